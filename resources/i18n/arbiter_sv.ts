<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Arbiter</source>
        <translation>Om Arbiter</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licenser…</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licenser…</translation>
    </message>
    <message>
        <source>Round robins, from the drawing of lots to the report.</source>
        <translation>Alla möter alla, från lottning till rapport.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It needs no network.</source>
        <translation>Fri programvara under MIT-licensen. Behöver inget nätverk.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New tournament</source>
        <translation>&amp;Ny turnering</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Ny</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öppna…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öppna</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importera…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Spara</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Spara s&amp;om…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Spara en &amp;kopia…</translation>
    </message>
    <message>
        <source>Write &amp;Excel workbook</source>
        <translation>Skriv &amp;Excel-arbetsbok</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Print round</source>
        <translation>Skriv ut rond</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Skriv &amp;ut…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>Restore an earlier state…</source>
        <translation>Återställ ett tidigare läge…</translation>
    </message>
    <message>
        <source>FIDE report…</source>
        <translation>FIDE-rapport…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportera…</translation>
    </message>
    <message>
        <source>Print next &amp;round</source>
        <translation>Skriv ut nästa &amp;rond</translation>
    </message>
    <message>
        <source>Print a&amp;ll rounds</source>
        <translation>Skriv ut &amp;alla ronder</translation>
    </message>
    <message>
        <source>Print a &amp;bundle…</source>
        <translation>Skriv ut en &amp;bunt…</translation>
    </message>
    <message>
        <source>&amp;Copy round as text</source>
        <translation>&amp;Kopiera ronden som text</translation>
    </message>
    <message>
        <source>Copy round as p&amp;icture</source>
        <translation>Kopiera ronden som b&amp;ild</translation>
    </message>
    <message>
        <source>C&amp;lose file</source>
        <translation>Stän&amp;g filen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>&amp;Find a player</source>
        <translation>&amp;Sök spelare</translation>
    </message>
    <message>
        <source>&amp;Paste players</source>
        <translation>&amp;Klistra in spelare</translation>
    </message>
    <message>
        <source>Tournament &amp;data…</source>
        <translation>Turnerings&amp;data…</translation>
    </message>
    <message>
        <source>Dates of the &amp;rounds…</source>
        <translation>&amp;Rondernas datum…</translation>
    </message>
    <message>
        <source>Draw &amp;lots…</source>
        <translation>&amp;Lotta…</translation>
    </message>
    <message>
        <source>&amp;Numbers from other standings…</source>
        <translation>&amp;Nummer ur en annan ställning…</translation>
    </message>
    <message>
        <source>Draw lots on the full screen</source>
        <translation>Lotta i helskärm</translation>
    </message>
    <message>
        <source>Take the draw &amp;back</source>
        <translation>Åter&amp;ta lottningen</translation>
    </message>
    <message>
        <source>Rounds and colours by the &amp;Berger table</source>
        <translation>Ronder och färger enligt &amp;Bergertabellen</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <comment>a player leaves before the end</comment>
        <translation>Spelare &amp;utgår…</translation>
    </message>
    <message>
        <source>Take a withdrawal bac&amp;k</source>
        <translation>Åt&amp;erta att en spelare utgått</translation>
    </message>
    <message>
        <source>Play-o&amp;ff…</source>
        <translation>Om&amp;spel…</translation>
    </message>
    <message>
        <source>Order by &amp;hand…</source>
        <translation>Ordnin&amp;g för hand…</translation>
    </message>
    <message>
        <source>Rating l&amp;ists…</source>
        <translation>Rat&amp;inglistor…</translation>
    </message>
    <message>
        <source>Co&amp;mpare players with the lists…</source>
        <translation>Jä&amp;mför spelarna med listorna…</translation>
    </message>
    <message>
        <source>&amp;Prizes…</source>
        <translation>&amp;Priser…</translation>
    </message>
    <message>
        <source>&amp;Close tournament…</source>
        <comment>its results become final</comment>
        <translation>&amp;Avsluta turneringen…</translation>
    </message>
    <message>
        <source>R&amp;eopen…</source>
        <comment>correct final results, with a reason</comment>
        <translation>&amp;Öppna igen…</translation>
    </message>
    <message>
        <source>&amp;Previous round</source>
        <translation>&amp;Föregående rond</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Nästa rond</translation>
    </message>
    <message>
        <source>Next &amp;open board</source>
        <translation>Nästa bord &amp;utan resultat</translation>
    </message>
    <message>
        <source>Boar&amp;ds still out…</source>
        <translation>Bor&amp;d utan resultat…</translation>
    </message>
    <message>
        <source>T&amp;ype the round again</source>
        <translation>Ma&amp;ta in ronden igen</translation>
    </message>
    <message>
        <source>Games put o&amp;ff…</source>
        <translation>Upp&amp;skjutna partier…</translation>
    </message>
    <message>
        <source>&amp;Go to board…</source>
        <translation>&amp;Gå till bord…</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spelare</translation>
    </message>
    <message>
        <source>P&amp;airings</source>
        <translation>&amp;Ronder</translation>
    </message>
    <message>
        <source>&amp;Crosstable</source>
        <translation>&amp;Korstabell</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>S&amp;tällning</translation>
    </message>
    <message>
        <source>Crosstable in &amp;order of place</source>
        <translation>Korstabell efter &amp;placering</translation>
    </message>
    <message>
        <source>Standings &amp;beside</source>
        <translation>Ställning &amp;bredvid</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Varför?</translation>
    </message>
    <message>
        <source>Rating and nor&amp;ms…</source>
        <translation>Rating och nor&amp;mer…</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>&amp;Logg</translation>
    </message>
    <message>
        <source>Col&amp;umns and order…</source>
        <translation>Kol&amp;umner och ordning…</translation>
    </message>
    <message>
        <source>What &amp;if</source>
        <translation>Tänk &amp;om</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Tänk om</translation>
    </message>
    <message>
        <source>Sa&amp;fe and out in the standings</source>
        <translation>Säkrad och ute i ställ&amp;ningen</translation>
    </message>
    <message>
        <source>&amp;Hall screen</source>
        <translation>Publ&amp;ikskärm</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Publikskärm</translation>
    </message>
    <message>
        <source>What the hall s&amp;ees…</source>
        <translation>Va&amp;d publiken ser…</translation>
    </message>
    <message>
        <source>Next p&amp;ane</source>
        <translation>Nästa p&amp;anel</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>S&amp;törre text</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Mindre text</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>&amp;Practise…</source>
        <translation>&amp;Öva…</translation>
    </message>
    <message>
        <source>Practise from the &amp;beginning</source>
        <translation>Öva från &amp;början</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tangenter</translation>
    </message>
    <message>
        <source>About this &amp;computer…</source>
        <translation>Om den här &amp;datorn…</translation>
    </message>
    <message>
        <source>&amp;About Arbiter</source>
        <translation>&amp;Om Arbiter</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>Som &amp;systemet</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Ljust</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Mörkt</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Board {0}: {1} – {2}, {3}</source>
        <translation>Bord {0}: {1} – {2}, {3}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Vit</translation>
    </message>
    <message>
        <source>Rtg</source>
        <translation>Rtg</translation>
    </message>
    <message>
        <source>not as in the table: round {0}, board {1}, {2}–{3}</source>
        <translation>inte som i tabellen: rond {0}, bord {1}, {2}–{3}</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Po.</translation>
    </message>
    <message>
        <source>Number of the board in the hall.</source>
        <translation>Bordets nummer i spelsalen.</translation>
    </message>
    <message>
        <source>How the game ended, or why it is still out.</source>
        <translation>Hur partiet slutade, eller varför det inte är klart.</translation>
    </message>
    <message>
        <source>Number by lot.</source>
        <translation>Lottat nummer.</translation>
    </message>
    <message>
        <source>Rating: FIDE’s, else the national one.</source>
        <translation>Rating: FIDE:s, annars den nationella.</translation>
    </message>
    <message>
        <source>Points before this round.</source>
        <translation>Poäng före den här ronden.</translation>
    </message>
    <message>
        <source>A click sorts by it, another turns the order, a third ends it.</source>
        <translation>Ett klick sorterar efter den, ett till vänder ordningen, ett tredje avslutar.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>{0}, tried out</source>
        <translation>{0}, på prov</translation>
    </message>
    <message>
        <source>to be typed again</source>
        <translation>ska matas in igen</translation>
    </message>
    <message>
        <source>Round {0}, {1}</source>
        <translation>Rond {0}, {1}</translation>
    </message>
    <message>
        <source>trial</source>
        <comment>of a result</comment>
        <translation>prov</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <comment>in a narrow slot, a game of the next round</comment>
        <translation>Rond {0}</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Poäng före ronden</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Efter bord</translation>
    </message>
    <message>
        <source>By the name of White</source>
        <translation>Efter namnet på vit</translation>
    </message>
    <message>
        <source>By the name of Black</source>
        <translation>Efter namnet på svart</translation>
    </message>
    <message>
        <source>Boards still out first</source>
        <translation>Bord utan resultat först</translation>
    </message>
    <message>
        <source>Nobody who is looked for plays in this round.</source>
        <translation>Ingen av de sökta spelar i den här ronden.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Svart</translation>
    </message>
    <message>
        <source>Boards of the round</source>
        <translation>Rondens bord</translation>
    </message>
    <message>
        <source>entered {0}</source>
        <translation>inmatat {0}</translation>
    </message>
</context>
<context>
    <name>Bundles</name>
    <message>
        <source>Print a bundle</source>
        <translation>Skriv ut en bunt</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Spara som PDF</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Skriv ut</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Förlopp</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Skrivare</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>Bunt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papper</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Upp</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ned</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplar</translation>
    </message>
    <message>
        <source>Copies of this document</source>
        <translation>Exemplar av det här dokumentet</translation>
    </message>
    <message>
        <source>Tick at least one document.</source>
        <translation>Kryssa för minst ett dokument.</translation>
    </message>
    <message>
        <source>Games without a result: {0}. What is printed now says that it is provisional.</source>
        <translation>Partier utan resultat: {0}. Det som skrivs ut nu märks som preliminärt.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: all of it goes into one PDF file in the tournament’s folder.</source>
        <translation>Ingen skrivare är installerad på datorn: allt sparas i en PDF-fil i turneringens mapp.</translation>
    </message>
    <message>
        <source>The sheets are being made.</source>
        <translation>Bladen görs.</translation>
    </message>
    <message>
        <source>Nothing to print yet in: {0}.</source>
        <translation>Inget att skriva ut än i: {0}.</translation>
    </message>
    <message>
        <source>{0}: {1} pages.</source>
        <translation>{0}: {1} sidor.</translation>
    </message>
    <message>
        <source>Left out, nothing to print yet: {0}.</source>
        <translation>Utelämnat, inget att skriva ut än: {0}.</translation>
    </message>
    <message>
        <source>Documents of the bundle</source>
        <translation>Buntens dokument</translation>
    </message>
    <message>
        <source>copies: {0}</source>
        <translation>exemplar: {0}</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Första dagen</translation>
    </message>
    <message>
        <source>After a round</source>
        <translation>Efter en rond</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Avslutning</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>Efter rond {0}</translation>
    </message>
    <message>
        <source>Results of round {0}, standings</source>
        <translation>Resultat i rond {0}, ställning</translation>
    </message>
    <message>
        <source>{0}: round {1}</source>
        <comment>a document</comment>
        <translation>{0}: rond {1}</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>The exchange helps nobody here.</source>
        <translation>Bytet hjälper ingen här.</translation>
    </message>
    <message>
        <source>The second half is played 2 to {0}, then 1.</source>
        <translation>Andra halvan spelas i ordningen 2 till {0}, sedan 1.</translation>
    </message>
    <message>
        <source>Numbers {0} have {1} equal colours in a row where the cycles meet. The exchange would spare them that: nobody had more than {2}.</source>
        <translation>Där varven möts får nummer {0} samma färg {1} gånger i rad. Bytet skulle bespara dem det: ingen finge fler än {2}.</translation>
    </message>
    <message>
        <source>The exchange helps numbers {0}: without it they would have {1} equal colours in a row.</source>
        <translation>Bytet hjälper nummer {0}, som annars skulle få samma färg {1} gånger i rad.</translation>
    </message>
    <message>
        <source>Each cycle begins one round later. This helps numbers {0}: else they would have {1} equal colours in a row.</source>
        <translation>Varje varv börjar en rond senare. Det hjälper nummer {0}, som annars skulle få samma färg {1} gånger i rad.</translation>
    </message>
    <message>
        <source>Numbers are places of an earlier table; opponents come in ascending order.</source>
        <translation>Numren är placeringar i en tidigare tabell; motståndarna kommer i stigande ordning.</translation>
    </message>
    <message>
        <source>Whose home comes first is not laid down: here {0} plays 1 at home.</source>
        <translation>Vem som först spelar hemma är inte bestämt: här spelar {0} hemma mot 1.</translation>
    </message>
    <message>
        <source>Colours alternate for everybody.</source>
        <translation>Färgerna växlar för alla.</translation>
    </message>
    <message>
        <source>Longest run of equal colours: {0}.</source>
        <translation>Längsta följd av samma färg: {0}.</translation>
    </message>
</context>
<context>
    <name>CalendarMenu</name>
    <message>
        <source>Exchange home and away</source>
        <translation>Byt hemma och borta</translation>
    </message>
    <message>
        <source>Exchange &amp;colours</source>
        <translation>Byt &amp;färger</translation>
    </message>
    <message>
        <source>Ca&amp;lendar</source>
        <translation>Spel&amp;schema</translation>
    </message>
    <message>
        <source>Change &amp;places with</source>
        <translation>Byt &amp;plats med</translation>
    </message>
    <message>
        <source>Round {0}, board {1}:  {2}–{3}</source>
        <translation>Rond {0}, bord {1}:  {2}–{3}</translation>
    </message>
    <message>
        <source>&amp;Move to another round or board…</source>
        <translation>F&amp;lytta till en annan rond eller ett annat bord…</translation>
    </message>
    <message>
        <source>Exchange two &amp;numbers…</source>
        <translation>Byt två &amp;nummer…</translation>
    </message>
    <message>
        <source>Exchange round {0} with</source>
        <translation>Byt plats på rond {0} och</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Rond {0}</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Go to its board</source>
        <translation>&amp;Gå till bordet</translation>
    </message>
    <message>
        <source>{0}, round {1}</source>
        <comment>two players</comment>
        <translation>{0}, rond {1}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Who</source>
        <translation>Vem</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Vad</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Här</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Där</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Val</translation>
    </message>
    <message>
        <source>keep ours</source>
        <translation>behåll vårt</translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>ta inte in</translation>
    </message>
    <message>
        <source>✓ take theirs</source>
        <translation>✓ ta deras</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>Close tournament</source>
        <translation>Avsluta turneringen</translation>
    </message>
    <message numerus="yes">
        <source>The results of %n game(s) become final.</source>
        <translation>
            <numerusform>Resultatet av %n parti blir slutligt.</numerusform>
            <numerusform>Resultaten av %n partier blir slutliga.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be entered or undone after that. To correct something the tournament is reopened with a reason, and its papers become version {0}.</source>
        <translation>Efter det går inget att mata in eller ångra. För att rätta något öppnas turneringen igen med ett skäl, och dess papper blir version {0}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Reopen tournament</source>
        <translation>Öppna turneringen igen</translation>
    </message>
    <message>
        <source>The results become version {0}.</source>
        <translation>Resultaten blir version {0}.</translation>
    </message>
    <message>
        <source>Every paper and file will say so from now on, with the day and your reason. What has been given out before is no longer valid.</source>
        <translation>Från och med nu står det på varje papper och i varje fil, med dagen och ditt skäl. Det som lämnats ut tidigare gäller inte längre.</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Öppna igen</translation>
    </message>
</context>
<context>
    <name>ColumnsMenu</name>
    <message>
        <source>This column is always shown.</source>
        <translation>Kolumnen visas alltid.</translation>
    </message>
    <message>
        <source>&amp;All columns</source>
        <translation>&amp;Alla kolumner</translation>
    </message>
</context>
<context>
    <name>Computer</name>
    <message>
        <source>About this computer</source>
        <translation>Om den här datorn</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>&amp;Kopiera allt</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Kopiera allt</translation>
    </message>
    <message>
        <source>Copied. Paste it into your mail.</source>
        <translation>Kopierat. Klistra in det i ditt mejl.</translation>
    </message>
    <message>
        <source>default</source>
        <translation>förvald</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Bildskärm</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Typsnitt</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Printers</source>
        <translation>Skrivare</translation>
    </message>
    <message>
        <source>none; sheets become PDF files</source>
        <translation>ingen; bladen blir PDF-filer</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turneringar</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>as a program of its own</source>
        <comment>not run by an installed Python</comment>
        <translation>som fristående program</translation>
    </message>
    <message>
        <source>text {0} %</source>
        <translation>text {0} %</translation>
    </message>
    <message>
        <source>screen {0}, paper {1}, system {2}</source>
        <translation>skärm {0}, papper {1}, system {2}</translation>
    </message>
    <message>
        <source>{0} ({1} GB free)</source>
        <translation>{0} ({1} GB ledigt)</translation>
    </message>
