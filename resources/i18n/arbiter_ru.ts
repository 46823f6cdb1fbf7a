<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
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
        <source>Crosstable in order of &amp;place</source>
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
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
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
        <source>%n entry(ies) since {0} are only in memory. Make room or save elsewhere; you can go on working.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
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
    <name>Standings</name>
    <message>
        <source>Not used for places.</source>
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
    <message>
        <source>The file can’t be read or is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
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
        <source>%n game(s) open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
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
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
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
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
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
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} postponed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} adjourned</source>
        <translation type="unfinished">
            <numerusform></numerusform>
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
</TS>
