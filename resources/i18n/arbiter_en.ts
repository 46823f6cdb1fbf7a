<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>The results of %n game(s) become final.</source>
        <translation>
            <numerusform>The results of %n game become final.</numerusform>
            <numerusform>The results of %n games become final.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Consequences</name>
    <message numerus="yes">
        <source>With this order no place changes now; with %n game(s) open it may in the end.</source>
        <translation>
            <numerusform>With this order no place changes now; with %n game open it may in the end.</numerusform>
            <numerusform>With this order no place changes now; with %n games open it may in the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this order %n place(s) change: {0}.</source>
        <translation>
            <numerusform>With this order %n place changes: {0}.</numerusform>
            <numerusform>With this order %n places change: {0}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message numerus="yes">
        <source>%n game(s) without rating: PGN does not say so.</source>
        <translation>
            <numerusform>%n game without rating: PGN does not say so.</numerusform>
            <numerusform>%n games without rating: PGN does not say so.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a FIDE ID: a broadcast knows them by their names alone.</source>
        <translation>
            <numerusform>%n player without a FIDE ID: a broadcast knows them by their names alone.</numerusform>
            <numerusform>%n players without a FIDE ID: a broadcast knows them by their names alone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message numerus="yes">
        <source>%n board(s)</source>
        <comment>that are shown</comment>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message numerus="yes">
        <source>{0} of %n game(s) finished</source>
        <translation>
            <numerusform>{0} of %n game finished</numerusform>
            <numerusform>{0} of %n games finished</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message numerus="yes">
        <source>%n cell(s) understood</source>
        <translation>
            <numerusform>%n cell understood</numerusform>
            <numerusform>%n cells understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) understood</source>
        <translation>
            <numerusform>%n line understood</numerusform>
            <numerusform>%n lines understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <translation>
            <numerusform>%n to check</numerusform>
            <numerusform>%n to check</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n not understood</numerusform>
            <numerusform>%n not understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave %n row(s) out</source>
        <translation>
            <numerusform>Leave %n row out</numerusform>
            <numerusform>Leave %n rows out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were read by inference: look at the findings.</source>
        <translation>
            <numerusform>%n line were read by inference: look at the findings.</numerusform>
            <numerusform>%n lines were read by inference: look at the findings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were read by inference: look at the findings.</source>
        <translation>
            <numerusform>%n cell were read by inference: look at the findings.</numerusform>
            <numerusform>%n cells were read by inference: look at the findings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are not understood. Settle {0}, then import.</source>
        <translation>
            <numerusform>%n cell are not understood. Settle {0}, then import.</numerusform>
            <numerusform>%n cells are not understood. Settle {0}, then import.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) have to be settled first: {0}.</source>
        <translation>
            <numerusform>%n finding have to be settled first: {0}.</numerusform>
            <numerusform>%n findings have to be settled first: {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} and %n more</numerusform>
            <numerusform>{0} and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Add %n player</numerusform>
            <numerusform>Add %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Update %n player(s)</source>
        <translation>
            <numerusform>Update %n player</numerusform>
            <numerusform>Update %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, update %n</source>
        <translation>
            <numerusform>{0}, update %n</numerusform>
            <numerusform>{0}, update %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n player added</numerusform>
            <numerusform>%n players added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n updated</source>
        <translation>
            <numerusform>%n updated</numerusform>
            <numerusform>%n updated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportTexts</name>
    <message numerus="yes">
        <source>Formulas without a value in %n cell(s). The points are computed anew.</source>
        <translation>
            <numerusform>Formulas without a value in %n cell. The points are computed anew.</numerusform>
            <numerusform>Formulas without a value in %n cells. The points are computed anew.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) missing for everybody to meet everybody. Taken in as open.</source>
        <translation>
            <numerusform>%n game missing for everybody to meet everybody. Taken in as open.</numerusform>
            <numerusform>%n games missing for everybody to meet everybody. Taken in as open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) the moves end with an asterisk, though there is a result. The result was read.</source>
        <translation>
            <numerusform>In %n game the moves end with an asterisk, though there is a result. The result was read.</numerusform>
            <numerusform>In %n games the moves end with an asterisk, though there is a result. The result was read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message numerus="yes">
        <source>%n line(s) copied.</source>
        <translation>
            <numerusform>%n line copied.</numerusform>
            <numerusform>%n lines copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cycle(s)</source>
        <translation>
            <numerusform>%n cycle</numerusform>
            <numerusform>%n cycles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message numerus="yes">
        <source>%n player(s) brought up to date.</source>
        <translation>
            <numerusform>%n player brought up to date.</numerusform>
            <numerusform>%n players brought up to date.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) as in the list.</source>
        <translation>
            <numerusform>%n player as in the list.</numerusform>
            <numerusform>%n players as in the list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossTexts</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n game(s) with a result</source>
        <translation>
            <numerusform>{0} of %n game with a result</numerusform>
            <numerusform>{0} of %n games with a result</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) can’t be read: number {0}. Type the names again; results stay.</source>
        <translation>
            <numerusform>%n player can’t be read: number {0}. Type the names again; results stay.</numerusform>
            <numerusform>%n players can’t be read: number {0}. Type the names again; results stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was entered since the file was made: %n step(s).</source>
        <translation>
            <numerusform>What was entered since the file was made: %n step.</numerusform>
            <numerusform>What was entered since the file was made: %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tables and journal tell %n game(s) differently. Compare with the score sheets: {0}.</source>
        <translation>
            <numerusform>Tables and journal tell %n game differently. Compare with the score sheets: {0}.</numerusform>
            <numerusform>Tables and journal tell %n games differently. Compare with the score sheets: {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All results: %n game(s) stand open. Enter them from the score sheets.</source>
        <translation>
            <numerusform>All results: %n game stand open. Enter them from the score sheets.</numerusform>
            <numerusform>All results: %n games stand open. Enter them from the score sheets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) can’t be read and stand open. Enter what the score sheets say: {0}.</source>
        <translation>
            <numerusform>%n game can’t be read and stand open. Enter what the score sheets say: {0}.</numerusform>
            <numerusform>%n games can’t be read and stand open. Enter what the score sheets say: {0}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message numerus="yes">
        <source>%n pair(s) of countrymen meet in the last three rounds.</source>
        <translation>
            <numerusform>%n pair of countrymen meet in the last three rounds.</numerusform>
            <numerusform>%n pairs of countrymen meet in the last three rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n step(s) only in memory.</source>
        <translation>
            <numerusform>%n step only in memory.</numerusform>
            <numerusform>%n steps only in memory.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>“{0}” does not fit: this cell holds %n games. Type their results in playing order, as in 1 ½.</source>
        <translation>
            <numerusform>“{0}” does not fit: this cell holds %n games. Type their results in playing order, as in 1 ½.</numerusform>
            <numerusform>“{0}” does not fit: this cell holds %n games. Type their results in playing order, as in 1 ½.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Numbers {0} and {1} meet %n time(s), and not as often as planned.</source>
        <translation>
            <numerusform>Numbers {0} and {1} meet %n time, and not as often as planned.</numerusform>
            <numerusform>Numbers {0} and {1} meet %n times, and not as often as planned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a result: the standings are provisional until the last result is in.</source>
        <translation>
            <numerusform>%n game without a result: the standings are provisional until the last result is in.</numerusform>
            <numerusform>%n games without a result: the standings are provisional until the last result is in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would be lost with this earlier state, more than was agreed to. Look at the difference once more.</source>
        <translation>
            <numerusform>%n result would be lost with this earlier state, more than was agreed to. Look at the difference once more.</numerusform>
            <numerusform>%n results would be lost with this earlier state, more than was agreed to. Look at the difference once more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MissingFile</name>
    <message numerus="yes">
        <source>This computer has kept its state of {0}, with %n step(s).</source>
        <translation>
            <numerusform>This computer has kept its state of {0}, with %n step.</numerusform>
            <numerusform>This computer has kept its state of {0}, with %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveGame</name>
    <message numerus="yes">
        <source>%n game(s) change rounds with it:</source>
        <translation>
            <numerusform>%n game change rounds with it:</numerusform>
            <numerusform>%n games change rounds with it:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>All other pairings stay; %n game(s) fall(s) out, and who would have met him is free.</source>
        <translation>
            <numerusform>All other pairings stay; %n game fall out, and who would have met him is free.</numerusform>
            <numerusform>All other pairings stay; %n games falls out, and who would have met him is free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n announced game(s) get(s) another round or other colours.</source>
        <translation>
            <numerusform>%n announced game get another round or other colours.</numerusform>
            <numerusform>%n announced games gets another round or other colours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) pasted.</source>
        <translation>
            <numerusform>%n row pasted.</numerusform>
            <numerusform>%n rows pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) marked red have to be mended first.</source>
        <translation>
            <numerusform>%n row marked red has to be mended first.</numerusform>
            <numerusform>%n rows marked red have to be mended first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) in doubt.</source>
        <translation>
            <numerusform>%n row in doubt.</numerusform>
            <numerusform>%n rows in doubt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) taken in.</source>
        <translation>
            <numerusform>%n player taken in.</numerusform>
            <numerusform>%n players taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) stay with the number; the journal keeps both names.</source>
        <translation>
            <numerusform>%n result stays with the number; the journal keeps both names.</numerusform>
            <numerusform>%n results stay with the number; the journal keeps both names.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemBar</name>
    <message numerus="yes">
        <source>%n step(s) since {0} only in memory. Nothing was written over it; save elsewhere.</source>
        <translation>
            <numerusform>%n step since {0} only in memory. Nothing was written over it; save elsewhere.</numerusform>
            <numerusform>%n steps since {0} only in memory. Nothing was written over it; save elsewhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) since {0} only in memory. Make room or save elsewhere; you can go on working.</source>
        <translation>
            <numerusform>%n step since {0} only in memory. Make room or save elsewhere; you can go on working.</numerusform>
            <numerusform>%n steps since {0} only in memory. Make room or save elsewhere; you can go on working.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) since {0} only in memory. Try again or save elsewhere; you can go on working.</source>
        <translation>
            <numerusform>%n step since {0} only in memory. Try again or save elsewhere; you can go on working.</numerusform>
            <numerusform>%n steps since {0} only in memory. Try again or save elsewhere; you can go on working.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PutOffList</name>
    <message numerus="yes">
        <source>%n game(s) put off</source>
        <translation>
            <numerusform>%n game put off</numerusform>
            <numerusform>%n games put off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overdue</source>
        <translation>
            <numerusform>%n overdue</numerusform>
            <numerusform>%n overdue</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message numerus="yes">
        <source>{0} = {1} {2}: the mean rating of %n opponent(s), and what {3} points are worth.</source>
        <comment>2259 = 2203 + 56</comment>
        <translation>
            <numerusform>{0} = {1} {2}: the mean rating of %n opponent, and what {3} points are worth.</numerusform>
            <numerusform>{0} = {1} {2}: the mean rating of %n opponents, and what {3} points are worth.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Needs {0} of {1}, has {2}; %n game(s) left.</source>
        <comment>points of games; 4½ of 9</comment>
        <translation>
            <numerusform>Needs {0} of {1}, has {2}; %n game left.</numerusform>
            <numerusform>Needs {0} of {1}, has {2}; %n games left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingLists</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Restore</name>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would go</source>
        <translation>
            <numerusform>%n result would go</numerusform>
            <numerusform>%n results would go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) would stand otherwise</source>
        <translation>
            <numerusform>%n game would stand otherwise</numerusform>
            <numerusform>%n games would stand otherwise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) would be changed</source>
        <translation>
            <numerusform>%n player would be changed</numerusform>
            <numerusform>%n players would be changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) would change</source>
        <translation>
            <numerusform>%n place would change</numerusform>
            <numerusform>%n places would change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would go with the state of {0}.</source>
        <translation>
            <numerusform>%n result would go with the state of {0}.</numerusform>
            <numerusform>%n results would go with the state of {0}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundDates</name>
    <message numerus="yes">
        <source>%n round(s) without a day.</source>
        <translation>
            <numerusform>%n round without a day.</numerusform>
            <numerusform>%n rounds without a day.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundPlan</name>
    <message numerus="yes">
        <source>every %n day(s)</source>
        <translation>
            <numerusform>every %n day</numerusform>
            <numerusform>every %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Salvage</name>
    <message numerus="yes">
        <source>%n entries, kept {0}, {1}.</source>
        <translation>
            <numerusform>%n entries, kept {0}, {1}.</numerusform>
            <numerusform>%n entries, kept {0}, {1}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SecondEntry</name>
    <message numerus="yes">
        <source>The second entry of round {0} is left after %n board(s).</source>
        <translation>
            <numerusform>The second entry of round {0} is left after %n board.</numerusform>
            <numerusform>The second entry of round {0} is left after %n boards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) agree</source>
        <translation>
            <numerusform>%n board agree</numerusform>
            <numerusform>%n boards agree</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corrected</source>
        <comment>boards</comment>
        <translation>
            <numerusform>%n corrected</numerusform>
            <numerusform>%n corrected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept although different</source>
        <comment>boards</comment>
        <translation>
            <numerusform>%n kept although different</numerusform>
            <numerusform>%n kept although different</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SideDock</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message numerus="yes">
        <source>{0} of %n game(s)</source>
        <comment>points of games</comment>
        <translation>
            <numerusform>{0} of %n game</numerusform>
            <numerusform>{0} of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Standings after %n game(s)</source>
        <translation>
            <numerusform>Standings after %n game</numerusform>
            <numerusform>Standings after %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n game(s)</source>
        <translation>
            <numerusform>+ %n game</numerusform>
            <numerusform>+ %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsNumbers</name>
    <message numerus="yes">
        <source>%n game(s) are open there: the places may still change. Read the file again before the start.</source>
        <translation>
            <numerusform>%n game are open there: the places may still change. Read the file again before the start.</numerusform>
            <numerusform>%n games are open there: the places may still change. Read the file again before the start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) do not stand there and get the last numbers.</source>
        <translation>
            <numerusform>%n player does not stand there and gets the last number.</numerusform>
            <numerusform>%n players do not stand there and get the last numbers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to play</source>
        <translation>
            <numerusform>%n game to play</numerusform>
            <numerusform>%n games to play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>All %n game(s) reported</source>
        <translation>
            <numerusform>All %n game reported</numerusform>
            <numerusform>All %n games reported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) open</source>
        <translation>
            <numerusform>%n game open</numerusform>
            <numerusform>%n games open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} open</source>
        <translation>
            <numerusform>board {0} open</numerusform>
            <numerusform>boards {0} open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} postponed</source>
        <translation>
            <numerusform>board {0} postponed</numerusform>
            <numerusform>boards {0} postponed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} adjourned</source>
        <translation>
            <numerusform>board {0} adjourned</numerusform>
            <numerusform>boards {0} adjourned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} to be played early</source>
        <translation>
            <numerusform>board {0} to be played early</numerusform>
            <numerusform>boards {0} to be played early</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StillOut</name>
    <message numerus="yes">
        <source>%n board(s) still out</source>
        <translation>
            <numerusform>%n board still out</numerusform>
            <numerusform>%n boards still out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, in %n round(s)</source>
        <translation>
            <numerusform>, in %n round</numerusform>
            <numerusform>, in %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrfTexts</name>
    <message numerus="yes">
        <source>What stands behind the name is %n column(s) too far left. Read as if it were in its place.</source>
        <translation>
            <numerusform>What stands behind the name is %n column too far left. Read as if it were in its place.</numerusform>
            <numerusform>What stands behind the name is %n columns too far left. Read as if it were in its place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What stands behind the name is %n column(s) too far right. Read as if it were in its place.</source>
        <translation>
            <numerusform>What stands behind the name is %n column too far right. Read as if it were in its place.</numerusform>
            <numerusform>What stands behind the name is %n columns too far right. Read as if it were in its place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message numerus="yes">
        <source>Enter %n result(s)…</source>
        <comment>in earnest</comment>
        <translation>
            <numerusform>Enter %n result…</numerusform>
            <numerusform>Enter %n results…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n result(s) in earnest?</source>
        <translation>
            <numerusform>Enter %n result in earnest?</numerusform>
            <numerusform>Enter %n results in earnest?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Update</name>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} and %n more</numerusform>
            <numerusform>{0} and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Update %n player(s)</source>
        <translation>
            <numerusform>Update %n player</numerusform>
            <numerusform>Update %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take in %n result(s)</source>
        <translation>
            <numerusform>Take in %n result</numerusform>
            <numerusform>Take in %n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>update %n player(s)</source>
        <translation>
            <numerusform>update %n player</numerusform>
            <numerusform>update %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of this tournament will be replaced.</source>
        <translation>
            <numerusform>%n result of this tournament will be replaced.</numerusform>
            <numerusform>%n results of this tournament will be replaced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take in %n result(s)…</source>
        <translation>
            <numerusform>Take in %n result…</numerusform>
            <numerusform>Take in %n results…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at %n other result(s)…</source>
        <translation>
            <numerusform>Look at %n other result…</numerusform>
            <numerusform>Look at %n other results…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at %n player(s)…</source>
        <translation>
            <numerusform>Look at %n player…</numerusform>
            <numerusform>Look at %n players…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new result(s)</source>
        <translation>
            <numerusform>%n new result</numerusform>
            <numerusform>%n new results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal</source>
        <comment>results</comment>
        <translation>
            <numerusform>%n equal</numerusform>
            <numerusform>%n equal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different</source>
        <comment>results</comment>
        <translation>
            <numerusform>%n different</numerusform>
            <numerusform>%n different</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) the file has other colours; each result stays with its player.</source>
        <translation>
            <numerusform>In %n game the file has other colours; each result stays with its player.</numerusform>
            <numerusform>In %n games the file has other colours; each result stays with its player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has %n game(s) in another round; the pair tells which it is.</source>
        <translation>
            <numerusform>The file has %n game in another round; the pair tells which it is.</numerusform>
            <numerusform>The file has %n games in another round; the pair tells which it is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) taken in</source>
        <translation>
            <numerusform>%n result taken in</numerusform>
            <numerusform>%n results taken in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) updated</source>
        <translation>
            <numerusform>%n player updated</numerusform>
            <numerusform>%n players updated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message numerus="yes">
        <source>%n open game(s)</source>
        <translation>
            <numerusform>%n open game</numerusform>
            <numerusform>%n open games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In how many of the remaining {0} outcomes a player takes a place, by {1}, with %n tried result(s).</source>
        <translation>
            <numerusform>In how many of the remaining {0} outcomes a player takes a place, by {1}, with %n tried result.</numerusform>
            <numerusform>In how many of the remaining {0} outcomes a player takes a place, by {1}, with %n tried results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of %n game(s)</source>
        <comment>after the points</comment>
        <translation>
            <numerusform>out of %n game</numerusform>
            <numerusform>out of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outcome(s)</source>
        <comment>after “in 48 of”</comment>
        <translation>
            <numerusform>%n outcome</numerusform>
            <numerusform>%n outcomes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open game(s): too many outcomes to count at once. Safe and out are proved, the numbers are left out.</source>
        <translation>
            <numerusform>%n open game: too many outcomes to count at once. Safe and out are proved, the numbers are left out.</numerusform>
            <numerusform>%n open games: too many outcomes to count at once. Safe and out are proved, the numbers are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and nothing from %n lost game(s)</source>
        <translation>
            <numerusform>, and nothing from %n lost game</numerusform>
            <numerusform>, and nothing from %n lost games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Withdraw</name>
    <message numerus="yes">
        <source>{0} of %n game(s) completed, {1} %.</source>
        <translation>
            <numerusform>{0} of %n game completed, {1} %.</numerusform>
            <numerusform>{0} of %n games completed, {1} %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open game(s) become forfeits, won by the others.</source>
        <translation>
            <numerusform>%n open game become forfeits, won by the others.</numerusform>
            <numerusform>%n open games become forfeits, won by the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forfeit(s) are not counted as completed: nothing was played. The rule does not say so itself.</source>
        <translation>
            <numerusform>%n forfeit are not counted as completed: nothing was played. The rule does not say so itself.</numerusform>
            <numerusform>%n forfeits are not counted as completed: nothing was played. The rule does not say so itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) change.</source>
        <translation>
            <numerusform>%n place change.</numerusform>
            <numerusform>%n places change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) get other points.</source>
        <translation>
            <numerusform>%n player gets other points.</numerusform>
            <numerusform>%n players get other points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n player(s)</source>
        <translation>
            <numerusform>add %n player</numerusform>
            <numerusform>add %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>update %n player(s)</source>
        <translation>
            <numerusform>update %n player</numerusform>
            <numerusform>update %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) from {0}</source>
        <translation>
            <numerusform>%n result from {0}</numerusform>
            <numerusform>%n results from {0}</numerusform>
        </translation>
    </message>
</context>
</TS>