</context>
<context>
    <name>Consequences</name>
    <message numerus="yes">
        <source>With this order no place changes now; with %n game(s) open it may in the end.</source>
        <translation>
            <numerusform>Med den här ordningen ändras ingen placering nu; %n parti är inte klart, så det kan ske till slut.</numerusform>
            <numerusform>Med den här ordningen ändras ingen placering nu; %n partier är inte klara, så det kan ske till slut.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this order no place changes.</source>
        <translation>Med den här ordningen ändras ingen placering.</translation>
    </message>
    <message numerus="yes">
        <source>With this order %n place(s) change: {0}.</source>
        <translation>
            <numerusform>Med den här ordningen ändras %n placering: {0}.</numerusform>
            <numerusform>Med den här ordningen ändras %n placeringar: {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Order of tie-breaks</source>
        <translation>Särskiljningsordning</translation>
    </message>
    <message>
        <source>The regulations should have named the order before the first round. The reason will stand in the journal and under the final table.</source>
        <translation>Bestämmelserna borde ha angett ordningen före första ronden. Skälet kommer att stå i loggen och under sluttabellen.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändra</translation>
    </message>
    <message>
        <source>Keep the old order</source>
        <translation>Behåll den gamla ordningen</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault in the program</source>
        <translation>Fel i programmet</translation>
    </message>
    <message>
        <source>Something went wrong inside Arbiter. What was entered is kept, the status line says up to when it is saved, and you can go on. The report below helps to mend it; no name stands in it.</source>
        <translation>Något gick fel i Arbiter. Det som matats in finns kvar, statusraden visar till när det är sparat, och du kan fortsätta. Rapporten nedan hjälper till att rätta felet; inga namn står i den.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopiera rapport</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsätt</translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>round {0}</source>
        <translation>rond {0}</translation>
    </message>
    <message>
        <source>{0} is at home</source>
        <translation>{0} är hemma</translation>
    </message>
    <message>
        <source>{0} is away</source>
        <translation>{0} är borta</translation>
    </message>
    <message>
        <source>{0} has White</source>
        <translation>{0} har vit</translation>
    </message>
    <message>
        <source>{0} has Black</source>
        <translation>{0} har svart</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>räknas inte</translation>
    </message>
    <message>
        <source>adjourned, counts as a draw for now</source>
        <translation>hängparti, räknas som remi tills vidare</translation>
    </message>
    <message>
        <source>postponed to {0}</source>
        <translation>uppskjutet till {0}</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>uppskjutet</translation>
    </message>
    <message>
        <source>to be played early, {0}</source>
        <translation>spelas i förtid, {0}</translation>
    </message>
    <message>
        <source>to be played early</source>
        <translation>spelas i förtid</translation>
    </message>
    <message>
        <source>open</source>
        <translation>inte klart</translation>
    </message>
    <message>
        <source>{0} won</source>
        <translation>{0} vann</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remi</translation>
    </message>
    <message>
        <source>{0} lost</source>
        <translation>{0} förlorade</translation>
    </message>
    <message>
        <source>{0} won by forfeit</source>
        <translation>{0} vann på w.o.</translation>
    </message>
    <message>
        <source>{0} lost by forfeit</source>
        <translation>{0} förlorade på w.o.</translation>
    </message>
    <message>
        <source>nobody appeared</source>
        <translation>ingen kom</translation>
    </message>
    <message>
        <source>Rtg</source>
        <translation>Rtg</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plac.</translation>
    </message>
    <message>
        <source>FIDE’s, or the national one where there is none.</source>
        <translation>FIDE:s, eller den nationella där den saknas.</translation>
    </message>
    <message>
        <source>Each game as the player of the row sees it.</source>
        <translation>Varje parti sett från radens spelare.</translation>
    </message>
    <message>
        <source>From all games that count, forfeits included.</source>
        <translation>Av alla partier som räknas, även w.o.</translation>
    </message>
    <message>
        <source>By points and the tie-breaks in their order; 2–4 is shared.</source>
        <translation>Efter poäng och särskiljning i tur och ordning; 2–4 är delad placering.</translation>
    </message>
    <message>
        <source>Forfeits are counted too.</source>
        <translation>Även w.o. räknas.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titlar</translation>
    </message>
    <message>
        <source>Games won, lost and drawn</source>
        <translation>Vinster, förluster och remier</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Efter nummer</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Efter placering</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>round still to come, bold: this round</source>
        <translation>kommande rond, fet: denna rond</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>hängparti</translation>
    </message>
    <message>
        <source>withdrawn, does not count</source>
        <translation>utgått, räknas inte</translation>
    </message>
    <message>
        <source>last entry</source>
        <translation>senast inmatat</translation>
    </message>
    <message>
        <source>two games in one cell: first game left, second right</source>
        <translation>två partier i en ruta: det första till vänster, det andra till höger</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Förbund</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Vinster</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation>Förluster</translation>
    </message>
    <message>
        <source>Games drawn</source>
        <translation>Remier</translation>
    </message>
    <message>
        <source>{0}, tried out</source>
        <translation>{0}, på prov</translation>
    </message>
    <message>
        <source>The pairings follow from the lots. Draw lots Ctrl+L</source>
        <translation>Ronderna följer av lottningen. Lotta Ctrl+L</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordning</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nummer</translation>
    </message>
    <message>
        <source>place</source>
        <translation>placering</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Korstabell</translation>
    </message>
    <message>
        <source>Esc takes back {0}</source>
        <translation>Esc tar tillbaka {0}</translation>
    </message>
</context>
<context>
    <name>DateField</name>
    <message>
        <source>day.month.year</source>
        <translation>år-månad-dag</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>ddd d MMM</source>
        <comment>day of the week, day and month, short</comment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>day of the week, day and month, in full</comment>
        <translation>dddd d MMMM</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <comment>day, time</comment>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>Play-off of those level on points…</source>
        <translation>Omspel mellan de poänglika…</translation>
    </message>
    <message>
        <source>Order by hand…</source>
        <translation>Ordning för hand…</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Journal</source>
        <translation>Logg</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>Untitled tournament</source>
        <translation>Namnlös turnering</translation>
    </message>
    <message>
        <source>No board is open.</source>
        <translation>Inget bord saknar resultat.</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <comment>Undo or Redo, and what: Undo add 3 players</comment>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Clear</source>
        <translation>Rensa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>EventDetails</name>
    <message>
        <source>For the reports</source>
        <translation>För rapporterna</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>90 min + 30 s a move</source>
        <comment>an example of a rate of play</comment>
        <translation>90 min + 30 s per drag</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Arrangör</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Betänketid</translation>
    </message>
    <message>
        <source>Time control in code</source>
        <translation>Betänketid i kod</translation>
    </message>
    <message>
        <source>Rated as</source>
        <translation>Räknas som</translation>
    </message>
    <message>
        <source>Event code</source>
        <translation>Turneringskod</translation>
    </message>
    <message>
        <source>FIDE ID of the chief arbiter</source>
        <translation>Huvuddomarens FIDE-id</translation>
    </message>
    <message>
        <source>Other officials</source>
        <translation>Övriga funktionärer</translation>
    </message>
    <message>
        <source>Surname, first name</source>
        <translation>Efternamn, förnamn</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-id</translation>
    </message>
    <message>
        <source>Office of official {0}</source>
        <translation>Uppdrag för funktionär {0}</translation>
    </message>
    <message>
        <source>Name of official {0}</source>
        <translation>Namn på funktionär {0}</translation>
    </message>
    <message>
        <source>FIDE ID of official {0}</source>
        <translation>FIDE-id för funktionär {0}</translation>
    </message>
    <message>
        <source>“{0}” is no time control. Write seconds, as 5400+30 or 40/6000+30:900+30.</source>
        <translation>”{0}” är ingen betänketid. Skriv sekunder, som 5400+30 eller 40/6000+30:900+30.</translation>
    </message>
    <message>
        <source>“{0}” is no FIDE ID: it has digits only.</source>
        <translation>”{0}” är inget FIDE-id: det består bara av siffror.</translation>
    </message>
    <message>
        <source>The official with FIDE ID {0} has no name.</source>
        <translation>Funktionären med FIDE-id {0} saknar namn.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>not said</source>
        <comment>a pace of play</comment>
        <translation>ej angivet</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>a pace of play</comment>
        <translation>Långparti</translation>
    </message>
    <message>
        <source>Rapid</source>
        <comment>a pace of play</comment>
        <translation>Snabbschack</translation>
    </message>
    <message>
        <source>Blitz</source>
        <comment>a pace of play</comment>
        <translation>Blixt</translation>
    </message>
    <message>
        <source>Deputy chief arbiter</source>
        <translation>Biträdande huvuddomare</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <comment>an office</comment>
        <translation>Domare</translation>
    </message>
    <message>
        <source>Pairings officer</source>
        <translation>Lottningsansvarig</translation>
    </message>
    <message>
        <source>Fair play officer</source>
        <translation>Fair play-ansvarig</translation>
    </message>
    <message>
        <source>Chief secretary</source>
        <translation>Sekreterare</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export</source>
        <translation>Exportera</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Välj…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>{0} is not what was exported here last, or somebody has changed it. It will be replaced.</source>
        <translation>{0} är inte det som exporterades hit senast, eller så har någon ändrat i den. Den kommer att ersättas.</translation>
    </message>
    <message>
        <source>Files {0}</source>
        <translation>{0}-filer</translation>
    </message>
    <message>
        <source>{0} and others are there already and will be replaced.</source>
        <translation>{0} och andra filer finns redan och kommer att ersättas.</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>efter placering</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>efter nummer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Vad</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Korstabell</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Välj fil</translation>
    </message>
    <message>
        <source>{0} is there already and will be replaced.</source>
        <translation>{0} finns redan och kommer att ersättas.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>Save as “{0}”</source>
        <translation>Spara som ”{0}”</translation>
    </message>
    <message>
        <source>Save in “{0}”</source>
        <translation>Spara i ”{0}”</translation>
    </message>
    <message>
        <source>Games without moves (.pgn)</source>
        <translation>Partier utan drag (.pgn)</translation>
    </message>
    <message>
        <source>For electronic boards and broadcasts, which fill in the moves. Lichess wants a round for itself.</source>
        <translation>För elektroniska bräden och sändningar, som fyller i dragen. Lichess vill ha varje rond för sig.</translation>
    </message>
    <message>
        <source>Round and board as one, 3.2 (ChessBase, DGT)</source>
        <translation>Rond och bord tillsammans, 3.2 (ChessBase, DGT)</translation>
    </message>
    <message>
        <source>Names in plain letters (ASCII)</source>
        <translation>Namn med enkla bokstäver (ASCII)</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Rond {0}</translation>
    </message>
    <message>
        <source>round {0}</source>
        <comment>put to the name of a file</comment>
        <translation>rond {0}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ronder</translation>
    </message>
    <message>
        <source>all in one file</source>
        <translation>alla i en fil</translation>
    </message>
    <message>
        <source>all, a file for each</source>
        <translation>alla, en fil per rond</translation>
    </message>
    <message>
        <source>Round {0}, board {1}: PGN has no sign for {2}. The game is written as one that is not over, with {2} in a comment.</source>
        <translation>Rond {0}, bord {1}: PGN har inget tecken för {2}. Partiet skrivs som pågående, med {2} i en kommentar.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without rating: PGN does not say so.</source>
        <translation>
            <numerusform>%n parti räknas inte för rating: det framgår inte i PGN.</numerusform>
            <numerusform>%n partier räknas inte för rating: det framgår inte i PGN.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a FIDE ID: a broadcast knows them by their names alone.</source>
        <translation>
            <numerusform>%n spelare saknar FIDE-id: en sändning känner bara igen namnet.</numerusform>
            <numerusform>%n spelare saknar FIDE-id: en sändning känner bara igen namnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table as text (.csv)</source>
        <translation>Tabell som text (.csv)</translation>
    </message>
    <message>
        <source>For other programs: one line for each player, or each game.</source>
        <translation>För andra program: en rad per spelare eller per parti.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>standings</source>
        <comment>put to the name of a file</comment>
        <translation>ställning</translation>
    </message>
    <message>
        <source>Pairings and results of all rounds</source>
        <translation>Lottning och resultat för alla ronder</translation>
    </message>
    <message>
        <source>rounds</source>
        <comment>put to the name of a file</comment>
        <translation>ronder</translation>
    </message>
    <message>
        <source>Players, with ids and days of birth</source>
        <translation>Spelare, med id och födelsedatum</translation>
    </message>
    <message>
        <source>players</source>
        <comment>put to the name of a file</comment>
        <translation>spelare</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Innehåll</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Bokstäver</translation>
    </message>
    <message>
        <source>all (UTF-8)</source>
        <translation>alla (UTF-8)</translation>
    </message>
    <message>
        <source>Cyrillic of old programs (Windows-1251)</source>
        <translation>äldre programs kyrilliska (Windows-1251)</translation>
    </message>
    <message>
        <source>Page for the web (.html)</source>
        <translation>Webbsida (.html)</translation>
    </message>
    <message>
        <source>Crosstable, standings and all rounds in one file, for a site or a mail; it can be read on a telephone and printed. Without ids and days of birth.</source>
        <translation>Korstabell, ställning och alla ronder i en fil, för en webbplats eller ett mejl; den går att läsa i mobilen och skriva ut. Utan id och födelsedatum.</translation>
    </message>
    <message>
        <source>Picture for messengers (.png)</source>
        <translation>Bild för meddelanden (.png)</translation>
    </message>
    <message>
        <source>As narrow as the table allows, to be read on a telephone.</source>
        <translation>Så smal som tabellen tillåter, för att läsas i mobilen.</translation>
    </message>
    <message>
        <source>Text for messengers (.txt)</source>
        <translation>Text för meddelanden (.txt)</translation>
    </message>
    <message>
        <source>A line for each board or player, without columns.</source>
        <translation>En rad per bord eller spelare, utan kolumner.</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Uppställning</translation>
    </message>
    <message>
        <source>lines, for a telephone</source>
        <translation>rader, för mobilen</translation>
    </message>
    <message>
        <source>columns, for letters of one width</source>
        <translation>kolumner, för typsnitt med fast bredd</translation>
    </message>
    <message>
        <source>To be seen to before this is sent</source>
        <translation>Att ordna innan detta skickas</translation>
    </message>
    <message>
        <source>FIDE report TRF26 (.trf)</source>
        <translation>FIDE-rapport TRF26 (.trf)</translation>
    </message>
    <message>
        <source>What FIDE and most federations rate by, with comments for what the form itself can’t say. It can be read back.</source>
        <translation>Det som FIDE och de flesta förbund räknar rating efter, med kommentarer för det som formatet inte rymmer. Den kan läsas tillbaka.</translation>
    </message>
    <message>
        <source>FIDE report TRF16 (.trf)</source>
        <translation>FIDE-rapport TRF16 (.trf)</translation>
    </message>
    <message>
        <source>The form before September 2025, for programs that know no other.</source>
        <translation>Formatet före september 2025, för program som inte kan något annat.</translation>
    </message>
    <message>
        <source>With a sheet of the Berger schedule</source>
        <translation>Med ett blad för Bergerschemat</translation>
    </message>
    <message>
        <source>With an event report (facts for IT3)</source>
        <translation>Med en turneringsrapport (uppgifter till IT3)</translation>
    </message>
    <message>
        <source>Complete workbook (.xlsx)</source>
        <translation>Fullständig arbetsbok (.xlsx)</translation>
    </message>
    <message>
        <source>Everything, with national ids and days of birth, and a sheet that audits the rest by formulas. It can be read back.</source>
        <translation>Allt, med nationella id och födelsedatum, och ett blad som kontrollerar resten med formler. Den kan läsas tillbaka.</translation>
    </message>
    <message>
        <source>Workbook to publish (.xlsx)</source>
        <translation>Arbetsbok för publicering (.xlsx)</translation>
    </message>
    <message>
        <source>Without national ids; of birthdays only the year.</source>
        <translation>Utan nationella id; bara födelseår.</translation>
    </message>
    <message>
        <source>public</source>
        <comment>put to the name of a file</comment>
        <translation>publicering</translation>
    </message>
    <message>
        <source>Crosstable only, one sheet (.xlsx)</source>
        <translation>Bara korstabellen, ett blad (.xlsx)</translation>
    </message>
    <message>
        <source>In the order of columns that chess-results.com uses.</source>
        <translation>Med kolumnerna i samma ordning som på chess-results.com.</translation>
    </message>
    <message>
        <source>crosstable</source>
        <comment>put to the name of a file</comment>
        <translation>korstabell</translation>
    </message>
    <message>
        <source>Participants for Swiss-Manager (.xlsx)</source>
        <translation>Spelare för Swiss-Manager (.xlsx)</translation>
    </message>
    <message>
        <source>The list of players as Swiss-Manager imports it.</source>
        <translation>Spelarlistan så som Swiss-Manager importerar den.</translation>
    </message>
    <message>
        <source>participants</source>
        <comment>put to the name of a file</comment>
        <translation>spelare</translation>
    </message>
    <message>
        <source>Participants for Swiss-Manager (.csv)</source>
        <translation>Spelare för Swiss-Manager (.csv)</translation>
    </message>
    <message>
        <source>The same list as text.</source>
        <translation>Samma lista som text.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a tournament</source>
        <translation>Öppna en turnering</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turneringar</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alla filer</translation>
    </message>
    <message>
        <source>This tournament is open already.</source>
        <translation>Turneringen är redan öppen.</translation>
    </message>
    <message>
        <source>Opened as a new tournament. The damaged file is as it was.</source>
        <translation>Öppnad som en ny turnering. Den skadade filen är oförändrad.</translation>
    </message>
    <message>
        <source>Saving is being tried again.</source>
        <translation>Nytt försök att spara.</translation>
    </message>
    <message>
        <source>Every entry is saved as soon as it is made.</source>
        <translation>Allt sparas så snart det har matats in.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Spara som</translation>
    </message>
    <message>
        <source>The tournament is now in {0}</source>
        <translation>Turneringen finns nu i {0}</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Spara en kopia</translation>
    </message>
    <message>
        <source>A copy is in {0}</source>
        <translation>En kopia finns i {0}</translation>
    </message>
    <message>
        <source>It is in the clipboard.</source>
        <translation>Det finns i urklipp.</translation>
    </message>
    <message>
        <source>Tables, reports, games</source>
        <translation>Tabeller, rapporter, partier</translation>
    </message>
    <message>
        <source>Excel workbooks</source>
        <translation>Excel-arbetsböcker</translation>
    </message>
    <message>
        <source>Import a table, a report or games</source>
        <translation>Importera en tabell, en rapport eller partier</translation>
    </message>
    <message>
        <source>Exported to {0}</source>
        <translation>Exporterat till {0}</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>{0} exists already.</source>
        <translation>{0} finns redan.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersätt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find</source>
        <translation>Sök</translation>
    </message>
    <message>
        <source>Number or name of a player</source>
        <translation>En spelares nummer eller namn</translation>
    </message>
    <message>
        <source>number or name</source>
        <translation>nummer eller namn</translation>
    </message>
    <message>
        <source>Enter the next one   Tab into the table   Esc ends the search</source>
        <translation>Enter till nästa   Tab till tabellen   Esc avslutar sökningen</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ingen</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <comment>that are shown</comment>
        <translation>
            <numerusform>%n bord</numerusform>
            <numerusform>%n bord</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1}: {2}</source>
        <comment>the first of three: a name</comment>
        <translation>{0} av {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Draw lots…</source>
        <translation>Lotta…</translation>
    </message>
    <message>
        <source>Three players are needed for a draw.</source>
        <translation>Det behövs tre spelare för att lotta.</translation>
    </message>
    <message>
        <source>{0} players: an odd field, {1} rounds, one player free in each.</source>
        <translation>{0} spelare: udda antal, {1} ronder, en spelare har frirond i varje.</translation>
    </message>
    <message>
        <source>{0} players: {1} rounds of {2} boards.</source>
        <translation>{0} spelare: {1} ronder med {2} bord.</translation>
    </message>
    <message>
        <source>What to check before the draw</source>
        <translation>Att se över före lottningen</translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>Inget att se över.</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>The hall’s screen is gone; it goes on when that is back.</source>
        <translation>Publikskärmen är borta; den fortsätter när skärmen är tillbaka.</translation>
    </message>
    <message>
        <source>The hall’s screen is back.</source>
        <translation>Publikskärmen är tillbaka.</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Publikskärm</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Dark, for a dim hall</source>
        <translation>Mörkt, för en dämpad spelsal</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljust</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>the other screen, if there is one</source>
        <translation>den andra skärmen, om det finns en</translation>
    </message>
    <message>
        <source>{0}, {1} × {2}</source>
        <comment>name of a screen, width, height</comment>
        <translation>{0}, {1} × {2}</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Visar</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Färger</translation>
    </message>
    <message>
        <source>Each page for</source>
        <translation>Varje sida i</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Skärm</translation>
    </message>
    <message>
        <source>This computer has one screen now: the hall screen opens as a window, which can be drawn to another screen later.</source>
        <translation>Datorn har en skärm nu: publikskärmen öppnas som ett fönster, som kan dras till en annan skärm senare.</translation>
    </message>
    <message>
        <source>It follows every result. The keyboard stays at the desk.</source>
        <translation>Den följer varje resultat. Tangentbordet är kvar hos domaren.</translation>
    </message>
    <message>
        <source>Everything in turn</source>
        <translation>Allt i tur och ordning</translation>
    </message>
    <message>
        <source>Boards and results</source>
        <translation>Bord och resultat</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Korstabell</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Nästa rond</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Det här är sista ronden.</translation>
    </message>
    <message>
        <source>The rounds of this tournament are not known.</source>
        <translation>Turneringens ronder är inte kända.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nästa rond</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ronder</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>No players yet.</source>
        <translation>Inga spelare än.</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Rond {0}</translation>
    </message>
    <message>
        <source>Free this round: {0}</source>
        <translation>Frirond: {0}</translation>
    </message>
    <message>
        <source>{0}, boards {1}–{2}</source>
        <comment>round, first, last</comment>
        <translation>{0}, bord {1}–{2}</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>uppskjutet</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>hängparti</translation>
    </message>
    <message>
        <source>played early</source>
        <translation>i förtid</translation>
    </message>
    <message>
        <source>final</source>
        <translation>slutlig</translation>
    </message>
    <message>
        <source>{0}, final</source>
        <translation>{0}, slutlig</translation>
    </message>
    <message>
        <source>{0}, provisional</source>
        <translation>{0}, preliminär</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>ställning</translation>
    </message>
    <message>
        <source>crosstable</source>
        <translation>korstabell</translation>
    </message>
    <message>
        <source>{0} {1}–{2}</source>
        <comment>subject, first, last</comment>
        <translation>{0} {1}–{2}</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points</comment>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Round {0} at {1}</source>
        <translation>Rond {0} kl. {1}</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Rond {0}: {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n game(s) finished</source>
        <translation>
            <numerusform>{0} av %n parti klart</numerusform>
            <numerusform>{0} av %n partier klara</numerusform>
        </translation>
    </message>
    <message>
        <source>then {0}</source>
        <translation>sedan {0}</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Order by hand</source>
        <translation>Ordning för hand</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Upp</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ned</translation>
    </message>
    <message>
        <source>Set order</source>
        <translation>Ange ordningen</translation>
    </message>
    <message>
        <source>Give up the order</source>
        <translation>Slopa ordningen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Order, the best first</source>
        <translation>Ordning, bäst först</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Skäl</translation>
    </message>
    <message>
        <source>&amp;Reason, printed under the table</source>
        <translation>&amp;Skäl, skrivs ut under tabellen</translation>
    </message>
    <message>
        <source>Level on everything: places {0}</source>
        <translation>Lika i allt: plats {0}</translation>
    </message>
    <message>
        <source>The order counts as long as just these players are level. It is printed under the final table with its reason.</source>
        <translation>Ordningen gäller så länge just de här spelarna är lika. Den skrivs ut under sluttabellen med sitt skäl.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Arbiter {0}: manual</source>
        <translation>Arbiter {0}: handbok</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>Sida i hjälpen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjälp</translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <translation>Sök på alla sidor</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Innehåll</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Sökträffar</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Bakåt</translation>
    </message>
    <message>
        <source>Forward ›</source>
        <translation>Framåt ›</translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation>Inget hittades.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>No player was found in the rows.</source>
        <translation>Ingen spelare hittades i raderna.</translation>
    </message>
    <message>
        <source>Everybody in this list is in the tournament already.</source>
        <translation>Alla i listan finns redan i turneringen.</translation>
    </message>
    <message>
        <source>Pasted table</source>
        <translation>Inklistrad tabell</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) understood</source>
        <translation>
            <numerusform>%n cell förstådd</numerusform>
            <numerusform>%n celler förstådda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) understood</source>
        <translation>
            <numerusform>%n rad förstådd</numerusform>
            <numerusform>%n rader förstådda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <translation>
            <numerusform>%n att se över</numerusform>
            <numerusform>%n att se över</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n inte förstådd</numerusform>
            <numerusform>%n inte förstådda</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importera</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Reading {0}…</source>
        <translation>Läser {0}…</translation>
    </message>
    <message>
        <source>Column {0} can’t be “{1}” in this table; it stays “{2}”.</source>
        <translation>Kolumn {0} kan inte vara ”{1}” i den här tabellen; den förblir ”{2}”.</translation>
    </message>
    <message numerus="yes">
        <source>Leave %n row(s) out</source>
        <translation>
            <numerusform>Ta inte in %n rad</numerusform>
            <numerusform>Ta inte in %n rader</numerusform>
        </translation>
    </message>
    <message>
        <source>It becomes a new tournament; the one that is open stays as it is.</source>
        <translation>Det blir en ny turnering; den som är öppen förblir som den är.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were read by inference: look at the findings.</source>
        <translation>
            <numerusform>%n rad har tolkats: se anmärkningarna.</numerusform>
            <numerusform>%n rader har tolkats: se anmärkningarna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were read by inference: look at the findings.</source>
        <translation>
            <numerusform>%n cell har tolkats: se anmärkningarna.</numerusform>
            <numerusform>%n celler har tolkats: se anmärkningarna.</numerusform>
        </translation>
    </message>
    <message>
        <source>the open tournament</source>
        <translation>den öppna turneringen</translation>
    </message>
    <message>
        <source>a new tournament</source>
        <translation>en ny turnering</translation>
    </message>
    <message>
        <source>The column is:</source>
        <translation>Kolumnen är:</translation>
    </message>
    <message>
        <source>type</source>
        <translation>skriv</translation>
    </message>
    <message>
        <source>next finding</source>
        <translation>nästa anmärkning</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>meny</translation>
    </message>
    <message>
        <source>Nothing has been imported yet.</source>
        <translation>Inget har importerats än.</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Blad</translation>
    </message>
    <message>
        <source>&amp;read as</source>
        <translation>&amp;läs som</translation>
    </message>
    <message>
        <source>&amp;encoding</source>
        <translation>&amp;kodning</translation>
    </message>
    <message>
        <source>se&amp;parator</source>
        <translation>&amp;avgränsare</translation>
    </message>
    <message>
        <source>&amp;take into</source>
        <translation>&amp;ta in i</translation>
    </message>
    <message>
        <source>{0} (hidden)</source>
        <translation>{0} (dolt)</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>semikolon</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>komma</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabb</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>lodstreck</translation>
    </message>
    <message>
        <source>two blanks</source>
        <translation>två blanksteg</translation>
    </message>
    <message>
        <source>columns of fixed width</source>
        <translation>kolumner med fast bredd</translation>
    </message>
    <message>
        <source>crosstable, single round</source>
        <translation>korstabell, ett varv</translation>
    </message>
    <message>
        <source>crosstable, double round</source>
        <translation>korstabell, två varv</translation>
    </message>
    <message>
        <source>crosstable, {0} cycles</source>
        <translation>korstabell, {0} varv</translation>
    </message>
    <message>
        <source>crosstable</source>
        <translation>korstabell</translation>
    </message>
    <message>
        <source>pairings of all rounds</source>
        <translation>alla ronder</translation>
    </message>
    <message>
        <source>workbook of this program</source>
        <translation>det här programmets arbetsbok</translation>
    </message>
    <message>
        <source>FIDE report (TRF)</source>
        <translation>FIDE-rapport (TRF)</translation>
    </message>
    <message>
        <source>list of participants</source>
        <translation>spelarlista</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n parti</numerusform>
            <numerusform>%n partier</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>single round</source>
        <translation>ett varv</translation>
    </message>
    <message>
        <source>double round</source>
        <translation>två varv</translation>
    </message>
    <message>
        <source>{0} cycles</source>
        <translation>{0} varv</translation>
    </message>
    <message>
        <source>One cell is not understood. Settle {0}, then import.</source>
        <translation>En cell är inte förstådd. Red ut {0}, importera sedan.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are not understood. Settle {0}, then import.</source>
        <translation>
            <numerusform>%n cell är inte förstådd. Red ut {0}, importera sedan.</numerusform>
            <numerusform>%n celler är inte förstådda. Red ut {0}, importera sedan.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the first finding says has to be settled, then import.</source>
        <translation>Red ut det som den första anmärkningen säger, importera sedan.</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) have to be settled first: {0}.</source>
        <translation>
            <numerusform>%n anmärkning måste redas ut först: {0}.</numerusform>
            <numerusform>%n anmärkningar måste redas ut först: {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} och %n till</numerusform>
            <numerusform>{0} och %n till</numerusform>
        </translation>
    </message>
    <message>
        <source>Results have been entered, so the list becomes a new tournament.</source>
        <translation>Det finns resultat, så listan blir en ny turnering.</translation>
    </message>
    <message>
        <source>The lots have been drawn, so the list becomes a new tournament.</source>
        <translation>Lottningen är gjord, så listan blir en ny turnering.</translation>
    </message>
    <message>
        <source>The open tournament can only be read, so the list becomes a new one.</source>
        <translation>Den öppna turneringen kan bara läsas, så listan blir en ny.</translation>
    </message>
    <message>
        <source>Import {0}</source>
        <translation>Importera {0}</translation>
    </message>
    <message>
        <source>Nothing to add</source>
        <translation>Inget att lägga till</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Lägg till %n spelare</numerusform>
            <numerusform>Lägg till %n spelare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Update %n player(s)</source>
        <translation>
            <numerusform>Uppdatera %n spelare</numerusform>
            <numerusform>Uppdatera %n spelare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, update %n</source>
        <translation>
            <numerusform>{0}, uppdatera %n</numerusform>
            <numerusform>{0}, uppdatera %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n spelare tillagd</numerusform>
            <numerusform>%n spelare tillagda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n updated</source>
        <translation>
            <numerusform>%n uppdaterad</numerusform>
            <numerusform>%n uppdaterade</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} from {1}. Undo takes them out again.</source>
        <translation>{0}, från {1}. Ångra tar ut dem igen.</translation>
    </message>
    <message>
        <source>{0} imported from {1}. The file stays as it was.</source>
        <translation>Importerat från {1}: {0}. Filen är oförändrad.</translation>
    </message>
</context>
<context>
    <name>ImportFields</name>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plac.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Efternamn</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Förnamn</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>FIDE-rating</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Nationell rating</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-id</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Nationellt id</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Förbund</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klubb</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Född</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Kön</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>SB</source>
        <translation>SB</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vinster</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remier</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Förluster</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Inbördes möte</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>Koya</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Särskiljning</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Ratingprestation</translation>
    </message>
    <message>
        <source>Rating change</source>
        <translation>Ratingändring</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupp</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Club number</source>
        <translation>Klubbnummer</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rond</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Vit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Svart</translation>
    </message>
    <message>
        <source>No. of White</source>
        <translation>Nr vit</translation>
    </message>
    <message>
        <source>No. of Black</source>
        <translation>Nr svart</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>utelämnas</translation>
    </message>
</context>
<context>
    <name>ImportFindings</name>
    <message>
        <source>What to check before the import</source>
        <translation>Att se över före importen</translation>
    </message>
    <message>
        <source>Show it in the sheet</source>
        <translation>Visa i bladet</translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>Inget att se över.</translation>
    </message>
</context>
<context>
    <name>ImportKeys</name>
    <message>
        <source>R</source>
        <comment>Round</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>D</source>
        <comment>Board</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>W</source>
        <comment>White</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Black</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Result</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>N</source>
        <comment>No. of White</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>M</source>
        <comment>No. of Black</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>U</source>
        <comment>not used</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>N</source>
        <comment>Name</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Surname</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>G</source>
        <comment>First name</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>T</source>
        <comment>Title</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>R</source>
        <comment>Rating</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>E</source>
        <comment>FIDE rating</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>L</source>
        <comment>National rating</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>F</source>
        <comment>Federation</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>I</source>
        <comment>FIDE ID</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Born</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>C</source>
        <comment>Club</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>X</source>
        <comment>Sex</comment>
        <translation>X</translation>
    </message>
    <message>
        <source>D</source>
        <comment>National ID</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>A</source>
        <comment>No.</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>K</source>
        <comment>Place</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>O</source>
        <comment>Opponent</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>P</source>
        <comment>Points</comment>
        <translation>P</translation>
    </message>
</context>
<context>
    <name>ImportOutcome</name>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Rtg</source>
        <translation>Rtg</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>i filen</translation>
    </message>
    <message>
        <source>Not read as a tournament</source>
        <translation>Inte läst som en turnering</translation>
    </message>
    <message>
        <source>As it was read</source>
        <translation>Så här lästes det</translation>
    </message>
    <message>
        <source>The players as they were read</source>
        <translation>Spelarna så som de lästes</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>The sheet of the file</source>
        <translation>Filens blad</translation>
    </message>
    <message>
        <source>Type into the cell</source>
        <translation>Skriv i cellen</translation>
    </message>
    <message>
        <source>Take row {0} in after all</source>
        <translation>Ta in rad {0} ändå</translation>
    </message>
    <message>
        <source>Leave row {0} out</source>
        <translation>Ta inte in rad {0}</translation>
    </message>
    <message>
        <source>What is to be read here</source>
        <translation>Det som ska läsas här</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>tas inte in</translation>
    </message>
    <message>
        <source>Typed here; the cell of the file is empty.</source>
        <translation>Inskrivet här; cellen i filen är tom.</translation>
    </message>
    <message>
        <source>Typed here; in the file: {0}</source>
        <translation>Inskrivet här; i filen: {0}</translation>
    </message>
    <message>
        <source>understood</source>
        <translation>förstådd</translation>
    </message>
    <message>
        <source>to check</source>
        <translation>att se över</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>inte förstådd</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>diagonal</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>rubrik</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>utelämnas</translation>
    </message>
</context>
<context>
    <name>ImportTexts</name>
    <message>
        <source>line {0}, column {1}</source>
        <translation>rad {0}, kolumn {1}</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>rad {0}</translation>
    </message>
    <message>
        <source>row {0}</source>
        <translation>rad {0}</translation>
    </message>
    <message>
        <source>column {0}</source>
        <translation>kolumn {0}</translation>
    </message>
    <message>
        <source>whole table</source>
        <translation>hela tabellen</translation>
    </message>
    <message>
        <source>A date, {0}. The spreadsheet has made it from 1/2.</source>
        <translation>Ett datum, {0}. Kalkylprogrammet har gjort det av 1/2.</translation>
    </message>
    <message>
        <source>A date, {0}. The spreadsheet has made it from a result.</source>
        <translation>Ett datum, {0}. Kalkylprogrammet har gjort det av ett resultat.</translation>
    </message>
    <message>
        <source>A time, {0}. The spreadsheet has made it from a result.</source>
        <translation>En tid, {0}. Kalkylprogrammet har gjort den av ett resultat.</translation>
    </message>
    <message>
        <source>“{0}” is a letter for a result.</source>
        <translation>”{0}” är en bokstav för ett resultat.</translation>
    </message>
    <message>
        <source>“{0}” is a letter that looks like a figure.</source>
        <translation>”{0}” är en bokstav som liknar en siffra.</translation>
    </message>
    <message>
        <source>“{0}” is what a wrong encoding makes of a sign.</source>
        <translation>”{0}” är ett tecken som fel kodning har förvanskat.</translation>
    </message>
    <message>
        <source>“{0}” is one result, and these two met twice. The spreadsheet has dropped the zero before it.</source>
        <translation>”{0}” är ett resultat, och de här två möttes två gånger. Kalkylprogrammet har strukit nollan före.</translation>
    </message>
    <message>
        <source>{0} is the sum of both games; which result came first is not known.</source>
        <translation>{0} är summan av båda partierna; vilket resultat som kom först är okänt.</translation>
    </message>
    <message>
        <source>“{0}” stands in brackets, so the game may not count; here it counts for now.</source>
        <translation>”{0}” står inom parentes, så partiet kanske inte räknas; tills vidare räknas det här.</translation>
    </message>
    <message>
        <source>“{0}” has the sign of a footnote behind it.</source>
        <translation>”{0}” har ett fotnotstecken efter sig.</translation>
    </message>
    <message>
        <source>“{0}” is one result, and these two meet more than once.</source>
        <translation>”{0}” är ett resultat, och de här två möts mer än en gång.</translation>
    </message>
    <message>
        <source>Read as {0}.</source>
        <translation>Läst som {0}.</translation>
    </message>
    <message>
        <source>Type what was meant.</source>
        <translation>Skriv vad som menades.</translation>
    </message>
    <message>
        <source>“{0}”: the game counts here and is not rated.</source>
        <translation>”{0}”: partiet räknas här men inte för rating.</translation>
    </message>
    <message>
        <source>The cells {0} are merged, so that several games share one value. Take the merging out, or type each result.</source>
        <translation>Cellerna {0} är sammanfogade, så flera partier har samma värde. Dela dem, eller skriv varje resultat.</translation>
    </message>
    <message>
        <source>Dashes on both sides of this game. Read as a double forfeit; empty the cell if it has not been played.</source>
        <translation>Streck på båda sidor av partiet. Läst som att ingen kom; töm cellen om det inte har spelats.</translation>
    </message>
    <message>
        <source>“{0}” for a game that, it seems, has not been played. It stays open; type -/- if neither player appeared.</source>
        <translation>”{0}” för ett parti som inte tycks vara spelat. Det lämnas öppet; skriv -/- om ingen kom.</translation>
    </message>
    <message>
        <source>No result here, and the rest of the table is full. The game stays open.</source>
        <translation>Inget resultat här, och resten av tabellen är full. Partiet lämnas öppet.</translation>
    </message>
    <message>
        <source>“{0}” stands where a player would meet himself. It is left out.</source>
        <translation>”{0}” står där en spelare skulle möta sig själv. Det tas inte med.</translation>
    </message>
    <message>
        <source>“{0}” is not a result.</source>
        <translation>”{0}” är inget resultat.</translation>
    </message>
    <message>
        <source>“{0}” is a formula that failed.</source>
        <translation>”{0}” är en formel som inte gick att räkna ut.</translation>
    </message>
    <message>
        <source>{0} here, and {2} in the other half of this game, {1}: points that only a decision of the arbiter gives. Read as such.</source>
        <translation>{0} här och {2} i partiets andra hälft, {1}: sådana poäng ger bara ett domarbeslut. Läst som ett sådant.</translation>
    </message>
    <message>
        <source>{0} here, but the other half of this game, {1}, says {2}. Only one of them can be right.</source>
        <translation>{0} här, men i partiets andra hälft, {1}, står {2}. Bara ett av dem kan stämma.</translation>
    </message>
    <message>
        <source>{0} here, but the other half of this game, {1}, is empty. This half was read.</source>
        <translation>{0} här, men partiets andra hälft, {1}, är tom. Den här hälften lästes.</translation>
    </message>
    <message>
        <source>{0} here, but the other half of this game, {1}, is empty. Type the result, or leave the game open.</source>
        <translation>{0} här, men partiets andra hälft, {1}, är tom. Skriv resultatet, eller lämna partiet öppet.</translation>
    </message>
    <message>
        <source>“{0}” says that a player did not appear; the other half of this game, {1}, does not.</source>
        <translation>”{0}” säger att en spelare inte kom; det gör inte partiets andra hälft, {1}.</translation>
    </message>
    <message>
        <source>The other half of this game, {0}, says {1}, so {2} would fit.</source>
        <translation>I partiets andra hälft, {0}, står {1}, så {2} skulle passa.</translation>
    </message>
    <message>
        <source>{0} would fit.</source>
        <translation>{0} skulle passa.</translation>
    </message>
    <message>
        <source>Type the result, or leave the game open.</source>
        <translation>Skriv resultatet, eller lämna partiet öppet.</translation>
    </message>
    <message>
        <source>“{0}” can’t be read as points. The points are computed anew.</source>
        <translation>”{0}” kan inte läsas som poäng. Poängen räknas om.</translation>
    </message>
    <message>
        <source>Points {0}, but the row adds up to {1}. The games count, the points are computed anew.</source>
        <translation>Poängen är {0}, men raden ger {1}. Partierna gäller, poängen räknas om.</translation>
    </message>
    <message>
        <source>A date, {0}. The spreadsheet has made it from points. Read as {1}.</source>
        <translation>Ett datum, {0}. Kalkylprogrammet har gjort det av poäng. Läst som {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Formulas without a value in %n cell(s). The points are computed anew.</source>
        <translation>
            <numerusform>Formel utan värde i %n cell. Poängen räknas om.</numerusform>
            <numerusform>Formler utan värde i %n celler. Poängen räknas om.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place {0} in the file, {1} by the order of tie-breaks that this program begins with. The place is computed anew.</source>
        <translation>Plats {0} i filen, {1} enligt den särskiljningsordning som programmet börjar med. Placeringen räknas om.</translation>
    </message>
    <message>
        <source>{2} is {0} in the file and {1} by its games. The file may follow another rule; the value is computed anew.</source>
        <translation>{2} är {0} i filen och {1} enligt dess partier. Filen kan följa en annan regel; värdet räknas om.</translation>
    </message>
    <message>
        <source>“{0}” is a formula that failed. The value is computed anew.</source>
        <translation>”{0}” är en formel som inte gick att räkna ut. Värdet räknas om.</translation>
    </message>
    <message>
        <source>A player without a name. Type it, or leave the row out.</source>
        <translation>En spelare utan namn. Skriv det, eller ta inte in raden.</translation>
    </message>
    <message>
        <source>A name with a remark, “{0}”. Read as {1}; if the player has withdrawn, say so after the import.</source>
        <translation>Ett namn med en anmärkning, ”{0}”. Läst som {1}; om spelaren har utgått, ange det efter importen.</translation>
    </message>
    <message>
        <source>“{0}” is written in capitals. Read as {1}.</source>
        <translation>”{0}” är skrivet med versaler. Läst som {1}.</translation>
    </message>
    <message>
        <source>“{0}” stands in row {2} too. Two players may have one name; if it is one person, leave one row out.</source>
        <translation>”{0}” står också på rad {2}. Två spelare kan ha samma namn; är det en person, ta inte in den ena raden.</translation>
    </message>
    <message>
        <source>“{0}” is the ID of the player in row {2} too. Correct it in one of the rows, or leave it empty.</source>
        <translation>”{0}” är id även för spelaren på rad {2}. Rätta det på en av raderna, eller lämna det tomt.</translation>
    </message>
    <message>
        <source>“{0}” repeats row {2} in every cell. Leave this row out, or correct it.</source>
        <translation>”{0}” upprepar rad {2} i varje cell. Ta inte in raden, eller rätta den.</translation>
    </message>
    <message>
        <source>“{0}” is number {2} of the open tournament, who is brought up to date.</source>
        <translation>”{0}” är nummer {2} i den öppna turneringen och uppdateras där.</translation>
    </message>
    <message>
        <source>“{0}” may be {1}, number {2} of the open tournament. Leave the row out if it is the same person.</source>
        <translation>”{0}” kan vara {1}, nummer {2} i den öppna turneringen. Ta inte in raden om det är samma person.</translation>
    </message>
    <message>
        <source>“{0}” is {1}, number {2} of the open tournament. The spelling there stays.</source>
        <translation>”{0}” är {1}, nummer {2} i den öppna turneringen. Stavningen där behålls.</translation>
    </message>
    <message>
        <source>“{0}” is not a rating. Type it in figures, or leave it empty.</source>
        <translation>”{0}” är ingen rating. Skriv ett tal, eller lämna tomt.</translation>
    </message>
    <message>
        <source>A rating of {0}: check it.</source>
        <translation>Rating {0}: se över den.</translation>
    </message>
    <message>
        <source>“{0}” is not a date of birth. Type it as 2001-02-28, or the year alone.</source>
        <translation>”{0}” är inget födelsedatum. Skriv det som 2001-02-28, eller bara året.</translation>
    </message>
    <message>
        <source>“{0}” as a date of birth is not certain. Read as {1}.</source>
        <translation>”{0}” är osäkert som födelsedatum. Läst som {1}.</translation>
    </message>
    <message>
        <source>“{0}” is not a FIDE title, and is left out.</source>
        <translation>”{0}” är ingen FIDE-titel och tas inte med.</translation>
    </message>
    <message>
        <source>The starting numbers are not 1, 2, 3 and so on, each once. The order of the rows stands for them.</source>
        <translation>Startnumren är inte 1, 2, 3 och så vidare, vart och ett en gång. Radernas ordning gäller i stället.</translation>
    </message>
    <message>
        <source>The heading “{0}” is not known. The column is left out unless you give it a meaning.</source>
        <translation>Rubriken ”{0}” är okänd. Kolumnen utelämnas om du inte anger vad den är.</translation>
    </message>
    <message>
        <source>The heading “{0}” can mean more than one thing. Check what the column was taken for.</source>
        <translation>Rubriken ”{0}” kan betyda mer än en sak. Se över vad kolumnen togs för.</translation>
    </message>
    <message>
        <source>Sheets of the workbook that were not read: {0}.</source>
        <translation>Blad i arbetsboken som inte lästes: {0}.</translation>
    </message>
    <message>
        <source>Hidden sheets, which were not read: {0}.</source>
        <translation>Dolda blad, som inte lästes: {0}.</translation>
    </message>
    <message>
        <source>Rows {0} are not of this table, and were not read. If they are another group, put it on a sheet of its own.</source>
        <translation>Raderna {0} hör inte till tabellen och lästes inte. Är de en annan grupp, lägg den på ett eget blad.</translation>
    </message>
    <message>
        <source>Only the first {0} rows were read. If the table is longer, divide it.</source>
        <translation>Bara de första {0} raderna lästes. Är tabellen längre, dela den.</translation>
    </message>
    <message>
        <source>There are no starting numbers. The order of the rows stands for them, marked as not drawn.</source>
        <translation>Startnummer saknas. Radernas ordning gäller i stället, märkt som ej lottad.</translation>
    </message>
    <message>
        <source>A crosstable does not say in which round a game was played, nor who had White. Both stay unknown until you take them from the Berger table.</source>
        <translation>En korstabell säger inte i vilken rond ett parti spelades eller vem som hade vit. Båda är okända tills du tar dem ur Bergertabellen.</translation>
    </message>
    <message>
        <source>“{0}” beside a result was read as White.</source>
        <translation>”{0}” bredvid ett resultat lästes som vit.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) missing for everybody to meet everybody. Taken in as open.</source>
        <translation>
            <numerusform>%n parti saknas för att alla ska möta alla. Det tas in som inte klart.</numerusform>
            <numerusform>%n partier saknas för att alla ska möta alla. De tas in som inte klara.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} stands here once more than in the rest of the list; the other is in row {2}. Leave one of them out.</source>
        <translation>{0} står här en gång mer än i resten av listan; den andra är på rad {2}. Ta bara in en av dem.</translation>
    </message>
    <message>
        <source>“{0}” is written {3} elsewhere in the file.</source>
        <translation>”{0}” skrivs {3} på annat håll i filen.</translation>
    </message>
    <message>
        <source>“{0}” is not in the list of players. Correct the name here or there.</source>
        <translation>”{0}” finns inte i spelarlistan. Rätta namnet här eller där.</translation>
    </message>
    <message>
        <source>The file does not say how its letters are encoded. Read as {0}; if names look wrong, try {2}.</source>
        <translation>Filen säger inte hur bokstäverna är kodade. Läst som {0}; ser namnen fel ut, prova {2}.</translation>
    </message>
    <message>
        <source>The workbook calls itself “{0}”. What this program knows of it was read.</source>
        <translation>Arbetsboken kallar sig ”{0}”. Det som programmet känner till lästes.</translation>
    </message>
    <message>
        <source>The workbook was altered: its sheets do not agree ({0}). Check before you go on.</source>
        <translation>Arbetsboken har ändrats: bladen stämmer inte överens ({0}). Se över den innan du går vidare.</translation>
    </message>
    <message>
        <source>The file holds games of other events too, which were not read: {0}. Each has a sheet of its own to choose.</source>
        <translation>Filen innehåller också partier från andra tävlingar, som inte lästes: {0}. Var och en har ett eget blad att välja.</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) the moves end with an asterisk, though there is a result. The result was read.</source>
        <translation>
            <numerusform>I %n parti slutar dragen med en asterisk, fast det finns ett resultat. Resultatet lästes.</numerusform>
            <numerusform>I %n partier slutar dragen med en asterisk, fast det finns ett resultat. Resultatet lästes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The moves of this game end with {0}, and its result is given as {1}. Read as {1}.</source>
        <translation>Partiets drag slutar med {0}, och resultatet anges som {1}. Läst som {1}.</translation>
    </message>
