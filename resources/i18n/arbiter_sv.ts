<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Arbiter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round robins, from the drawing of lots to the report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It needs no network.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Excel workbook…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print &amp;round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament &amp;data…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw &amp;lots…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the draw &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;open board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;airings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Crosstable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosstable in &amp;order of place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings &amp;beside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next p&amp;ane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Arbiter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Board {0}: {1} – {2}, {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rtg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entered {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Consequences</name>
    <message>
        <source>With this order no place changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>With this order %n place(s) change: {0}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault in the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong inside Arbiter. Every entry up to here is saved, and you can go on. The report below helps to mend it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>round {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjourned, counts as a draw for now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>postponed to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>postponed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} won by forfeit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} lost by forfeit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody appeared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rtg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round still to come, bold: this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two games in one cell: first game left, second right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pairings follow from the lots. Draw lots Ctrl+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DateField</name>
    <message>
        <source>day.month.year</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>ddd d MMM</source>
        <comment>day of the week, day and month, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>day of the week, day and month, in full</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <comment>day, time</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No board is open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tournament is open already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every entry is saved as soon as it is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament is now in {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy is in {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workbook is in {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel workbooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Draw lots…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players are needed for a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} players: an odd field, {1} rounds, one player free in each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} players: {1} rounds of {2} boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to check before the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written by a newer program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undone: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done again: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White won, draw, Black won, on the list of boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a result in the crosstable, seen from the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear a result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next tab</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LotMethods</name>
    <message>
        <source>As listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first in the list gets number&#xa0;1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest rating gets number&#xa0;1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type each number as it is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All at once, with a seed that anyone can repeat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing of lots: {0}. {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message>
        <source>Round 1 with these numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the draw back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players are needed for a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These numbers are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw again  Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw lots  Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept numbers  Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number 1 goes to the place with the lowest SHA-256 of the seed, a newline and the place in the list, and so on upwards. Whoever repeats the draw with this seed gets the same numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number that each player drew and go on with Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal ratings keep the order of the list; no rating comes last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody keeps his place in the list as his number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number drawn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Untitled tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tournament has been opened on this computer yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in memory.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close and lose them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open recen&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>“{0}” is not a result. Type 1, ½ or 0; + or − if a player did not appear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“{0}” does not fit: this cell holds %n games. Type their results in playing order, as in 1 ½.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game {0}–{1} in cycle {2} of this tournament.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no player with number {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no round {0}. The rounds go from 1 to {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players are needed for a draw. Enter more players first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no pairings yet. Draw the lots first (Ctrl+L).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lots have been drawn, so the list is fixed. Take the draw back first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more player would need the table for {0}, which differs from the table for {1}. All pairings and results stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has results and can’t be removed. The results stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds and colours of this tournament are not known. Crosstable and standings work without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is no scoring. Give win, draw and loss in whole or half points, the win highest, and two draws not above a win and a loss: 1-½-0 or 3-1-0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tie-break “{0}”. Choose from the list of tie-breaks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a result: the standings are provisional until the last result is in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This tournament is open for reading only. Save a copy to work on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file {0}. Check the name and the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} can’t be read ({1}). Check the disk, and whether you may open the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no tournament of Arbiter. Open a file that ends in .arbiter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is damaged and can’t be read ({1}). Open the newest copy of it instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a file {0}. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was written by a newer Arbiter (file version {1}; this one reads up to {2}). Open it with the newer program; it was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is open elsewhere: {1}. It can be read here, not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} can’t be written ({1}). Close it if it is open elsewhere, or choose another name or folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} can’t be written in this form. Choose a name that ends in .xlsx, .csv or .pdf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was changed by another program. Nothing was written over it; save under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} can’t be written ({1}). What you type is kept in memory; try again or save elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no permission to write there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that is the name of a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program holds the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each number is given once. Given twice: {0}. Missing: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each number is given once. Missing: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results have been entered, so the numbers are locked. Clear the results first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results have been entered, so the scoring is locked. Clear the results first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results have been entered, so cycles and the order of rounds are locked. Clear the results first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players {0} and {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} appears more than once. Twins, or one person entered twice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no date of birth. The rating report needs it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating {0} is out of the usual range. Is it right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FIDE ID {0} is given to more than one player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no FIDE ID. The federation will ask for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program does not know the tie-break {0}. It breaks no tie.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pairings</name>
    <message>
        <source>Free this round:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0} has no board {1}; its boards are 1 to {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}: every board has reported but those put off ({1}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rounds are complete: the standings are final. Ctrl+P prints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0} is complete. Ctrl+P prints its sheet; Alt+Right goes on, round {1} is next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds and colours of this tournament are not known. Enter results in the crosstable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pairings follow from the lots. Draw lots  Ctrl+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>postponed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go to a board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Paste</name>
    <message>
        <source>Row {0} of the paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is missing. Type it, or the row is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is not a rating. Type a number, or clear it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is no day of the calendar. Type the date of birth, or clear it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is the same as row {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating {0} is above {1}. Was {2} meant?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating {0} is above {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating {0} is below 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” was read as {1}, the day before the month.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is no title and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is written {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is in the list already, as number {1}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Born</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is not a rating. Type a number such as 2345.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is no date of birth. Type a year or a day: 1998 or 14.03.1998.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is no title. Type GM, IM, FM, CM, WGM, WIM, WFM or WCM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” can’t stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player needs a name. Ctrl+D takes him off the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No names were found in what was copied. Copy the rows first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) pasted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Columns found by their headings, shown in blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns found by what stands in them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take in</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) marked red have to be mended first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Take in {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) in doubt.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) taken in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} becomes {1}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) stay with the number; the journal keeps both names.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paste a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No players yet. Type a name, or paste a list with Ctrl+V.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lots have been drawn, so the order is fixed; data can be corrected. A latecomer can take number {0}, which the table holds free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lots have been drawn, so the list is fixed; data can be corrected. One more player would need the table for {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosstable by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosstable by place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No printer is set up on this computer; the sheet can be saved as PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet is in {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>No printer: the sheet is in {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemBar</name>
    <message>
        <source>Problem with the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving takes long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries since {0} are not on the disk yet. You can go on working.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament is open elsewhere: {0}. Save a copy to work on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can’t be changed here. Save a copy to work on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was changed by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can’t be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can’t be written: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) since {0} only in memory. Make room or save elsewhere; you can go on working.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultKeys</name>
    <message>
        <source>1 White won, 0 Black won, 5 draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 White won, 2 Black won, 3 draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F10 White won, F11 draw, F12 Black won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ White won, − Black won, = draw</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultMenu</name>
    <message>
        <source>Arbiter’s decision, not rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjourned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>White won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black did not appear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White did not appear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither appeared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half a point for White, none for Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None for White, half a point for Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White won, not rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw, not rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black won, not rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arbiter’s decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, arbiter’s decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>postponed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundStepper</name>
    <message>
        <source>Round {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}: {1} of {2} reported</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideDock</name>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Not used for places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pts</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n game(s)</source>
        <comment>points of games</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>provisional</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>+ %n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round robins, from the drawing of lots to the report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent tournaments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tournament has been opened on this computer yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All data stay on this computer. A file can also be dropped here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players, lots, schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From this computer or a stick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven players, every game entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, last round open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To try entering results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} cycles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, lots not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, numbers drawn, no game yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to play</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, round {1} of {2}, {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Go to board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing entered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n game(s) reported</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Round {0}: all boards reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}: {1} of {2} reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} postponed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} adjourned</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved since {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TieBreakList</name>
    <message>
        <source>Order of tie-breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All are on the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a tie-break, players with equal points share their places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program does not know it. It is kept and breaks no tie.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message>
        <source>Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchanged at the end of a cycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the lots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of tie-breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone meets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last two rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results have been entered, so the calendar and the points are locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament is open for reading only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is not a day. Write it as 6.5.2026 or 2026-05-06.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last day is before the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The tournament is under way; the new order will stand in the journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The regulations should have named the order before the first round. Change it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the old order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie-break to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why? {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a row to see what decides its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Addends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}st</source>
        <comment>place: 1st, 21st</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}nd</source>
        <comment>place: 2nd, 22nd</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}rd</source>
        <comment>place: 3rd, 23rd</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}th</source>
        <comment>place: 4th, 11th</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>{0} cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>add {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>add %n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>change player {0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move {0} to place {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lots: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the draw back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tournament data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dates of the rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>postponed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simplified Berger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Koya</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games played with Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points from the games among those who are level, asked again among those who stay level; several games of a pair count with their mean. FIDE C.07, article 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of every opponent times the result against him, added up. FIDE C.07, article 9.1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of those beaten minus the points of those lost to; draws add nothing. Dvoretsky 1985, not in FIDE’s list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every round that brought the points of a win, played or by forfeit. FIDE C.07, article 7.1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points against opponents with at least half of the possible points. FIDE C.07, article 9.2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games played over the board with Black. FIDE C.07, article 7.3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw that anybody can repeat: the order of the SHA-256 of the seed, a newline and the pairing number. FIDE C.07, article 4.2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjourned, counts as a draw for now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not reported yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opponent below half of the possible points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won by forfeit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forfeited, not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played with White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw adds nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of several games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkTabs</name>
    <message>
        <source>Work surface</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
