; The installer for Windows, for Inno Setup 6. Written, and not yet tried: see README.md.
; iscc /DVersion=0.1.0 /DFolder=..\..\dist\arbiter-0.1.0-windows-amd64 arbiter.iss

#ifndef Version
  #error Give the version: iscc /DVersion=0.1.0 ...
#endif
#ifndef Folder
  #error Give the folder that build.py made: iscc /DFolder=..\..\dist\arbiter-...
#endif

[Setup]
AppId={{6D0B1E57-5D1C-4B8F-9E0A-41524254A001}
AppName=Arbiter
AppVersion={#Version}
AppPublisher=The Arbiter authors
VersionInfoVersion={#Version}
; For this user alone, without an administrator; or for all, when one agrees.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
DefaultDirName={autopf}\Arbiter
DefaultGroupName=Arbiter
DisableProgramGroupPage=yes
; Older systems get a sentence of Windows' own before anything is unpacked.
MinVersion=10.0.17763
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
UninstallDisplayIcon={app}\arbiter.exe
SetupIconFile=..\..\build\icons\arbiter.ico
LicenseFile=..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=arbiter-{#Version}-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"
Name: "sv"; MessagesFile: "compiler:Languages\Swedish.isl"
Name: "tr"; MessagesFile: "compiler:Languages\Turkish.isl"

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "..\..\build\icons\application-x-arbiter.ico"; DestDir: "{app}"

[Icons]
Name: "{autoprograms}\Arbiter"; Filename: "{app}\arbiter.exe"
Name: "{autodesktop}\Arbiter"; Filename: "{app}\arbiter.exe"; Tasks: desktop

[Tasks]
Name: desktop; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Registry]
Root: HKA; Subkey: "Software\Classes\.arbiter"; ValueType: string; ValueData: "Arbiter.Tournament"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.arbiter"; ValueName: "Content Type"; ValueType: string; ValueData: "application/x-arbiter"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Arbiter.Tournament"; ValueType: string; ValueData: "Arbiter tournament"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Arbiter.Tournament\DefaultIcon"; ValueType: string; ValueData: "{app}\application-x-arbiter.ico"
Root: HKA; Subkey: "Software\Classes\Arbiter.Tournament\shell\open\command"; ValueType: string; ValueData: """{app}\arbiter.exe"" ""%1"""

[Run]
Filename: "{app}\arbiter.exe"; Description: "{cm:LaunchProgram,Arbiter}"; Flags: nowait postinstall skipifsilent