</context>
<context>
    <name>ImportWays</name>
    <message>
        <source>Take {0}</source>
        <translation>Ta {0}</translation>
    </message>
    <message>
        <source>Leave empty</source>
        <translation>Lämna tomt</translation>
    </message>
    <message>
        <source>Leave open</source>
        <translation>Lämna öppet</translation>
    </message>
    <message>
        <source>Type another</source>
        <translation>Skriv annat</translation>
    </message>
    <message>
        <source>Type it</source>
        <translation>Skriv</translation>
    </message>
    <message>
        <source>Leave the row out</source>
        <translation>Ta inte in raden</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>When</source>
        <translation>När</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Vem</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Vad</translation>
    </message>
    <message>
        <source>Old → new</source>
        <translation>Förut → nu</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Skäl</translation>
    </message>
    <message>
        <source>Journal, newest first</source>
        <translation>Logg, senaste först</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) copied.</source>
        <translation>
            <numerusform>%n rad kopierad.</numerusform>
            <numerusform>%n rader kopierade.</numerusform>
        </translation>
    </message>
    <message>
        <source>round</source>
        <comment>typed before its number</comment>
        <translation>rond</translation>
    </message>
    <message>
        <source>written by a newer program</source>
        <translation>skrivet av ett nyare program</translation>
    </message>
    <message>
        <source>undone: {0}</source>
        <translation>ångrat: {0}</translation>
    </message>
    <message>
        <source>done again: {0}</source>
        <translation>gjort om: {0}</translation>
    </message>
    <message>
        <source>colours exchanged</source>
        <translation>färgerna bytta</translation>
    </message>
    <message>
        <source>places exchanged</source>
        <translation>platserna bytta</translation>
    </message>
    <message>
        <source>player {0}, {1}</source>
        <translation>spelare {0}, {1}</translation>
    </message>
    <message>
        <source>remove {0}</source>
        <translation>ta bort {0}</translation>
    </message>
    <message>
        <source>move {0}</source>
        <translation>flytta {0}</translation>
    </message>
    <message>
        <source>restored the state of {0}</source>
        <translation>återställt till läget {0}</translation>
    </message>
    <message>
        <source>{0} withdraws</source>
        <translation>{0} utgår</translation>
    </message>
    <message>
        <source>{0} is expelled</source>
        <translation>{0} utesluts</translation>
    </message>
    <message>
        <source>all results count</source>
        <translation>alla resultat räknas</translation>
    </message>
    <message>
        <source>results do not count</source>
        <translation>resultaten räknas inte</translation>
    </message>
    <message>
        <source>{0} is in the tournament again</source>
        <translation>{0} är med i turneringen igen</translation>
    </message>
    <message>
        <source>play-off of {0}</source>
        <translation>omspel: {0}</translation>
    </message>
    <message>
        <source>order by hand</source>
        <translation>ordning för hand</translation>
    </message>
    <message>
        <source>no order by hand</source>
        <translation>ingen ordning för hand</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>priser</translation>
    </message>
    <message>
        <source>{0}, round {1}</source>
        <comment>a game</comment>
        <translation>{0}, rond {1}</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>rond {0}</translation>
    </message>
    <message>
        <source>board {0}</source>
        <translation>bord {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n resultat</numerusform>
            <numerusform>%n resultat</numerusform>
        </translation>
    </message>
    <message>
        <source>Search  Ctrl+F</source>
        <translation>Sök  Ctrl+F</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Sök i loggen</translation>
    </message>
    <message>
        <source>Words, the number of a player, or round and its number</source>
        <translation>Ord, en spelares nummer, eller rond och dess nummer</translation>
    </message>
    <message>
        <source>Which entries</source>
        <translation>Vilka poster</translation>
    </message>
    <message>
        <source>all</source>
        <comment>entries of the journal</comment>
        <translation>alla</translation>
    </message>
    <message>
        <source>entered</source>
        <comment>entries of the journal</comment>
        <translation>inmatade</translation>
    </message>
    <message>
        <source>undone</source>
        <comment>entries of the journal</comment>
        <translation>ångrade</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Skriv ut</translation>
    </message>
    <message>
        <source>searching: {0} of {1}</source>
        <translation>söker: {0} av {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <comment>lines shown, and all</comment>
        <translation>{0} av {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <comment>day, time</comment>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>last two rounds exchanged</source>
        <translation>de två sista ronderna byter plats</translation>
    </message>
    <message>
        <source>last two rounds not exchanged</source>
        <translation>de två sista ronderna byter inte plats</translation>
    </message>
    <message>
        <source>league calendar</source>
        <translation>ligans spelschema</translation>
    </message>
    <message>
        <source>Berger calendar</source>
        <translation>spelschema enligt Bergertabellen</translation>
    </message>
    <message>
        <source>home and away</source>
        <translation>hemma och borta</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>färger</translation>
    </message>
    <message>
        <source>forfeit wins count as played</source>
        <translation>vinster på w.o. räknas som spelade</translation>
    </message>
    <message>
        <source>forfeit wins do not count as played</source>
        <translation>vinster på w.o. räknas inte som spelade</translation>
    </message>
    <message>
        <source>Koya’s line moves by draws</source>
        <translation>Koyas gräns flyttas med värdet av en remi</translation>
    </message>
    <message>
        <source>Koya’s line moves by half points</source>
        <translation>Koyas gräns flyttas med halva poäng</translation>
    </message>
    <message>
        <source>players without a rating are left out</source>
        <translation>spelare utan rating utelämnas</translation>
    </message>
    <message>
        <source>players without a rating: not said</source>
        <translation>spelare utan rating: ej angivet</translation>
    </message>
    <message>
        <source>players without a rating count with {0}</source>
        <translation>spelare utan rating räknas med {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n cycle(s)</source>
        <translation>
            <numerusform>%n varv</numerusform>
            <numerusform>%n varv</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Results, on the list of boards</source>
        <translation>Resultat, i listan med bord</translation>
    </message>
    <message>
        <source>A round typed again</source>
        <translation>En rond inmatad igen</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Korstabell</translation>
    </message>
    <message>
        <source>Rounds and boards</source>
        <translation>Ronder och bord</translation>
    </message>
    <message>
        <source>Edit and find</source>
        <translation>Redigera och söka</translation>
    </message>
    <message>
        <source>What is in view</source>
        <translation>Vad som visas</translation>
    </message>
    <message>
        <source>Files and paper</source>
        <translation>Filer och papper</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Skärm</translation>
    </message>
    <message>
        <source>work here on a file that was open elsewhere</source>
        <translation>arbeta här med en fil som var öppen på annat håll</translation>
    </message>
    <message>
        <source>List of players</source>
        <translation>Spelarlista</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>samma</translation>
    </message>
    <message>
        <source>postponed, adjourned, to be played early</source>
        <translation>uppskjutet, hängparti, spelas i förtid</translation>
    </message>
    <message>
        <source>put off to a day</source>
        <translation>skjut upp till en dag</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>ta bort</translation>
    </message>
    <message>
        <source>the next board, up, down</source>
        <translation>nästa bord, upp, ned</translation>
    </message>
    <message>
        <source>to the list of rounds, and back</source>
        <translation>till listan med ronder och tillbaka</translation>
    </message>
    <message>
        <source>the menu of the board: colours, calendar</source>
        <translation>bordets meny: färger, spelschema</translation>
    </message>
    <message>
        <source>begin at board 1, and leave</source>
        <translation>börja vid bord 1, och lämna</translation>
    </message>
    <message>
        <source>take the new entry where the two differ</source>
        <translation>ta den nya inmatningen där de två skiljer sig</translation>
    </message>
    <message>
        <source>keep the old one; else leave</source>
        <translation>behåll den gamla; annars lämna</translation>
    </message>
    <message>
        <source>a result in the crosstable, seen from the row</source>
        <translation>ett resultat i korstabellen, sett från raden</translation>
    </message>
    <message>
        <source>a forfeit, seen from the row; nobody appeared</source>
        <translation>w.o., sett från raden; ingen kom</translation>
    </message>
    <message>
        <source>won, drawn, lost, not rated, seen from the row</source>
        <translation>vinst, remi, förlust, ej för rating, sett från raden</translation>
    </message>
    <message>
        <source>the arbiter’s decision, the player of the row first</source>
        <translation>domarbeslut, radens spelare först</translation>
    </message>
    <message>
        <source>clear a result</source>
        <translation>ta bort ett resultat</translation>
    </message>
    <message>
        <source>to the right over the diagonal, down</source>
        <translation>åt höger över diagonalen, nedåt</translation>
    </message>
    <message>
        <source>take back what was entered in this cell</source>
        <translation>ta tillbaka det som matats in i rutan</translation>
    </message>
    <message>
        <source>the menu of the cell</source>
        <translation>rutans meny</translation>
    </message>
    <message>
        <source>the next player found, the one before</source>
        <translation>nästa sökträff, föregående</translation>
    </message>
    <message>
        <source>from the search into the table</source>
        <translation>från sökningen till tabellen</translation>
    </message>
    <message>
        <source>end the search, show all boards</source>
        <translation>avsluta sökningen, visa alla bord</translation>
    </message>
    <message>
        <source>copy the table</source>
        <translation>kopiera tabellen</translation>
    </message>
    <message>
        <source>the next tab</source>
        <translation>nästa flik</translation>
    </message>
    <message>
        <source>in the standings: another tie-break in Why?</source>
        <translation>i ställningen: en annan särskiljning i Varför?</translation>
    </message>
    <message>
        <source>in the menu of columns: show or hide, and stay</source>
        <translation>i kolumnmenyn: visa eller dölj, och stanna kvar</translation>
    </message>
    <message>
        <source>the next player; take in what was pasted</source>
        <translation>nästa spelare; ta in det inklistrade</translation>
    </message>
    <message>
        <source>the next column</source>
        <translation>nästa kolumn</translation>
    </message>
    <message>
        <source>change what stands in a cell</source>
        <translation>ändra det som står i en ruta</translation>
    </message>
    <message>
        <source>while a name is typed: the lines of the rating list</source>
        <translation>när ett namn skrivs: raderna ur ratinglistan</translation>
    </message>
    <message>
        <source>move a player up or down</source>
        <translation>flytta en spelare upp eller ned</translation>
    </message>
    <message>
        <source>take a player off the list</source>
        <translation>ta bort en spelare ur listan</translation>
    </message>
    <message>
        <source>clear the cell</source>
        <translation>töm rutan</translation>
    </message>
    <message>
        <source>give up what was typed; leave out what was pasted</source>
        <translation>slopa det som skrivits; ta inte in det inklistrade</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Skriv ut</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licenser</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message numerus="yes">
        <source>%n player(s) brought up to date.</source>
        <translation>
            <numerusform>%n spelare uppdaterad.</numerusform>
            <numerusform>%n spelare uppdaterade.</numerusform>
        </translation>
    </message>
    <message>
        <source>Same person?</source>
        <translation>Samma person?</translation>
    </message>
    <message>
        <source>Players and rating lists</source>
        <translation>Spelare och ratinglistor</translation>
    </message>
    <message>
        <source>What the rating lists say otherwise</source>
        <translation>Vad ratinglistorna säger annorlunda</translation>
    </message>
    <message>
        <source>Take &amp;all</source>
        <translation>Ta &amp;alla</translation>
    </message>
    <message>
        <source>Take &amp;none</source>
        <translation>Ta &amp;inga</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Space takes what the list says, or keeps what stands here.</source>
        <translation>Space tar det som står i listan, eller behåller det som står här.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) as in the list.</source>
        <translation>
            <numerusform>%n spelare som i listan.</numerusform>
            <numerusform>%n spelare som i listan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found: {0}.</source>
        <translation>Hittades inte: {0}.</translation>
    </message>
</context>
<context>
    <name>Lookup</name>
    <message>
        <source>Rating list</source>
        <translation>Ratinglista</translation>
    </message>
    <message>
        <source>plays here</source>
        <translation>spelar här</translation>
    </message>
    <message>
        <source>Enter takes the marked line, going on typing ignores it.</source>
        <translation>Enter tar den markerade raden, fortsätt skriva för att strunta i den.</translation>
    </message>
    <message>
        <source>↓ marks a line; Enter keeps what is typed.</source>
        <translation>↓ markerar en rad; Enter behåller det som skrivits.</translation>
    </message>
</context>
<context>
    <name>LossTexts</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n game(s) with a result</source>
        <translation>
            <numerusform>{0} av %n parti med resultat</numerusform>
            <numerusform>{0} av %n partier med resultat</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, read from the tables of the file.</source>
        <translation>{0}, läst ur filens tabeller.</translation>
    </message>
    <message>
        <source>{0}, read from the journal, entry by entry; the tables are damaged.</source>
        <translation>{0}, läst ur loggen, post för post; tabellerna är skadade.</translation>
    </message>
    <message>
        <source>{0}; only the list of players is left.</source>
        <translation>{0}; bara spelarlistan finns kvar.</translation>
    </message>
    <message>
        <source>Nothing. Every entry is there.</source>
        <translation>Inget. Allt som matats in finns kvar.</translation>
    </message>
    <message>
        <source>Name, place and days of the event can’t be read. Type them again.</source>
        <translation>Tävlingens namn, ort och datum kan inte läsas. Skriv dem igen.</translation>
    </message>
    <message>
        <source>Cycles, scoring and order of tie-breaks can’t be read; those of a new tournament stand there. Check them before anything is printed.</source>
        <translation>Varv, poängräkning och särskiljningsordning kan inte läsas; de är som i en ny turnering. Se över dem innan något skrivs ut.</translation>
    </message>
    <message>
        <source>How the numbers were drawn can’t be read. The numbers stay.</source>
        <translation>Hur numren lottades kan inte läsas. Numren står kvar.</translation>
    </message>
    <message>
        <source>The days of the rounds can’t all be read. Check them.</source>
        <translation>Några av rondernas datum kan inte läsas. Se över dem.</translation>
    </message>
    <message>
        <source>Whether the tournament was closed, and what was corrected since, can’t be read.</source>
        <translation>Om turneringen var avslutad, och vad som har rättats sedan dess, kan inte läsas.</translation>
    </message>
    <message>
        <source>Who has left the tournament can’t be read. If somebody has, enter it again: places depend on it.</source>
        <translation>Vem som har utgått kan inte läsas. Har någon utgått, mata in det igen: placeringarna beror på det.</translation>
    </message>
    <message>
        <source>Play-offs and orders by hand can’t be read. If there were any, enter them again: places depend on them.</source>
        <translation>Omspel och ordningar för hand kan inte läsas. Fanns det några, mata in dem igen: placeringarna beror på dem.</translation>
    </message>
    <message>
        <source>The prizes can’t be read. If there were any, enter them again.</source>
        <translation>Priserna kan inte läsas. Fanns det några, mata in dem igen.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) can’t be read: number {0}. Type the names again; results stay.</source>
        <translation>
            <numerusform>%n spelare kan inte läsas: nummer {0}. Skriv namnet igen; resultaten står kvar.</numerusform>
            <numerusform>%n spelare kan inte läsas: nummer {0}. Skriv namnen igen; resultaten står kvar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was entered since the file was made: %n step(s).</source>
        <translation>
            <numerusform>Det som matats in sedan filen skapades: %n steg.</numerusform>
            <numerusform>Det som matats in sedan filen skapades: %n steg.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was entered after {0}: the journal can be read as far as entry {1} of {2}.</source>
        <translation>Det som matats in efter {0}: loggen kan läsas till och med post {1} av {2}.</translation>
    </message>
    <message>
        <source>The journal can’t be read. What is there stays, but can’t be undone any more.</source>
        <translation>Loggen kan inte läsas. Det som finns står kvar men kan inte längre ångras.</translation>
    </message>
    <message numerus="yes">
        <source>Tables and journal tell %n game(s) differently. Compare with the score sheets: {0}.</source>
        <translation>
            <numerusform>Tabellerna och loggen säger olika om %n parti. Jämför med partiprotokollet: {0}.</numerusform>
            <numerusform>Tabellerna och loggen säger olika om %n partier. Jämför med partiprotokollen: {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is not as it was written, and nobody can tell what. Compare all results with the score sheets.</source>
        <translation>Något är inte som det skrevs, och det går inte att säga vad. Jämför alla resultat med partiprotokollen.</translation>
    </message>
    <message numerus="yes">
        <source>All results: %n game(s) stand open. Enter them from the score sheets.</source>
        <translation>
            <numerusform>Alla resultat: %n parti står öppet. Mata in det från partiprotokollet.</numerusform>
            <numerusform>Alla resultat: %n partier står öppna. Mata in dem från partiprotokollen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) can’t be read and stand open. Enter what the score sheets say: {0}.</source>
        <translation>
            <numerusform>%n parti kan inte läsas och står öppet. Mata in vad partiprotokollet säger: {0}.</numerusform>
            <numerusform>%n partier kan inte läsas och står öppna. Mata in vad partiprotokollen säger: {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>round {0}:</source>
        <translation>rond {0}:</translation>
    </message>
</context>
<context>
    <name>LotMethods</name>
    <message>
        <source>As listed</source>
        <translation>Som i listan</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>För hand</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Slumpvis</translation>
    </message>
    <message>
        <source>By rating</source>
        <translation>Efter rating</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation>Ur filen</translation>
    </message>
    <message>
        <source>From another tournament</source>
        <translation>Ur en annan turnering</translation>
    </message>
    <message>
        <source>The first in the list gets number&#xa0;1.</source>
        <translation>Den första i listan får nummer&#xa0;1.</translation>
    </message>
    <message>
        <source>The highest rating gets number&#xa0;1.</source>
        <translation>Den högsta ratingen får nummer&#xa0;1.</translation>
    </message>
    <message>
        <source>The numbers that stood in the file from which the table was read.</source>
        <translation>Numren som stod i filen som tabellen lästes ur.</translation>
    </message>
    <message>
        <source>Numbers are the places in the final standings of another one.</source>
        <translation>Numren är placeringarna i en annan turnerings slutställning.</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Lottning</translation>
    </message>
    <message>
        <source>Type each number as it is drawn.</source>
        <translation>Skriv varje nummer när det dras.</translation>
    </message>
    <message>
        <source>Restricted draw</source>
        <translation>Begränsad lottning</translation>
    </message>
    <message>
        <source>All at once, with a seed that anyone can repeat.</source>
        <translation>Alla på en gång, med ett frö som går att upprepa.</translation>
    </message>
    <message>
        <source>Countrymen do not meet in the last three rounds.</source>
        <translation>Spelare från samma förbund möts inte i de tre sista ronderna.</translation>
    </message>
    <message>
        <source>Drawing of lots: {0}. {1}</source>
        <translation>Lottning: {0}. {1}</translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message>
        <source>Round 1 with these numbers</source>
        <translation>Rond 1 med de här numren</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Lottning</translation>
    </message>
    <message>
        <source>{0} of {1} drawn</source>
        <translation>{0} av {1} lottade</translation>
    </message>
    <message>
        <source>Player {0} of {1}</source>
        <translation>Spelare {0} av {1}</translation>
    </message>
    <message>
        <source>{0}, set {1}</source>
        <translation>{0}, grupp {1}</translation>
    </message>
    <message>
        <source>This number is not free.</source>
        <translation>Numret är inte ledigt.</translation>
    </message>
    <message>
        <source>blue: drawn now   filled: taken   framed: free</source>
        <translation>blått: dras nu   fyllt: taget   ram: ledigt</translation>
    </message>
    <message>
        <source>Number and Enter   Backspace takes back   Esc leaves</source>
        <translation>Nummer och Enter   Backspace tar tillbaka   Esc lämnar</translation>
    </message>
    <message>
        <source>Space draws   Backspace takes back   Esc leaves</source>
        <translation>Space lottar   Backspace tar tillbaka   Esc lämnar</translation>
    </message>
    <message>
        <source>Seed {0}. The same seed gives the same numbers.</source>
        <translation>Frö {0}. Samma frö ger samma nummer.</translation>
    </message>
    <message>
        <source>Exchange 11 and 12 between C and D</source>
        <translation>Byt 11 och 12 mellan C och D</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Nytt frö</translation>
    </message>
    <message>
        <source>Take the draw back</source>
        <translation>Återta lottningen</translation>
    </message>
    <message>
        <source>Draw the next  Space</source>
        <translation>Lotta nästa  Space</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ta tillbaka</translation>
    </message>
    <message>
        <source>Full screen  F11</source>
        <translation>Helskärm  F11</translation>
    </message>
    <message>
        <source>Three players are needed for a draw.</source>
        <translation>Det behövs tre spelare för att lotta.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Frö</translation>
    </message>
    <message>
        <source>Seed of the draw</source>
        <translation>Lottningens frö</translation>
    </message>
    <message>
        <source>Who is present, for the protocol</source>
        <translation>Närvarande, för protokollet</translation>
    </message>
    <message>
        <source>Write into the protocol  Enter</source>
        <translation>Skriv in i protokollet  Enter</translation>
    </message>
    <message>
        <source>These numbers are drawn</source>
        <translation>Numren är lottade</translation>
    </message>
    <message>
        <source>Draw all  Enter</source>
        <translation>Lotta alla  Enter</translation>
    </message>
    <message>
        <source>Draw again  Enter</source>
        <translation>Lotta om  Enter</translation>
    </message>
    <message>
        <source>Draw lots  Enter</source>
        <translation>Lotta  Enter</translation>
    </message>
    <message>
        <source>Accept numbers  Enter</source>
        <translation>Godkänn numren  Enter</translation>
    </message>
    <message>
        <source>Next: {0} ({1}, set {2}, {3} left)</source>
        <translation>Nästa: {0} ({1}, grupp {2}, {3} kvar)</translation>
    </message>
    <message>
        <source>Next: {0} ({1})</source>
        <translation>Nästa: {0} ({1})</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Nästa: {0}</translation>
    </message>
    <message>
        <source>{0} draws number</source>
        <translation>{0} drar nummer</translation>
    </message>
    <message>
        <source>Varma sets for {0} players</source>
        <translation>Varmagrupper för {0} spelare</translation>
    </message>
    <message>
        <source>Number 1 goes to the place with the lowest SHA-256 of the seed, a newline and the place in the list, and so on upwards. Whoever repeats the draw with this seed gets the same numbers.</source>
        <translation>Nummer 1 går till den plats som har lägst SHA-256 av fröet, en radbrytning och platsen i listan, och så vidare uppåt. Den som gör om lottningen med samma frö får samma nummer.</translation>
    </message>
    <message>
        <source>Type the number that each player drew and go on with Enter.</source>
        <translation>Skriv numret som varje spelare drog och gå vidare med Enter.</translation>
    </message>
    <message>
        <source>Equal ratings keep the order of the list; no rating comes last.</source>
        <translation>Vid lika rating gäller listans ordning; spelare utan rating kommer sist.</translation>
    </message>
    <message>
        <source>Everybody keeps the number that he had in the file.</source>
        <translation>Alla behåller numret de hade i filen.</translation>
    </message>
    <message>
        <source>Everybody’s number is his place in the standings of the other tournament.</source>
        <translation>Vars och ens nummer är placeringen i den andra turneringens ställning.</translation>
    </message>
    <message>
        <source>Everybody keeps his place in the list as his number.</source>
        <translation>Alla får sin plats i listan som nummer.</translation>
    </message>
    <message>
        <source>There are Varma sets for 9 to 24 players; for this field numbers are computed from the seed, so that countrymen don’t meet in the last three rounds.</source>
        <translation>Varmagrupper finns för 9 till 24 spelare; här beräknas numren ur fröet, så att spelare från samma förbund inte möts i de tre sista ronderna.</translation>
    </message>
    <message>
        <source>The Varma sets belong to another calendar; numbers are computed from the seed, so that countrymen don’t meet in the last three rounds.</source>
        <translation>Varmagrupperna hör till ett annat spelschema; numren beräknas ur fröet, så att spelare från samma förbund inte möts i de tre sista ronderna.</translation>
    </message>
    <message>
        <source>The federations don’t fit into the Varma sets; numbers are computed from the seed, so that as few countrymen as possible meet in the last three rounds.</source>
        <translation>Förbunden ryms inte i Varmagrupperna; numren beräknas ur fröet, så att så få spelare som möjligt från samma förbund möts i de tre sista ronderna.</translation>
    </message>
    <message>
        <source>The largest federation draws first. Each takes the first set with enough numbers, and enough left for the others; sets and numbers lie in the order of the SHA-256 of the seed, a newline and letter or number.</source>
        <translation>Det största förbundet drar först. Varje förbund tar den första gruppen med tillräckligt många nummer som lämnar tillräckligt åt de andra; grupper och nummer ligger i ordning efter SHA-256 av fröet, en radbrytning och bokstaven eller numret.</translation>
    </message>
    <message>
        <source>Mended sets: C is 6 8 11 and D is 3 12. The protocol says that they were used.</source>
        <translation>Rättade grupper: C är 6 8 11 och D är 3 12. Protokollet säger att de användes.</translation>
    </message>
    <message>
        <source>The official sets for 12 players have a flaw: 6 and 12 are both in set C and meet in the last round.</source>
        <translation>De officiella grupperna för 12 spelare har ett fel: 6 och 12 finns båda i grupp C och möts i sista ronden.</translation>
    </message>
    <message>
        <source>No countrymen meet in the last three rounds.</source>
        <translation>Inga spelare från samma förbund möts i de tre sista ronderna.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of countrymen meet in the last three rounds.</source>
        <translation>
            <numerusform>%n par från samma förbund möts i de tre sista ronderna.</numerusform>
            <numerusform>%n par från samma förbund möts i de tre sista ronderna.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}–{1} ({2}, round {3})</source>
        <translation>{0}–{1} ({2}, rond {3})</translation>
    </message>
    <message>
        <source>Countrymen in the last three rounds: {0}.</source>
        <translation>Spelare från samma förbund i de tre sista ronderna: {0}.</translation>
    </message>
    <message>
        <source>No draw has fewer.</source>
        <translation>Ingen lottning ger färre.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Number drawn</source>
        <translation>Draget nummer</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Untitled tournament</source>
        <translation>Namnlös turnering</translation>
    </message>
    <message>
        <source>No tournament has been opened on this computer yet.</source>
        <translation>Ingen turnering har öppnats på den här datorn än.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in memory.</source>
        <translation>
            <numerusform>%n steg finns bara i minnet.</numerusform>
            <numerusform>%n steg finns bara i minnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Spara annanstans…</translation>
    </message>
    <message>
        <source>Close and lose them</source>
        <translation>Stäng och förlora dem</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stanna kvar</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arkiv</translation>
    </message>
    <message>
        <source>Open recen&amp;t</source>
        <translation>Öppna senas&amp;te</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Redigera</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Turnering</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>R&amp;ond</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtstorlek</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Spr&amp;åk</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Verktygsfält</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>“{0}” does not fit: this cell holds %n games. Type their results in playing order, as in 1 ½.</source>
        <translation>
            <numerusform>”{0}” passar inte: rutan rymmer %n parti. Skriv dess resultat, till exempel ½.</numerusform>
            <numerusform>”{0}” passar inte: rutan rymmer %n partier. Skriv resultaten i spelordning, till exempel 1 ½.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game {0}–{1} in cycle {2} of this tournament.</source>
        <translation>Det finns inget parti {0}–{1} i varv {2} i den här turneringen.</translation>
    </message>
    <message>
        <source>There is no player with number {0}.</source>
        <translation>Det finns ingen spelare med nummer {0}.</translation>
    </message>
    <message>
        <source>There is no round {0}. The rounds go from 1 to {1}.</source>
        <translation>Det finns ingen rond {0}. Ronderna går från 1 till {1}.</translation>
    </message>
    <message>
        <source>There are no pairings yet. Draw the lots first (Ctrl+L).</source>
        <translation>Det finns inga ronder än. Lotta först (Ctrl+L).</translation>
    </message>
    <message>
        <source>The lots have been drawn, so the list is fixed. Take the draw back first.</source>
        <translation>Lottningen är gjord, så listan ligger fast. Återta lottningen först.</translation>
    </message>
    <message>
        <source>One more player would need the table for {0}, which differs from the table for {1}. All pairings and results stay as they are.</source>
        <translation>En spelare till skulle kräva tabellen för {0}, som skiljer sig från tabellen för {1}. Alla ronder och resultat står kvar som de är.</translation>
    </message>
    <message>
        <source>“{0}” is no scoring. Give win, draw and loss in whole or half points, the win highest, and two draws not above a win and a loss: 1-½-0 or 3-1-0.</source>
        <translation>”{0}” är ingen poängräkning. Ange vinst, remi och förlust i hela eller halva poäng, vinsten högst, och två remier inte över en vinst och en förlust: 1-½-0 eller 3-1-0.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a result: the standings are provisional until the last result is in.</source>
        <translation>
            <numerusform>%n parti utan resultat: ställningen är preliminär tills det sista resultatet är inne.</numerusform>
            <numerusform>%n partier utan resultat: ställningen är preliminär tills det sista resultatet är inne.</numerusform>
        </translation>
    </message>
    <message>
        <source>This tournament is open for reading only. Save a copy to work on it.</source>
        <translation>Turneringen är öppen enbart för läsning. Spara en kopia att arbeta med.</translation>
    </message>
    <message>
        <source>There is no file {0}. Check the name and the folder.</source>
        <translation>Filen {0} finns inte. Kontrollera namnet och mappen.</translation>
    </message>
    <message>
        <source>{0} can’t be read ({1}). Check the disk, and whether you may open the file.</source>
        <translation>{0} kan inte läsas ({1}). Kontrollera disken och om du får öppna filen.</translation>
    </message>
    <message>
        <source>{0} is no tournament of Arbiter. Open a file that ends in .arbiter.</source>
        <translation>{0} är ingen turnering från Arbiter. Öppna en fil som slutar på .arbiter.</translation>
    </message>
    <message>
        <source>{0} is damaged and can’t be read ({1}). Open the newest copy of it instead.</source>
        <translation>{0} är skadad och kan inte läsas ({1}). Öppna den senaste kopian i stället.</translation>
    </message>
    <message>
        <source>There is already a file {0}. Choose another name.</source>
        <translation>Det finns redan en fil {0}. Välj ett annat namn.</translation>
    </message>
    <message>
        <source>{0} was written by a newer Arbiter (file version {1}; this one reads up to {2}). Open it with the newer program; it was not changed.</source>
        <translation>{0} är skriven av en nyare Arbiter (filversion {1}; den här läser till och med {2}). Öppna den med det nyare programmet; den har inte ändrats.</translation>
    </message>
    <message>
        <source>{0} is open elsewhere: {1}. It can be read here, not changed.</source>
        <translation>{0} är öppen på annat håll: {1}. Den kan läsas här men inte ändras.</translation>
    </message>
    <message>
        <source>{0} can’t be written ({1}). Close it if it is open elsewhere, or choose another name or folder.</source>
        <translation>{0} kan inte skrivas ({1}). Stäng den om den är öppen på annat håll, eller välj ett annat namn eller en annan mapp.</translation>
    </message>
    <message>
        <source>{0} was changed by another program. Nothing was written over it; save under another name.</source>
        <translation>{0} har ändrats av ett annat program. Inget har skrivits över; spara under ett annat namn.</translation>
    </message>
    <message>
        <source>{0} can’t be written ({1}). What you type is kept in memory; try again or save elsewhere.</source>
        <translation>{0} kan inte skrivas ({1}). Det du matar in finns kvar i minnet; försök igen eller spara annanstans.</translation>
    </message>
    <message>
        <source>{0} is a workbook in Excel’s binary form (.xlsb). Open it in Excel or LibreOffice and save it as .xlsx.</source>
        <translation>{0} är en arbetsbok i Excels binära format (.xlsb). Öppna den i Excel eller LibreOffice och spara den som .xlsx.</translation>
    </message>
    <message>
        <source>{0} is an XML file of another program, without a table that is known. Open it in Excel or LibreOffice and save it as .xlsx.</source>
        <translation>{0} är en XML-fil från ett annat program, utan någon känd tabell. Öppna den i Excel eller LibreOffice och spara den som .xlsx.</translation>
    </message>
    <message>
        <source>{0} is only the frame of a web page; its tables lie in a folder beside it. Read the file in that folder (sheet001.htm), or save the workbook as .xlsx.</source>
        <translation>{0} är bara ramen till en webbsida; tabellerna ligger i en mapp bredvid. Läs filen i den mappen (sheet001.htm), eller spara arbetsboken som .xlsx.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>disken är full</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>disken är skrivskyddad</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>den är skrivskyddad</translation>
    </message>
    <message>
        <source>no permission to write there</source>
        <translation>behörighet att skriva där saknas</translation>
    </message>
    <message>
        <source>no permission to read it</source>
        <translation>behörighet att läsa den saknas</translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <translation>mappen finns inte</translation>
    </message>
    <message>
        <source>“{0}” is not a result. Type 1, 0, 5 or =; + or − if a player did not appear.</source>
        <translation>”{0}” är inget resultat. Skriv 1, 0, 5 eller =; + eller − om en spelare inte kom.</translation>
    </message>
    <message>
        <source>“{0}” is not a result. {1}: home won, {2}: draw, {3}: away won.</source>
        <translation>”{0}” är inget resultat. {1}: hemma vann, {2}: remi, {3}: borta vann.</translation>
    </message>
    <message>
        <source>“{0}” is not a result. {1}: White won, {2}: draw, {3}: Black won.</source>
        <translation>”{0}” är inget resultat. {1}: vit vann, {2}: remi, {3}: svart vann.</translation>
    </message>
    <message>
        <source>Three players are needed for all to play all; there are {0} here. Enter more players first.</source>
        <translation>Det behövs tre spelare för att alla ska möta alla; här finns {0}. Lägg till fler spelare först.</translation>
    </message>
    <message>
        <source>{0} has results and can’t be removed. Take Withdraw in the Tournament menu: the results stay.</source>
        <translation>{0} har resultat och kan inte tas bort. Välj ”Spelare utgår” i menyn Turnering: resultaten står kvar.</translation>
    </message>
    <message>
        <source>{0} has left the tournament already. Take that back first, if it is to be decided anew.</source>
        <translation>{0} har redan utgått. Återta det först, om det ska avgöras på nytt.</translation>
    </message>
    <message>
        <source>{0} has not withdrawn, so there is nothing to take back.</source>
        <translation>{0} har inte utgått, så det finns inget att återta.</translation>
    </message>
    <message>
        <source>These players are not level, or others are level with them, so there is nothing to decide between them.</source>
        <translation>De här spelarna är inte lika, eller så är fler lika med dem, så det finns inget att avgöra mellan dem.</translation>
    </message>
    <message>
        <source>Rounds and colours of this tournament are not known. To go on, take “Rounds and colours by the Berger table” in the Round menu.</source>
        <translation>Turneringens ronder och färger är okända. Välj ”Ronder och färger enligt Bergertabellen” i menyn Rond för att gå vidare.</translation>
    </message>
    <message>
        <source>Rounds and colours are known, so none are made up.</source>
        <translation>Ronder och färger är kända, så inga behöver antas.</translation>
    </message>
    <message>
        <source>Number {1} would play twice in round {0}, against {2} and {3}. Move one of these games to another round, or exchange whole rounds.</source>
        <translation>Nummer {1} skulle spela två gånger i rond {0}, mot {2} och {3}. Flytta ett av partierna till en annan rond, eller byt plats på hela ronder.</translation>
    </message>
    <message>
        <source>Round {0} would be left without a game. Exchange whole rounds instead.</source>
        <translation>Rond {0} skulle bli utan partier. Byt plats på hela ronder i stället.</translation>
    </message>
    <message>
        <source>The game {0}–{1} stands in the way and has been played in round {2}. Choose another round.</source>
        <translation>Partiet {0}–{1} är i vägen och har spelats i rond {2}. Välj en annan rond.</translation>
    </message>
    <message numerus="yes">
        <source>Numbers {0} and {1} meet %n time(s), and not as often as planned.</source>
        <translation>
            <numerusform>Nummer {0} och {1} möts %n gång, inte så ofta som planerat.</numerusform>
            <numerusform>Nummer {0} och {1} möts %n gånger, inte så ofta som planerat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The standings of {0} name nobody of this tournament. Enter the players first, as they are written there.</source>
        <translation>Ställningen i {0} har ingen från den här turneringen. Lägg först in spelarna så som de är skrivna där.</translation>
    </message>
    <message>
        <source>This tournament has games, and nothing is imported over them. Import into a new tournament.</source>
        <translation>Turneringen har partier, och inget importeras över dem. Importera till en ny turnering.</translation>
    </message>
    <message>
        <source>The game {0}–{1} has another result by now. Nothing was taken in; read the file once more.</source>
        <translation>Partiet {0}–{1} har ett annat resultat nu. Inget har tagits in; läs filen en gång till.</translation>
    </message>
    <message>
        <source>There is no tie-break “{0}”. There are {1}.</source>
        <translation>Särskiljningen ”{0}” finns inte. De som finns är {1}.</translation>
    </message>
    <message>
        <source>Only results can be tried out. End the trial first, with Esc.</source>
        <translation>Bara resultat kan prövas. Avsluta provet först, med Esc.</translation>
    </message>
    <message>
        <source>The tournament is closed. To correct something, reopen it with a reason (Tournament menu).</source>
        <translation>Turneringen är avslutad. Öppna den igen med ett skäl (menyn Turnering) för att rätta något.</translation>
    </message>
    <message>
        <source>The tournament is not closed, so it can be worked on.</source>
        <translation>Turneringen är inte avslutad, så det går att arbeta med den.</translation>
    </message>
    <message>
        <source>“{0}” is not an amount. Type figures, with cents after a point or a comma: 250 or 99.50.</source>
        <translation>”{0}” är inget belopp. Skriv siffror, med ören efter punkt eller komma: 250 eller 99,50.</translation>
    </message>
    <message>
        <source>Give the reason in one line. It stands in the journal.</source>
        <translation>Ange skälet på en rad. Det står i loggen.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would be lost with this earlier state, more than was agreed to. Look at the difference once more.</source>
        <translation>
            <numerusform>%n resultat skulle gå förlorat med det här tidigare läget, mer än vad som godkändes. Se på skillnaden en gång till.</numerusform>
            <numerusform>%n resultat skulle gå förlorade med det här tidigare läget, fler än vad som godkändes. Se på skillnaden en gång till.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rating list can’t be kept in {0} ({1}). Make room there or allow writing, and load it again.</source>
        <translation>Ratinglistan kan inte sparas i {0} ({1}). Frigör plats där eller tillåt skrivning, och läs in den igen.</translation>
    </message>
    <message>
        <source>{0} can’t be written in this form. Choose a name that ends in .xlsx, .csv, .txt, .pdf, .html, .png, .pgn or .trf.</source>
        <translation>{0} kan inte skrivas i det formatet. Välj ett namn som slutar på .xlsx, .csv, .txt, .pdf, .html, .png, .pgn eller .trf.</translation>
    </message>
    <message>
        <source>No tournament can be begun in {0} ({1}). Make room there or allow writing, and try again; nothing was opened.</source>
        <translation>Ingen turnering kan påbörjas i {0} ({1}). Frigör plats där eller tillåt skrivning, och försök igen; inget öppnades.</translation>
    </message>
    <message>
        <source>{0} is empty. Look whether the right file was saved or sent.</source>
        <translation>{0} är tom. Se efter om rätt fil sparades eller skickades.</translation>
    </message>
    <message>
        <source>{0} is damaged or only a part of a workbook. Ask for it again, or open it in Excel or LibreOffice and save it as .xlsx.</source>
        <translation>{0} är skadad eller bara en del av en arbetsbok. Be om den igen, eller öppna den i Excel eller LibreOffice och spara den som .xlsx.</translation>
    </message>
    <message>
        <source>{0} is protected by a password. Open it in Excel, remove the password (File, Info, Protect Workbook), and save it.</source>
        <translation>{0} är skyddad med lösenord. Öppna den i Excel, ta bort lösenordet (Arkiv, Info, Skydda arbetsbok) och spara den.</translation>
    </message>
    <message>
        <source>{0} is a PDF, a picture of a table and not the table. Ask for the Excel file that it was made from.</source>
        <translation>{0} är en PDF, en bild av en tabell och inte tabellen. Be om Excel-filen som den gjordes av.</translation>
    </message>
    <message>
        <source>{0} is a picture. Ask for the table as an Excel file (.xlsx).</source>
        <translation>{0} är en bild. Be om tabellen som en Excel-fil (.xlsx).</translation>
    </message>
    <message>
        <source>{0} is a text document. Copy its table into Excel or LibreOffice and save it as .xlsx.</source>
        <translation>{0} är ett textdokument. Kopiera tabellen till Excel eller LibreOffice och spara den som .xlsx.</translation>
    </message>
    <message>
        <source>{0} is an archive or a file of another program, not a workbook. Unpack it, or save its table as .xlsx.</source>
        <translation>{0} är ett arkiv eller en fil från ett annat program, ingen arbetsbok. Packa upp den, eller spara tabellen som .xlsx.</translation>
    </message>
    <message>
        <source>{0} is neither a workbook nor a text. Save the table as .xlsx or .csv.</source>
        <translation>{0} är varken en arbetsbok eller en text. Spara tabellen som .xlsx eller .csv.</translation>
    </message>
    <message>
        <source>{0} is too large for a table of one tournament. Copy the table alone into a new workbook and save it as .xlsx.</source>
        <translation>{0} är för stor för en turnerings tabell. Kopiera bara tabellen till en ny arbetsbok och spara den som .xlsx.</translation>
    </message>
    <message>
        <source>Reading {0} took more than {1} seconds and was given up. Copy the table alone into a new workbook and save it as .xlsx.</source>
        <translation>Att läsa {0} tog mer än {1} sekunder och avbröts. Kopiera bara tabellen till en ny arbetsbok och spara den som .xlsx.</translation>
    </message>
    <message>
        <source>{0} holds declarations that could read other files or fill the memory, which no workbook needs. It was not opened; ask the sender how it was made.</source>
        <translation>{0} innehåller deklarationer som kan läsa andra filer eller fylla minnet, vilket ingen arbetsbok behöver. Den öppnades inte; fråga avsändaren hur den gjordes.</translation>
    </message>
    <message>
        <source>{0} lists a sheet that is not in it. Ask for it again, or open it in Excel or LibreOffice, look whether all is there, and save it as .xlsx.</source>
        <translation>{0} nämner ett blad som inte finns i den. Be om den igen, eller öppna den i Excel eller LibreOffice, se efter att allt finns och spara den som .xlsx.</translation>
    </message>
    <message>
        <source>No list of players, crosstable or pairings was found in {0}. A row of headings with Name and at least one more is needed.</source>
        <translation>Ingen spelarlista, korstabell eller rondlista hittades i {0}. Det behövs en rad med rubriken Namn och minst en till.</translation>
    </message>
    <message>
        <source>{0} is the table of a Swiss tournament. Only tournaments in which everybody meets everybody can be read.</source>
        <translation>{0} är tabellen från en schweizerturnering. Bara turneringar där alla möter alla kan läsas.</translation>
    </message>
    <message>
        <source>{0} holds a single round, which does not show that everybody meets everybody. Ask for the pairings of all rounds, or for the crosstable.</source>
        <translation>{0} innehåller en enda rond, som inte visar att alla möter alla. Be om alla ronder eller om korstabellen.</translation>
    </message>
    <message>
        <source>{0} is the table of a team event. Only tournaments of single players can be read.</source>
        <translation>{0} är tabellen från en lagtävling. Bara individuella turneringar kan läsas.</translation>
    </message>
    <message>
        <source>{0} is a match of two teams in which everybody meets everybody of the other team (Scheveningen). Only tournaments in which all meet each other can be read.</source>
        <translation>{0} är en match mellan två lag där alla möter alla i det andra laget (Scheveningen). Bara turneringar där alla möter alla kan läsas.</translation>
    </message>
    <message>
        <source>{0} has more players than an all-play-all can have. Leave only those who play in this tournament, and read it again.</source>
        <translation>{0} har fler spelare än vad alla möter alla klarar. Lämna bara kvar dem som spelar i turneringen och läs filen igen.</translation>
    </message>
    <message>
        <source>{0} was written by a newer Arbiter. Read it with the newer program; it was not changed.</source>
        <translation>{0} är skriven av en nyare Arbiter. Läs den med det nyare programmet; den har inte ändrats.</translation>
    </message>
    <message>
        <source>{0} gives points for win and draw that are no scoring. Correct them on its first sheet, and read it again.</source>
        <translation>{0} ger poäng för vinst och remi som inte är någon poängräkning. Rätta dem på första bladet och läs filen igen.</translation>
    </message>
    <message>
        <source>{0} is not whole: others have games against number {1}, and no line tells who that is. Add the line (001), and read it again.</source>
        <translation>{0} är inte fullständig: andra har partier mot nummer {1}, men ingen rad säger vem det är. Lägg till raden (001) och läs filen igen.</translation>
    </message>
    <message>
        <source>Line {1} of {0} is that of a player and has no starting number of its own in columns 5 to 8. Correct it, and read the file again.</source>
        <translation>Rad {1} i {0} är en spelares rad men har inget eget startnummer i kolumn 5 till 8. Rätta den och läs filen igen.</translation>
    </message>
    <message>
        <source>{0} holds more than one report; line {1} belongs to another. Put each into a file of its own.</source>
        <translation>{0} innehåller mer än en rapport; rad {1} hör till en annan. Lägg varje rapport i en egen fil.</translation>
    </message>
    <message>
        <source>{0} is a FIDE report (TRF) with more or longer lines than a tournament can have. Ask for it again.</source>
        <translation>{0} är en FIDE-rapport (TRF) med fler eller längre rader än en turnering kan ha. Be om den igen.</translation>
    </message>
    <message>
        <source>{0} is a FIDE report (TRF) whose lines contradict each other in more than five hundred places. Ask for it again.</source>
        <translation>{0} är en FIDE-rapport (TRF) vars rader säger emot varandra på mer än femhundra ställen. Be om den igen.</translation>
    </message>
    <message>
        <source>{0} is a FIDE report (TRF) without players: no line begins with 001. Ask for it again.</source>
        <translation>{0} är en FIDE-rapport (TRF) utan spelare: ingen rad börjar med 001. Be om den igen.</translation>
    </message>
    <message>
        <source>{0} is a rating list, not a tournament. Load it with Rating lists in the Tournament menu; then names are looked up in it while they are typed.</source>
        <translation>{0} är en ratinglista, ingen turnering. Läs in den med ”Ratinglistor” i menyn Turnering; sedan slås namnen upp i den medan de skrivs.</translation>
    </message>
    <message>
        <source>{0} is a tournament of Arbiter. Open it instead (Ctrl+O).</source>
        <translation>{0} är en turnering från Arbiter. Öppna den i stället (Ctrl+O).</translation>
    </message>
    <message>
        <source>{0} could not be read; reading it broke off. Open it in Excel or LibreOffice and save it anew as .xlsx.</source>
        <translation>{0} kunde inte läsas; läsningen bröts. Öppna den i Excel eller LibreOffice och spara den på nytt som .xlsx.</translation>
    </message>
    <message>
        <source>Reading {0} was cancelled. Nothing has been taken in from it.</source>
        <translation>Läsningen av {0} avbröts. Inget har tagits in från den.</translation>
    </message>
    <message>
        <source>{0} holds no players. Look whether the right file was downloaded.</source>
        <translation>{0} innehåller inga spelare. Se efter om rätt fil hämtades.</translation>
    </message>
    <message>
        <source>{0} is no rating list. Load FIDE’s list as text, XML or zip, or a list of your federation as .csv, .xlsx or .xls with headings such as ID_No, Name and Rtg_Nat.</source>
        <translation>{0} är ingen ratinglista. Läs in FIDE:s lista som text, XML eller zip, eller förbundets lista som .csv, .xlsx eller .xls med rubriker som ID_No, Name och Rtg_Nat.</translation>
    </message>
    <message>
        <source>{0} is damaged or only a part of the list. Download it again; the lists that were loaded before are as they were.</source>
        <translation>{0} är skadad eller bara en del av listan. Hämta den igen; listorna som lästes in tidigare är oförändrade.</translation>
    </message>
    <message>
        <source>{0} is protected by a password. Unpack it, and load what is in it.</source>
        <translation>{0} är skyddad med lösenord. Packa upp den och läs in innehållet.</translation>
    </message>
    <message>
        <source>{0} would become larger than any rating list when it is unpacked, and was not opened. Download the list again from its federation.</source>
        <translation>{0} skulle uppackad bli större än någon ratinglista och öppnades inte. Hämta listan igen från förbundet.</translation>
    </message>
    <message>
        <source>{0} holds declarations that could read other files or fill the memory, which no rating list needs. It was not opened.</source>
        <translation>{0} innehåller deklarationer som kan läsa andra filer eller fylla minnet, vilket ingen ratinglista behöver. Den öppnades inte.</translation>
    </message>
    <message>
        <source>Reading {0} broke off. Download the list again, and load it once more.</source>
        <translation>Läsningen av {0} bröts. Hämta listan igen och läs in den på nytt.</translation>
    </message>
    <message>
        <source>Loading {0} was cancelled. The lists loaded before are as they were.</source>
        <translation>Inläsningen av {0} avbröts. Listorna som lästes in tidigare är oförändrade.</translation>
    </message>
    <message>
        <source>it can’t be opened</source>
        <translation>den kan inte öppnas</translation>
    </message>
    <message>
        <source>that is the name of a folder</source>
        <translation>det är namnet på en mapp</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>namnet är för långt</translation>
    </message>
    <message>
        <source>another program holds the file</source>
        <translation>ett annat program håller filen</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>disken svarar inte</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>slutet saknas</translation>
    </message>
    <message>
        <source>nothing in it can be read</source>
        <translation>inget i den kan läsas</translation>
    </message>
    <message>
        <source>something in it is not what was written</source>
        <translation>något i den är inte det som skrevs</translation>
    </message>
    <message>
        <source>its pages do not fit together</source>
        <translation>sidorna i den hör inte ihop</translation>
    </message>
    <message>
        <source>this computer is busy with other files</source>
        <translation>datorn är upptagen med andra filer</translation>
    </message>
    <message>
        <source>this computer has no memory left</source>
        <translation>datorn har inget minne kvar</translation>
    </message>
    <message>
        <source>a fault in this program</source>
        <translation>ett fel i programmet</translation>
    </message>
    <message>
        <source>what was written does not read back the same</source>
        <translation>det som skrevs läses inte tillbaka likadant</translation>
    </message>
    <message>
        <source>Each number is given once. Given twice: {0}. Missing: {1}.</source>
        <translation>Varje nummer ges en gång. Givet två gånger: {0}. Saknas: {1}.</translation>
    </message>
    <message>
        <source>Each number is given once. Missing: {0}.</source>
        <translation>Varje nummer ges en gång. Saknas: {0}.</translation>
    </message>
    <message>
        <source>Results have been entered, so the numbers are locked. Clear the results first.</source>
        <translation>Det finns resultat, så numren är låsta. Ta bort resultaten först.</translation>
    </message>
    <message>
        <source>Results have been entered, so the scoring is locked. Clear the results first.</source>
        <translation>Det finns resultat, så poängräkningen är låst. Ta bort resultaten först.</translation>
    </message>
    <message>
        <source>Results have been entered, so cycles and the order of rounds are locked. Clear the results first.</source>
        <translation>Det finns resultat, så varven och rondernas ordning är låsta. Ta bort resultaten först.</translation>
    </message>
    <message>
        <source>Results have been entered, so nobody is taken off the list. Who leaves now withdraws.</source>
        <translation>Det finns resultat, så ingen tas bort ur listan. Den som lämnar nu utgår.</translation>
    </message>
    <message>
        <source>Results have been entered, so no list is taken in here. Import it into a new tournament.</source>
        <translation>Det finns resultat, så ingen lista tas in här. Importera den till en ny turnering.</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Särskiljning</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Spelare {0}</translation>
    </message>
    <message>
        <source>Players {0} and {1}</source>
        <translation>Spelare {0} och {1}</translation>
    </message>
    <message>
        <source>{0} appears more than once. Twins, or one person entered twice?</source>
        <translation>{0} förekommer mer än en gång. Två personer, eller en som står med två gånger?</translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation>Namnet saknas.</translation>
    </message>
    <message>
        <source>“{0}” does not look like a name. Did more get into the field?</source>
        <translation>”{0}” ser inte ut som ett namn. Kom mer med i fältet?</translation>
    </message>
    <message>
        <source>{0} has no date of birth. The rating report needs it.</source>
        <translation>{0} saknar födelsedatum. Det behövs i ratingrapporten.</translation>
    </message>
    <message>
        <source>Rating {0} is out of the usual range. Is it right?</source>
        <translation>Rating {0} är ovanlig. Stämmer den?</translation>
    </message>
    <message>
        <source>FIDE ID {0} is given to more than one player.</source>
        <translation>FIDE-id {0} står på mer än en spelare.</translation>
    </message>
    <message>
        <source>{0} has no FIDE ID. The federation will ask for it.</source>
        <translation>{0} saknar FIDE-id. Förbundet kommer att fråga efter det.</translation>
    </message>
    <message>
        <source>This program does not know the tie-break {0}. It breaks no tie.</source>
        <translation>Programmet känner inte till särskiljningen {0}. Den skiljer ingen åt.</translation>
    </message>
</context>
<context>
    <name>MissingFile</name>
    <message>
        <source>{0} is not there. Perhaps its stick is out.</source>
        <translation>{0} finns inte. USB-minnet är kanske urtaget.</translation>
    </message>
    <message numerus="yes">
        <source>This computer has kept its state of {0}, with %n step(s).</source>
        <translation>
            <numerusform>Den här datorn har kvar läget {0}, med %n steg.</numerusform>
            <numerusform>Den här datorn har kvar läget {0}, med %n steg.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would be opened as a new tournament.</source>
        <translation>Det öppnas som en ny turnering.</translation>
    </message>
    <message>
        <source>Open the earlier state</source>
        <translation>Öppna det tidigare läget</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Ta bort ur listan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>MoveGame</name>
    <message>
        <source>Move a game</source>
        <translation>Flytta ett parti</translation>
    </message>
    <message>
        <source>{0}   a new round</source>
        <translation>{0}   ny rond</translation>
    </message>
    <message>
        <source>the first that is free</source>
        <translation>det första lediga</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Flytta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Rond</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>{0} takes its board.</source>
        <translation>{0} får dess bord.</translation>
    </message>
    <message>
        <source>A round {0} is made for it.</source>
        <translation>En rond {0} läggs till för det.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) change rounds with it:</source>
        <translation>
            <numerusform>%n parti byter rond med det:</numerusform>
            <numerusform>%n partier byter rond med det:</numerusform>
        </translation>
    </message>
    <message>
        <source>No other game changes its round.</source>
        <translation>Inget annat parti byter rond.</translation>
    </message>
    <message>
        <source>of round {0}: {1}</source>
        <translation>ur rond {0}: {1}</translation>
    </message>
</context>
<context>
    <name>Obstacles</name>
    <message>
        <source>Everybody has left.</source>
        <translation>Alla har utgått.</translation>
    </message>
    <message>
        <source>Nobody is level on points.</source>
        <translation>Ingen har lika många poäng som någon annan.</translation>
    </message>
    <message>
        <source>Nobody is level on everything.</source>
        <translation>Ingen är lika i allt.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Det finns inget att ångra.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Det finns inget att göra om.</translation>
    </message>
    <message>
        <source>Without players there are no rounds yet.</source>
        <translation>Utan spelare finns det inga ronder än.</translation>
    </message>
    <message>
        <source>There are no players yet.</source>
        <translation>Det finns inga spelare än.</translation>
    </message>
    <message>
        <source>This is the first round.</source>
        <translation>Det här är första ronden.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Det här är sista ronden.</translation>
    </message>
</context>
<context>
    <name>Pairings</name>
    <message>
        <source>Free this round:</source>
        <translation>Frirond:</translation>
    </message>
    <message>
        <source>Round {0} has no board {1}; its boards are 1 to {2}.</source>
        <translation>Rond {0} har inget bord {1}; borden går från 1 till {2}.</translation>
    </message>
    <message>
        <source>Round {0}: every board has reported but those put off ({1}).</source>
        <translation>Rond {0}: alla bord har rapporterat utom de med uppskjutna partier ({1}).</translation>
    </message>
    <message>
        <source>All rounds are complete: the standings are final. Ctrl+P prints.</source>
        <translation>Alla ronder är klara: ställningen är slutlig. Ctrl+P skriver ut.</translation>
    </message>
    <message>
        <source>Round {0} is complete. Ctrl+P prints its sheet; Alt+Right goes on, round {1} is next.</source>
        <translation>Rond {0} är klar. Ctrl+P skriver ut rondbladet; Alt+Höger går vidare, nästa är rond {1}.</translation>
    </message>
    <message>
        <source>{0} of {1} reported</source>
        <translation>{0} av {1} rapporterade</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Rond {0}</translation>
    </message>
    <message>
        <source>The pairings follow from the lots. Draw lots  Ctrl+L</source>
        <translation>Ronderna följer av lottningen. Lotta  Ctrl+L</translation>
    </message>
    <message>
        <source>assumed</source>
        <comment>the round in view: not as played</comment>
        <translation>antagen</translation>
    </message>
    <message>
        <source>free: {0}</source>
        <translation>frirond: {0}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remi</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>w.o.</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>uppskjutet</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>ta bort</translation>
    </message>
    <message>
        <source>go to a board</source>
        <translation>gå till bord</translation>
    </message>
    <message>
        <source>type again</source>
        <translation>mata in igen</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>hängparti</translation>
    </message>
    <message>
        <source>neither came</source>
        <translation>ingen kom</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>meny</translation>
    </message>
    <message>
        <source>Round {0} is complete. Ctrl+P prints its sheet.</source>
        <translation>Rond {0} är klar. Ctrl+P skriver ut rondbladet.</translation>
    </message>
    <message>
        <source>The next result is for round {0}, board {1}.</source>
        <translation>Nästa resultat gäller rond {0}, bord {1}.</translation>
    </message>
    <message>
        <source>The boards of “{0}” have reported. Esc shows all boards again.</source>
        <translation>Borden för ”{0}” har rapporterat. Esc visar alla bord igen.</translation>
    </message>
    <message>
        <source>A crosstable does not tell rounds and colours, so those of this tournament are not all known. Go on in the crosstable, or have what is missing made up by the Berger table of the numbers. It is marked as assumed.</source>
        <translation>En korstabell anger inte ronder och färger, så alla är inte kända i den här turneringen. Fortsätt i korstabellen, eller låt det som saknas antas enligt Bergertabellen för numren. Det märks som antaget.</translation>
    </message>
    <message>
        <source>Rounds and colours by the Berger table</source>
        <translation>Ronder och färger enligt Bergertabellen</translation>
    </message>
</context>
<context>
    <name>Paste</name>
    <message>
        <source>Row {0} of the paste</source>
        <translation>Inklistrad rad {0}</translation>
    </message>
    <message>
        <source>The name is missing. Type it, or the row is left out.</source>
        <translation>Namnet saknas. Skriv det, annars tas raden inte in.</translation>
    </message>
    <message>
        <source>“{0}” is not a rating. Type a number, or clear it.</source>
        <translation>”{0}” är ingen rating. Skriv ett tal eller töm rutan.</translation>
    </message>
    <message>
        <source>“{0}” is no day of the calendar. Type the date of birth, or clear it.</source>
        <translation>”{0}” finns inte i kalendern. Skriv födelsedatumet eller töm rutan.</translation>
    </message>
    <message>
        <source>{0} is the same as row {1}.</source>
        <translation>{0} är samma som rad {1}.</translation>
    </message>
    <message>
        <source>Rating {0} is above {1}. Was {2} meant?</source>
        <translation>Rating {0} är över {1}. Menades {2}?</translation>
    </message>
    <message>
        <source>Rating {0} is above {1}.</source>
        <translation>Rating {0} är över {1}.</translation>
    </message>
    <message>
        <source>Rating {0} is below 100.</source>
        <translation>Rating {0} är under 100.</translation>
    </message>
    <message>
        <source>“{0}” was read as {1}, the day before the month.</source>
        <translation>”{0}” lästes som {1}, dagen före månaden.</translation>
    </message>
    <message>
        <source>“{0}” is no title and was left out.</source>
        <translation>”{0}” är ingen titel och togs inte med.</translation>
    </message>
    <message>
        <source>“{0}” is written {1}.</source>
        <translation>”{0}” skrivs {1}.</translation>
    </message>
    <message>
        <source>{0} is in the list already, as number {1}.</source>
        <translation>{0} finns redan i listan, som nummer {1}.</translation>
    </message>
</context>
<context>
    <name>PlayOff</name>
    <message>
        <source>Play-off</source>
        <translation>Omspel</translation>
    </message>
    <message>
        <source>Enter play-off</source>
        <translation>Mata in omspel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Level with {0} points each</source>
        <translation>Lika med {0} poäng var</translation>
    </message>
    <message>
        <source>The score of each play-off, a single game or a short match. It gives no points in the table; it decides before the tie-breaks, and if it ends level they do.</source>
        <translation>Resultatet av varje omspel, ett enda parti eller en kort match. Det ger inga poäng i tabellen; det avgör före särskiljningen, och slutar det lika avgör den.</translation>
    </message>
    <message>
        <source>Type a score like 1½ : ½, 1.5-0.5 or 2 0.</source>
        <translation>Skriv ett resultat som 1½ : ½, 1.5-0.5 eller 2 0.</translation>
    </message>
    <message>
        <source>No play-off: the tie-breaks decide.</source>
        <translation>Inget omspel: särskiljningen avgör.</translation>
    </message>
    <message>
        <source>It decides nothing, because these are level and not in it yet: {0}.</source>
        <translation>Det avgör inget, för de här är lika men inte med än: {0}.</translation>
    </message>
    <message>
        <source>Play-off points: {0}.</source>
        <translation>Poäng i omspelet: {0}.</translation>
    </message>
</context>
<context>
    <name>PlayerMenu</name>
    <message>
        <source>Show in the &amp;crosstable</source>
        <translation>Visa i &amp;korstabellen</translation>
    </message>
    <message>
        <source>Show in the list of &amp;players</source>
        <translation>Visa i &amp;spelarlistan</translation>
    </message>
    <message>
        <source>&amp;Why this place?</source>
        <translation>&amp;Varför den här placeringen?</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-id</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Född</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klubb</translation>
    </message>
    <message>
        <source>“{0}” is not a rating. Type a number such as 2345.</source>
        <translation>”{0}” är ingen rating. Skriv ett tal, till exempel 2345.</translation>
    </message>
    <message>
        <source>“{0}” is no date of birth. Type a year or a day: 1998 or 14.03.1998.</source>
        <translation>”{0}” är inget födelsedatum. Skriv ett år eller en dag: 1998 eller 1998-03-14.</translation>
    </message>
    <message>
        <source>“{0}” is no title. Type GM, IM, FM, CM, WGM, WIM, WFM or WCM.</source>
        <translation>”{0}” är ingen titel. Skriv GM, IM, FM, CM, WGM, WIM, WFM eller WCM.</translation>
    </message>
    <message>
        <source>“{0}” can’t stand here.</source>
        <translation>”{0}” kan inte stå här.</translation>
    </message>
    <message>
        <source>A player needs a name. Ctrl+D takes him off the list.</source>
        <translation>En spelare måste ha ett namn. Ctrl+D tar bort spelaren ur listan.</translation>
    </message>
    <message>
        <source>“{0}” is neither man nor woman. Type m or w.</source>
        <translation>”{0}” är varken man eller kvinna. Skriv m eller w.</translation>
    </message>
    <message numerus="yes">
        <source>All other pairings stay; %n game(s) fall(s) out, and who would have met him is free.</source>
        <translation>
            <numerusform>Alla andra partier står kvar; %n parti faller bort, och motståndaren får frirond.</numerusform>
            <numerusform>Alla andra partier står kvar; %n partier faller bort, och motståndarna får frirond.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two are free in most rounds; a new draw would need {0} rounds, not {1}.</source>
        <translation>Två har frirond i de flesta ronder; en ny lottning skulle kräva {0} ronder, inte {1}.</translation>
    </message>
    <message>
        <source>Numbers above {0} go down by one.</source>
        <translation>Nummer över {0} minskar med ett.</translation>
    </message>
    <message>
        <source>{0} leaves?</source>
        <translation>{0} lämnar?</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Ta bort ur listan</translation>
    </message>
    <message numerus="yes">
        <source>%n announced game(s) get(s) another round or other colours.</source>
        <translation>
            <numerusform>%n tillkännagivet parti får en annan rond eller andra färger.</numerusform>
            <numerusform>%n tillkännagivna partier får en annan rond eller andra färger.</numerusform>
        </translation>
    </message>
    <message>
        <source>All keep their numbers; the table for {0} has {1} rounds instead of {2}.</source>
        <translation>Alla behåller sina nummer; tabellen för {0} har {1} ronder i stället för {2}.</translation>
    </message>
    <message>
        <source>{0} comes after the lots?</source>
        <translation>{0} kommer efter lottningen?</translation>
    </message>
    <message>
        <source>Make the pairings anew</source>
        <translation>Gör om ronderna</translation>
    </message>
    <message>
        <source>Show national IDs whole</source>
        <translation>Visa hela nationella id</translation>
    </message>
    <message>
        <source>Usual columns</source>
        <translation>Vanliga kolumner</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>K&amp;olumner</translation>
    </message>
    <message>
        <source>Nat.</source>
        <comment>national rating, as short</comment>
        <translation>Nat.</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Nationellt id</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Kön</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Nationell rating</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>utesluten</translation>
    </message>
    <message>
        <source>withdrew</source>
        <translation>utgick</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>dubbel</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>saknas</translation>
    </message>
    <message>
        <source>&amp;Paste players</source>
        <translation>K&amp;listra in spelare</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Flytta &amp;upp</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Flytta &amp;ned</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>What was copied is too long for a list of players; at most {0} rows are taken. Copy only the rows of those who play.</source>
        <translation>Det kopierade är för långt för en spelarlista; högst {0} rader tas in. Kopiera bara raderna för dem som spelar.</translation>
    </message>
    <message>
        <source>No names were found in what was copied. Copy the rows first.</source>
        <translation>Inga namn hittades i det kopierade. Kopiera raderna först.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) pasted.</source>
        <translation>
            <numerusform>%n rad inklistrad.</numerusform>
            <numerusform>%n rader inklistrade.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns found by their headings, shown in blue.</source>
        <translation>Kolumnerna är hittade efter sina rubriker, som visas i blått.</translation>
    </message>
    <message>
        <source>Columns found by what stands in them.</source>
        <translation>Kolumnerna är hittade efter innehållet.</translation>
    </message>
    <message>
        <source>Take in</source>
        <translation>Ta in</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) marked red have to be mended first.</source>
        <translation>
            <numerusform>%n rödmärkt rad måste rättas först.</numerusform>
            <numerusform>%n rödmärkta rader måste rättas först.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take in {0}</source>
        <translation>Ta in {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) in doubt.</source>
        <translation>
            <numerusform>%n osäker rad.</numerusform>
            <numerusform>%n osäkra rader.</numerusform>
        </translation>
    </message>
    <message>
        <source>With FIDE’s rating list (Tournament, Rating lists…) a few letters of a name are enough.</source>
        <translation>Med FIDE:s ratinglista (Turnering, Ratinglistor…) räcker några bokstäver av namnet.</translation>
    </message>
    <message>
        <source>The lots have been drawn, so the order is fixed; data can be corrected. One more player would need the table for {0}.</source>
        <translation>Lottningen är gjord, så ordningen ligger fast; uppgifter kan rättas. En spelare till skulle kräva tabellen för {0}.</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Ta inte in</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) taken in.</source>
        <translation>
            <numerusform>%n spelare intagen.</numerusform>
            <numerusform>%n spelare intagna.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} becomes {1}?</source>
        <translation>{0} blir {1}?</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) stay with the number; the journal keeps both names.</source>
        <translation>
            <numerusform>%n resultat stannar vid numret; loggen behåller båda namnen.</numerusform>
            <numerusform>%n resultat stannar vid numret; loggen behåller båda namnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Byt</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behåll</translation>
    </message>
    <message>
        <source>next player</source>
        <translation>nästa spelare</translation>
    </message>
    <message>
        <source>next column</source>
        <translation>nästa kolumn</translation>
    </message>
    <message>
        <source>paste a block</source>
        <translation>klistra in</translation>
    </message>
    <message>
        <source>move up</source>
        <translation>flytta upp</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>ta bort</translation>
    </message>
    <message>
        <source>clear the cell</source>
        <translation>töm rutan</translation>
    </message>
    <message>
        <source>No players yet. Type a name, or paste a list with Ctrl+V.</source>
        <translation>Inga spelare än. Skriv ett namn eller klistra in en lista med Ctrl+V.</translation>
    </message>
    <message>
        <source>The lots have been drawn, so the order is fixed; data can be corrected. A latecomer can take number {0}, which the table holds free.</source>
        <translation>Lottningen är gjord, så ordningen ligger fast; uppgifter kan rättas. En som kommer sent kan få nummer {0}, som är ledigt i tabellen.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice</source>
        <translation>Övning</translation>
    </message>
    <message>
        <source>Things to try</source>
        <translation>Att prova</translation>
    </message>
    <message>
        <source>Back to the beginning</source>
        <translation>Tillbaka till början</translation>
    </message>
    <message>
        <source>Practice: {0} of {1} done</source>
        <translation>Övning: {0} av {1} klara</translation>
    </message>
    <message>
        <source>{0} falls ill and leaves: {1}. Choose the name, read what would change, tick that the count is right, then accept.</source>
        <translation>{0} blir sjuk och utgår: {1}. Välj namnet, läs vad som skulle ändras, kryssa för att antalet stämmer, godkänn sedan.</translation>
    </message>
    <message>
        <source>Enter round {0}: {1}, then one key for each board. 1, 5 (draw) or 0.</source>
        <translation>Mata in rond {0}: {1}, sedan en tangent per bord. 1, 5 (remi) eller 0.</translation>
    </message>
    <message>
        <source>A wrong result: {0} and {1} drew in round {2}. Go to that round with {3}, to the board with the arrows, and type 5.</source>
        <translation>Ett fel resultat: {0} och {1} spelade remi i rond {2}. Gå till den ronden med {3}, till bordet med piltangenterna, och skriv 5.</translation>
    </message>
    <message>
        <source>A game is put off: choose a board of round {0} and press P.</source>
        <translation>Ett parti skjuts upp: välj ett bord i rond {0} och tryck P.</translation>
    </message>
    <message>
        <source>Who can still win? {0} shows it, and puts it away.</source>
        <translation>Vem kan fortfarande vinna? {0} visar det, och döljer det igen.</translation>
    </message>
    <message>
        <source>Print the next round: {0}. Without a printer it becomes a PDF.</source>
        <translation>Skriv ut nästa rond: {0}. Utan skrivare blir det en PDF.</translation>
    </message>
    <message>
        <source>Take the last step back: {0}.</source>
        <translation>Ångra det senaste steget: {0}.</translation>
    </message>
</context>
<context>
    <name>PresetChoice</name>
    <message>
        <source>Preset</source>
        <translation>Förval</translation>
    </message>
    <message>
        <source>Own order</source>
        <translation>Egen ordning</translation>
    </message>
    <message>
        <source>The regulations name it before the first round.</source>
        <translation>Bestämmelserna anger den före första ronden.</translation>
    </message>
    <message>
        <source>places are shared</source>
        <translation>delad placering</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Skriv ut</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Spara som PDF…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Skriv ut…</translation>
    </message>
    <message>
        <source>Round sheet</source>
        <translation>Rondblad</translation>
    </message>
    <message>
        <source>Crosstable by number</source>
        <translation>Korstabell efter nummer</translation>
    </message>
    <message>
        <source>Crosstable by place</source>
        <translation>Korstabell efter placering</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Worksheet of the tie-breaks</source>
        <translation>Särskiljning, uträkning</translation>
    </message>
    <message>
        <source>Rating and performance</source>
        <translation>Rating och prestation</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Startlista</translation>
    </message>
    <message>
        <source>Protocol of the lots</source>
        <translation>Lottningsprotokoll</translation>
    </message>
    <message>
        <source>All rounds on one page</source>
        <translation>Alla ronder på ett blad</translation>
    </message>
    <message>
        <source>Each player’s calendar</source>
        <translation>Spelarnas kalendrar</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Logg</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>efter nummer</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>efter namn</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>efter rating</translation>
    </message>
    <message>
        <source>by federation</source>
        <translation>efter förbund</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rond</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Resultatlappar</translation>
    </message>
    <message>
        <source>Headings of score sheets</source>
        <translation>Protokollhuvuden</translation>
    </message>
    <message>
        <source>Place cards</source>
        <translation>Namnskyltar</translation>
    </message>
    <message>
        <source>Name badges</source>
        <translation>Namnbrickor</translation>
    </message>
    <message>
        <source>Numbers of the boards</source>
        <translation>Bordsnummer</translation>
    </message>
    <message>
        <source>Diplomas</source>
        <translation>Diplom</translation>
    </message>
    <message>
        <source>For places</source>
        <translation>För placering</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alla</translation>
    </message>
    <message>
        <source>all rounds</source>
        <translation>alla ronder</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>officials</source>
        <translation>funktionärer</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>För vem</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>Per sida</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordning</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Textstorlek</translation>
    </message>
    <message>
        <source>for the desk</source>
        <translation>för bordet</translation>
    </message>
    <message>
        <source>large, for the wall</source>
        <translation>stor, för anslagstavlan</translation>
    </message>
    <message>
        <source>Crosstable by name</source>
        <translation>Korstabell efter namn</translation>
    </message>
    <message>
        <source>Before the last round</source>
        <translation>Före sista ronden</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Test page of the printer</source>
        <translation>Testsida för skrivaren</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Utförande</translation>
    </message>
    <message>
        <source>results, if any</source>
        <translation>resultat, om det finns några</translation>
    </message>
    <message>
        <source>for the wall</source>
        <translation>för anslagstavlan</translation>
    </message>
    <message>
        <source>for the wall, with points so far</source>
        <translation>för anslagstavlan, med poängen hittills</translation>
    </message>
    <message>
        <source>results and standings</source>
        <translation>resultat och ställning</translation>
    </message>
    <message>
        <source>Round by player</source>
        <translation>Rond efter namn</translation>
    </message>
    <message>
        <source>Berger table by numbers</source>
        <translation>Bergertabell med nummer</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>tom</translation>
    </message>
    <message>
        <source>with the results so far</source>
        <translation>med resultaten hittills</translation>
    </message>
    <message>
        <source>Wall chart for a pen</source>
        <translation>Väggtabell att fylla i</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Check-in list</source>
        <translation>Avprickningslista</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Turneringsbestämmelser</translation>
    </message>
    <message>
        <source>Prize list</source>
        <translation>Prislista</translation>
    </message>
    <message>
        <source>Report of the chief arbiter</source>
        <translation>Huvuddomarens rapport</translation>
    </message>
    <message>
        <source>Event report (facts for IT3)</source>
        <translation>Turneringsrapport (uppgifter till IT3)</translation>
    </message>
    <message>
        <source>of this event</source>
        <translation>i den här turneringen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papper</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Förhandsvisning</translation>
    </message>
    <message>
        <source>No printer is set up on this computer; the sheet can be saved as PDF.</source>
        <translation>Ingen skrivare är installerad på datorn; bladet kan sparas som PDF.</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Sida {0} av {1}</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Spara som PDF</translation>
    </message>
    <message>
        <source>The sheet is in {0}</source>
        <translation>Bladet finns i {0}</translation>
    </message>
    <message>
        <source>Sent to {0}</source>
        <translation>Skickat till {0}</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Round {0} is printed on {1}</source>
        <translation>Rond {0} skrivs ut på {1}</translation>
    </message>
    <message>
        <source>No printer: the sheet of round {0} is in {1}</source>
        <translation>Ingen skrivare: bladet för rond {0} finns i {1}</translation>
    </message>
    <message>
        <source>No printer: the sheet is in {0}</source>
        <translation>Ingen skrivare: bladet finns i {0}</translation>
    </message>
    <message>
        <source>The sheet is printed on {0}</source>
        <translation>Bladet skrivs ut på {0}</translation>
    </message>
    <message>
        <source>Round {0} is copied as text.</source>
        <translation>Rond {0} är kopierad som text.</translation>
    </message>
    <message>
        <source>Round {0} is copied as a picture.</source>
        <translation>Rond {0} är kopierad som bild.</translation>
    </message>
</context>
<context>
    <name>PrizeWords</name>
    <message>
        <source>no sharing: by place</source>
        <translation>ingen delning: efter placering</translation>
    </message>
    <message>
        <source>equal shares</source>
        <translation>lika delar</translation>
    </message>
    <message>
        <source>Hort’s system</source>
        <translation>Horts system</translation>
    </message>
    <message>
        <source>Everybody gets the prize of his place; only who shares a place shares its prizes.</source>
        <translation>Var och en får priset för sin placering; bara de som delar en placering delar dess priser.</translation>
    </message>
    <message>
        <source>Players level on points divide the prizes of their places equally.</source>
        <translation>Spelare på samma poäng delar lika på priserna för sina placeringar.</translation>
    </message>
    <message>
        <source>Players level on points get half of the prize of their place, and an equal share of the other halves.</source>
        <translation>Spelare på samma poäng får hälften av priset för sin placering och en lika stor del av de andra hälfterna.</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>Place</source>
        <translation>Plac.</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Pris</translation>
    </message>
    <message>
        <source>As it stands now</source>
        <translation>Som det står nu</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Får</translation>
    </message>
    <message>
        <source>Prize of place {0}</source>
        <translation>Pris för plats {0}</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Priser</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Enter prizes</source>
        <translation>Mata in priser</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>Level on points</source>
        <translation>Vid lika poäng</translation>
    </message>
    <message>
        <source>Special prizes</source>
        <translation>Specialpriser</translation>
    </message>
    <message>
        <source>Sum {0}</source>
        <translation>Summa {0}</translation>
    </message>
    <message>
        <source>cents left over go to those placed first</source>
        <translation>överblivna ören går till dem som står först</translation>
    </message>
    <message>
        <source>more prizes than players: {0} stay</source>
        <translation>fler priser än spelare: {0} blir över</translation>
    </message>
    <message>
        <source>Place {0}: {1}</source>
        <translation>Plats {0}: {1}</translation>
    </message>
    <message>
        <source>Say what the special prize is for.</source>
        <translation>Ange vad specialpriset är för.</translation>
    </message>
    <message>
        <source>Best junior</source>
        <translation>Bästa junior</translation>
    </message>
    <message>
        <source>Special prize {0}</source>
        <translation>Specialpris {0}</translation>
    </message>
    <message>
        <source>Amount of special prize {0}</source>
        <translation>Belopp för specialpris {0}</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vinnare</translation>
    </message>
    <message>
        <source>Winner of special prize {0}</source>
        <translation>Vinnare av specialpris {0}</translation>
    </message>
</context>
<context>
    <name>ProblemBar</name>
    <message>
        <source>Problem with the file</source>
        <translation>Problem med filen</translation>
    </message>
    <message>
        <source>Saving takes long.</source>
        <translation>Det tar tid att spara.</translation>
    </message>
    <message>
        <source>Entries since {0} are not on the disk yet. You can go on working.</source>
        <translation>Det som matats in sedan {0} finns inte på disken än. Du kan arbeta vidare.</translation>
    </message>
    <message>
        <source>Read only.</source>
        <translation>Enbart läsning.</translation>
    </message>
    <message>
        <source>Nobody else has the tournament open any more ({0} had). You can work on it here.</source>
        <translation>Ingen annan har turneringen öppen längre ({0} hade den). Du kan arbeta med den här.</translation>
    </message>
    <message>
        <source>The tournament is open on another computer, or was when that was cut off: {0}.</source>
        <translation>Turneringen är öppen på en annan dator, eller var det när den datorn bröts: {0}.</translation>
    </message>
    <message>
        <source>The tournament is open elsewhere: {0}. Save it elsewhere to work on it.</source>
        <translation>Turneringen är öppen på annat håll: {0}. Spara den annanstans för att arbeta med den.</translation>
    </message>
    <message>
        <source>The file can’t be changed here. Save it elsewhere to work on it.</source>
        <translation>Filen kan inte ändras här. Spara den annanstans för att arbeta med den.</translation>
    </message>
    <message>
        <source>The file was changed by another program.</source>
        <translation>Filen har ändrats av ett annat program.</translation>
    </message>
    <message>
        <source>The file is no longer there: {0}.</source>
        <translation>Filen finns inte längre: {0}.</translation>
    </message>
    <message>
        <source>The file can’t be written.</source>
        <translation>Filen kan inte skrivas.</translation>
    </message>
    <message>
        <source>The file can’t be written: {0}.</source>
        <translation>Filen kan inte skrivas: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) since {0} only in memory. Nothing was written over it; save elsewhere.</source>
        <translation>
            <numerusform>%n steg sedan {0} finns bara i minnet. Inget har skrivits över; spara på annan plats.</numerusform>
            <numerusform>%n steg sedan {0} finns bara i minnet. Inget har skrivits över; spara på annan plats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) since {0} only in memory. Make room or save elsewhere; you can go on working.</source>
        <translation>
            <numerusform>%n steg sedan {0} finns bara i minnet. Frigör plats eller spara annanstans; du kan arbeta vidare.</numerusform>
            <numerusform>%n steg sedan {0} finns bara i minnet. Frigör plats eller spara annanstans; du kan arbeta vidare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) since {0} only in memory. Try again or save elsewhere; you can go on working.</source>
        <translation>
            <numerusform>%n steg sedan {0} finns bara i minnet. Försök igen eller spara på annan plats; du kan arbeta vidare.</numerusform>
            <numerusform>%n steg sedan {0} finns bara i minnet. Försök igen eller spara på annan plats; du kan arbeta vidare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>Work here</source>
        <translation>Arbeta här</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Spara annanstans…</translation>
    </message>
</context>
<context>
    <name>PutOff</name>
    <message>
        <source>Put off to another day</source>
        <translation>Skjut upp till en annan dag</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>okänd</translation>
    </message>
    <message>
        <source>Put off</source>
        <translation>Skjut upp</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Dag</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tid</translation>
    </message>
    <message>
        <source>Type a day like 16.05.2026 and a time like 10:00, or no time.</source>
        <translation>Skriv en dag som 2026-05-16 och en tid som 10:00, eller ingen tid.</translation>
    </message>
</context>
<context>
    <name>PutOffList</name>
    <message>
        <source>Until</source>
        <translation>Till</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rond</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>no day</source>
        <translation>ingen dag</translation>
    </message>
    <message>
        <source>{0}, overdue</source>
        <translation>{0}, försenat</translation>
    </message>
    <message>
        <source>Games put off</source>
        <translation>Uppskjutna partier</translation>
    </message>
    <message>
        <source>Another &amp;day…</source>
        <translation>Annan &amp;dag…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>Gå till bordet</translation>
    </message>
    <message>
        <source>No game is put off. On a board P marks it postponed, A adjourned, E early.</source>
        <translation>Inget parti är uppskjutet. På ett bord betyder P uppskjutet, A hängparti, E i förtid.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) put off</source>
        <translation>
            <numerusform>%n uppskjutet parti</numerusform>
            <numerusform>%n uppskjutna partier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overdue</source>
        <translation>
            <numerusform>%n försenat</numerusform>
            <numerusform>%n försenade</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Rating and norms</source>
        <translation>Rating och normer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Print all…</source>
        <translation>Skriv ut alla…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>by rule</source>
        <comment>the factor K</comment>
        <translation>enligt regeln</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Spelare</translation>
    </message>
    <message>
        <source>&amp;K</source>
        <comment>the factor K</comment>
        <translation>&amp;K</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopierat.</translation>
    </message>
    <message>
        <source>Norms by FIDE’s Title Regulations of January 2024, all games of the round robin counted. It is a watch and no certificate: earlier titles, federations at the time and the dates of the lists are for the chief arbiter to check.</source>
        <translation>Normer enligt FIDE:s titelregler från januari 2024, med alla partier i turneringen räknade. Det är en bevakning och inget intyg: tidigare titlar, förbund vid tillfället och listornas datum får huvuddomaren kontrollera.</translation>
    </message>
    <message>
        <source>There is no norm above the title that the player has.</source>
        <translation>Det finns ingen norm över den titel som spelaren har.</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normer</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Prestation</translation>
    </message>
    <message>
        <source>No game over the board against a rated opponent yet.</source>
        <translation>Inget parti vid brädet mot en motståndare med rating än.</translation>
    </message>
    <message numerus="yes">
        <source>{0} = {1} {2}: the mean rating of %n opponent(s), and what {3} points are worth.</source>
        <comment>2259 = 2203 + 56</comment>
        <translation>
            <numerusform>{0} = {1} {2}: rating för %n motståndare, och vad {3} poäng är värda.</numerusform>
            <numerusform>{0} = {1} {2}: medelrating för %n motståndare, och vad {3} poäng är värda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating change</source>
        <translation>Ratingändring</translation>
    </message>
    <message>
        <source>The player has no FIDE rating, so none changes.</source>
        <translation>Spelaren har ingen FIDE-rating, så ingen ändras.</translation>
    </message>
    <message>
        <source>No rated game yet.</source>
        <translation>Inget parti som räknas för rating än.</translation>
    </message>
    <message>
        <source>capped at 400</source>
        <comment>a difference of ratings</comment>
        <translation>högst 400</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summa</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Väntat</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Skillnad</translation>
    </message>
    <message>
        <source>{0} {1}: {2} × {3} = {4}.</source>
        <comment>2200 +3: 20 × +0.15 = +3</comment>
        <translation>{0} {1}: {2} × {3} = {4}.</translation>
    </message>
    <message>
        <source>Only games in which both made a move and both have a FIDE rating (FIDE Rating Regulations 8.3, March 2024). FIDE adds up a whole period and rounds once.</source>
        <translation>Bara partier där båda gjorde ett drag och båda har FIDE-rating (FIDE:s ratingregler 8.3, mars 2024). FIDE lägger ihop en hel period och avrundar en gång.</translation>
    </message>
    <message>
        <source>K {0}, as chosen.</source>
        <translation>K {0}, som valts.</translation>
    </message>
    <message>
        <source>K {0}, because the rating is 2400 or more.</source>
        <translation>K {0}, eftersom ratingen är 2400 eller mer.</translation>
    </message>
    <message>
        <source>K {0}, because the player is under age and rated below 2300.</source>
        <translation>K {0}, eftersom spelaren är under 18 och ratingen under 2300.</translation>
    </message>
    <message>
        <source>K {0}, the usual one. It is 40 for a new player until 30 games, and 10 for who once had 2400; the list can’t tell.</source>
        <translation>K {0}, det vanliga. En ny spelare har 40 tills 30 partier är spelade, och den som en gång haft 2400 har 10; det syns inte i listan.</translation>
    </message>
    <message>
        <source>{0} norm</source>
        <comment>title</comment>
        <translation>{0}-norm</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Villkor</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>krävs</translation>
    </message>
    <message>
        <source>found</source>
        <translation>finns</translation>
    </message>
    <message>
        <source>For the average one opponent counts with {1} instead of {0} (1.4.6).</source>
        <translation>För medelvärdet räknas en motståndare med {1} i stället för {0} (1.4.6).</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Other federations</source>
        <translation>Andra förbund</translation>
    </message>
    <message>
        <source>From the own federation, at most</source>
        <translation>Från det egna förbundet, högst</translation>
    </message>
    <message>
        <source>From one federation, at most</source>
        <translation>Från ett förbund, högst</translation>
    </message>
    <message>
        <source>Opponents with a title</source>
        <translation>Motståndare med titel</translation>
    </message>
    <message>
        <source>Opponents with this title or a higher one</source>
        <translation>Motståndare med den här titeln eller en högre</translation>
    </message>
    <message>
        <source>Average rating of the opponents</source>
        <translation>Motståndarnas medelrating</translation>
    </message>
    <message>
        <source>fulfilled</source>
        <translation>uppfyllt</translation>
    </message>
    <message>
        <source>too many</source>
        <translation>för många</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fattas</translation>
    </message>
    <message>
        <source>Not possible here: a condition is not fulfilled.</source>
        <translation>Inte möjligt här: ett villkor är inte uppfyllt.</translation>
    </message>
    <message>
        <source>Not possible here: even all points are too few.</source>
        <translation>Inte möjligt här: inte ens alla poäng räcker.</translation>
    </message>
    <message numerus="yes">
        <source>Needs {0} of {1}, has {2}; %n game(s) left.</source>
        <comment>points of games; 4½ of 9</comment>
        <translation>
            <numerusform>Behöver {0} av {1}, har {2}; %n parti kvar.</numerusform>
            <numerusform>Behöver {0} av {1}, har {2}; %n partier kvar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The points are made.</source>
        <translation>Poängen är tagna.</translation>
    </message>
    <message>
        <source>It can’t be reached any more.</source>
        <translation>Det går inte att nå längre.</translation>
    </message>
</context>
<context>
    <name>RatingLists</name>
    <message>
        <source>FIDE list</source>
        <translation>FIDE:s lista</translation>
    </message>
    <message>
        <source>FIDE list, standard</source>
        <translation>FIDE:s lista, långparti</translation>
    </message>
    <message>
        <source>FIDE list, rapid</source>
        <translation>FIDE:s lista, snabbschack</translation>
    </message>
    <message>
        <source>FIDE list, blitz</source>
        <translation>FIDE:s lista, blixt</translation>
    </message>
    <message>
        <source>{0}: {1}, older than two months</source>
        <translation>{0}: {1}, äldre än två månader</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <comment>name of a rating list, its month</comment>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Ratinglistor</translation>
    </message>
    <message>
        <source>How far the list is loaded</source>
        <translation>Hur långt listan är inläst</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppa</translation>
    </message>
    <message>
        <source>&amp;Load a list…</source>
        <translation>&amp;Läs in en lista…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>FIDE publishes its list each month at ratings.fide.com under Download: take the one with standard, rapid and blitz, as TXT or XML, and load the zip as it is. Lists of federations are loaded as .csv, .xlsx or .xls with headings such as ID_No, Name, Rtg_Nat. Nothing is sent anywhere.</source>
        <translation>FIDE publicerar sin lista varje månad på ratings.fide.com under Download: ta den med standard, rapid och blitz, som TXT eller XML, och läs in zip-filen som den är. Förbundens listor läses in som .csv, .xlsx eller .xls med rubriker som ID_No, Name, Rtg_Nat. Inget skickas någonstans.</translation>
    </message>
    <message>
        <source>No rating list has been loaded yet.</source>
        <translation>Ingen ratinglista har lästs in än.</translation>
    </message>
    <message>
        <source>Names that are typed are looked up in these lists.</source>
        <translation>Namn som skrivs slås upp i de här listorna.</translation>
    </message>
    <message>
        <source>{0} is older than two months. Load the present one.</source>
        <translation>{0} är äldre än två månader. Läs in den aktuella.</translation>
    </message>
    <message>
        <source>Names that are typed are looked up in: {0}.</source>
        <translation>Namn som skrivs slås upp i: {0}.</translation>
    </message>
    <message>
        <source>Load a rating list</source>
        <translation>Läs in en ratinglista</translation>
    </message>
    <message>
        <source>Loading {0}…</source>
        <translation>Läser in {0}…</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>Loaded: {0}, {1}.</source>
        <translation>Inläst: {0}, {1}.</translation>
    </message>
    <message>
        <source>Removed: {0}.</source>
        <translation>Borttagen: {0}.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Månad</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation>Ur filen</translation>
    </message>
    <message>
        <source>{0}, old</source>
        <translation>{0}, gammal</translation>
    </message>
    <message>
        <source>{0} (date of the file)</source>
        <translation>{0} (filens datum)</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>&amp;Reason, in one line</source>
        <translation>&amp;Skäl, på en rad</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Skäl</translation>
    </message>
</context>
<context>
    <name>RegulationSwitches</name>
    <message>
        <source>Players without a rating</source>
        <translation>Spelare utan rating</translation>
    </message>
    <message>
        <source>not said: ratings break no tie</source>
        <translation>ej angivet: rating skiljer ingen åt</translation>
    </message>
    <message>
        <source>count with a rating of</source>
        <translation>räknas med rating</translation>
    </message>
    <message>
        <source>are left out</source>
        <translation>utelämnas</translation>
    </message>
    <message>
        <source>Rating assumed</source>
        <translation>Antagen rating</translation>
    </message>
    <message>
        <source>Forfeit wins count as played (article 15.2 to the letter)</source>
        <translation>Vinster på w.o. räknas som spelade (artikel 15.2 ordagrant)</translation>
    </message>
    <message>
        <source>FIDE’s own checker does not count them.</source>
        <translation>FIDE:s eget kontrollprogram räknar dem inte.</translation>
    </message>
    <message>
        <source>Koya’s line moves by the value of a draw</source>
        <translation>Koyas gräns flyttas med värdet av en remi</translation>
    </message>
    <message>
        <source>Otherwise by half a point, as FIDE’s own checker does it.</source>
        <translation>Annars med en halv poäng, som i FIDE:s eget kontrollprogram.</translation>
    </message>
</context>
<context>
    <name>Restore</name>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n resultat</numerusform>
            <numerusform>%n resultat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n placering</numerusform>
            <numerusform>%n placeringar</numerusform>
        </translation>
    </message>
    <message>
        <source>Lots, rules and data</source>
        <translation>Lottning, regler och uppgifter</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would go</source>
        <translation>
            <numerusform>%n resultat skulle försvinna</numerusform>
            <numerusform>%n resultat skulle försvinna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) would stand otherwise</source>
        <translation>
            <numerusform>%n parti skulle bli annorlunda</numerusform>
            <numerusform>%n partier skulle bli annorlunda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) would be changed</source>
        <translation>
            <numerusform>%n spelare skulle ändras</numerusform>
            <numerusform>%n spelare skulle ändras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) would change</source>
        <translation>
            <numerusform>%n placering skulle ändras</numerusform>
            <numerusform>%n placeringar skulle ändras</numerusform>
        </translation>
    </message>
    <message>
        <source>Results and players would stay; rules or data would change.</source>
        <translation>Resultat och spelare skulle stå kvar; regler eller uppgifter skulle ändras.</translation>
    </message>
    <message>
        <source>This state says the same as now.</source>
        <translation>Det här läget är detsamma som nu.</translation>
    </message>
    <message>
        <source>{0}, cycle {1}</source>
        <translation>{0}, varv {1}</translation>
    </message>
    <message>
        <source>in the list</source>
        <translation>i listan</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Rounds, boards and colours</source>
        <translation>Ronder, bord och färger</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tävling</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Bestämmelser</translation>
    </message>
    <message>
        <source>Dates of the rounds</source>
        <translation>Rondernas datum</translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation>ej lottade</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>lottade</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n rond</numerusform>
            <numerusform>%n ronder</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore an earlier state</source>
        <translation>Återställ ett tidigare läge</translation>
    </message>
    <message>
        <source>Earlier states</source>
        <translation>Tidigare lägen</translation>
    </message>
    <message>
        <source>What would be different</source>
        <translation>Vad som skulle bli annorlunda</translation>
    </message>
    <message>
        <source>Open as a copy</source>
        <translation>Öppna som kopia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Återställ</translation>
    </message>
    <message>
        <source>Looking for earlier states …</source>
        <translation>Söker tidigare lägen…</translation>
    </message>
    <message>
        <source>There is no earlier state yet.</source>
        <translation>Det finns inget tidigare läge än.</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Läser…</translation>
    </message>
    <message>
        <source>This state is damaged and can’t be opened. Take another.</source>
        <translation>Det här läget är skadat och kan inte öppnas. Ta ett annat.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would go with the state of {0}.</source>
        <translation>
            <numerusform>%n resultat skulle försvinna med läget {0}.</numerusform>
            <numerusform>%n resultat skulle försvinna med läget {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo brings them back. The state of now is kept before.</source>
        <translation>Ångra tar tillbaka dem. Läget nu sparas först.</translation>
    </message>
    <message>
        <source>Keep the results</source>
        <translation>Behåll resultaten</translation>
    </message>
    <message>
        <source>When</source>
        <translation>När</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Anledning</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ronder</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Poster</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Storlek</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Var</translation>
    </message>
    <message>
        <source>damaged, can’t be read</source>
        <translation>skadat, kan inte läsas</translation>
    </message>
    <message>
        <source>both places</source>
        <translation>båda ställena</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>vid andra kopian</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>den här datorn</translation>
    </message>
    <message>
        <source>{0} kB</source>
        <translation>{0} kB</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nu</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Då</translation>
    </message>
    <message>
        <source>round {0} complete</source>
        <translation>rond {0} klar</translation>
    </message>
    <message>
        <source>after so many entries</source>
        <translation>efter ett antal poster</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>före en import</translation>
    </message>
    <message>
        <source>before a restore</source>
        <translation>före en återställning</translation>
    </message>
    <message>
        <source>at closing</source>
        <translation>vid stängning</translation>
    </message>
</context>
<context>
    <name>ResultKeys</name>
    <message>
        <source>1 home won, 0 away won, 5 draw</source>
        <translation>1 hemma vann, 0 borta vann, 5 remi</translation>
    </message>
    <message>
        <source>1 home won, 2 away won, 3 draw</source>
        <translation>1 hemma vann, 2 borta vann, 3 remi</translation>
    </message>
    <message>
        <source>F10 home won, F11 draw, F12 away won</source>
        <translation>F10 hemma vann, F11 remi, F12 borta vann</translation>
    </message>
    <message>
        <source>+ home won, − away won, = draw</source>
        <translation>+ hemma vann, − borta vann, = remi</translation>
    </message>
    <message>
        <source>1 White won, 0 Black won, 5 draw</source>
        <translation>1 vit vann, 0 svart vann, 5 remi</translation>
    </message>
    <message>
        <source>1 White won, 2 Black won, 3 draw</source>
        <translation>1 vit vann, 2 svart vann, 3 remi</translation>
    </message>
    <message>
        <source>F10 White won, F11 draw, F12 Black won</source>
        <translation>F10 vit vann, F11 remi, F12 svart vann</translation>
    </message>
    <message>
        <source>+ White won, − Black won, = draw</source>
        <translation>+ vit vann, − svart vann, = remi</translation>
    </message>
</context>
<context>
    <name>ResultMenu</name>
    <message>
        <source>Arbiter’s decision, not rated</source>
        <translation>Domarbeslut, ej för rating</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Uppskjutet</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <translation>Hängparti</translation>
    </message>
    <message>
        <source>To be played early</source>
        <translation>Spelas i förtid</translation>
    </message>
    <message>
        <source>Put off to a day…</source>
        <translation>Skjut upp till en dag…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Ta bort</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Home won</source>
        <translation>Hemma vann</translation>
    </message>
    <message>
        <source>Away won</source>
        <translation>Borta vann</translation>
    </message>
    <message>
        <source>Away did not appear</source>
        <translation>Borta kom inte</translation>
    </message>
    <message>
        <source>Home did not appear</source>
        <translation>Hemma kom inte</translation>
    </message>
    <message>
        <source>Half a point at home, none away</source>
        <translation>En halv poäng hemma, ingen borta</translation>
    </message>
    <message>
        <source>None at home, half a point away</source>
        <translation>Ingen hemma, en halv poäng borta</translation>
    </message>
    <message>
        <source>Home won, not rated</source>
        <translation>Hemma vann, ej för rating</translation>
    </message>
    <message>
        <source>Away won, not rated</source>
        <translation>Borta vann, ej för rating</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Vit vann</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remi</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Svart vann</translation>
    </message>
    <message>
        <source>Black did not appear</source>
        <translation>Svart kom inte</translation>
    </message>
    <message>
        <source>White did not appear</source>
        <translation>Vit kom inte</translation>
    </message>
    <message>
        <source>Neither appeared</source>
        <translation>Ingen kom</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>Båda förlorar</translation>
    </message>
    <message>
        <source>Half a point for White, none for Black</source>
        <translation>En halv poäng till vit, ingen till svart</translation>
    </message>
    <message>
        <source>None for White, half a point for Black</source>
        <translation>Ingen till vit, en halv poäng till svart</translation>
    </message>
    <message>
        <source>White won, not rated</source>
        <translation>Vit vann, ej för rating</translation>
    </message>
    <message>
        <source>Draw, not rated</source>
        <translation>Remi, ej för rating</translation>
    </message>
    <message>
        <source>Black won, not rated</source>
        <translation>Svart vann, ej för rating</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Hemma</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Borta</translation>
    </message>
    <message>
        <source>arbiter’s decision</source>
        <translation>domarbeslut</translation>
    </message>
    <message>
        <source>not rated</source>
        <translation>ej för rating</translation>
    </message>
    <message>
        <source>{0}, arbiter’s decision</source>
        <translation>{0}, domarbeslut</translation>
    </message>
    <message>
        <source>open</source>
        <translation>inte klart</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} till {1}</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>uppskjutet</translation>
    </message>
    <message>
        <source>early</source>
        <comment>a game to be played before its round</comment>
        <translation>i förtid</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>hängparti</translation>
    </message>
    <message>
        <source>agrees</source>
        <comment>the second entry of a board</comment>
        <translation>stämmer</translation>
    </message>
    <message>
        <source>differs, kept</source>
        <comment>the second entry of a board</comment>
        <translation>olika, behållet</translation>
    </message>
    <message>
        <source>corrected</source>
        <comment>the second entry of a board</comment>
        <translation>rättat</translation>
    </message>
</context>
<context>
    <name>RoundDates</name>
    <message>
        <source>Dates of the rounds</source>
        <translation>Rondernas datum</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Ta bort alla</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Spara</translation>
    </message>
    <message>
        <source>There is no day left to play on.</source>
        <translation>Det finns ingen dag kvar att spela på.</translation>
    </message>
    <message>
        <source>The event lasts from {0} to {1}</source>
        <translation>Tävlingen pågår från {0} till {1}</translation>
    </message>
    <message>
        <source>{0} It can be saved all the same.</source>
        <translation>{0} Det går ändå att spara.</translation>
    </message>
    <message>
        <source>No round has a day.</source>
        <translation>Ingen rond har någon dag.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) without a day.</source>
        <translation>
            <numerusform>%n rond utan dag.</numerusform>
            <numerusform>%n ronder utan dag.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} on {1}</source>
        <translation>{0} den {1}</translation>
    </message>
    <message>
        <source>{0} from {1} to {2}</source>
        <translation>{0} från {1} till {2}</translation>
    </message>
    <message>
        <source>Round {0}: “{1}” is not a time. Write it as 15:00 or 15.00.</source>
        <translation>Rond {0}: ”{1}” är ingen tid. Skriv den som 15:00 eller 15.00.</translation>
    </message>
    <message>
        <source>Round {0} has a time and no day.</source>
        <translation>Rond {0} har en tid men ingen dag.</translation>
    </message>
    <message>
        <source>Round {0}: there is no day before it to count “{1}” from.</source>
        <translation>Rond {0}: det finns ingen dag före den att räkna ”{1}” från.</translation>
    </message>
    <message>
        <source>Round {0}: “{1}” is not a day. Write it as 6.5. or 6.5.2026, or +1.</source>
        <translation>Rond {0}: ”{1}” är ingen dag. Skriv den som 6.5. eller 6.5.2026, eller +1.</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Rond {0}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rond</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>not a day</source>
        <translation>ingen dag</translation>
    </message>
    <message>
        <source>not a time</source>
        <translation>ingen tid</translation>
    </message>
    <message>
        <source>no day</source>
        <translation>dag saknas</translation>
    </message>
    <message>
        <source>before round {0}</source>
        <translation>före rond {0}</translation>
    </message>
    <message>
        <source>at the same time as round {0}</source>
        <translation>samtidigt som rond {0}</translation>
    </message>
    <message>
        <source>before the first day of the event</source>
        <translation>före tävlingens första dag</translation>
    </message>
    <message>
        <source>after the last day of the event</source>
        <translation>efter tävlingens sista dag</translation>
    </message>
    <message>
        <source>Round {0} lies {1}.</source>
        <translation>Rond {0} ligger {1}.</translation>
    </message>
    <message>
        <source>ddd d MMMM yyyy</source>
        <comment>day of the week, day, month, year</comment>
        <translation>ddd d MMMM yyyy</translation>
    </message>
    <message>
        <source>Days and times of the rounds</source>
        <translation>Rondernas dagar och tider</translation>
    </message>
</context>
<context>
    <name>RoundPlan</name>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>every day</source>
        <translation>varje dag</translation>
    </message>
    <message>
        <source>the same day of the week</source>
        <translation>samma veckodag</translation>
    </message>
    <message numerus="yes">
        <source>every %n day(s)</source>
        <translation>
            <numerusform>en gång på %n dag</numerusform>
            <numerusform>en gång på %n dagar</numerusform>
        </translation>
    </message>
    <message>
        <source>Time of the first round</source>
        <translation>Första rondens tid</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Första ronden</translation>
    </message>
    <message>
        <source>Rounds a day</source>
        <translation>Ronder per dag</translation>
    </message>
    <message>
        <source>Their times</source>
        <translation>Deras tider</translation>
    </message>
    <message>
        <source>Days of play</source>
        <translation>Speldagar</translation>
    </message>
    <message>
        <source>Rest day</source>
        <translation>Vilodag</translation>
    </message>
    <message>
        <source>Rounds a day: 2, or day by day 1 2 2. Rest day: after round 5, or on 12.5.; several with a comma.</source>
        <translation>Ronder per dag: 2, eller dag för dag 1 2 2. Vilodag: efter rond 5, eller 12.5.; flera med komma.</translation>
    </message>
    <message>
        <source>All from the first round</source>
        <translation>Allt från första ronden</translation>
    </message>
    <message>
        <source>“{0}” is not a time. Write it as 15:00 or 15.00.</source>
        <translation>”{0}” är ingen tid. Skriv den som 15:00 eller 15.00.</translation>
    </message>
    <message>
        <source>“{0}” is no number of rounds a day. Write 2, or day by day 1 2 2.</source>
        <translation>”{0}” är inget antal ronder per dag. Skriv 2, eller dag för dag 1 2 2.</translation>
    </message>
    <message>
        <source>“{0}” are not times in order. Write them as 10:00 16:00.</source>
        <translation>”{0}” är inte tider i ordning. Skriv dem som 10:00 16:00.</translation>
    </message>
    <message>
        <source>“{0}” is no rest day. Write the round it comes after, like 5, or a day, like 12.5.</source>
        <translation>”{0}” är ingen vilodag. Skriv ronden den kommer efter, som 5, eller en dag, som 12.5.</translation>
    </message>
</context>
<context>
    <name>RoundStepper</name>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Rond {0} av {1}</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Rounds</source>
        <translation>Ronder</translation>
    </message>
    <message>
        <source>Round {0}: {1} of {2} reported</source>
        <translation>Rond {0}: {1} av {2} rapporterade</translation>
    </message>
</context>
<context>
    <name>Salvage</name>
    <message>
        <source>A damaged file</source>
        <translation>En skadad fil</translation>
    </message>
    <message>
        <source>What can be read</source>
        <translation>Vad som kan läsas</translation>
    </message>
    <message>
        <source>What is lost</source>
        <translation>Vad som är förlorat</translation>
    </message>
    <message>
        <source>Newest earlier state</source>
        <translation>Senaste tidigare läge</translation>
    </message>
    <message>
        <source>What can be read and what is lost</source>
        <translation>Vad som kan läsas och vad som är förlorat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Open the &amp;earlier state</source>
        <translation>Öppna det &amp;tidigare läget</translation>
    </message>
    <message>
        <source>Open what can be &amp;read</source>
        <translation>Öppna det som kan &amp;läsas</translation>
    </message>
    <message>
        <source>{0} is damaged: {1}. It stays as it is.</source>
        <translation>{0} är skadad: {1}. Den lämnas som den är.</translation>
    </message>
    <message>
        <source>{0} is damaged. It stays as it is.</source>
        <translation>{0} är skadad. Den lämnas som den är.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries, kept {0}, {1}.</source>
        <translation>
            <numerusform>%n post, sparad {0}, {1}.</numerusform>
            <numerusform>%n poster, sparade {0}, {1}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SecondCopy</name>
    <message>
        <source>Second copy…</source>
        <translation>Andra kopian…</translation>
    </message>
    <message>
        <source>Second copy</source>
        <translation>Andra kopian</translation>
    </message>
    <message>
        <source>A folder on a stick or another disk gets a copy of every tournament, a second or two after each entry, and earlier states beside it. A stick may be taken out and put back at any time.</source>
        <translation>En mapp på ett USB-minne eller en annan disk får en kopia av varje turnering, någon sekund efter varje inmatning, och tidigare lägen bredvid. Ett USB-minne kan tas ut och sättas tillbaka när som helst.</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Välj mapp…</translation>
    </message>
    <message>
        <source>No second copy</source>
        <translation>Ingen andra kopia</translation>
    </message>
    <message>
        <source>Folder for the second copy</source>
        <translation>Mapp för den andra kopian</translation>
    </message>
    <message>
        <source>second copy away</source>
        <translation>andra kopian borta</translation>
    </message>
    <message>
        <source>second copy not written</source>
        <translation>andra kopian inte skriven</translation>
    </message>
    <message>
        <source>Second copy (away)…</source>
        <translation>Andra kopian (borta)…</translation>
    </message>
    <message>
        <source>Second copy (not written)…</source>
        <translation>Andra kopian (inte skriven)…</translation>
    </message>
    <message>
        <source>Second copy (on)…</source>
        <translation>Andra kopian (på)…</translation>
    </message>
    <message>
        <source>No place has been named.</source>
        <translation>Ingen plats är angiven.</translation>
    </message>
    <message>
        <source>The tournament itself lies in this folder, so no copy is made there. Choose a folder on another disk or stick.</source>
        <translation>Själva turneringen ligger i den här mappen, så ingen kopia görs där. Välj en mapp på en annan disk eller ett USB-minne.</translation>
    </message>
    <message>
        <source>The folder is not there. What is missing is written as soon as it is back.</source>
        <translation>Mappen finns inte där. Det som fattas skrivs så snart den är tillbaka.</translation>
    </message>
    <message>
        <source>The copy is being written.</source>
        <translation>Kopian skrivs.</translation>
    </message>
    <message>
        <source>The copy is made with the next entry.</source>
        <translation>Kopian görs vid nästa inmatning.</translation>
    </message>
    <message>
        <source>{0} holds everything, written {1}.</source>
        <translation>{0} innehåller allt, skrivet {1}.</translation>
    </message>
    <message>
        <source>{0} was last written at {1}.</source>
        <translation>{0} skrevs senast {1}.</translation>
    </message>
</context>
<context>
    <name>SecondEntry</name>
    <message>
        <source>Round {0} has no result yet: there is nothing to type again.</source>
        <translation>Rond {0} har inget resultat än: det finns inget att mata in igen.</translation>
    </message>
    <message numerus="yes">
        <source>The second entry of round {0} is left after %n board(s).</source>
        <translation>
            <numerusform>Andra inmatningen av rond {0} lämnas efter %n bord.</numerusform>
            <numerusform>Andra inmatningen av rond {0} lämnas efter %n bord.</numerusform>
        </translation>
    </message>
    <message>
        <source>First decide: Enter takes the new entry, Esc keeps the old.</source>
        <translation>Avgör först: Enter tar den nya inmatningen, Esc behåller den gamla.</translation>
    </message>
    <message>
        <source>Every board has been typed again. Esc leaves, Alt+Right goes to the next round.</source>
        <translation>Alla bord är inmatade igen. Esc lämnar, Alt+Höger går till nästa rond.</translation>
    </message>
    <message>
        <source>Here only what stands on the sheets is typed.</source>
        <translation>Här matas bara in det som står på protokollen.</translation>
    </message>
    <message>
        <source>Second entry, round {0}</source>
        <translation>Andra inmatningen, rond {0}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lämna</translation>
    </message>
    <message>
        <source>Type each result again, as it stands on the sheets. Nothing is changed.</source>
        <translation>Mata in varje resultat igen, så som det står på protokollen. Inget ändras.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) agree</source>
        <translation>
            <numerusform>%n bord stämmer</numerusform>
            <numerusform>%n bord stämmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corrected</source>
        <comment>boards</comment>
        <translation>
            <numerusform>%n rättat</numerusform>
            <numerusform>%n rättade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept although different</source>
        <comment>boards</comment>
        <translation>
            <numerusform>%n behållet fast det är olika</numerusform>
            <numerusform>%n behållna fast de är olika</numerusform>
        </translation>
    </message>
    <message>
        <source>left: {0}</source>
        <comment>boards</comment>
        <translation>kvar: {0}</translation>
    </message>
    <message>
        <source>Board {0} differs.</source>
        <translation>Bord {0} är olika.</translation>
    </message>
    <message>
        <source>It was still out; now typed: {0}.</source>
        <translation>Det saknade resultat; nu inmatat: {0}.</translation>
    </message>
    <message>
        <source>First entered: {0}. Now typed: {1}.</source>
        <translation>Först inmatat: {0}. Nu inmatat: {1}.</translation>
    </message>
    <message>
        <source>Take the new one</source>
        <translation>Ta det nya</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behåll</translation>
    </message>
</context>
<context>
    <name>SideDock</name>
    <message>
        <source>Standings</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Före lottningen</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n anmärkning</numerusform>
            <numerusform>%n anmärkningar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenCell</name>
    <message>
        <source>nothing</source>
        <translation>inget</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Not used for places.</source>
        <translation>Avgör inga placeringar.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>withdrawn, the results do not count</source>
        <translation>utgått, resultaten räknas inte</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n game(s)</source>
        <comment>points of games</comment>
        <translation>
            <numerusform>{0} på %n parti</numerusform>
            <numerusform>{0} på %n partier</numerusform>
        </translation>
    </message>
    <message>
        <source>safe for place {0}</source>
        <translation>säkrad plats {0}</translation>
    </message>
    <message>
        <source>out of reach: place {0}</source>
        <translation>utom räckhåll: plats {0}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Placering</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>By points and the tie-breaks in their order; 2–4 is shared.</source>
        <translation>Efter poäng och särskiljning i tur och ordning; 2–4 är delad placering.</translation>
    </message>
    <message>
        <source>A click on a heading sorts by it, another turns the order.</source>
        <translation>Ett klick på en rubrik sorterar efter den, ett till vänder ordningen.</translation>
    </message>
    <message>
        <source>From all games that count, forfeits included.</source>
        <translation>Av alla partier som räknas, även w.o.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>final</source>
        <translation>slutlig</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>preliminär</translation>
    </message>
    <message numerus="yes">
        <source>Standings after %n game(s)</source>
        <translation>
            <numerusform>Ställning efter %n parti</numerusform>
            <numerusform>Ställning efter %n partier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n game(s)</source>
        <translation>
            <numerusform>+ %n parti</numerusform>
            <numerusform>+ %n partier</numerusform>
        </translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Ställning efter rond {0}</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>Efter rond {0}</translation>
    </message>
    <message>
        <source>No result yet.</source>
        <translation>Inget resultat än.</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Efter placering</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Efter namn</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>Efter poäng</translation>
    </message>
    <message>
        <source>Says nothing: {0}.</source>
        <comment>a tie-break; the reason</comment>
        <translation>Säger inget: {0}.</translation>
    </message>
</context>
<context>
    <name>StandingsNumbers</name>
    <message>
        <source>The places in {0} have changed. “Numbers from other standings” in the Tournament menu takes them over.</source>
        <translation>Placeringarna i {0} har ändrats. ”Nummer ur en annan ställning” i menyn Turnering tar över dem.</translation>
    </message>
    <message>
        <source>Whose places give the numbers?</source>
        <translation>Vilken turnerings placeringar ger numren?</translation>
    </message>
    <message>
        <source>Numbers from other standings</source>
        <translation>Nummer ur en annan ställning</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Another &amp;file…</source>
        <translation>Annan &amp;fil…</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Läs igen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Take these numbers</source>
        <translation>Ta de här numren</translation>
    </message>
    <message>
        <source>Choose the tournament whose places give the numbers.</source>
        <translation>Välj turneringen vars placeringar ger numren.</translation>
    </message>
    <message>
        <source>Places in {0}</source>
        <translation>Placeringar i {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are open there: the places may still change. Read the file again before the start.</source>
        <translation>
            <numerusform>%n parti är inte klart där: placeringarna kan fortfarande ändras. Läs filen igen före start.</numerusform>
            <numerusform>%n partier är inte klara där: placeringarna kan fortfarande ändras. Läs filen igen före start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) do not stand there and get the last numbers.</source>
        <translation>
            <numerusform>%n spelare står inte där och får det sista numret.</numerusform>
            <numerusform>%n spelare står inte där och får de sista numren.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the numbers already.</source>
        <translation>Numren är redan så.</translation>
    </message>
    <message>
        <source>not in that table</source>
        <translation>inte i den tabellen</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Round robins, from the drawing of lots to the report.</source>
        <translation>Alla möter alla, från lottning till rapport.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Börja</translation>
    </message>
    <message>
        <source>Recent tournaments</source>
        <translation>Senaste turneringar</translation>
    </message>
    <message>
        <source>No tournament has been opened on this computer yet.</source>
        <translation>Ingen turnering har öppnats på den här datorn än.</translation>
    </message>
    <message>
        <source>All data stay on this computer. A file can also be dropped here.</source>
        <translation>Alla uppgifter stannar på den här datorn. En fil kan också släppas här.</translation>
    </message>
    <message>
        <source>F1 opens the help.</source>
        <translation>F1 öppnar hjälpen.</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Version {0}</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Ny turnering</translation>
    </message>
    <message>
        <source>Players, lots, schedule</source>
        <translation>Spelare, lottning, spelschema</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Öppna en turnering</translation>
    </message>
    <message>
        <source>From this computer or a stick</source>
        <translation>Från dator eller USB-minne</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Importera en fil</translation>
    </message>
    <message>
        <source>Excel, LibreOffice, web page, text, TRF, PGN</source>
        <translation>Excel, LibreOffice, webbsida, text, TRF, PGN</translation>
    </message>
    <message>
        <source>Look at the example</source>
        <translation>Titta på exemplet</translation>
    </message>
    <message>
        <source>Seven players, every game entered</source>
        <translation>Sju spelare, allt inmatat</translation>
    </message>
    <message>
        <source>The same, last round open</source>
        <translation>Samma, sista ronden kvar</translation>
    </message>
    <message>
        <source>To try entering results</source>
        <translation>Prova att mata in resultat</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Öva</translation>
    </message>
    <message>
        <source>Seven things to try; one key begins anew</source>
        <translation>Sju saker att prova; en tangent börjar om</translation>
    </message>
    <message>
        <source>Untitled tournament</source>
        <translation>Namnlös turnering</translation>
    </message>
    <message>
        <source>The file is not there. An earlier state can be opened.</source>
        <translation>Filen finns inte. Ett tidigare läge kan öppnas.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} twice</source>
        <translation>{0}, dubbelt</translation>
    </message>
    <message>
        <source>{0}, {1} cycles</source>
        <translation>{0}, {1} varv</translation>
    </message>
    <message>
        <source>{0}, lots not drawn</source>
        <translation>{0}, inte lottat</translation>
    </message>
    <message>
        <source>{0}, finished</source>
        <translation>{0}, slutspelat</translation>
    </message>
    <message>
        <source>{0}, numbers drawn, no game yet</source>
        <translation>{0}, lottat, inget parti än</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to play</source>
        <translation>
            <numerusform>%n parti kvar</numerusform>
            <numerusform>%n partier kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, round {1} of {2}, {3}</source>
        <translation>{0}, rond {1} av {2}, {3}</translation>
    </message>
    <message>
        <source>today {0}</source>
        <translation>i dag {0}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>i går</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Go to board</source>
        <translation>Gå till bord</translation>
    </message>
    <message>
        <source>Number of the board</source>
        <translation>Bordets nummer</translation>
    </message>
    <message>
        <source>A click or F3 goes to the next; Shift+F3 lists them all.</source>
        <translation>Ett klick eller F3 går till nästa; Shift+F3 listar alla.</translation>
    </message>
    <message>
        <source>trial not saved</source>
        <translation>provet sparas inte</translation>
    </message>
    <message>
        <source>Nothing entered yet.</source>
        <translation>Inget inmatat än.</translation>
    </message>
    <message>
        <source>Undone:</source>
        <translation>Ångrat:</translation>
    </message>
    <message>
        <source>Done again:</source>
        <translation>Gjort om:</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <comment>nothing is tried out</comment>
        <translation>inget än</translation>
    </message>
    <message>
        <source>Trial: {0}</source>
        <translation>Prov: {0}</translation>
    </message>
    <message numerus="yes">
        <source>All %n game(s) reported</source>
        <translation>
            <numerusform>%n parti rapporterat</numerusform>
            <numerusform>Alla %n partier rapporterade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) open</source>
        <translation>
            <numerusform>%n parti kvar</numerusform>
            <numerusform>%n partier kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {0}: all boards reported</source>
        <translation>Rond {0}: alla bord rapporterade</translation>
    </message>
    <message>
        <source>Round {0}: {1} of {2} reported</source>
        <translation>Rond {0}: {1} av {2} rapporterade</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n anmärkning</numerusform>
            <numerusform>%n anmärkningar</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} och {1}</translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} open</source>
        <translation>
            <numerusform>bord {0} kvar</numerusform>
            <numerusform>bord {0} kvar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} postponed</source>
        <translation>
            <numerusform>bord {0} uppskjutet</numerusform>
            <numerusform>bord {0} uppskjutna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} adjourned</source>
        <translation>
            <numerusform>bord {0} hängparti</numerusform>
            <numerusform>bord {0} hängpartier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} to be played early</source>
        <translation>
            <numerusform>bord {0} i förtid</numerusform>
            <numerusform>bord {0} i förtid</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved since {0}</source>
        <translation>Inte sparat sedan {0}</translation>
    </message>
    <message>
        <source>saving</source>
        <translation>sparar</translation>
    </message>
    <message>
        <source>Saved {0}</source>
        <translation>Sparat {0}</translation>
    </message>
</context>
<context>
    <name>StillOut</name>
    <message>
        <source>Round</source>
        <translation>Rond</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Läge</translation>
    </message>
    <message>
        <source>round {0}, board {1}</source>
        <translation>rond {0}, bord {1}</translation>
    </message>
    <message>
        <source>Boards still out</source>
        <translation>Bord utan resultat</translation>
    </message>
    <message>
        <source>Rounds to come &amp;too</source>
        <translation>Även k&amp;ommande ronder</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>Gå till bordet</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) still out</source>
        <translation>
            <numerusform>%n bord utan resultat</numerusform>
            <numerusform>%n bord utan resultat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, in %n round(s)</source>
        <translation>
            <numerusform>, i %n rond</numerusform>
            <numerusform>, i %n ronder</numerusform>
        </translation>
    </message>
    <message>
        <source>No board is still out.</source>
        <translation>Inget bord saknar resultat.</translation>
    </message>
</context>
<context>
    <name>SwapNumbers</name>
    <message>
        <source>Exchange two numbers</source>
        <translation>Byt två nummer</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Byt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>&amp;Första</translation>
    </message>
    <message>
        <source>&amp;Second</source>
        <translation>&amp;Andra</translation>
    </message>
    <message>
        <source>The pairings of the numbers stay; the lots count as given by hand from now on.</source>
        <translation>Numrens ronder står kvar; lottningen räknas hädanefter som gjord för hand.</translation>
    </message>
</context>
<context>
    <name>TakeOver</name>
    <message>
        <source>Is Arbiter closed on {0}?</source>
        <translation>Är Arbiter stängt på {0}?</translation>
    </message>
    <message>
        <source>{0} has had the tournament open there{1}. That can’t be seen from here. If it is open there still, what is typed there is not written to this file any more.</source>
        <translation>{0} har haft turneringen öppen där{1}. Om den är det än syns inte härifrån. Är den fortfarande öppen, skrivs det som matas in där inte längre till den här filen.</translation>
    </message>
    <message>
        <source>It is closed: work here</source>
        <translation>Det är stängt: arbeta här</translation>
    </message>
    <message>
        <source>Only read</source>
        <translation>Bara läsa</translation>
    </message>
</context>
<context>
    <name>TieBreakList</name>
    <message>
        <source>Order of tie-breaks</source>
        <translation>Särskiljningsordning</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Upp</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ned</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Lägg till…</translation>
    </message>
    <message>
        <source>shared places</source>
        <translation>delad placering</translation>
    </message>
    <message>
        <source>drawing of lots</source>
        <translation>lottning</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Förval</translation>
    </message>
    <message>
        <source>If still level</source>
        <translation>Om fortfarande lika</translation>
    </message>
    <message>
        <source>Without a tie-break, players with equal points share their places.</source>
        <translation>Utan särskiljning delar spelare med lika poäng plats.</translation>
    </message>
    <message>
        <source>This program does not know it. It is kept and breaks no tie.</source>
        <translation>Programmet känner inte till den. Den behålls och skiljer ingen åt.</translation>
    </message>
</context>
<context>
    <name>TieBreakPicker</name>
    <message>
        <source>Tie-breaks to add</source>
        <translation>Särskiljning att lägga till</translation>
    </message>
    <message>
        <source>Name or code, as SB/C1</source>
        <translation>Namn eller kod, som SB/C1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Sök</translation>
    </message>
    <message>
        <source>All are on the list.</source>
        <translation>Alla finns i listan.</translation>
    </message>
    <message>
        <source>No tie-break for a round robin is called so.</source>
        <translation>Ingen särskiljning för alla möter alla heter så.</translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message>
        <source>Tournament</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Första dag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Sista dag</translation>
    </message>
    <message>
        <source>exchanged at the end of a cycle</source>
        <translation>byter plats i slutet av ett varv</translation>
    </message>
    <message>
        <source>Seed of the lots</source>
        <translation>Lottningens frö</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Spara</translation>
    </message>
    <message>
        <source>once</source>
        <translation>en gång</translation>
    </message>
    <message>
        <source>home and away instead of colours</source>
        <translation>hemma och borta i stället för färger</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>två gånger</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>tre gånger</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>fyra gånger</translation>
    </message>
    <message>
        <source>Berger table</source>
        <translation>Bergertabell</translation>
    </message>
    <message>
        <source>league, by an earlier table</source>
        <translation>liga, efter en tidigare tabell</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Spelschema</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Benämning</translation>
    </message>
    <message>
        <source>The calendar was changed by hand. It will be made anew, without these changes.</source>
        <translation>Spelschemat har ändrats för hand. Det görs om, utan de ändringarna.</translation>
    </message>
    <message>
        <source>For the reports…</source>
        <translation>För rapporterna…</translation>
    </message>
    <message>
        <source>own</source>
        <translation>egna</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tävling</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Spelform</translation>
    </message>
    <message>
        <source>Order of tie-breaks</source>
        <translation>Särskiljningsordning</translation>
    </message>
    <message>
        <source>to</source>
        <translation>till</translation>
    </message>
    <message>
        <source>Rate of play, organiser, other officials, FIDE IDs</source>
        <translation>Betänketid, arrangör, övriga funktionärer, FIDE-id</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Förbund</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Huvuddomare</translation>
    </message>
    <message>
        <source>Own points</source>
        <translation>Egna poäng</translation>
    </message>
    <message>
        <source>Who leaves</source>
        <translation>Den som utgår</translation>
    </message>
    <message>
        <source>All games have been reported, so the journal will ask for a reason.</source>
        <translation>Alla partier är rapporterade, så loggen frågar efter ett skäl.</translation>
    </message>
    <message>
        <source>Round {0} is under way, so the journal will ask for a reason.</source>
        <translation>Rond {0} pågår, så loggen frågar efter ett skäl.</translation>
    </message>
    <message>
        <source>Whether the results of a player who withdraws or is expelled count. It says nothing new about those who have left already.</source>
        <translation>Om resultaten räknas för en spelare som utgår eller utesluts. För dem som redan har utgått ändras inget.</translation>
    </message>
    <message>
        <source>Everyone meets</source>
        <translation>Alla möts</translation>
    </message>
    <message>
        <source>Last two rounds</source>
        <translation>Två sista ronderna</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Result keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Results have been entered, so the calendar and the points are locked.</source>
        <translation>Det finns resultat, så spelschemat och poängen är låsta.</translation>
    </message>
    <message>
        <source>The new order will stand in the journal.</source>
        <translation>Den nya ordningen kommer att stå i loggen.</translation>
    </message>
    <message>
        <source>“{0}” is not a day. Write it as 6.5.2026 or 2026-05-06.</source>
        <translation>”{0}” är ingen dag. Skriv den som 6.5.2026 eller 2026-05-06.</translation>
    </message>
    <message>
        <source>The last day is before the first.</source>
        <translation>Sista dagen ligger före den första.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n rond</numerusform>
            <numerusform>%n ronder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrfTexts</name>
    <message>
        <source>The game {3} of round {4} stands here and not in line {2}. Read as it stands here.</source>
        <translation>Partiet {3} i rond {4} står här men inte på rad {2}. Läst som det står här.</translation>
    </message>
    <message>
        <source>The game {3} of round {4} stands here, but line {2} says something else of that round. Correct one of the two lines.</source>
        <translation>Partiet {3} i rond {4} står här, men rad {2} säger något annat om den ronden. Rätta en av raderna.</translation>
    </message>
    <message>
        <source>In the game {3} of round {4} both players have the colour “{1}”, here and in line {2}. Correct one of the two lines.</source>
        <translation>I partiet {3} i rond {4} har båda spelarna färgen ”{1}”, här och på rad {2}. Rätta en av raderna.</translation>
    </message>
    <message>
        <source>{3} stands in round {4} and in round {2}, once more than everybody meets everybody. Correct both lines of one of these rounds.</source>
        <translation>{3} står både i rond {4} och i rond {2}, en gång mer än alla möter alla. Rätta båda raderna för en av ronderna.</translation>
    </message>
    <message>
        <source>Two players without an opponent in round {4}, and the Berger table has them meet there: {3}. Read as {1}.</source>
        <translation>Två spelare utan motståndare i rond {4}, och enligt Bergertabellen möts de där: {3}. Läst som {1}.</translation>
    </message>
    <message>
        <source>“{0}” in round {1} gives points without a game, and in an all-play-all a free round gives none. It is left out.</source>
        <translation>”{0}” i rond {1} ger poäng utan parti, men en frirond ger inga när alla möter alla. Det tas inte med.</translation>
    </message>
    <message>
        <source>“{0}” for round {1} is not opponent, colour and result. Type the line as it should be.</source>
        <translation>”{0}” för rond {1} är inte motståndare, färg och resultat. Skriv raden som den ska vara.</translation>
    </message>
    <message>
        <source>“{0}” is no result. By the other line of the game {3} in round {4} it is {1}, and is read so.</source>
        <translation>”{0}” är inget resultat. Enligt den andra raden för partiet {3} i rond {4} är det {1}, och det läses så.</translation>
    </message>
    <message>
        <source>“{0}” is no result, and the other line of the game {3} in round {4} does not tell. Type the line as it should be.</source>
        <translation>”{0}” är inget resultat, och den andra raden för partiet {3} i rond {4} säger inget. Skriv raden som den ska vara.</translation>
    </message>
    <message>
        <source>The result of {3} in round {4} is {0}, here and in line {2}: only one of them can be right. Correct one of the two lines.</source>
        <translation>Resultatet av {3} i rond {4} är {0}, här och på rad {2}: bara ett av dem kan stämma. Rätta en av raderna.</translation>
    </message>
    <message>
        <source>The result of {3} in round {4} is {0}, here and in line {2}: only one line says that somebody did not appear. Read as a forfeit.</source>
        <translation>Resultatet av {3} i rond {4} är {0}, här och på rad {2}: bara en rad säger att någon inte kom. Läst som w.o.</translation>
    </message>
    <message>
        <source>The result of {3} in round {4} is {0}, here and in line {2}: only one line says that it is not rated. Read as not rated.</source>
        <translation>Resultatet av {3} i rond {4} är {0}, här och på rad {2}: bara en rad säger att det inte är för rating. Läst som ej för rating.</translation>
    </message>
    <message>
        <source>The result of {3} in round {4} is {0}, here and in line {2}. Read by the line that has one.</source>
        <translation>Resultatet av {3} i rond {4} är {0}, här och på rad {2}. Läst efter den rad som har ett.</translation>
    </message>
    <message>
        <source>The result of {3} in round {4} is {0}, here and in line {2}: points that only a decision of the arbiter gives. Read as such.</source>
        <translation>Resultatet av {3} i rond {4} är {0}, här och på rad {2}: sådana poäng ger bara ett domarbeslut. Läst som ett sådant.</translation>
    </message>
    <message>
        <source>“{0}” is no record of a FIDE report, and was not read.</source>
        <translation>”{0}” är ingen post i en FIDE-rapport och lästes inte.</translation>
    </message>
    <message>
        <source>Record {0} tells of something that an all-play-all of single players does not have. It is left out.</source>
        <translation>Post {0} gäller något som inte finns när enskilda spelare möter alla. Den tas inte med.</translation>
    </message>
    <message numerus="yes">
        <source>What stands behind the name is %n column(s) too far left. Read as if it were in its place.</source>
        <translation>
            <numerusform>Det som står efter namnet är %n kolumn för långt till vänster. Läst som om det stod på sin plats.</numerusform>
            <numerusform>Det som står efter namnet är %n kolumner för långt till vänster. Läst som om det stod på sin plats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What stands behind the name is %n column(s) too far right. Read as if it were in its place.</source>
        <translation>
            <numerusform>Det som står efter namnet är %n kolumn för långt till höger. Läst som om det stod på sin plats.</numerusform>
            <numerusform>Det som står efter namnet är %n kolumner för långt till höger. Läst som om det stod på sin plats.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}” can’t be read as what record {1} should hold, and is left out.</source>
        <translation>”{0}” kan inte läsas som det post {1} ska innehålla och tas inte med.</translation>
    </message>
    <message>
        <source>The file calls itself “{0}”, but everybody meets everybody. Read as an all-play-all.</source>
        <translation>Filen kallar sig ”{0}”, men alla möter alla. Läst som alla möter alla.</translation>
    </message>
    <message>
        <source>Record 062 says {0} players, and there are {1} lines of players. Check that none is missing.</source>
        <translation>Post 062 säger {0} spelare, men det finns {1} spelarrader. Kontrollera att ingen saknas.</translation>
    </message>
    <message>
        <source>Place {0} in the file, {1} by its games and the tie-breaks {2}. The place is computed anew.</source>
        <translation>Plats {0} i filen, {1} enligt dess partier och särskiljningen {2}. Placeringen räknas om.</translation>
    </message>
    <message>
        <source>The file does not say what a win and a draw are worth, and its points are those of {0}. Read so.</source>
        <translation>Filen säger inte vad en vinst och en remi är värda, och poängen svarar mot {0}. Läst så.</translation>
    </message>
    <message>
        <source>The line of number {0} repeats line {2}, and was read once.</source>
        <translation>Raden för nummer {0} upprepar rad {2} och lästes en gång.</translation>
    </message>
    <message>
        <source>The starting numbers are not 1, 2, 3 and so on. The players keep their order and are numbered anew.</source>
        <translation>Startnumren är inte 1, 2, 3 och så vidare. Spelarna behåller sin ordning och numreras om.</translation>
    </message>
    <message>
        <source>Record 299 takes the points out of all games of number {0}. Read as withdrawn, with results that count for nobody.</source>
        <translation>Post 299 tar bort poängen ur alla partier för nummer {0}. Läst som utgått, med resultat som inte räknas för någon.</translation>
    </message>
    <message>
        <source>Record 299 gives or takes points apart from the games ({0}). The points are computed from the games alone.</source>
        <translation>Post 299 ger eller tar poäng vid sidan av partierna ({0}). Poängen räknas ur partierna enbart.</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>Trial</source>
        <translation>Prov</translation>
    </message>
    <message>
        <source>End trial  Esc</source>
        <translation>Avsluta provet  Esc</translation>
    </message>
    <message>
        <source>End trial</source>
        <translation>Avsluta provet</translation>
    </message>
    <message>
        <source>Results typed now are tried out. Nothing is saved, printed or shown in the hall.</source>
        <translation>Resultat som matas in nu prövas bara. Inget sparas, skrivs ut eller visas i spelsalen.</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n result(s)…</source>
        <comment>in earnest</comment>
        <translation>
            <numerusform>Mata in %n resultat…</numerusform>
            <numerusform>Mata in %n resultat…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of it is saved.</source>
        <translation>Inget av det sparas.</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n result(s) in earnest?</source>
        <translation>
            <numerusform>Mata in %n resultat på riktigt?</numerusform>
            <numerusform>Mata in %n resultat på riktigt?</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Mata in</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>The tournament has changed, so the trial has ended.</source>
        <translation>Turneringen har ändrats, så provet är avslutat.</translation>
    </message>
</context>
<context>
    <name>Update</name>
    <message>
        <source>The open tournament knows all of this already.</source>
        <translation>Allt det här finns redan i den öppna turneringen.</translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} och %n till</numerusform>
            <numerusform>{0} och %n till</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Update %n player(s)</source>
        <translation>
            <numerusform>Uppdatera %n spelare</numerusform>
            <numerusform>Uppdatera %n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>Update the open tournament</source>
        <translation>Uppdatera den öppna turneringen</translation>
    </message>
    <message>
        <source>What the file says otherwise</source>
        <translation>Vad filen säger annorlunda</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Space takes what the file says, or keeps what stands here.</source>
        <translation>Space tar det som står i filen, eller behåller det som står här.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Result, round {0}</source>
        <translation>Resultat, rond {0}</translation>
    </message>
    <message numerus="yes">
        <source>Take in %n result(s)</source>
        <translation>
            <numerusform>Ta in %n resultat</numerusform>
            <numerusform>Ta in %n resultat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>update %n player(s)</source>
        <translation>
            <numerusform>uppdatera %n spelare</numerusform>
            <numerusform>uppdatera %n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to take in</source>
        <translation>Inget att ta in</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of this tournament will be replaced.</source>
        <translation>
            <numerusform>%n resultat i turneringen ersätts.</numerusform>
            <numerusform>%n resultat i turneringen ersätts.</numerusform>
        </translation>
    </message>
    <message>
        <source>No result that stands here changes.</source>
        <translation>Inget resultat som står här ändras.</translation>
    </message>
    <message numerus="yes">
        <source>Take in %n result(s)…</source>
        <translation>
            <numerusform>Ta in %n resultat…</numerusform>
            <numerusform>Ta in %n resultat…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at %n other result(s)…</source>
        <translation>
            <numerusform>Se på %n annat resultat…</numerusform>
            <numerusform>Se på %n andra resultat…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at %n player(s)…</source>
        <translation>
            <numerusform>Se på %n spelare…</numerusform>
            <numerusform>Se på %n spelare…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Inget nytt</translation>
    </message>
    <message numerus="yes">
        <source>%n new result(s)</source>
        <translation>
            <numerusform>%n nytt resultat</numerusform>
            <numerusform>%n nya resultat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal</source>
        <comment>results</comment>
        <translation>
            <numerusform>%n lika</numerusform>
            <numerusform>%n lika</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different</source>
        <comment>results</comment>
        <translation>
            <numerusform>%n olika</numerusform>
            <numerusform>%n olika</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1}, {2}. Nobody is added.</source>
        <translation>{0}, {1}, {2}. Ingen läggs till.</translation>
    </message>
    <message>
        <source>Not in this tournament, so left out: {0}.</source>
        <translation>Inte i turneringen, tas därför inte in: {0}.</translation>
    </message>
    <message>
        <source>Not in the file: {0}.</source>
        <translation>Inte i filen: {0}.</translation>
    </message>
    <message>
        <source>Taken for one and the same: {0}.</source>
        <translation>Antas vara en och samma: {0}.</translation>
    </message>
    <message>
        <source>Games that are not in this tournament: {0}.</source>
        <translation>Partier som inte finns i turneringen: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) the file has other colours; each result stays with its player.</source>
        <translation>
            <numerusform>I %n parti har filen andra färger; varje resultat följer sin spelare.</numerusform>
            <numerusform>I %n partier har filen andra färger; varje resultat följer sin spelare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has %n game(s) in another round; the pair tells which it is.</source>
        <translation>
            <numerusform>Filen har %n parti i en annan rond; paret visar vilket det är.</numerusform>
            <numerusform>Filen har %n partier i en annan rond; paren visar vilka de är.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) taken in</source>
        <translation>
            <numerusform>%n resultat intaget</numerusform>
            <numerusform>%n resultat intagna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) updated</source>
        <translation>
            <numerusform>%n spelare uppdaterad</numerusform>
            <numerusform>%n spelare uppdaterade</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} from {1}. Undo takes it back.</source>
        <translation>{0}, från {1}. Ångra tar tillbaka det.</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>What if</source>
        <translation>Tänk om</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points</comment>
        <translation>Po.</translation>
    </message>
    <message>
        <source>can get</source>
        <comment>points at the end</comment>
        <translation>kan få</translation>
    </message>
    <message>
        <source>can be</source>
        <comment>place</comment>
        <translation>kan bli</translation>
    </message>
    <message>
        <source>est. {0}</source>
        <comment>estimated chance of a place</comment>
        <translation>ca {0}</translation>
    </message>
    <message>
        <source>The place as it stands now.</source>
        <translation>Placeringen så som den är nu.</translation>
    </message>
    <message>
        <source>The points as they stand now.</source>
        <translation>Poängen så som de är nu.</translation>
    </message>
    <message>
        <source>How many outcomes end with the player on this place.</source>
        <translation>Hur många utfall som ger spelaren den här placeringen.</translation>
    </message>
    <message>
        <source>The points that are still possible.</source>
        <translation>De poäng som ännu är möjliga.</translation>
    </message>
    <message>
        <source>The places that are still possible.</source>
        <translation>De placeringar som ännu är möjliga.</translation>
    </message>
    <message>
        <source>An estimate from ratings, no proof.</source>
        <translation>En uppskattning efter rating, inget bevis.</translation>
    </message>
    <message>
        <source>Whether these places are safe, or out of reach.</source>
        <translation>Om de här platserna är säkrade eller utom räckhåll.</translation>
    </message>
    <message>
        <source>{0}, place {1} in {2} of {3} outcomes</source>
        <translation>{0}, plats {1} i {2} av {3} utfall</translation>
    </message>
    <message>
        <source>Estimated chances</source>
        <translation>Uppskattade chanser</translation>
    </message>
    <message>
        <source>Try results</source>
        <translation>Prova resultat</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppa</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Priser</translation>
    </message>
    <message>
        <source>How many places have a prize</source>
        <translation>Hur många placeringar som ger pris</translation>
    </message>
    <message>
        <source>Estimated from the ratings; everything else here is exact</source>
        <translation>Uppskattade efter rating; allt annat här är exakt</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>räknar…</translation>
    </message>
    <message>
        <source>counting, {0} %</source>
        <translation>räknar, {0} %</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>inte räknat</translation>
    </message>
    <message>
        <source>The count was stopped. The next result begins it anew.</source>
        <translation>Räkningen stoppades. Den börjar om vid nästa resultat.</translation>
    </message>
    <message>
        <source>example</source>
        <translation>exempel</translation>
    </message>
    <message>
        <source>counter-example</source>
        <translation>motexempel</translation>
    </message>
    <message>
        <source>No outcome leads there.</source>
        <translation>Inget utfall leder dit.</translation>
    </message>
    <message>
        <source>No estimate: somebody who still plays has no rating.</source>
        <translation>Ingen uppskattning: någon som har partier kvar saknar rating.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopierat.</translation>
    </message>
    <message numerus="yes">
        <source>%n open game(s)</source>
        <translation>
            <numerusform>%n parti kvar</numerusform>
            <numerusform>%n partier kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>trial, {0}</source>
        <translation>prov, {0}</translation>
    </message>
    <message>
        <source>What can still happen is known once the lots are drawn.</source>
        <translation>Vad som kan hända vet man när lottningen är gjord.</translation>
    </message>
    <message>
        <source>Every open game has a result in this trial: the table shows how it ends.</source>
        <translation>Alla partier har resultat i det här provet: tabellen visar hur det slutar.</translation>
    </message>
    <message>
        <source>No game is open: nothing can change any more.</source>
        <translation>Alla partier är klara: inget kan ändras mer.</translation>
    </message>
    <message>
        <source>points only</source>
        <comment>no tie-breaks</comment>
        <translation>enbart poäng</translation>
    </message>
    <message numerus="yes">
        <source>In how many of the remaining {0} outcomes a player takes a place, by {1}, with %n tried result(s).</source>
        <translation>
            <numerusform>I hur många av de {0} återstående utfallen en spelare får en placering, enligt {1}, med %n prövat resultat.</numerusform>
            <numerusform>I hur många av de {0} återstående utfallen en spelare får en placering, enligt {1}, med %n prövade resultat.</numerusform>
        </translation>
    </message>
    <message>
        <source>In how many of the {0} outcomes a player takes a place, by {1}; a shared place counts as its first. Not a forecast: every outcome counts once.</source>
        <translation>I hur många av de {0} utfallen en spelare får en plats, enligt {1}; delad plats räknas som den första. Ingen prognos: varje utfall räknas en gång.</translation>
    </message>
    <message>
        <source>What {0} needs for first place</source>
        <translation>Vad {0} behöver för förstaplatsen</translation>
    </message>
    <message>
        <source>What {0} needs for places {1}</source>
        <translation>Vad {0} behöver för plats {1}</translation>
    </message>
    <message>
        <source>Sonneborn-Berger of {0}: {1} now. With these results and the points that the opponents have now it would be {2}, but they play too: it will be {3}.</source>
        <translation>Sonneborn-Berger för {0}: {1} nu. Med de här resultaten och de poäng som motståndarna har nu skulle det bli {2}, men de spelar också: det blir {3}.</translation>
    </message>
    <message>
        <source>{0}: {1} × {2} becomes {3} × {4}</source>
        <translation>{0}: {1} × {2} blir {3} × {4}</translation>
    </message>
    <message>
        <source>Who can still take which place</source>
        <translation>Vem som kan få vilken placering</translation>
    </message>
    <message>
        <source>safe</source>
        <comment>of a player: he has the place for sure</comment>
        <translation>säkrad</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of a player: he can&apos;t reach the place</comment>
        <translation>ute</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>{0} wins</source>
        <translation>{0} vinner</translation>
    </message>
    <message>
        <source>{0} draws</source>
        <translation>{0} spelar remi</translation>
    </message>
    <message>
        <source>{0} loses</source>
        <translation>{0} förlorar</translation>
    </message>
    <message>
        <source>{0}: {1} {2}</source>
        <comment>name, points, in so many games</comment>
        <translation>{0}: {1} poäng {2}</translation>
    </message>
    <message>
        <source>{0} has no game left</source>
        <translation>{0} har inga partier kvar</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Vinst</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remi</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Förlust</translation>
    </message>
    <message>
        <source>{1} {2}</source>
        <comment>points, in so many games</comment>
        <translation>{1} poäng {2}</translation>
    </message>
    <message>
        <source>No game left</source>
        <translation>Inga partier kvar</translation>
    </message>
    <message numerus="yes">
        <source>out of %n game(s)</source>
        <comment>after the points</comment>
        <translation>
            <numerusform>på %n parti</numerusform>
            <numerusform>på %n partier</numerusform>
        </translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>plats {0}</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>förstaplatsen</translation>
    </message>
    <message>
        <source>place 1–{0}</source>
        <translation>plats 1–{0}</translation>
    </message>
    <message>
        <source>{0}, whatever the others do</source>
        <comment>a place</comment>
        <translation>{0}, vad de andra än gör</translation>
    </message>
    <message>
        <source>{0} is out of reach</source>
        <comment>a place</comment>
        <translation>{0} är utom räckhåll</translation>
    </message>
    <message>
        <source>{0} if {1}; otherwise not</source>
        <comment>a place, a condition</comment>
        <translation>{0} om {1}, annars inte</translation>
    </message>
    <message>
        <source>{0} if one of these happens; otherwise not:</source>
        <translation>{0} om något av detta inträffar, annars inte:</translation>
    </message>
    <message>
        <source>{0} unless {1}</source>
        <comment>a place, a condition</comment>
        <translation>{0} utom om {1}</translation>
    </message>
    <message>
        <source>{0} unless one of these happens:</source>
        <translation>{0} utom om något av detta inträffar:</translation>
    </message>
    <message>
        <source>{0} in {1} of {2}</source>
        <comment>a place, number, outcomes</comment>
        <translation>{0} i {1} av {2}</translation>
    </message>
    <message numerus="yes">
        <source>%n outcome(s)</source>
        <comment>after “in 48 of”</comment>
        <translation>
            <numerusform>%n utfall</numerusform>
            <numerusform>%n utfall</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <comment>two conditions</comment>
        <translation>{0} och {1}</translation>
    </message>
    <message>
        <source>{0}, or {1}</source>
        <comment>two conditions</comment>
        <translation>{0}, eller om {1}</translation>
    </message>
    <message>
        <source>{0} beats {1}</source>
        <translation>{0} slår {1}</translation>
    </message>
    <message>
        <source>{0} does not beat {1}</source>
        <translation>{0} tar högst remi mot {1}</translation>
    </message>
    <message>
        <source>{0}–{1} is drawn</source>
        <translation>{0}–{1} blir remi</translation>
    </message>
    <message>
        <source>{0}–{1} is not drawn</source>
        <translation>{0}–{1} får en vinnare</translation>
    </message>
    <message>
        <source>{0} (round {1})</source>
        <comment>a condition</comment>
        <translation>{0} (rond {1})</translation>
    </message>
    <message>
        <source>{0} (cycle {1})</source>
        <comment>a condition</comment>
        <translation>{0} (varv {1})</translation>
    </message>
    <message>
        <source>{0}, all {1} outcomes</source>
        <translation>{0}, alla {1} utfall</translation>
    </message>
    <message numerus="yes">
        <source>%n open game(s): too many outcomes to count at once. Safe and out are proved, the numbers are left out.</source>
        <translation>
            <numerusform>%n parti kvar: för många utfall att räkna på en gång. Säkrad och ute är bevisade, antalen utelämnas.</numerusform>
            <numerusform>%n partier kvar: för många utfall att räkna på en gång. Säkrad och ute är bevisade, antalen utelämnas.</numerusform>
        </translation>
    </message>
    <message>
        <source>An estimate from ratings, no proof. Expected scores are those of FIDE’s table; how many games are drawn is estimated after {0}.</source>
        <translation>En uppskattning efter rating, inget bevis. Väntade poäng följer FIDE:s tabell; hur många partier som blir remi uppskattas efter {0}.</translation>
    </message>
    <message>
        <source>With the points that the others have now {0} would be ahead of {1} by Sonneborn-Berger, {2} to {3}; but they play too, and in the end it is {4} to {5}.</source>
        <translation>Med de poäng som de andra har nu skulle {0} ligga före {1} på Sonneborn-Berger, {2} mot {3}; men de spelar också, och till slut blir det {4} mot {5}.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why?</source>
        <translation>Varför?</translation>
    </message>
    <message>
        <source>Tie-break to open</source>
        <translation>Särskiljning att visa</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Skriv ut</translation>
    </message>
    <message>
        <source>The worksheet of everybody level on points</source>
        <translation>Uträkningen för alla med lika poäng</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopierat.</translation>
    </message>
    <message>
        <source>Why? {0}</source>
        <translation>Varför? {0}</translation>
    </message>
    <message>
        <source>Select a row to see what decides its place.</source>
        <translation>Välj en rad för att se vad som avgör placeringen.</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Rond {0}</translation>
    </message>
    <message>
        <source>cut</source>
        <comment>a value that is left out</comment>
        <translation>struket</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>of several ratings</comment>
        <translation>medel</translation>
    </message>
    <message>
        <source>expected</source>
        <comment>points, added up</comment>
        <translation>väntat</translation>
    </message>
    <message>
        <source>After round</source>
        <translation>Efter rond</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>skillnad</translation>
    </message>
    <message>
        <source>Addends</source>
        <translation>Termer</translation>
    </message>
    <message>
        <source>{0}st</source>
        <comment>place: 1st, 21st</comment>
        <translation>plats {0}</translation>
    </message>
    <message>
        <source>{0}nd</source>
        <comment>place: 2nd, 22nd</comment>
        <translation>plats {0}</translation>
    </message>
    <message>
        <source>{0}rd</source>
        <comment>place: 3rd, 23rd</comment>
        <translation>plats {0}</translation>
    </message>
    <message>
        <source>{0}th</source>
        <comment>place: 4th, 11th</comment>
        <translation>plats {0}</translation>
    </message>
    <message>
        <source>{0} has no place</source>
        <translation>{0} har ingen placering</translation>
    </message>
    <message>
        <source>The results are annulled, and count for nobody.</source>
        <translation>Resultaten är strukna och räknas inte för någon.</translation>
    </message>
    <message>
        <source>{0} shares places {1}</source>
        <translation>{0} delar plats {1}</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <comment>name, 3rd</comment>
        <translation>{0} på {1}</translation>
    </message>
    <message>
        <source>{0} {1}, ahead of {2}</source>
        <comment>name, 3rd, name</comment>
        <translation>{0} på {1}, före {2}</translation>
    </message>
    <message>
        <source>{0} comes next with {1}.</source>
        <comment>name; 4½</comment>
        <translation>Närmast efter kommer {0} med {1}.</translation>
    </message>
    <message>
        <source>No tie-break was needed.</source>
        <translation>Ingen särskiljning behövdes.</translation>
    </message>
    <message>
        <source>{0}; {1} comes next with {2}.</source>
        <comment>5 points; name; 4½</comment>
        <translation>{0}; närmast efter kommer {1} med {2}.</translation>
    </message>
    <message>
        <source>{0}, behind {1} with {2}.</source>
        <comment>5 points; name; 5½</comment>
        <translation>{0}, efter {1} med {2}.</translation>
    </message>
    <message>
        <source>{0} points</source>
        <comment>with a half: 4½ points</comment>
        <translation>{0} poäng</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} and {1} ({2}) have {3} each.</source>
        <comment>name, name, 6th, 4 points</comment>
        <translation>{0} och {1} ({2}) har {3} var.</translation>
    </message>
    <message>
        <source>{0}: {1} each.</source>
        <translation>{0}: {1} var.</translation>
    </message>
    <message>
        <source>No tie-break is set, so they share the place.</source>
        <translation>Ingen särskiljning är vald, så de delar plats.</translation>
    </message>
    <message>
        <source>Nothing in the list separates them: the place is shared.</source>
        <translation>Inget i listan skiljer dem åt: de delar plats.</translation>
    </message>
    <message>
        <source>{0} decides: {1} against {2}.</source>
        <translation>{0} avgör: {1} mot {2}.</translation>
    </message>
    <message>
        <source>no value</source>
        <comment>of a tie-break</comment>
        <translation>inget värde</translation>
    </message>
    <message>
        <source>; cut, rounds: {0}</source>
        <comment>1, 2</comment>
        <translation>; strukna ronder: {0}</translation>
    </message>
    <message>
        <source>; cut: {0}</source>
        <comment>names</comment>
        <translation>; strukna: {0}</translation>
    </message>
    <message>
        <source>{0} was not asked: nobody was level.</source>
        <translation>{0} behövdes inte: ingen var lika.</translation>
    </message>
    <message>
        <source>{0} says nothing: {1}.</source>
        <comment>a tie-break; why</comment>
        <translation>{0} säger inget: {1}.</translation>
    </message>
    <message>
        <source>; {0}: {1}</source>
        <comment>another player; his value</comment>
        <translation>; {0}: {1}</translation>
    </message>
    <message numerus="yes">
        <source>, and nothing from %n lost game(s)</source>
        <translation>
            <numerusform>, och inget från %n förlorat parti</numerusform>
            <numerusform>, och inget från %n förlorade partier</numerusform>
        </translation>
    </message>
    <message>
        <source>; open: {0}</source>
        <comment>names</comment>
        <translation>; inte klara: {0}</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a game without a result</comment>
        <translation>inte klart</translation>
    </message>
    <message>
        <source>The arbiter ordered them by hand: {0}.</source>
        <comment>the reason</comment>
        <translation>Domaren har ordnat dem för hand: {0}.</translation>
    </message>
    <message>
        <source>The play-off decides nothing: they are no longer level on points, or not all who are level were in it.</source>
        <translation>Omspelet avgör inget: de är inte längre poänglika, eller så var inte alla poänglika med.</translation>
    </message>
    <message>
        <source>The order by hand says nothing any more: something else decides between them.</source>
        <translation>Ordningen för hand säger inget längre: något annat skiljer dem åt.</translation>
    </message>
    <message>
        <source>Games against {0}, who left, count for nobody.</source>
        <comment>names</comment>
        <translation>Partier mot {0}, som har utgått, räknas inte för någon.</translation>
    </message>
    <message>
        <source>{0}: there is no value, and that comes last.</source>
        <translation>{0}: inget värde, och det kommer sist.</translation>
    </message>
    <message>
        <source>lost by forfeit: {0}</source>
        <comment>names</comment>
        <translation>förlust på w.o.: {0}</translation>
    </message>
    <message>
        <source>; counted from {0} points</source>
        <comment>a line: 2.5</comment>
        <translation>; räknat från {0} poäng</translation>
    </message>
    <message>
        <source>, the mean rounded from {0}</source>
        <translation>, medelvärdet avrundat från {0}</translation>
    </message>
    <message>
        <source>; {0} of {1} is worth {2}</source>
        <comment>3½ points of 5; +149</comment>
        <translation>; {0} av {1} är värt {2}</translation>
    </message>
    <message>
        <source>{0}: {1}, from which {2} of {3} points were expected; {4} were scored</source>
        <translation>{0}: {1}; väntat {2} av {3} poäng, uppnått {4}</translation>
    </message>
    <message>
        <source>{0} no. {1}: {2}</source>
        <comment>surname, pairing number, a sum</comment>
        <translation>{0} nr {1}: {2}</translation>
    </message>
    <message>
        <source>Drawing of lots: {0} of {1}; seed {2}, SHA-256 {3}</source>
        <translation>Lottning: {0} av {1}; frö {2}, SHA-256 {3}</translation>
    </message>
    <message>
        <source>Drawing of lots: {0} of {1}; no seed, SHA-256 {3}</source>
        <translation>Lottning: {0} av {1}; inget frö, SHA-256 {3}</translation>
    </message>
    <message>
        <source>below half</source>
        <comment>opponent with fewer than half the points</comment>
        <translation>under hälften</translation>
    </message>
</context>
<context>
    <name>Withdraw</name>
    <message>
        <source>Take a withdrawal back</source>
        <translation>Återta att en spelare utgått</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <translation>Vem spelar vidare?</translation>
    </message>
    <message>
        <source>{0} withdraws…</source>
        <translation>{0} utgår…</translation>
    </message>
    <message>
        <source>{0} plays on: take the withdrawal back</source>
        <translation>{0} spelar vidare: återta att spelaren utgått</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Låt utgå</translation>
    </message>
    <message>
        <source>&amp;withdraws</source>
        <translation>&amp;utgår</translation>
    </message>
    <message>
        <source>is &amp;expelled</source>
        <translation>ut&amp;esluts</translation>
    </message>
    <message>
        <source>Results count for &amp;nobody</source>
        <translation>Resultaten räknas inte för &amp;någon</translation>
    </message>
    <message>
        <source>All results &amp;count</source>
        <translation>&amp;Alla resultat räknas</translation>
    </message>
    <message>
        <source>The count of games is &amp;right</source>
        <translation>Antalet &amp;partier stämmer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Spelare</translation>
    </message>
    <message>
        <source>Rea&amp;son</source>
        <translation>S&amp;käl</translation>
    </message>
    <message>
        <source>one line, printed under the tables; may stay empty</source>
        <translation>en rad, skrivs ut under tabellerna; får vara tom</translation>
    </message>
    <message>
        <source>Expel</source>
        <translation>Uteslut</translation>
    </message>
    <message>
        <source>The standings as they would be</source>
        <translation>Ställningen så som den skulle bli</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plac.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>plats {0}</translation>
    </message>
    <message>
        <source>points {0}</source>
        <translation>poäng {0}</translation>
    </message>
    <message>
        <source>(now {0})</source>
        <translation>(nu {0})</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n game(s) completed, {1} %.</source>
        <translation>
            <numerusform>{0} av %n parti spelat, {1} %.</numerusform>
            <numerusform>{0} av %n partier spelade, {1} %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open game(s) become forfeits, won by the others.</source>
        <translation>
            <numerusform>%n parti som inte är klart blir w.o., vunnet av motståndaren.</numerusform>
            <numerusform>%n partier som inte är klara blir w.o., vunna av motståndarna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forfeit(s) are not counted as completed: nothing was played. The rule does not say so itself.</source>
        <translation>
            <numerusform>%n walkover räknas inte som spelat parti: inget spelades. Regeln säger det inte själv.</numerusform>
            <numerusform>%n walkover räknas inte som spelade partier: inget spelades. Regeln säger det inte själv.</numerusform>
        </translation>
    </message>
    <message>
        <source>FIDE’s General Regulations, article 6.6: fewer than half of the games, so they do not count.</source>
        <translation>FIDE:s allmänna bestämmelser, artikel 6.6: färre än hälften av partierna, så de räknas inte.</translation>
    </message>
    <message>
        <source>FIDE’s General Regulations, article 6.6: half of the games or more, so they count.</source>
        <translation>FIDE:s allmänna bestämmelser, artikel 6.6: hälften av partierna eller fler, så de räknas.</translation>
    </message>
    <message>
        <source>The regulations of this tournament annul the results of who leaves.</source>
        <translation>Enligt turneringens bestämmelser stryks resultaten för den som utgår.</translation>
    </message>
    <message>
        <source>The regulations of this tournament count the results of who leaves.</source>
        <translation>Enligt turneringens bestämmelser räknas resultaten för den som utgår.</translation>
    </message>
    <message>
        <source>This is not what the regulations say.</source>
        <translation>Det är inte vad bestämmelserna säger.</translation>
    </message>
    <message>
        <source>No place and no points change now.</source>
        <translation>Inga placeringar och inga poäng ändras nu.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) change.</source>
        <translation>
            <numerusform>%n placering ändras.</numerusform>
            <numerusform>%n placeringar ändras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) get other points.</source>
        <translation>
            <numerusform>%n spelare får andra poäng.</numerusform>
            <numerusform>%n spelare får andra poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>results count from half the games on (FIDE)</source>
        <translation>resultaten räknas från hälften av partierna (FIDE)</translation>
    </message>
    <message>
        <source>results never count</source>
        <translation>resultaten räknas aldrig</translation>
    </message>
    <message>
        <source>results always count</source>
        <translation>resultaten räknas alltid</translation>
    </message>
    <message>
        <source>{0} expelled</source>
        <translation>{0} utesluts</translation>
    </message>
    <message>
        <source>{0} withdrew</source>
        <translation>{0} utgick</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>räknas inte</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>{0} cleared</source>
        <translation>{0} borttaget</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n resultat</numerusform>
            <numerusform>%n resultat</numerusform>
        </translation>
    </message>
    <message>
        <source>add {0}</source>
        <translation>lägg till {0}</translation>
    </message>
    <message numerus="yes">
        <source>add %n player(s)</source>
        <translation>
            <numerusform>lägg till %n spelare</numerusform>
            <numerusform>lägg till %n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>change player {0}, {1}</source>
        <translation>ändra spelare {0}, {1}</translation>
    </message>
    <message>
        <source>remove {0}</source>
        <translation>ta bort {0}</translation>
    </message>
    <message>
        <source>move {0} to place {1}</source>
        <translation>flytta {0} till plats {1}</translation>
    </message>
    <message>
        <source>lots: {0}</source>
        <translation>lottning: {0}</translation>
    </message>
    <message>
        <source>take the draw back</source>
        <translation>återta lottningen</translation>
    </message>
    <message>
        <source>tournament data</source>
        <translation>turneringsdata</translation>
    </message>
    <message>
        <source>dates of the rounds</source>
        <translation>rondernas datum</translation>
    </message>
    <message>
        <source>import of {0}</source>
        <translation>importera {0}</translation>
    </message>
    <message numerus="yes">
        <source>update %n player(s)</source>
        <translation>
            <numerusform>uppdatera %n spelare</numerusform>
            <numerusform>uppdatera %n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds and colours by the Berger table</source>
        <translation>ronder och färger enligt Bergertabellen</translation>
    </message>
    <message>
        <source>tournament closed</source>
        <translation>turneringen avslutad</translation>
    </message>
    <message>
        <source>tournament reopened</source>
        <translation>turneringen öppnad igen</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>uppskjutet</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>hängparti</translation>
    </message>
    <message>
        <source>open</source>
        <translation>inte klart</translation>
    </message>
    <message>
        <source>as listed</source>
        <translation>som i listan</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>efter rating</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>för hand</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>slumpvis</translation>
    </message>
    <message>
        <source>numbers from the file</source>
        <translation>nummer ur filen</translation>
    </message>
    <message>
        <source>rounds and colours assumed</source>
        <translation>ronder och färger antagna</translation>
    </message>
    <message>
        <source>numbers not drawn</source>
        <translation>nummer ej lottade</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a tournament whose results are final</comment>
        <translation>avslutad</translation>
    </message>
    <message>
        <source>version {0}</source>
        <translation>version {0}</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Inbördes möte</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>Sonneborn-Berger</translation>
    </message>
    <message>
        <source>Simplified Berger</source>
        <translation>Förenklad Berger</translation>
    </message>
    <message>
        <source>Number of wins</source>
        <translation>Antal vinster</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>Koya</translation>
    </message>
    <message>
        <source>Games played with Black</source>
        <translation>Antal svartpartier</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Lottning</translation>
    </message>
    <message>
        <source>direct encounter</source>
        <comment>in a list of tie-breaks</comment>
        <translation>inbördes möte</translation>
    </message>
    <message>
        <source>SB</source>
        <comment>in a list of tie-breaks: Sonneborn-Berger</comment>
        <translation>SB</translation>
    </message>
    <message>
        <source>simplified Berger</source>
        <comment>in a list of tie-breaks</comment>
        <translation>förenklad Berger</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>in a list of tie-breaks</comment>
        <translation>vinster</translation>
    </message>
    <message>
        <source>Koya</source>
        <comment>in a list of tie-breaks</comment>
        <translation>Koya</translation>
    </message>
    <message>
        <source>games with Black</source>
        <comment>in a list of tie-breaks</comment>
        <translation>svartpartier</translation>
    </message>
    <message>
        <source>Sonneborn-Berger, adjusted scores</source>
        <translation>Sonneborn-Berger, justerade poäng</translation>
    </message>
    <message>
        <source>Games won over the board</source>
        <translation>Vinster vid brädet</translation>
    </message>
    <message>
        <source>Games won with Black</source>
        <translation>Svartvinster</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>Progressiv poäng</translation>
    </message>
    <message>
        <source>Rounds elected to play</source>
        <translation>Ronder utan egen walkover</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>Standardpoäng</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Average rating of opponents</source>
        <translation>Motståndarnas medelrating</translation>
    </message>
    <message>
        <source>Tournament performance</source>
        <translation>Prestationsrating</translation>
    </message>
    <message>
        <source>Perfect performance</source>
        <translation>Perfekt prestationsrating</translation>
    </message>
    <message>
        <source>Average performance of opponents</source>
        <translation>Motståndarnas medelprestation</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>Motståndarnas perfekta medelprestation</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>of the player himself, as a tie-break</comment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Omspel</translation>
    </message>
    <message>
        <source>Order by hand</source>
        <translation>Ordning för hand</translation>
    </message>
    <message>
        <source>wins with Black</source>
        <comment>in a list of tie-breaks</comment>
        <translation>svartvinster</translation>
    </message>
    <message>
        <source>rating</source>
        <comment>in a list of tie-breaks</comment>
        <translation>rating</translation>
    </message>
    <message>
        <source>lots</source>
        <comment>in a list of tie-breaks</comment>
        <translation>lottning</translation>
    </message>
    <message>
        <source>WON</source>
        <comment>head of a column: games won over the board</comment>
        <translation>WON</translation>
    </message>
    <message>
        <source>BWG</source>
        <comment>head of a column: games won with Black</comment>
        <translation>BWG</translation>
    </message>
    <message>
        <source>PS</source>
        <comment>head of a column: progressive score</comment>
        <translation>PS</translation>
    </message>
    <message>
        <source>REP</source>
        <comment>head of a column: rounds elected to play</comment>
        <translation>REP</translation>
    </message>
    <message>
        <source>STD</source>
        <comment>head of a column: standard points</comment>
        <translation>STD</translation>
    </message>
    <message>
        <source>TPN</source>
        <comment>head of a column: pairing number</comment>
        <translation>TPN</translation>
    </message>
    <message>
        <source>ARO</source>
        <comment>head of a column: average rating of opponents</comment>
        <translation>ARO</translation>
    </message>
    <message>
        <source>TPR</source>
        <comment>head of a column: tournament performance</comment>
        <translation>TPR</translation>
    </message>
    <message>
        <source>PTP</source>
        <comment>head of a column: perfect performance</comment>
        <translation>PTP</translation>
    </message>
    <message>
        <source>APRO</source>
        <comment>head of a column: opponents’ performance</comment>
        <translation>APRO</translation>
    </message>
    <message>
        <source>APPO</source>
        <comment>head of a column: opponents’ perfect performance</comment>
        <translation>APPO</translation>
    </message>
    <message>
        <source>RTNG</source>
        <comment>head of a column: rating as a tie-break</comment>
        <translation>RTNG</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>head of a column</comment>
        <translation>Omspel</translation>
    </message>
    <message>
        <source>Points from the games among those who are level, asked again among those who stay level; several games of a pair count with their mean.</source>
        <translation>Poäng i partierna mellan dem som är lika, och på nytt bland dem som förblir lika; flera partier i ett par räknas med sitt medel.</translation>
    </message>
    <message>
        <source>The points of every opponent times the result against him, added up. Also called SODOS.</source>
        <translation>Varje motståndares poäng gånger resultatet mot denne, summerat. Kallas även SODOS.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger with the opponents’ unplayed games counted as draws, and without games that were not played. Those scores alone, added up, are the Solkoff score.</source>
        <translation>Sonneborn-Berger där motståndarnas ospelade partier räknas som remi och egna ospelade partier utelämnas. De poängen för sig, summerade, är Solkoffpoängen.</translation>
    </message>
    <message>
        <source>The points of those beaten minus the points of those lost to; draws add nothing. Dvoretsky 1985.</source>
        <translation>De besegrades poäng minus poängen för dem man förlorat mot; remi ger inget. Dvoretskij 1985.</translation>
    </message>
    <message>
        <source>Every round that brought the points of a win, played or by forfeit.</source>
        <translation>Varje rond som gav poängen för en vinst, spelad eller på w.o.</translation>
    </message>
    <message>
        <source>Games won over the board.</source>
        <translation>Partier vunna vid brädet.</translation>
    </message>
    <message>
        <source>Games played over the board with Black.</source>
        <translation>Partier spelade vid brädet med svart.</translation>
    </message>
    <message>
        <source>Games won over the board with Black.</source>
        <translation>Partier vunna vid brädet med svart.</translation>
    </message>
    <message>
        <source>Points against opponents with at least half of the possible points.</source>
        <translation>Poäng mot motståndare med minst hälften av de möjliga poängen.</translation>
    </message>
    <message>
        <source>The player’s own points after each round, added up.</source>
        <translation>Egna poäng efter varje rond, summerade.</translation>
    </message>
    <message>
        <source>All games less those lost by forfeit.</source>
        <translation>Alla partier utom dem som förlorats på walkover.</translation>
    </message>
    <message>
        <source>1 for each game that brought more points than the opponent got, ½ for as many.</source>
        <translation>1 för varje parti med fler poäng än motståndaren, ½ för lika många.</translation>
    </message>
    <message>
        <source>The number that the player drew.</source>
        <translation>Numret som spelaren drog.</translation>
    </message>
    <message>
        <source>The mean rating of the opponents met over the board, as a whole number.</source>
        <translation>Medelrating för motståndarna i spelade partier, som heltal.</translation>
    </message>
    <message>
        <source>The mean rating of the opponents met over the board, and what the share of points against them is worth by FIDE’s table.</source>
        <translation>Medelrating för motståndarna i spelade partier och vad poängandelen är värd enligt FIDE:s tabell.</translation>
    </message>
    <message>
        <source>The lowest rating with which the points over the board were to be expected.</source>
        <translation>Den lägsta rating med vilken poängen vid brädet var att vänta.</translation>
    </message>
    <message>
        <source>The mean tournament performance of the opponents met over the board.</source>
        <translation>Medelvärdet av motståndarnas prestationsrating i spelade partier.</translation>
    </message>
    <message>
        <source>The mean perfect performance of the opponents met over the board.</source>
        <translation>Medelvärdet av motståndarnas perfekta prestationsrating i spelade partier.</translation>
    </message>
    <message>
        <source>The player’s own rating.</source>
        <translation>Spelarens egen rating.</translation>
    </message>
    <message>
        <source>A draw that anybody can repeat: the order of the SHA-256 of the seed, a newline and the pairing number.</source>
        <translation>En lottning som vem som helst kan upprepa: ordning efter SHA-256 av fröet, en radbrytning och startnumret.</translation>
    </message>
    <message>
        <source>Points from the games that those level on points played for it, before all tie-breaks; they give no points in the table.</source>
        <translation>Poäng från de partier som de poänglika spelade för att skiljas åt, före all annan särskiljning; de ger inga poäng i tabellen.</translation>
    </message>
    <message>
        <source>The order that the arbiter gave to players who are level on everything.</source>
        <translation>Ordningen som domaren gett spelare som är lika i allt.</translation>
    </message>
    <message>
        <source>Not in FIDE’s list; the regulations may name it (FIDE C.07, article 4.1).</source>
        <translation>Finns inte i FIDE:s lista; bestämmelserna kan ange den (FIDE C.07, artikel 4.1).</translation>
    </message>
    <message>
        <source>FIDE C.07, article {0}, edition of March 2026.</source>
        <translation>FIDE C.07, artikel {0}, utgåva mars 2026.</translation>
    </message>
    <message>
        <source>lowest first</source>
        <comment>of a rating or number</comment>
        <translation>lägst först</translation>
    </message>
    <message>
        <source>highest first</source>
        <comment>of a rating or number</comment>
        <translation>högst först</translation>
    </message>
    <message>
        <source>limit {0}</source>
        <comment>of the Koya system</comment>
        <translation>gräns {0}</translation>
    </message>
    <message>
        <source>Cut-{0}</source>
        <translation>Cut-{0}</translation>
    </message>
    <message>
        <source>Median-{0}</source>
        <translation>Median-{0}</translation>
    </message>
    <message>
        <source>Without the least significant value.</source>
        <translation>Utan det minst betydelsefulla värdet.</translation>
    </message>
    <message>
        <source>Without the two least significant values.</source>
        <translation>Utan de två minst betydelsefulla värdena.</translation>
    </message>
    <message>
        <source>Without the least and the most significant value.</source>
        <translation>Utan det minst och det mest betydelsefulla värdet.</translation>
    </message>
    <message>
        <source>Without the two least and the two most significant values.</source>
        <translation>Utan de två minst och de två mest betydelsefulla värdena.</translation>
    </message>
    <message>
        <source>The least significant one is that of the opponent with the lowest score.</source>
        <translation>Minst betydelsefullt är värdet för motståndaren med lägst poäng.</translation>
    </message>
    <message>
        <source>The least significant one is the lowest rating.</source>
        <translation>Minst betydelsefull är den lägsta ratingen.</translation>
    </message>
    <message>
        <source>The least significant one is that of the first round, the most of the last.</source>
        <translation>Minst betydelsefullt är första rondens värde, mest den sistas.</translation>
    </message>
    <message>
        <source>The limit {0} moves the line by so many steps of half a point; FIDE’s check list writes L1 for L+1.</source>
        <translation>Gränsen flyttas så många steg om en halv poäng: {0}; i FIDE:s checklista skrivs L1 för L+1.</translation>
    </message>
    <message>
        <source>The line lies at {0} % of the possible points.</source>
        <translation>Gränsen går vid {0} % av de möjliga poängen.</translation>
    </message>
    <message>
        <source>The lower one comes first.</source>
        <translation>Den lägre kommer först.</translation>
    </message>
    <message>
        <source>The higher one comes first.</source>
        <translation>Den högre kommer först.</translation>
    </message>
    <message>
        <source>Games of those who are level</source>
        <translation>Partier mellan dem som är lika</translation>
    </message>
    <message>
        <source>Opponents’ points</source>
        <translation>Motståndarnas poäng</translation>
    </message>
    <message>
        <source>Own results</source>
        <translation>Egna resultat</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Numbers and lots</source>
        <translation>Nummer och lottning</translation>
    </message>
    <message>
        <source>colours are not known</source>
        <translation>färgerna är inte kända</translation>
    </message>
    <message>
        <source>rounds are not known</source>
        <translation>ronderna är inte kända</translation>
    </message>
    <message>
        <source>somebody has no rating, and the regulations do not say how players without one count</source>
        <translation>någon saknar rating, och bestämmelserna säger inte hur spelare utan rating räknas</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>inte spelat</translation>
    </message>
    <message>
        <source>fewer points</source>
        <translation>färre poäng</translation>
    </message>
    <message>
        <source>equal points</source>
        <translation>lika många poäng</translation>
    </message>
    <message>
        <source>assumed rating</source>
        <translation>antagen rating</translation>
    </message>
    <message>
        <source>cut, the least significant</source>
        <translation>struket, minst betydelsefullt</translation>
    </message>
    <message>
        <source>cut, the most significant</source>
        <translation>struket, mest betydelsefullt</translation>
    </message>
    <message>
        <source>lost by forfeit</source>
        <translation>förlust på w.o.</translation>
    </message>
    <message>
        <source>no rating</source>
        <translation>ingen rating</translation>
    </message>
    <message>
        <source>expected score</source>
        <translation>väntade poäng</translation>
    </message>
    <message>
        <source>no performance</source>
        <translation>ingen prestation</translation>
    </message>
    <message>
        <source>unplayed games as draws</source>
        <translation>ospelade partier som remi</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) from {0}</source>
        <translation>
            <numerusform>%n resultat från {0}</numerusform>
            <numerusform>%n resultat från {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>restore the state of {0}</source>
        <translation>återställ till läget {0}</translation>
    </message>
    <message>
        <source>{0} expelled</source>
        <translation>{0} utesluts</translation>
    </message>
    <message>
        <source>{0} withdraws</source>
        <translation>{0} utgår</translation>
    </message>
    <message>
        <source>{0} is in the tournament again</source>
        <translation>{0} är med i turneringen igen</translation>
    </message>
    <message>
        <source>no play-off: {0}</source>
        <translation>inget omspel: {0}</translation>
    </message>
    <message>
        <source>play-off: {0}</source>
        <translation>omspel: {0}</translation>
    </message>
    <message>
        <source>order by hand: {0}</source>
        <translation>ordning för hand: {0}</translation>
    </message>
    <message>
        <source>no order by hand: {0}</source>
        <translation>ingen ordning för hand: {0}</translation>
    </message>
    <message>
        <source>no prizes</source>
        <translation>inga priser</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>priser</translation>
    </message>
    <message>
        <source>exchange {0} and {1}</source>
        <translation>byt plats på {0} och {1}</translation>
    </message>
    <message>
        <source>{0} to round {1}</source>
        <translation>{0} till rond {1}</translation>
    </message>
    <message>
        <source>exchange rounds {0} and {1}</source>
        <translation>byt plats på ronderna {0} och {1}</translation>
    </message>
    <message>
        <source>{0}: colours exchanged</source>
        <translation>{0}: färgerna bytta</translation>
    </message>
    <message>
        <source>exchange numbers {0} and {1}</source>
        <translation>byt nummer {0} och {1}</translation>
    </message>
    <message>
        <source>to be played early</source>
        <translation>spelas i förtid</translation>
    </message>
    <message>
        <source>restricted by federation</source>
        <translation>begränsad efter förbund</translation>
    </message>
    <message>
        <source>places in another tournament</source>
        <translation>placeringar i en annan turnering</translation>
    </message>
    <message>
        <source>calendar changed by hand</source>
        <translation>spelschemat ändrat för hand</translation>
    </message>
    <message>
        <source>calendar not by the Berger table</source>
        <translation>spelschemat inte enligt Bergertabellen</translation>
    </message>
    <message>
        <source>FIDE 2019</source>
        <translation>FIDE 2019</translation>
    </message>
    <message>
        <source>Sweden 2022</source>
        <translation>Sverige 2022</translation>
    </message>
    <message>
        <source>Russia 2018</source>
        <translation>Ryssland 2018</translation>
    </message>
    <message>
        <source>ChessLivo</source>
        <comment>a program from Turkey</comment>
        <translation>ChessLivo</translation>
    </message>
    <message>
        <source>World Junior</source>
        <comment>a championship</comment>
        <translation>Junior-VM</translation>
    </message>
    <message>
        <source>Berger alone</source>
        <comment>an order of tie-breaks with only SB in it</comment>
        <translation>Bara Berger</translation>
    </message>
    <message>
        <source>{0} recommended it for round robins in 2019.</source>
        <translation>{0} rekommenderade den för alla möter alla 2019.</translation>
    </message>
    <message>
        <source>The Swedish federation ({0}), October 2022; wins by walkover count as wins.</source>
        <translation>{0}, oktober 2022; vinster på w.o. räknas som vinster.</translation>
    </message>
    <message>
        <source>The Russian ministry of sport ({0}), 2018, for the round robins of one spartakiad of the blind; it is no general rule.</source>
        <translation>Rysslands idrottsministerium ({0}), 2018, för alla möter alla i en spartakiad för blinda; ingen allmän regel.</translation>
    </message>
    <message>
        <source>What {0}, a program from Turkey, proposes for round robins; undated.</source>
        <translation>Vad {0}, ett program från Turkiet, föreslår för alla möter alla; utan datum.</translation>
    </message>
    <message>
        <source>The rules of the {0}, of which wins with Black are the last; undated.</source>
        <translation>Reglerna för {0}, där svartvinster kommer sist; utan datum.</translation>
    </message>
    <message>
        <source>The old custom: only Sonneborn-Berger, and who is level on it shares.</source>
        <translation>Den gamla seden: bara Sonneborn-Berger, och de som är lika delar plats.</translation>
    </message>
    <message>
        <source>DE</source>
        <comment>head of a column: direct encounter</comment>
        <translation>DE</translation>
    </message>
    <message>
        <source>SB</source>
        <comment>head of a column: Sonneborn-Berger</comment>
        <translation>SB</translation>
    </message>
    <message>
        <source>SSB</source>
        <comment>head of a column: simplified Berger</comment>
        <translation>SSB</translation>
    </message>
    <message>
        <source>WIN</source>
        <comment>head of a column: number of wins</comment>
        <translation>WIN</translation>
    </message>
    <message>
        <source>KS</source>
        <comment>head of a column: Koya</comment>
        <translation>KS</translation>
    </message>
    <message>
        <source>BPG</source>
        <comment>head of a column: games with Black</comment>
        <translation>BPG</translation>
    </message>
    <message>
        <source>LOT</source>
        <comment>head of a column: drawing of lots</comment>
        <translation>LOT</translation>
    </message>
    <message>
        <source>adjourned, counts as a draw for now</source>
        <translation>hängparti, räknas som remi tills vidare</translation>
    </message>
    <message>
        <source>not reported yet</source>
        <translation>inte rapporterat än</translation>
    </message>
    <message>
        <source>below the line</source>
        <translation>under gränsen</translation>
    </message>
    <message>
        <source>not a win</source>
        <translation>ingen vinst</translation>
    </message>
    <message>
        <source>won by forfeit</source>
        <translation>vinst på w.o.</translation>
    </message>
    <message>
        <source>played with White</source>
        <translation>spelat med vit</translation>
    </message>
    <message>
        <source>colour not known</source>
        <translation>färg okänd</translation>
    </message>
    <message>
        <source>a draw adds nothing</source>
        <translation>remi ger inget</translation>
    </message>
    <message>
        <source>mean of several games</source>
        <translation>medel av flera partier</translation>
    </message>
</context>
<context>
    <name>WorkTabs</name>
    <message>
        <source>Work surface</source>
        <translation>Arbetsyta</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Lottning</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Ronder</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Korstabell</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Kontroll</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Varför?</translation>
    </message>
</context>
</TS>
