<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Arbiter</source>
        <translation>О программе Arbiter</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Лицензии…</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Лицензии…</translation>
    </message>
    <message>
        <source>Round robins, from the drawing of lots to the report.</source>
        <translation>Круговые турниры от жеребьёвки до отчёта.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It needs no network.</source>
        <translation>Свободная программа по лицензии MIT. Сеть ей не нужна.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New tournament</source>
        <translation>&amp;Новый турнир</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новый</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Импорт…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Сохранить ко&amp;пию…</translation>
    </message>
    <message>
        <source>Write &amp;Excel workbook</source>
        <translation>Записать книгу &amp;Excel</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Print round</source>
        <translation>Печать тура</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Пе&amp;чать…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>Restore an earlier state…</source>
        <translation>Вернуть прежнее состояние…</translation>
    </message>
    <message>
        <source>FIDE report…</source>
        <translation>Отчёт FIDE…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>Print next &amp;round</source>
        <translation>Печать следующего &amp;тура</translation>
    </message>
    <message>
        <source>Print a&amp;ll rounds</source>
        <translation>Печать &amp;всех туров</translation>
    </message>
    <message>
        <source>Print a &amp;bundle…</source>
        <translation>Печать комп&amp;лекта…</translation>
    </message>
    <message>
        <source>&amp;Copy round as text</source>
        <translation>&amp;Копировать тур текстом</translation>
    </message>
    <message>
        <source>Copy round as p&amp;icture</source>
        <translation>Копировать тур карт&amp;инкой</translation>
    </message>
    <message>
        <source>C&amp;lose file</source>
        <translation>&amp;Закрыть файл</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>&amp;Find a player</source>
        <translation>&amp;Найти участника</translation>
    </message>
    <message>
        <source>&amp;Paste players</source>
        <translation>&amp;Вставить участников</translation>
    </message>
    <message>
        <source>Tournament &amp;data…</source>
        <translation>&amp;Данные турнира…</translation>
    </message>
    <message>
        <source>Dates of the &amp;rounds…</source>
        <translation>Даты &amp;туров…</translation>
    </message>
    <message>
        <source>Draw &amp;lots…</source>
        <translation>&amp;Жеребьёвка…</translation>
    </message>
    <message>
        <source>&amp;Numbers from other standings…</source>
        <translation>&amp;Номера по другому положению…</translation>
    </message>
    <message>
        <source>Draw lots on the full screen</source>
        <translation>Жеребьёвка во весь экран</translation>
    </message>
    <message>
        <source>Take the draw &amp;back</source>
        <translation>&amp;Отменить жеребьёвку</translation>
    </message>
    <message>
        <source>Rounds and colours by the &amp;Berger table</source>
        <translation>Туры и &amp;цвета по таблице Бергера</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <comment>a player leaves before the end</comment>
        <translation>&amp;Выбытие…</translation>
    </message>
    <message>
        <source>Take a withdrawal bac&amp;k</source>
        <translation>Отменить вы&amp;бытие</translation>
    </message>
    <message>
        <source>Play-o&amp;ff…</source>
        <translation>&amp;Плей-офф…</translation>
    </message>
    <message>
        <source>Order by &amp;hand…</source>
        <translation>Порядок вр&amp;учную…</translation>
    </message>
    <message>
        <source>Rating l&amp;ists…</source>
        <translation>&amp;Рейтинг-листы…</translation>
    </message>
    <message>
        <source>Co&amp;mpare players with the lists…</source>
        <translation>Св&amp;ерить участников со списками…</translation>
    </message>
    <message>
        <source>&amp;Prizes…</source>
        <translation>Пр&amp;изы…</translation>
    </message>
    <message>
        <source>&amp;Close tournament…</source>
        <comment>its results become final</comment>
        <translation>&amp;Закрыть турнир…</translation>
    </message>
    <message>
        <source>R&amp;eopen…</source>
        <comment>correct final results, with a reason</comment>
        <translation>Открыть &amp;снова…</translation>
    </message>
    <message>
        <source>&amp;Previous round</source>
        <translation>&amp;Предыдущий тур</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Следующий тур</translation>
    </message>
    <message>
        <source>Next &amp;open board</source>
        <translation>Следующая доска &amp;без результата</translation>
    </message>
    <message>
        <source>Boar&amp;ds still out…</source>
        <translation>Доски без &amp;результата…</translation>
    </message>
    <message>
        <source>T&amp;ype the round again</source>
        <translation>Повторный вв&amp;од тура</translation>
    </message>
    <message>
        <source>Games put o&amp;ff…</source>
        <translation>Перенесённые п&amp;артии…</translation>
    </message>
    <message>
        <source>&amp;Go to board…</source>
        <translation>К &amp;доске…</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Участники</translation>
    </message>
    <message>
        <source>P&amp;airings</source>
        <translation>&amp;Пары</translation>
    </message>
    <message>
        <source>&amp;Crosstable</source>
        <translation>&amp;Таблица</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>П&amp;оложение</translation>
    </message>
    <message>
        <source>Crosstable in &amp;order of place</source>
        <translation>Таблица по &amp;местам</translation>
    </message>
    <message>
        <source>Standings &amp;beside</source>
        <translation>Положение с&amp;боку</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>По&amp;чему?</translation>
    </message>
    <message>
        <source>Rating and nor&amp;ms…</source>
        <translation>Рейтинг и &amp;нормы…</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>&amp;Журнал</translation>
    </message>
    <message>
        <source>Col&amp;umns and order…</source>
        <translation>&amp;Столбцы и порядок…</translation>
    </message>
    <message>
        <source>What &amp;if</source>
        <translation>Расчёт &amp;вариантов</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Sa&amp;fe and out in the standings</source>
        <translation>Отмет&amp;ки «обеспечено» и «исключено»</translation>
    </message>
    <message>
        <source>&amp;Hall screen</source>
        <translation>&amp;Экран для зала</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Экран для зала</translation>
    </message>
    <message>
        <source>What the hall s&amp;ees…</source>
        <translation>Что видит &amp;зал…</translation>
    </message>
    <message>
        <source>Next p&amp;ane</source>
        <translation>Следующая п&amp;анель</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Крупнее</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Мельче</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Practise…</source>
        <translation>&amp;Упражнение…</translation>
    </message>
    <message>
        <source>Practise from the &amp;beginning</source>
        <translation>Упражнение с &amp;начала</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>About this &amp;computer…</source>
        <translation>Об &amp;этом компьютере…</translation>
    </message>
    <message>
        <source>&amp;About Arbiter</source>
        <translation>&amp;О программе Arbiter</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>&amp;Как в системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Board {0}: {1} – {2}, {3}</source>
        <translation>Доска {0}: {1} – {2}, {3}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дос.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Rtg</source>
        <translation>Рейт.</translation>
    </message>
    <message>
        <source>not as in the table: round {0}, board {1}, {2}–{3}</source>
        <translation>не как в таблице: тур {0}, доска {1}, {2}–{3}</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Number of the board in the hall.</source>
        <translation>Номер доски в зале.</translation>
    </message>
    <message>
        <source>How the game ended, or why it is still out.</source>
        <translation>Как закончилась партия или почему результата ещё нет.</translation>
    </message>
    <message>
        <source>Number by lot.</source>
        <translation>Номер по жеребьёвке.</translation>
    </message>
    <message>
        <source>Rating: FIDE’s, else the national one.</source>
        <translation>Рейтинг FIDE, а без него – национальный.</translation>
    </message>
    <message>
        <source>Points before this round.</source>
        <translation>Очки до этого тура.</translation>
    </message>
    <message>
        <source>A click sorts by it, another turns the order, a third ends it.</source>
        <translation>Щелчок сортирует, второй меняет порядок на обратный, третий отменяет.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>{0}, tried out</source>
        <translation>{0}, проба</translation>
    </message>
    <message>
        <source>to be typed again</source>
        <translation>ввести ещё раз</translation>
    </message>
    <message>
        <source>Round {0}, {1}</source>
        <translation>Тур {0}, {1}</translation>
    </message>
    <message>
        <source>trial</source>
        <comment>of a result</comment>
        <translation>проба</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <comment>in a narrow slot, a game of the next round</comment>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Рейтинги</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Очки до тура</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>По доскам</translation>
    </message>
    <message>
        <source>By the name of White</source>
        <translation>По фамилии белых</translation>
    </message>
    <message>
        <source>By the name of Black</source>
        <translation>По фамилии чёрных</translation>
    </message>
    <message>
        <source>Boards still out first</source>
        <translation>Сначала доски без результата</translation>
    </message>
    <message>
        <source>Nobody who is looked for plays in this round.</source>
        <translation>Никто из найденных в этом туре не играет.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Boards of the round</source>
        <translation>Доски тура</translation>
    </message>
    <message>
        <source>entered {0}</source>
        <translation>введено {0}</translation>
    </message>
</context>
<context>
    <name>Bundles</name>
    <message>
        <source>Print a bundle</source>
        <translation>Печать комплекта</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить PDF</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход печати</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Принтер</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>Комплект</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Экземпляры</translation>
    </message>
    <message>
        <source>Copies of this document</source>
        <translation>Сколько экземпляров этого документа</translation>
    </message>
    <message>
        <source>Tick at least one document.</source>
        <translation>Отметьте хотя бы один документ.</translation>
    </message>
    <message>
        <source>Games without a result: {0}. What is printed now says that it is provisional.</source>
        <translation>Партий без результата: {0}. На листах будет указано, что они предварительные.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: all of it goes into one PDF file in the tournament’s folder.</source>
        <translation>Принтера на этом компьютере нет: всё попадёт в один файл PDF в папке турнира.</translation>
    </message>
    <message>
        <source>The sheets are being made.</source>
        <translation>Листы готовятся.</translation>
    </message>
    <message>
        <source>Nothing to print yet in: {0}.</source>
        <translation>Печатать пока нечего: {0}.</translation>
    </message>
    <message>
        <source>{0}: {1} pages.</source>
        <translation>{0}: страниц {1}.</translation>
    </message>
    <message>
        <source>Left out, nothing to print yet: {0}.</source>
        <translation>Пропущено, печатать пока нечего: {0}.</translation>
    </message>
    <message>
        <source>Documents of the bundle</source>
        <translation>Документы комплекта</translation>
    </message>
    <message>
        <source>copies: {0}</source>
        <translation>экземпляров: {0}</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Первый день</translation>
    </message>
    <message>
        <source>After a round</source>
        <translation>После тура</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Закрытие</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>После {0}-го тура</translation>
    </message>
    <message>
        <source>Results of round {0}, standings</source>
        <translation>Результаты {0}-го тура, положение</translation>
    </message>
    <message>
        <source>{0}: round {1}</source>
        <comment>a document</comment>
        <translation>{0}: тур {1}</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>The exchange helps nobody here.</source>
        <translation>Перестановка здесь никому не помогает.</translation>
    </message>
    <message>
        <source>The second half is played 2 to {0}, then 1.</source>
        <translation>Вторая половина играется в порядке 2–{0}, затем 1.</translation>
    </message>
    <message>
        <source>Numbers {0} have {1} equal colours in a row where the cycles meet. The exchange would spare them that: nobody had more than {2}.</source>
        <translation>На стыке кругов у номеров {0} одинаковых цветов подряд {1}. Перестановка это исправила бы: ни у кого не было бы больше {2}.</translation>
    </message>
    <message>
        <source>The exchange helps numbers {0}: without it they would have {1} equal colours in a row.</source>
        <translation>Перестановка помогает номерам {0}: без неё одинаковых цветов подряд было бы {1}.</translation>
    </message>
    <message>
        <source>Each cycle begins one round later. This helps numbers {0}: else they would have {1} equal colours in a row.</source>
        <translation>Каждый круг начинается на тур позже. Это помогает номерам {0}: иначе одинаковых цветов подряд было бы {1}.</translation>
    </message>
    <message>
        <source>Numbers are places of an earlier table; opponents come in ascending order.</source>
        <translation>Номера – места в прежней таблице; соперники идут по возрастанию.</translation>
    </message>
    <message>
        <source>Whose home comes first is not laid down: here {0} plays 1 at home.</source>
        <translation>Кто первым играет дома, не установлено: здесь {0} играет с 1 дома.</translation>
    </message>
    <message>
        <source>Colours alternate for everybody.</source>
        <translation>Цвета чередуются у всех.</translation>
    </message>
    <message>
        <source>Longest run of equal colours: {0}.</source>
        <translation>Больше всего одинаковых цветов подряд: {0}.</translation>
    </message>
</context>
<context>
    <name>CalendarMenu</name>
    <message>
        <source>Exchange home and away</source>
        <translation>Поменять хозяев и гостей</translation>
    </message>
    <message>
        <source>Exchange &amp;colours</source>
        <translation>Поменять &amp;цвета</translation>
    </message>
    <message>
        <source>Ca&amp;lendar</source>
        <translation>&amp;Календарь</translation>
    </message>
    <message>
        <source>Change &amp;places with</source>
        <translation>Поменять &amp;местами с</translation>
    </message>
    <message>
        <source>Round {0}, board {1}:  {2}–{3}</source>
        <translation>Тур {0}, доска {1}:  {2}–{3}</translation>
    </message>
    <message>
        <source>&amp;Move to another round or board…</source>
        <translation>&amp;Перенести в другой тур или на другую доску…</translation>
    </message>
    <message>
        <source>Exchange two &amp;numbers…</source>
        <translation>Поменять два &amp;номера…</translation>
    </message>
    <message>
        <source>Exchange round {0} with</source>
        <translation>Переставить тур {0} с</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Go to its board</source>
        <translation>К её &amp;доске</translation>
    </message>
    <message>
        <source>{0}, round {1}</source>
        <comment>two players</comment>
        <translation>{0}, тур {1}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Здесь</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Там</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>keep ours</source>
        <translation>оставить</translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>не брать</translation>
    </message>
    <message>
        <source>✓ take theirs</source>
        <translation>✓ взять</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>Close tournament</source>
        <translation>Закрыть турнир</translation>
    </message>
    <message numerus="yes">
        <source>The results of %n game(s) become final.</source>
        <translation>
            <numerusform>Результат %n партии станет окончательным.</numerusform>
            <numerusform>Результаты %n партий станут окончательными.</numerusform>
            <numerusform>Результаты %n партий станут окончательными.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be entered or undone after that. To correct something the tournament is reopened with a reason, and its papers become version {0}.</source>
        <translation>После этого нельзя ничего ввести или отменить. Чтобы что-то исправить, турнир открывают снова с причиной, и его листы станут версией {0}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Reopen tournament</source>
        <translation>Открыть турнир снова</translation>
    </message>
    <message>
        <source>The results become version {0}.</source>
        <translation>Результаты станут версией {0}.</translation>
    </message>
    <message>
        <source>Every paper and file will say so from now on, with the day and your reason. What has been given out before is no longer valid.</source>
        <translation>С этого момента это будет на каждом листе и в каждом файле, с датой и вашей причиной. Выданное раньше больше не действует.</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Открыть снова</translation>
    </message>
</context>
<context>
    <name>ColumnsMenu</name>
    <message>
        <source>This column is always shown.</source>
        <translation>Этот столбец виден всегда.</translation>
    </message>
    <message>
        <source>&amp;All columns</source>
        <translation>&amp;Все столбцы</translation>
    </message>
</context>
<context>
    <name>Computer</name>
    <message>
        <source>About this computer</source>
        <translation>Об этом компьютере</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>&amp;Копировать всё</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Копировать всё</translation>
    </message>
    <message>
        <source>Copied. Paste it into your mail.</source>
        <translation>Скопировано. Вставьте это в письмо.</translation>
    </message>
    <message>
        <source>default</source>
        <translation>по умолчанию</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Экран</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Шрифт</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Языки</translation>
    </message>
    <message>
        <source>Printers</source>
        <translation>Принтеры</translation>
    </message>
    <message>
        <source>none; sheets become PDF files</source>
        <translation>нет; листы сохраняются в PDF</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>as a program of its own</source>
        <comment>not run by an installed Python</comment>
        <translation>отдельной программой</translation>
    </message>
    <message>
        <source>text {0} %</source>
        <translation>текст {0} %</translation>
    </message>
    <message>
        <source>screen {0}, paper {1}, system {2}</source>
        <translation>экран – {0}, бумага – {1}, система – {2}</translation>
    </message>
    <message>
        <source>{0} ({1} GB free)</source>
        <translation>{0} (свободно {1} ГБ)</translation>
    </message>
</context>
<context>
    <name>Consequences</name>
    <message numerus="yes">
        <source>With this order no place changes now; with %n game(s) open it may in the end.</source>
        <translation>
            <numerusform>При этом порядке места сейчас не изменятся; не закончена %n партия, в конце могут.</numerusform>
            <numerusform>При этом порядке места сейчас не изменятся; не закончены %n партии, в конце могут.</numerusform>
            <numerusform>При этом порядке места сейчас не изменятся; не закончено %n партий, в конце могут.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this order no place changes.</source>
        <translation>При этом порядке места не изменятся.</translation>
    </message>
    <message numerus="yes">
        <source>With this order %n place(s) change: {0}.</source>
        <translation>
            <numerusform>При этом порядке изменится %n место: {0}.</numerusform>
            <numerusform>При этом порядке изменятся %n места: {0}.</numerusform>
            <numerusform>При этом порядке изменятся %n мест: {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Order of tie-breaks</source>
        <translation>Порядок показателей</translation>
    </message>
    <message>
        <source>The regulations should have named the order before the first round. The reason will stand in the journal and under the final table.</source>
        <translation>Порядок должен быть назван в положении до первого тура. Причина будет записана в журнал и под итоговой таблицей.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Keep the old order</source>
        <translation>Оставить прежний порядок</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault in the program</source>
        <translation>Ошибка в программе</translation>
    </message>
    <message>
        <source>Something went wrong inside Arbiter. What was entered is kept, the status line says up to when it is saved, and you can go on. The report below helps to mend it; no name stands in it.</source>
        <translation>В Arbiter что-то пошло не так. Введённое не потеряно, строка состояния показывает, до какого времени оно сохранено, и работать можно дальше. Отчёт ниже поможет исправить ошибку; имён в нём нет.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Копировать отчёт</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>round {0}</source>
        <translation>тур {0}</translation>
    </message>
    <message>
        <source>{0} is at home</source>
        <translation>дома {0}</translation>
    </message>
    <message>
        <source>{0} is away</source>
        <translation>в гостях {0}</translation>
    </message>
    <message>
        <source>{0} has White</source>
        <translation>белыми {0}</translation>
    </message>
    <message>
        <source>{0} has Black</source>
        <translation>чёрными {0}</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>не учитывается</translation>
    </message>
    <message>
        <source>adjourned, counts as a draw for now</source>
        <translation>отложена, пока считается ничьей</translation>
    </message>
    <message>
        <source>postponed to {0}</source>
        <translation>перенесена на {0}</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>перенесена</translation>
    </message>
    <message>
        <source>to be played early, {0}</source>
        <translation>будет сыграна досрочно, {0}</translation>
    </message>
    <message>
        <source>to be played early</source>
        <translation>будет сыграна досрочно</translation>
    </message>
    <message>
        <source>open</source>
        <translation>не закончена</translation>
    </message>
    <message>
        <source>{0} won</source>
        <translation>победа, {0}</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>{0} lost</source>
        <translation>поражение, {0}</translation>
    </message>
    <message>
        <source>{0} won by forfeit</source>
        <translation>победа без игры, {0}</translation>
    </message>
    <message>
        <source>{0} lost by forfeit</source>
        <translation>поражение за неявку, {0}</translation>
    </message>
    <message>
        <source>nobody appeared</source>
        <translation>не явились оба</translation>
    </message>
    <message>
        <source>Rtg</source>
        <translation>Рейт.</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Фед.</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>FIDE’s, or the national one where there is none.</source>
        <translation>Рейтинг FIDE, а где его нет – национальный.</translation>
    </message>
    <message>
        <source>Each game as the player of the row sees it.</source>
        <translation>Каждая партия – со стороны участника строки.</translation>
    </message>
    <message>
        <source>From all games that count, forfeits included.</source>
        <translation>По всем партиям в зачёте, считая неявки.</translation>
    </message>
    <message>
        <source>By points and the tie-breaks in their order; 2–4 is shared.</source>
        <translation>По очкам, затем по показателям; 2–4 – места делятся.</translation>
    </message>
    <message>
        <source>Forfeits are counted too.</source>
        <translation>Неявки тоже считаются.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Звания</translation>
    </message>
    <message>
        <source>Games won, lost and drawn</source>
        <translation>Победы, поражения и ничьи</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>По номерам</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>По местам</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Участник</translation>
    </message>
    <message>
        <source>round still to come, bold: this round</source>
        <translation>тур впереди, жирный – текущий</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>отложена</translation>
    </message>
    <message>
        <source>withdrawn, does not count</source>
        <translation>выбытие, не учитывается</translation>
    </message>
    <message>
        <source>last entry</source>
        <translation>последний ввод</translation>
    </message>
    <message>
        <source>two games in one cell: first game left, second right</source>
        <translation>две партии в клетке: слева первая, справа вторая</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерация</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Games drawn</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>{0}, tried out</source>
        <translation>{0}, проба</translation>
    </message>
    <message>
        <source>The pairings follow from the lots. Draw lots Ctrl+L</source>
        <translation>Пары определяет жребий. Провести жеребьёвку Ctrl+L</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>number</source>
        <translation>по номерам</translation>
    </message>
    <message>
        <source>place</source>
        <translation>по местам</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Турнирная таблица</translation>
    </message>
    <message>
        <source>Esc takes back {0}</source>
        <translation>Esc вернёт: {0}</translation>
    </message>
</context>
<context>
    <name>DateField</name>
    <message>
        <source>day.month.year</source>
        <translation>день.месяц.год</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>ddd d MMM</source>
        <comment>day of the week, day and month, short</comment>
        <translation>ddd, d MMM</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>day of the week, day and month, in full</comment>
        <translation>dddd, d MMMM</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <comment>day, time</comment>
        <translation>{0}, {1}</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>Play-off of those level on points…</source>
        <translation>Плей-офф при равных очках…</translation>
    </message>
    <message>
        <source>Order by hand…</source>
        <translation>Порядок вручную…</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Untitled tournament</source>
        <translation>Без названия</translation>
    </message>
    <message>
        <source>No board is open.</source>
        <translation>Все результаты введены.</translation>
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
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>EventDetails</name>
    <message>
        <source>For the reports</source>
        <translation>Для отчётов</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>90 min + 30 s a move</source>
        <comment>an example of a rate of play</comment>
        <translation>90 мин + 30 с на ход</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Организатор</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Контроль времени</translation>
    </message>
    <message>
        <source>Time control in code</source>
        <translation>Код контроля времени</translation>
    </message>
    <message>
        <source>Rated as</source>
        <translation>Вид обсчёта</translation>
    </message>
    <message>
        <source>Event code</source>
        <translation>Код турнира</translation>
    </message>
    <message>
        <source>FIDE ID of the chief arbiter</source>
        <translation>FIDE ID главного судьи</translation>
    </message>
    <message>
        <source>Other officials</source>
        <translation>Другие судьи и секретари</translation>
    </message>
    <message>
        <source>Surname, first name</source>
        <translation>Фамилия, имя</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Office of official {0}</source>
        <translation>Должность, строка {0}</translation>
    </message>
    <message>
        <source>Name of official {0}</source>
        <translation>Фамилия и имя, строка {0}</translation>
    </message>
    <message>
        <source>FIDE ID of official {0}</source>
        <translation>FIDE ID, строка {0}</translation>
    </message>
    <message>
        <source>“{0}” is no time control. Write seconds, as 5400+30 or 40/6000+30:900+30.</source>
        <translation>«{0}» – не код контроля времени. Напишите секунды: 5400+30 или 40/6000+30:900+30.</translation>
    </message>
    <message>
        <source>“{0}” is no FIDE ID: it has digits only.</source>
        <translation>«{0}» – не FIDE ID: в нём только цифры.</translation>
    </message>
    <message>
        <source>The official with FIDE ID {0} has no name.</source>
        <translation>У судьи с FIDE ID {0} нет имени.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>not said</source>
        <comment>a pace of play</comment>
        <translation>не указан</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>a pace of play</comment>
        <translation>Классические шахматы</translation>
    </message>
    <message>
        <source>Rapid</source>
        <comment>a pace of play</comment>
        <translation>Быстрые шахматы</translation>
    </message>
    <message>
        <source>Blitz</source>
        <comment>a pace of play</comment>
        <translation>Блиц</translation>
    </message>
    <message>
        <source>Deputy chief arbiter</source>
        <translation>Заместитель главного судьи</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <comment>an office</comment>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Pairings officer</source>
        <translation>Судья по жеребьёвке</translation>
    </message>
    <message>
        <source>Fair play officer</source>
        <translation>Судья по честной игре</translation>
    </message>
    <message>
        <source>Chief secretary</source>
        <translation>Главный секретарь</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>{0} is not what was exported here last, or somebody has changed it. It will be replaced.</source>
        <translation>{0} – не то, что экспортировано сюда в прошлый раз, или файл с тех пор изменён. Он будет заменён.</translation>
    </message>
    <message>
        <source>Files {0}</source>
        <translation>Файлы {0}</translation>
    </message>
    <message>
        <source>{0} and others are there already and will be replaced.</source>
        <translation>{0} и другие файлы уже есть, они будут заменены.</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>по местам</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>по номерам</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Выбрать файл</translation>
    </message>
    <message>
        <source>{0} is there already and will be replaced.</source>
        <translation>{0} уже есть, файл будет заменён.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Save as “{0}”</source>
        <translation>Сохранить как «{0}»</translation>
    </message>
    <message>
        <source>Save in “{0}”</source>
        <translation>Сохранить в «{0}»</translation>
    </message>
    <message>
        <source>Games without moves (.pgn)</source>
        <translation>Партии без ходов (.pgn)</translation>
    </message>
    <message>
        <source>For electronic boards and broadcasts, which fill in the moves. Lichess wants a round for itself.</source>
        <translation>Для электронных досок и трансляций, которые впишут ходы. Для Lichess каждый тур – отдельно.</translation>
    </message>
    <message>
        <source>Round and board as one, 3.2 (ChessBase, DGT)</source>
        <translation>Тур и доска одним числом, 3.2 (ChessBase, DGT)</translation>
    </message>
    <message>
        <source>Names in plain letters (ASCII)</source>
        <translation>Имена латиницей без знаков (ASCII)</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>round {0}</source>
        <comment>put to the name of a file</comment>
        <translation>тур {0}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>all in one file</source>
        <translation>все в одном файле</translation>
    </message>
    <message>
        <source>all, a file for each</source>
        <translation>все, по файлу на тур</translation>
    </message>
    <message>
        <source>Round {0}, board {1}: PGN has no sign for {2}. The game is written as one that is not over, with {2} in a comment.</source>
        <translation>Тур {0}, доска {1}: в PGN нет знака для {2}. Партия записана как незаконченная, {2} – в комментарии.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without rating: PGN does not say so.</source>
        <translation>
            <numerusform>%n партия без обсчёта рейтинга: PGN этого не передаёт.</numerusform>
            <numerusform>%n партии без обсчёта рейтинга: PGN этого не передаёт.</numerusform>
            <numerusform>%n партий без обсчёта рейтинга: PGN этого не передаёт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a FIDE ID: a broadcast knows them by their names alone.</source>
        <translation>
            <numerusform>%n участник без FIDE ID: трансляция узнает его только по имени.</numerusform>
            <numerusform>%n участника без FIDE ID: трансляция узнает их только по именам.</numerusform>
            <numerusform>%n участников без FIDE ID: трансляция узнает их только по именам.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table as text (.csv)</source>
        <translation>Таблица текстом (.csv)</translation>
    </message>
    <message>
        <source>For other programs: one line for each player, or each game.</source>
        <translation>Для других программ: строка на участника или на партию.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>standings</source>
        <comment>put to the name of a file</comment>
        <translation>положение</translation>
    </message>
    <message>
        <source>Pairings and results of all rounds</source>
        <translation>Пары и результаты всех туров</translation>
    </message>
    <message>
        <source>rounds</source>
        <comment>put to the name of a file</comment>
        <translation>туры</translation>
    </message>
    <message>
        <source>Players, with ids and days of birth</source>
        <translation>Участники, с ID и датами рождения</translation>
    </message>
    <message>
        <source>players</source>
        <comment>put to the name of a file</comment>
        <translation>участники</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>all (UTF-8)</source>
        <translation>любые буквы (UTF-8)</translation>
    </message>
    <message>
        <source>Cyrillic of old programs (Windows-1251)</source>
        <translation>кириллица старых программ (Windows-1251)</translation>
    </message>
    <message>
        <source>Page for the web (.html)</source>
        <translation>Страница для сайта (.html)</translation>
    </message>
    <message>
        <source>Crosstable, standings and all rounds in one file, for a site or a mail; it can be read on a telephone and printed. Without ids and days of birth.</source>
        <translation>Таблица, положение и все туры в одном файле, для сайта или письма; читается на телефоне и печатается. Без ID и дат рождения.</translation>
    </message>
    <message>
        <source>Picture for messengers (.png)</source>
        <translation>Картинка для мессенджеров (.png)</translation>
    </message>
    <message>
        <source>As narrow as the table allows, to be read on a telephone.</source>
        <translation>Узкая, насколько позволяет таблица, чтобы читать на телефоне.</translation>
    </message>
    <message>
        <source>Text for messengers (.txt)</source>
        <translation>Текст для мессенджеров (.txt)</translation>
    </message>
    <message>
        <source>A line for each board or player, without columns.</source>
        <translation>Строка на каждую доску или участника, без столбцов.</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>lines, for a telephone</source>
        <translation>строки, для телефона</translation>
    </message>
    <message>
        <source>columns, for letters of one width</source>
        <translation>столбцы, для моноширинного шрифта</translation>
    </message>
    <message>
        <source>To be seen to before this is sent</source>
        <translation>Что поправить до отправки</translation>
    </message>
    <message>
        <source>FIDE report TRF26 (.trf)</source>
        <translation>Отчёт FIDE TRF26 (.trf)</translation>
    </message>
    <message>
        <source>What FIDE and most federations rate by, with comments for what the form itself can’t say. It can be read back.</source>
        <translation>По нему считают рейтинг FIDE и большинство федераций; чего нет в самой форме, сказано в комментариях. Его можно прочитать обратно.</translation>
    </message>
    <message>
        <source>FIDE report TRF16 (.trf)</source>
        <translation>Отчёт FIDE TRF16 (.trf)</translation>
    </message>
    <message>
        <source>The form before September 2025, for programs that know no other.</source>
        <translation>Форма до сентября 2025 года, для программ, которые не знают новой.</translation>
    </message>
    <message>
        <source>With a sheet of the Berger schedule</source>
        <translation>С листом расписания по таблице Бергера</translation>
    </message>
    <message>
        <source>With an event report (facts for IT3)</source>
        <translation>С отчётом о турнире (данные для IT3)</translation>
    </message>
    <message>
        <source>Complete workbook (.xlsx)</source>
        <translation>Полная книга (.xlsx)</translation>
    </message>
    <message>
        <source>Everything, with national ids and days of birth, and a sheet that audits the rest by formulas. It can be read back.</source>
        <translation>Всё, с национальными ID и датами рождения, и лист, проверяющий остальные формулами. Книгу можно прочитать обратно.</translation>
    </message>
    <message>
        <source>Workbook to publish (.xlsx)</source>
        <translation>Книга для публикации (.xlsx)</translation>
    </message>
    <message>
        <source>Without national ids; of birthdays only the year.</source>
        <translation>Без национальных ID; от даты рождения только год.</translation>
    </message>
    <message>
        <source>public</source>
        <comment>put to the name of a file</comment>
        <translation>для публикации</translation>
    </message>
    <message>
        <source>Crosstable only, one sheet (.xlsx)</source>
        <translation>Только таблица, один лист (.xlsx)</translation>
    </message>
    <message>
        <source>In the order of columns that chess-results.com uses.</source>
        <translation>Столбцы в порядке, принятом на chess-results.com.</translation>
    </message>
    <message>
        <source>crosstable</source>
        <comment>put to the name of a file</comment>
        <translation>таблица</translation>
    </message>
    <message>
        <source>Participants for Swiss-Manager (.xlsx)</source>
        <translation>Участники для Swiss-Manager (.xlsx)</translation>
    </message>
    <message>
        <source>The list of players as Swiss-Manager imports it.</source>
        <translation>Список участников, как его импортирует Swiss-Manager.</translation>
    </message>
    <message>
        <source>participants</source>
        <comment>put to the name of a file</comment>
        <translation>участники</translation>
    </message>
    <message>
        <source>Participants for Swiss-Manager (.csv)</source>
        <translation>Участники для Swiss-Manager (.csv)</translation>
    </message>
    <message>
        <source>The same list as text.</source>
        <translation>Тот же список текстом.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a tournament</source>
        <translation>Открыть турнир</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>This tournament is open already.</source>
        <translation>Этот турнир уже открыт.</translation>
    </message>
    <message>
        <source>Opened as a new tournament. The damaged file is as it was.</source>
        <translation>Открыто как новый турнир. Повреждённый файл не изменён.</translation>
    </message>
    <message>
        <source>Saving is being tried again.</source>
        <translation>Сохранение повторяется.</translation>
    </message>
    <message>
        <source>Every entry is saved as soon as it is made.</source>
        <translation>Всё введённое сохраняется сразу.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>The tournament is now in {0}</source>
        <translation>Турнир теперь в файле {0}</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Сохранить копию</translation>
    </message>
    <message>
        <source>A copy is in {0}</source>
        <translation>Копия в файле {0}</translation>
    </message>
    <message>
        <source>It is in the clipboard.</source>
        <translation>Скопировано в буфер обмена.</translation>
    </message>
    <message>
        <source>Tables, reports, games</source>
        <translation>Таблицы, отчёты, партии</translation>
    </message>
    <message>
        <source>Excel workbooks</source>
        <translation>Книги Excel</translation>
    </message>
    <message>
        <source>Import a table, a report or games</source>
        <translation>Импорт таблицы, отчёта или партий</translation>
    </message>
    <message>
        <source>Exported to {0}</source>
        <translation>Экспортировано в {0}</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>{0} exists already.</source>
        <translation>{0} уже есть.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Number or name of a player</source>
        <translation>Номер или имя участника</translation>
    </message>
    <message>
        <source>number or name</source>
        <translation>номер или имя</translation>
    </message>
    <message>
        <source>Enter the next one   Tab into the table   Esc ends the search</source>
        <translation>Enter – следующий   Tab – в таблицу   Esc – конец поиска</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никого</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <comment>that are shown</comment>
        <translation>
            <numerusform>%n доска</numerusform>
            <numerusform>%n доски</numerusform>
            <numerusform>%n досок</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1}: {2}</source>
        <comment>the first of three: a name</comment>
        <translation>{0} из {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Draw lots…</source>
        <translation>Жеребьёвка…</translation>
    </message>
    <message>
        <source>Three players are needed for a draw.</source>
        <translation>Для жеребьёвки нужны три участника.</translation>
    </message>
    <message>
        <source>{0} players: an odd field, {1} rounds, one player free in each.</source>
        <translation>Участников {0}, нечётное число; туров {1}, в каждом один свободен.</translation>
    </message>
    <message>
        <source>{0} players: {1} rounds of {2} boards.</source>
        <translation>Участников {0}, туров {1}, досок {2}.</translation>
    </message>
    <message>
        <source>What to check before the draw</source>
        <translation>Что проверить до жеребьёвки</translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>Замечаний нет.</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>The hall’s screen is gone; it goes on when that is back.</source>
        <translation>Экран в зале отключён; показ продолжится, когда он вернётся.</translation>
    </message>
    <message>
        <source>The hall’s screen is back.</source>
        <translation>Экран в зале снова подключён.</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Экран для зала</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Dark, for a dim hall</source>
        <translation>Тёмные, для полутёмного зала</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлые</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> с</translation>
    </message>
    <message>
        <source>the other screen, if there is one</source>
        <translation>другой экран, если он есть</translation>
    </message>
    <message>
        <source>{0}, {1} × {2}</source>
        <comment>name of a screen, width, height</comment>
        <translation>{0}, {1} × {2}</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Показывать</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Each page for</source>
        <translation>Страница по</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Экран</translation>
    </message>
    <message>
        <source>This computer has one screen now: the hall screen opens as a window, which can be drawn to another screen later.</source>
        <translation>Сейчас у компьютера один экран: экран для зала откроется окном, которое потом можно перетащить на другой экран.</translation>
    </message>
    <message>
        <source>It follows every result. The keyboard stays at the desk.</source>
        <translation>Каждый результат виден сразу. Клавиатура остаётся у стола судьи.</translation>
    </message>
    <message>
        <source>Everything in turn</source>
        <translation>Всё по очереди</translation>
    </message>
    <message>
        <source>Boards and results</source>
        <translation>Доски и результаты</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Следующий тур</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Это последний тур.</translation>
    </message>
    <message>
        <source>The rounds of this tournament are not known.</source>
        <translation>Туры этого турнира неизвестны.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующий тур</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>No players yet.</source>
        <translation>Участников пока нет.</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>Free this round: {0}</source>
        <translation>Свободен в туре: {0}</translation>
    </message>
    <message>
        <source>{0}, boards {1}–{2}</source>
        <comment>round, first, last</comment>
        <translation>{0}, доски {1}–{2}</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>перенесена</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>отложена</translation>
    </message>
    <message>
        <source>played early</source>
        <translation>досрочно</translation>
    </message>
    <message>
        <source>final</source>
        <translation>окончательно</translation>
    </message>
    <message>
        <source>{0}, final</source>
        <translation>{0}, окончательно</translation>
    </message>
    <message>
        <source>{0}, provisional</source>
        <translation>{0}, предварительно</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>положение</translation>
    </message>
    <message>
        <source>crosstable</source>
        <translation>таблица</translation>
    </message>
    <message>
        <source>{0} {1}–{2}</source>
        <comment>subject, first, last</comment>
        <translation>{0} {1}–{2}</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points</comment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Round {0} at {1}</source>
        <translation>Тур {0} в {1}</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Тур {0}: {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n game(s) finished</source>
        <translation>
            <numerusform>закончено {0} из %n партии</numerusform>
            <numerusform>закончено {0} из %n партий</numerusform>
            <numerusform>закончено {0} из %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>then {0}</source>
        <translation>далее {0}</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Order by hand</source>
        <translation>Порядок вручную</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Set order</source>
        <translation>Задать порядок</translation>
    </message>
    <message>
        <source>Give up the order</source>
        <translation>Отменить порядок</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Order, the best first</source>
        <translation>Порядок, лучшие сверху</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>&amp;Reason, printed under the table</source>
        <translation>&amp;Причина, печатается под таблицей</translation>
    </message>
    <message>
        <source>Level on everything: places {0}</source>
        <translation>Равны по всем показателям: места {0}</translation>
    </message>
    <message>
        <source>The order counts as long as just these players are level. It is printed under the final table with its reason.</source>
        <translation>Порядок действует, пока равны именно эти участники. Он печатается под итоговой таблицей вместе с причиной.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Arbiter {0}: manual</source>
        <translation>Arbiter {0}: руководство</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>Страница справки</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <translation>Найти на всех страницах</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Найденные места</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Назад</translation>
    </message>
    <message>
        <source>Forward ›</source>
        <translation>Вперёд ›</translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>No player was found in the rows.</source>
        <translation>В строках нет ни одного участника.</translation>
    </message>
    <message>
        <source>Everybody in this list is in the tournament already.</source>
        <translation>Все из этого списка уже в турнире.</translation>
    </message>
    <message>
        <source>Pasted table</source>
        <translation>Вставленная таблица</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) understood</source>
        <translation>
            <numerusform>%n ячейка понята</numerusform>
            <numerusform>%n ячейки поняты</numerusform>
            <numerusform>%n ячеек понято</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) understood</source>
        <translation>
            <numerusform>%n строка понята</numerusform>
            <numerusform>%n строки поняты</numerusform>
            <numerusform>%n строк понято</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <translation>
            <numerusform>%n проверить</numerusform>
            <numerusform>%n проверить</numerusform>
            <numerusform>%n проверить</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n не понята</numerusform>
            <numerusform>%n не поняты</numerusform>
            <numerusform>%n не понято</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Reading {0}…</source>
        <translation>Чтение {0}…</translation>
    </message>
    <message>
        <source>Column {0} can’t be “{1}” in this table; it stays “{2}”.</source>
        <translation>Столбец {0} в этой таблице не может быть «{1}»; остаётся «{2}».</translation>
    </message>
    <message numerus="yes">
        <source>Leave %n row(s) out</source>
        <translation>
            <numerusform>Пропустить %n строку</numerusform>
            <numerusform>Пропустить %n строки</numerusform>
            <numerusform>Пропустить %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>It becomes a new tournament; the one that is open stays as it is.</source>
        <translation>Получится новый турнир; открытый останется как есть.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were read by inference: look at the findings.</source>
        <translation>
            <numerusform>%n строка прочитана по догадке: посмотрите замечания.</numerusform>
            <numerusform>%n строки прочитаны по догадке: посмотрите замечания.</numerusform>
            <numerusform>%n строк прочитано по догадке: посмотрите замечания.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were read by inference: look at the findings.</source>
        <translation>
            <numerusform>%n ячейка прочитана по догадке: посмотрите замечания.</numerusform>
            <numerusform>%n ячейки прочитаны по догадке: посмотрите замечания.</numerusform>
            <numerusform>%n ячеек прочитано по догадке: посмотрите замечания.</numerusform>
        </translation>
    </message>
    <message>
        <source>the open tournament</source>
        <translation>открытый турнир</translation>
    </message>
    <message>
        <source>a new tournament</source>
        <translation>новый турнир</translation>
    </message>
    <message>
        <source>The column is:</source>
        <translation>Столбец:</translation>
    </message>
    <message>
        <source>type</source>
        <translation>ввести</translation>
    </message>
    <message>
        <source>next finding</source>
        <translation>к замечанию</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>меню</translation>
    </message>
    <message>
        <source>Nothing has been imported yet.</source>
        <translation>Ещё ничего не импортировано.</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Лист</translation>
    </message>
    <message>
        <source>&amp;read as</source>
        <translation>&amp;читать как</translation>
    </message>
    <message>
        <source>&amp;encoding</source>
        <translation>&amp;кодировка</translation>
    </message>
    <message>
        <source>se&amp;parator</source>
        <translation>&amp;разделитель</translation>
    </message>
    <message>
        <source>&amp;take into</source>
        <translation>&amp;внести в</translation>
    </message>
    <message>
        <source>{0} (hidden)</source>
        <translation>{0} (скрыт)</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>точка с запятой</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>запятая</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>табуляция</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>вертикальная черта</translation>
    </message>
    <message>
        <source>two blanks</source>
        <translation>два пробела</translation>
    </message>
    <message>
        <source>columns of fixed width</source>
        <translation>столбцы постоянной ширины</translation>
    </message>
    <message>
        <source>crosstable, single round</source>
        <translation>таблица, один круг</translation>
    </message>
    <message>
        <source>crosstable, double round</source>
        <translation>таблица, два круга</translation>
    </message>
    <message>
        <source>crosstable, {0} cycles</source>
        <translation>таблица, кругов: {0}</translation>
    </message>
    <message>
        <source>crosstable</source>
        <translation>турнирная таблица</translation>
    </message>
    <message>
        <source>pairings of all rounds</source>
        <translation>пары всех туров</translation>
    </message>
    <message>
        <source>workbook of this program</source>
        <translation>книга этой программы</translation>
    </message>
    <message>
        <source>FIDE report (TRF)</source>
        <translation>отчёт FIDE (TRF)</translation>
    </message>
    <message>
        <source>list of participants</source>
        <translation>список участников</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n участник</numerusform>
            <numerusform>%n участника</numerusform>
            <numerusform>%n участников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>single round</source>
        <translation>один круг</translation>
    </message>
    <message>
        <source>double round</source>
        <translation>два круга</translation>
    </message>
    <message>
        <source>{0} cycles</source>
        <translation>кругов: {0}</translation>
    </message>
    <message>
        <source>One cell is not understood. Settle {0}, then import.</source>
        <translation>Одна ячейка не понята: {0}. Исправьте её, затем импортируйте.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are not understood. Settle {0}, then import.</source>
        <translation>
            <numerusform>%n ячейка не понята: {0}. Исправьте её, затем импортируйте.</numerusform>
            <numerusform>%n ячейки не поняты: {0}. Исправьте их, затем импортируйте.</numerusform>
            <numerusform>%n ячеек не понято: {0}. Исправьте их, затем импортируйте.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the first finding says has to be settled, then import.</source>
        <translation>Сначала устраните то, о чём первое замечание, затем импортируйте.</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) have to be settled first: {0}.</source>
        <translation>
            <numerusform>Сначала устраните %n замечание: {0}.</numerusform>
            <numerusform>Сначала устраните %n замечания: {0}.</numerusform>
            <numerusform>Сначала устраните %n замечаний: {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} и ещё %n</numerusform>
            <numerusform>{0} и ещё %n</numerusform>
            <numerusform>{0} и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Results have been entered, so the list becomes a new tournament.</source>
        <translation>Результаты введены, поэтому список станет новым турниром.</translation>
    </message>
    <message>
        <source>The lots have been drawn, so the list becomes a new tournament.</source>
        <translation>Жеребьёвка проведена, поэтому список станет новым турниром.</translation>
    </message>
    <message>
        <source>The open tournament can only be read, so the list becomes a new one.</source>
        <translation>Открытый турнир только для чтения, поэтому список станет новым.</translation>
    </message>
    <message>
        <source>Import {0}</source>
        <translation>Импорт: {0}</translation>
    </message>
    <message>
        <source>Nothing to add</source>
        <translation>Добавлять нечего</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Добавить %n участника</numerusform>
            <numerusform>Добавить %n участников</numerusform>
            <numerusform>Добавить %n участников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Update %n player(s)</source>
        <translation>
            <numerusform>Обновить %n участника</numerusform>
            <numerusform>Обновить %n участников</numerusform>
            <numerusform>Обновить %n участников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, update %n</source>
        <translation>
            <numerusform>{0}, обновить %n</numerusform>
            <numerusform>{0}, обновить %n</numerusform>
            <numerusform>{0}, обновить %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>Добавлен %n участник</numerusform>
            <numerusform>Добавлены %n участника</numerusform>
            <numerusform>Добавлено %n участников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n updated</source>
        <translation>
            <numerusform>обновлён %n</numerusform>
            <numerusform>обновлены %n</numerusform>
            <numerusform>обновлено %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} from {1}. Undo takes them out again.</source>
        <translation>{0}, из {1}. «Отменить» уберёт их.</translation>
    </message>
    <message>
        <source>{0} imported from {1}. The file stays as it was.</source>
        <translation>Импортировано из {1}: {0}. Файл не изменён.</translation>
    </message>
</context>
<context>
    <name>ImportFields</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Участник</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Фамилия</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звание</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>Рейтинг FIDE</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Нац. рейтинг</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Нац. ID</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерация</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Рождён</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Пол</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>SB</source>
        <translation>КБ</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Личная встреча</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>Койя</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Перформанс</translation>
    </message>
    <message>
        <source>Rating change</source>
        <translation>Изменение рейтинга</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Club number</source>
        <translation>Номер клуба</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>No. of White</source>
        <translation>№ белых</translation>
    </message>
    <message>
        <source>No. of Black</source>
        <translation>№ чёрных</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>не используется</translation>
    </message>
</context>
<context>
    <name>ImportFindings</name>
    <message>
        <source>What to check before the import</source>
        <translation>Что проверить до импорта</translation>
    </message>
    <message>
        <source>Show it in the sheet</source>
        <translation>Показать на листе</translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>Замечаний нет.</translation>
    </message>
</context>
<context>
    <name>ImportKeys</name>
    <message>
        <source>R</source>
        <comment>Round</comment>
        <translation>Т</translation>
    </message>
    <message>
        <source>D</source>
        <comment>Board</comment>
        <translation>Д</translation>
    </message>
    <message>
        <source>W</source>
        <comment>White</comment>
        <translation>Б</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Black</comment>
        <translation>Ч</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Result</comment>
        <translation>Р</translation>
    </message>
    <message>
        <source>N</source>
        <comment>No. of White</comment>
        <translation>Н</translation>
    </message>
    <message>
        <source>M</source>
        <comment>No. of Black</comment>
        <translation>О</translation>
    </message>
    <message>
        <source>U</source>
        <comment>not used</comment>
        <translation>Я</translation>
    </message>
    <message>
        <source>N</source>
        <comment>Name</comment>
        <translation>У</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Surname</comment>
        <translation>Ф</translation>
    </message>
    <message>
        <source>G</source>
        <comment>First name</comment>
        <translation>И</translation>
    </message>
    <message>
        <source>T</source>
        <comment>Title</comment>
        <translation>З</translation>
    </message>
    <message>
        <source>R</source>
        <comment>Rating</comment>
        <translation>Р</translation>
    </message>
    <message>
        <source>E</source>
        <comment>FIDE rating</comment>
        <translation>Е</translation>
    </message>
    <message>
        <source>L</source>
        <comment>National rating</comment>
        <translation>Л</translation>
    </message>
    <message>
        <source>F</source>
        <comment>Federation</comment>
        <translation>Ц</translation>
    </message>
    <message>
        <source>I</source>
        <comment>FIDE ID</comment>
        <translation>Д</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Born</comment>
        <translation>Г</translation>
    </message>
    <message>
        <source>C</source>
        <comment>Club</comment>
        <translation>К</translation>
    </message>
    <message>
        <source>X</source>
        <comment>Sex</comment>
        <translation>П</translation>
    </message>
    <message>
        <source>D</source>
        <comment>National ID</comment>
        <translation>Ш</translation>
    </message>
    <message>
        <source>A</source>
        <comment>No.</comment>
        <translation>Н</translation>
    </message>
    <message>
        <source>K</source>
        <comment>Place</comment>
        <translation>М</translation>
    </message>
    <message>
        <source>O</source>
        <comment>Opponent</comment>
        <translation>С</translation>
    </message>
    <message>
        <source>P</source>
        <comment>Points</comment>
        <translation>О</translation>
    </message>
</context>
<context>
    <name>ImportOutcome</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Участник</translation>
    </message>
    <message>
        <source>Rtg</source>
        <translation>Рейт.</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>в файле</translation>
    </message>
    <message>
        <source>Not read as a tournament</source>
        <translation>Не прочитано как турнир</translation>
    </message>
    <message>
        <source>As it was read</source>
        <translation>Как прочитано</translation>
    </message>
    <message>
        <source>The players as they were read</source>
        <translation>Участники, как они прочитаны</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>The sheet of the file</source>
        <translation>Лист файла</translation>
    </message>
    <message>
        <source>Type into the cell</source>
        <translation>Ввести в ячейку</translation>
    </message>
    <message>
        <source>Take row {0} in after all</source>
        <translation>Всё же принять строку {0}</translation>
    </message>
    <message>
        <source>Leave row {0} out</source>
        <translation>Пропустить строку {0}</translation>
    </message>
    <message>
        <source>What is to be read here</source>
        <translation>Что здесь читать</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>пропущена</translation>
    </message>
    <message>
        <source>Typed here; the cell of the file is empty.</source>
        <translation>Введено здесь; в файле ячейка пуста.</translation>
    </message>
    <message>
        <source>Typed here; in the file: {0}</source>
        <translation>Введено здесь; в файле: {0}</translation>
    </message>
    <message>
        <source>understood</source>
        <translation>понята</translation>
    </message>
    <message>
        <source>to check</source>
        <translation>проверить</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>не понята</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>диагональ</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>заголовок</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>не используется</translation>
    </message>
</context>
<context>
    <name>ImportTexts</name>
    <message>
        <source>line {0}, column {1}</source>
        <translation>строка {0}, столбец {1}</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>строка {0}</translation>
    </message>
    <message>
        <source>row {0}</source>
        <translation>строка {0}</translation>
    </message>
    <message>
        <source>column {0}</source>
        <translation>столбец {0}</translation>
    </message>
    <message>
        <source>whole table</source>
        <translation>вся таблица</translation>
    </message>
    <message>
        <source>A date, {0}. The spreadsheet has made it from 1/2.</source>
        <translation>Дата, {0}. Электронная таблица сделала её из 1/2.</translation>
    </message>
    <message>
        <source>A date, {0}. The spreadsheet has made it from a result.</source>
        <translation>Дата, {0}. Электронная таблица сделала её из результата.</translation>
    </message>
    <message>
        <source>A time, {0}. The spreadsheet has made it from a result.</source>
        <translation>Время, {0}. Электронная таблица сделала его из результата.</translation>
    </message>
    <message>
        <source>“{0}” is a letter for a result.</source>
        <translation>«{0}» – буква вместо результата.</translation>
    </message>
    <message>
        <source>“{0}” is a letter that looks like a figure.</source>
        <translation>«{0}» – буква, похожая на цифру.</translation>
    </message>
    <message>
        <source>“{0}” is what a wrong encoding makes of a sign.</source>
        <translation>«{0}» – знак, испорченный неверной кодировкой.</translation>
    </message>
    <message>
        <source>“{0}” is one result, and these two met twice. The spreadsheet has dropped the zero before it.</source>
        <translation>«{0}» – один результат, а эти двое встречались дважды. Электронная таблица отбросила ноль перед ним.</translation>
    </message>
    <message>
        <source>{0} is the sum of both games; which result came first is not known.</source>
        <translation>{0} – сумма двух партий; какой результат был первым, неизвестно.</translation>
    </message>
    <message>
        <source>“{0}” stands in brackets, so the game may not count; here it counts for now.</source>
        <translation>«{0}» стоит в скобках: возможно, партия не в зачёте; пока она засчитана.</translation>
    </message>
    <message>
        <source>“{0}” has the sign of a footnote behind it.</source>
        <translation>За «{0}» стоит знак сноски.</translation>
    </message>
    <message>
        <source>“{0}” is one result, and these two meet more than once.</source>
        <translation>«{0}» – один результат, а эти двое встречаются не раз.</translation>
    </message>
    <message>
        <source>Read as {0}.</source>
        <translation>Прочитано как {0}.</translation>
    </message>
    <message>
        <source>Type what was meant.</source>
        <translation>Введите, что имелось в виду.</translation>
    </message>
    <message>
        <source>“{0}”: the game counts here and is not rated.</source>
        <translation>«{0}»: партия в зачёте, но без обсчёта рейтинга.</translation>
    </message>
    <message>
        <source>The cells {0} are merged, so that several games share one value. Take the merging out, or type each result.</source>
        <translation>Ячейки {0} объединены, и у нескольких партий одно значение. Уберите объединение или введите каждый результат.</translation>
    </message>
    <message>
        <source>Dashes on both sides of this game. Read as a double forfeit; empty the cell if it has not been played.</source>
        <translation>Прочерки с обеих сторон партии. Прочитано как неявка обоих; если партии ещё не было, очистите ячейку.</translation>
    </message>
    <message>
        <source>“{0}” for a game that, it seems, has not been played. It stays open; type -/- if neither player appeared.</source>
        <translation>«{0}» у партии, которой, видимо, ещё не было. Она остаётся незаконченной; если не явились оба, введите -/-.</translation>
    </message>
    <message>
        <source>No result here, and the rest of the table is full. The game stays open.</source>
        <translation>Здесь нет результата, а остальная таблица заполнена. Партия остаётся незаконченной.</translation>
    </message>
    <message>
        <source>“{0}” stands where a player would meet himself. It is left out.</source>
        <translation>«{0}» стоит там, где участник встретился бы с собой. Пропущено.</translation>
    </message>
    <message>
        <source>“{0}” is not a result.</source>
        <translation>«{0}» не результат.</translation>
    </message>
    <message>
        <source>“{0}” is a formula that failed.</source>
        <translation>«{0}» – ошибка в формуле.</translation>
    </message>
    <message>
        <source>{0} here, and {2} in the other half of this game, {1}: points that only a decision of the arbiter gives. Read as such.</source>
        <translation>Здесь {0}, а в другой половине партии, {1}, – {2}: такие очки даёт только решение судьи. Так и прочитано.</translation>
    </message>
    <message>
        <source>{0} here, but the other half of this game, {1}, says {2}. Only one of them can be right.</source>
        <translation>Здесь {0}, а в другой половине партии, {1}, – {2}. Верно может быть только одно.</translation>
    </message>
    <message>
        <source>{0} here, but the other half of this game, {1}, is empty. This half was read.</source>
        <translation>Здесь {0}, а другая половина партии, {1}, пуста. Прочитана эта половина.</translation>
    </message>
    <message>
        <source>{0} here, but the other half of this game, {1}, is empty. Type the result, or leave the game open.</source>
        <translation>Здесь {0}, а другая половина партии, {1}, пуста. Введите результат или оставьте партию без него.</translation>
    </message>
    <message>
        <source>“{0}” says that a player did not appear; the other half of this game, {1}, does not.</source>
        <translation>«{0}» означает неявку; в другой половине партии, {1}, её нет.</translation>
    </message>
    <message>
        <source>The other half of this game, {0}, says {1}, so {2} would fit.</source>
        <translation>В другой половине партии, {0}, – {1}; подошло бы {2}.</translation>
    </message>
    <message>
        <source>{0} would fit.</source>
        <translation>Подошло бы {0}.</translation>
    </message>
    <message>
        <source>Type the result, or leave the game open.</source>
        <translation>Введите результат или оставьте партию без него.</translation>
    </message>
    <message>
        <source>“{0}” can’t be read as points. The points are computed anew.</source>
        <translation>«{0}» не читается как очки. Очки вычислены заново.</translation>
    </message>
    <message>
        <source>Points {0}, but the row adds up to {1}. The games count, the points are computed anew.</source>
        <translation>Очки {0}, а сумма строки {1}. Верны партии, очки вычислены заново.</translation>
    </message>
    <message>
        <source>A date, {0}. The spreadsheet has made it from points. Read as {1}.</source>
        <translation>Дата, {0}. Электронная таблица сделала её из очков. Прочитано как {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Formulas without a value in %n cell(s). The points are computed anew.</source>
        <translation>
            <numerusform>Формула без значения в %n ячейке. Очки вычислены заново.</numerusform>
            <numerusform>Формулы без значения в %n ячейках. Очки вычислены заново.</numerusform>
            <numerusform>Формулы без значения в %n ячейках. Очки вычислены заново.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place {0} in the file, {1} by the order of tie-breaks that this program begins with. The place is computed anew.</source>
        <translation>Место в файле {0}, по исходному порядку показателей программы {1}. Место вычислено заново.</translation>
    </message>
    <message>
        <source>{2} is {0} in the file and {1} by its games. The file may follow another rule; the value is computed anew.</source>
        <translation>{2}: в файле {0}, по партиям {1}. Возможно, в файле другое правило; значение вычислено заново.</translation>
    </message>
    <message>
        <source>“{0}” is a formula that failed. The value is computed anew.</source>
        <translation>«{0}» – ошибка в формуле. Значение вычислено заново.</translation>
    </message>
    <message>
        <source>A player without a name. Type it, or leave the row out.</source>
        <translation>Участник без имени. Введите имя или пропустите строку.</translation>
    </message>
    <message>
        <source>A name with a remark, “{0}”. Read as {1}; if the player has withdrawn, say so after the import.</source>
        <translation>Имя с пометкой, «{0}». Прочитано как {1}; если участник выбыл, отметьте это после импорта.</translation>
    </message>
    <message>
        <source>“{0}” is written in capitals. Read as {1}.</source>
        <translation>«{0}» написано прописными. Прочитано как {1}.</translation>
    </message>
    <message>
        <source>“{0}” stands in row {2} too. Two players may have one name; if it is one person, leave one row out.</source>
        <translation>«{0}» есть и в строке {2}. Бывают тёзки; если это один человек, пропустите одну из строк.</translation>
    </message>
    <message>
        <source>“{0}” is the ID of the player in row {2} too. Correct it in one of the rows, or leave it empty.</source>
        <translation>Такой же ID «{0}» у участника в строке {2}. Исправьте в одной из строк или оставьте пустым.</translation>
    </message>
    <message>
        <source>“{0}” repeats row {2} in every cell. Leave this row out, or correct it.</source>
        <translation>«{0}» во всех ячейках повторяет строку {2}. Пропустите эту строку или исправьте её.</translation>
    </message>
    <message>
        <source>“{0}” is number {2} of the open tournament, who is brought up to date.</source>
        <translation>«{0}» – номер {2} открытого турнира; его данные будут обновлены.</translation>
    </message>
    <message>
        <source>“{0}” may be {1}, number {2} of the open tournament. Leave the row out if it is the same person.</source>
        <translation>«{0}» – возможно, {1}, номер {2} открытого турнира. Если это один человек, пропустите строку.</translation>
    </message>
    <message>
        <source>“{0}” is {1}, number {2} of the open tournament. The spelling there stays.</source>
        <translation>«{0}» – это {1}, номер {2} открытого турнира. Останется написание турнира.</translation>
    </message>
    <message>
        <source>“{0}” is not a rating. Type it in figures, or leave it empty.</source>
        <translation>«{0}» – не рейтинг. Введите число или оставьте пустым.</translation>
    </message>
    <message>
        <source>A rating of {0}: check it.</source>
        <translation>Рейтинг {0}: проверьте.</translation>
    </message>
    <message>
        <source>“{0}” is not a date of birth. Type it as 2001-02-28, or the year alone.</source>
        <translation>«{0}» – не дата рождения. Введите в виде 2001-02-28 или только год.</translation>
    </message>
    <message>
        <source>“{0}” as a date of birth is not certain. Read as {1}.</source>
        <translation>Дата рождения «{0}» неоднозначна. Прочитано как {1}.</translation>
    </message>
    <message>
        <source>“{0}” is not a FIDE title, and is left out.</source>
        <translation>«{0}» – не звание FIDE, пропущено.</translation>
    </message>
    <message>
        <source>The starting numbers are not 1, 2, 3 and so on, each once. The order of the rows stands for them.</source>
        <translation>Стартовые номера – не 1, 2, 3 и так далее по одному разу. Вместо них порядок строк.</translation>
    </message>
    <message>
        <source>The heading “{0}” is not known. The column is left out unless you give it a meaning.</source>
        <translation>Заголовок «{0}» неизвестен. Столбец будет пропущен, если не указать, что в нём.</translation>
    </message>
    <message>
        <source>The heading “{0}” can mean more than one thing. Check what the column was taken for.</source>
        <translation>Заголовок «{0}» неоднозначен. Проверьте, за что принят столбец.</translation>
    </message>
    <message>
        <source>Sheets of the workbook that were not read: {0}.</source>
        <translation>Листы книги, которые не прочитаны: {0}.</translation>
    </message>
    <message>
        <source>Hidden sheets, which were not read: {0}.</source>
        <translation>Скрытые листы, не прочитаны: {0}.</translation>
    </message>
    <message>
        <source>Rows {0} are not of this table, and were not read. If they are another group, put it on a sheet of its own.</source>
        <translation>Строки {0} не из этой таблицы и не прочитаны. Если это другая группа, поместите её на отдельный лист.</translation>
    </message>
    <message>
        <source>Only the first {0} rows were read. If the table is longer, divide it.</source>
        <translation>Прочитаны только первые строки: {0}. Если таблица длиннее, разделите её.</translation>
    </message>
    <message>
        <source>There are no starting numbers. The order of the rows stands for them, marked as not drawn.</source>
        <translation>Стартовых номеров нет. Вместо них порядок строк с пометкой «без жеребьёвки».</translation>
    </message>
    <message>
        <source>A crosstable does not say in which round a game was played, nor who had White. Both stay unknown until you take them from the Berger table.</source>
        <translation>Таблица не говорит, в каком туре сыграна партия и кто играл белыми. И то и другое неизвестно, пока вы не возьмёте их из таблицы Бергера.</translation>
    </message>
    <message>
        <source>“{0}” beside a result was read as White.</source>
        <translation>«{0}» рядом с результатом прочитано как белые.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) missing for everybody to meet everybody. Taken in as open.</source>
        <translation>
            <numerusform>Чтобы каждый сыграл с каждым, не хватает %n партии. Она внесена как незаконченная.</numerusform>
            <numerusform>Чтобы каждый сыграл с каждым, не хватает %n партий. Они внесены как незаконченные.</numerusform>
            <numerusform>Чтобы каждый сыграл с каждым, не хватает %n партий. Они внесены как незаконченные.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} stands here once more than in the rest of the list; the other is in row {2}. Leave one of them out.</source>
        <translation>{0} – лишний раз по сравнению с остальным списком; ещё раз в строке {2}. Пропустите одну из строк.</translation>
    </message>
    <message>
        <source>“{0}” is written {3} elsewhere in the file.</source>
        <translation>«{0}» в другом месте файла записано как {3}.</translation>
    </message>
    <message>
        <source>“{0}” is not in the list of players. Correct the name here or there.</source>
        <translation>«{0}» нет в списке участников. Исправьте имя здесь или там.</translation>
    </message>
    <message>
        <source>The file does not say how its letters are encoded. Read as {0}; if names look wrong, try {2}.</source>
        <translation>В файле не указана кодировка букв. Прочитано как {0}; если имена неверны, попробуйте {2}.</translation>
    </message>
    <message>
        <source>The workbook calls itself “{0}”. What this program knows of it was read.</source>
        <translation>Книга называет себя «{0}». Прочитано то, что известно этой программе.</translation>
    </message>
    <message>
        <source>The workbook was altered: its sheets do not agree ({0}). Check before you go on.</source>
        <translation>Книга изменена: её листы не согласуются ({0}). Проверьте, прежде чем продолжать.</translation>
    </message>
    <message>
        <source>The file holds games of other events too, which were not read: {0}. Each has a sheet of its own to choose.</source>
        <translation>В файле есть партии и других турниров, они не прочитаны: {0}. Для каждого можно выбрать свой лист.</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) the moves end with an asterisk, though there is a result. The result was read.</source>
        <translation>
            <numerusform>В %n партии ходы кончаются звёздочкой, хотя результат есть. Прочитан результат.</numerusform>
            <numerusform>В %n партиях ходы кончаются звёздочкой, хотя результат есть. Прочитан результат.</numerusform>
            <numerusform>В %n партиях ходы кончаются звёздочкой, хотя результат есть. Прочитан результат.</numerusform>
        </translation>
    </message>
    <message>
        <source>The moves of this game end with {0}, and its result is given as {1}. Read as {1}.</source>
        <translation>Ходы этой партии кончаются знаком {0}, а результат указан {1}. Прочитано как {1}.</translation>
    </message>
</context>
<context>
    <name>ImportWays</name>
    <message>
        <source>Take {0}</source>
        <translation>Принять {0}</translation>
    </message>
    <message>
        <source>Leave empty</source>
        <translation>Оставить пустым</translation>
    </message>
    <message>
        <source>Leave open</source>
        <translation>Без результата</translation>
    </message>
    <message>
        <source>Type another</source>
        <translation>Ввести другое</translation>
    </message>
    <message>
        <source>Type it</source>
        <translation>Ввести</translation>
    </message>
    <message>
        <source>Leave the row out</source>
        <translation>Пропустить строку</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Old → new</source>
        <translation>Было → стало</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Journal, newest first</source>
        <translation>Журнал, новые записи сверху</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) copied.</source>
        <translation>
            <numerusform>Скопирована %n строка.</numerusform>
            <numerusform>Скопированы %n строки.</numerusform>
            <numerusform>Скопировано %n строк.</numerusform>
        </translation>
    </message>
    <message>
        <source>round</source>
        <comment>typed before its number</comment>
        <translation>тур</translation>
    </message>
    <message>
        <source>written by a newer program</source>
        <translation>записано более новой программой</translation>
    </message>
    <message>
        <source>undone: {0}</source>
        <translation>отменено: {0}</translation>
    </message>
    <message>
        <source>done again: {0}</source>
        <translation>повторено: {0}</translation>
    </message>
    <message>
        <source>colours exchanged</source>
        <translation>смена цветов</translation>
    </message>
    <message>
        <source>places exchanged</source>
        <translation>обмен местами</translation>
    </message>
    <message>
        <source>player {0}, {1}</source>
        <translation>участник {0}, {1}</translation>
    </message>
    <message>
        <source>remove {0}</source>
        <translation>удаление: {0}</translation>
    </message>
    <message>
        <source>move {0}</source>
        <translation>перенос: {0}</translation>
    </message>
    <message>
        <source>restored the state of {0}</source>
        <translation>возвращено состояние на {0}</translation>
    </message>
    <message>
        <source>{0} withdraws</source>
        <translation>{0}: выбытие</translation>
    </message>
    <message>
        <source>{0} is expelled</source>
        <translation>{0}: исключение</translation>
    </message>
    <message>
        <source>all results count</source>
        <translation>все результаты учитываются</translation>
    </message>
    <message>
        <source>results do not count</source>
        <translation>результаты не учитываются</translation>
    </message>
    <message>
        <source>{0} is in the tournament again</source>
        <translation>{0}: снова в турнире</translation>
    </message>
    <message>
        <source>play-off of {0}</source>
        <translation>плей-офф: {0}</translation>
    </message>
    <message>
        <source>order by hand</source>
        <translation>порядок вручную</translation>
    </message>
    <message>
        <source>no order by hand</source>
        <translation>без порядка вручную</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>призы</translation>
    </message>
    <message>
        <source>{0}, round {1}</source>
        <comment>a game</comment>
        <translation>{0}, тур {1}</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>тур {0}</translation>
    </message>
    <message>
        <source>board {0}</source>
        <translation>доска {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n результат</numerusform>
            <numerusform>%n результата</numerusform>
            <numerusform>%n результатов</numerusform>
        </translation>
    </message>
    <message>
        <source>Search  Ctrl+F</source>
        <translation>Поиск  Ctrl+F</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Поиск в журнале</translation>
    </message>
    <message>
        <source>Words, the number of a player, or round and its number</source>
        <translation>Слова, номер участника или тур и его номер</translation>
    </message>
    <message>
        <source>Which entries</source>
        <translation>Какие записи</translation>
    </message>
    <message>
        <source>all</source>
        <comment>entries of the journal</comment>
        <translation>все</translation>
    </message>
    <message>
        <source>entered</source>
        <comment>entries of the journal</comment>
        <translation>введённые</translation>
    </message>
    <message>
        <source>undone</source>
        <comment>entries of the journal</comment>
        <translation>отменённые</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>searching: {0} of {1}</source>
        <translation>поиск: {0} из {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <comment>lines shown, and all</comment>
        <translation>{0} из {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <comment>day, time</comment>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>last two rounds exchanged</source>
        <translation>последние два тура переставлены</translation>
    </message>
    <message>
        <source>last two rounds not exchanged</source>
        <translation>последние два тура не переставлены</translation>
    </message>
    <message>
        <source>league calendar</source>
        <translation>календарь лиги</translation>
    </message>
    <message>
        <source>Berger calendar</source>
        <translation>календарь по таблице Бергера</translation>
    </message>
    <message>
        <source>home and away</source>
        <translation>хозяева и гости</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>цвета</translation>
    </message>
    <message>
        <source>forfeit wins count as played</source>
        <translation>победы без игры считаются сыгранными</translation>
    </message>
    <message>
        <source>forfeit wins do not count as played</source>
        <translation>победы без игры не считаются сыгранными</translation>
    </message>
    <message>
        <source>Koya’s line moves by draws</source>
        <translation>граница Койя сдвигается на цену ничьей</translation>
    </message>
    <message>
        <source>Koya’s line moves by half points</source>
        <translation>граница Койя сдвигается на пол-очка</translation>
    </message>
    <message>
        <source>players without a rating are left out</source>
        <translation>участники без рейтинга не учитываются</translation>
    </message>
    <message>
        <source>players without a rating: not said</source>
        <translation>участники без рейтинга: не указано</translation>
    </message>
    <message>
        <source>players without a rating count with {0}</source>
        <translation>участники без рейтинга считаются с {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n cycle(s)</source>
        <translation>
            <numerusform>%n круг</numerusform>
            <numerusform>%n круга</numerusform>
            <numerusform>%n кругов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Results, on the list of boards</source>
        <translation>Результаты, в списке досок</translation>
    </message>
    <message>
        <source>A round typed again</source>
        <translation>Повторный ввод тура</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Rounds and boards</source>
        <translation>Туры и доски</translation>
    </message>
    <message>
        <source>Edit and find</source>
        <translation>Правка и поиск</translation>
    </message>
    <message>
        <source>What is in view</source>
        <translation>Что на виду</translation>
    </message>
    <message>
        <source>Files and paper</source>
        <translation>Файлы и печать</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Экран</translation>
    </message>
    <message>
        <source>work here on a file that was open elsewhere</source>
        <translation>работать здесь с файлом, открытым в другом месте</translation>
    </message>
    <message>
        <source>List of players</source>
        <translation>Список участников</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>то же</translation>
    </message>
    <message>
        <source>postponed, adjourned, to be played early</source>
        <translation>перенесена, отложена, досрочно</translation>
    </message>
    <message>
        <source>put off to a day</source>
        <translation>перенести на день</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>убрать</translation>
    </message>
    <message>
        <source>the next board, up, down</source>
        <translation>следующая доска, вверх, вниз</translation>
    </message>
    <message>
        <source>to the list of rounds, and back</source>
        <translation>к списку туров и обратно</translation>
    </message>
    <message>
        <source>the menu of the board: colours, calendar</source>
        <translation>меню доски: цвета, календарь</translation>
    </message>
    <message>
        <source>begin at board 1, and leave</source>
        <translation>начать с доски 1 и выйти</translation>
    </message>
    <message>
        <source>take the new entry where the two differ</source>
        <translation>при расхождении взять новый ввод</translation>
    </message>
    <message>
        <source>keep the old one; else leave</source>
        <translation>оставить прежний; иначе выйти</translation>
    </message>
    <message>
        <source>a result in the crosstable, seen from the row</source>
        <translation>результат в таблице, по строке</translation>
    </message>
    <message>
        <source>a forfeit, seen from the row; nobody appeared</source>
        <translation>неявка, по строке; не явились оба</translation>
    </message>
    <message>
        <source>won, drawn, lost, not rated, seen from the row</source>
        <translation>победа, ничья, поражение без обсчёта, по строке</translation>
    </message>
    <message>
        <source>the arbiter’s decision, the player of the row first</source>
        <translation>решение судьи, сначала участник строки</translation>
    </message>
    <message>
        <source>clear a result</source>
        <translation>убрать результат</translation>
    </message>
    <message>
        <source>to the right over the diagonal, down</source>
        <translation>вправо через диагональ, вниз</translation>
    </message>
    <message>
        <source>take back what was entered in this cell</source>
        <translation>вернуть, что было в клетке до ввода</translation>
    </message>
    <message>
        <source>the menu of the cell</source>
        <translation>меню клетки</translation>
    </message>
    <message>
        <source>the next player found, the one before</source>
        <translation>следующий найденный участник, предыдущий</translation>
    </message>
    <message>
        <source>from the search into the table</source>
        <translation>из поиска в таблицу</translation>
    </message>
    <message>
        <source>end the search, show all boards</source>
        <translation>закончить поиск, показать все доски</translation>
    </message>
    <message>
        <source>copy the table</source>
        <translation>копировать таблицу</translation>
    </message>
    <message>
        <source>the next tab</source>
        <translation>следующая вкладка</translation>
    </message>
    <message>
        <source>in the standings: another tie-break in Why?</source>
        <translation>в положении: другой показатель в «Почему?»</translation>
    </message>
    <message>
        <source>in the menu of columns: show or hide, and stay</source>
        <translation>в меню столбцов: показать или скрыть, не закрывая</translation>
    </message>
    <message>
        <source>the next player; take in what was pasted</source>
        <translation>следующий участник; принять вставленное</translation>
    </message>
    <message>
        <source>the next column</source>
        <translation>следующий столбец</translation>
    </message>
    <message>
        <source>change what stands in a cell</source>
        <translation>изменить ячейку</translation>
    </message>
    <message>
        <source>while a name is typed: the lines of the rating list</source>
        <translation>при вводе имени: строки рейтинг-листа</translation>
    </message>
    <message>
        <source>move a player up or down</source>
        <translation>передвинуть участника выше или ниже</translation>
    </message>
    <message>
        <source>take a player off the list</source>
        <translation>убрать участника из списка</translation>
    </message>
    <message>
        <source>clear the cell</source>
        <translation>очистить ячейку</translation>
    </message>
    <message>
        <source>give up what was typed; leave out what was pasted</source>
        <translation>отказаться от введённого; не принимать вставленное</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Печать</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message numerus="yes">
        <source>%n player(s) brought up to date.</source>
        <translation>
            <numerusform>Обновлены данные %n участника.</numerusform>
            <numerusform>Обновлены данные %n участников.</numerusform>
            <numerusform>Обновлены данные %n участников.</numerusform>
        </translation>
    </message>
    <message>
        <source>Same person?</source>
        <translation>Тот же человек?</translation>
    </message>
    <message>
        <source>Players and rating lists</source>
        <translation>Участники и рейтинг-листы</translation>
    </message>
    <message>
        <source>What the rating lists say otherwise</source>
        <translation>Что в рейтинг-листах иначе</translation>
    </message>
    <message>
        <source>Take &amp;all</source>
        <translation>Взять &amp;всё</translation>
    </message>
    <message>
        <source>Take &amp;none</source>
        <translation>&amp;Ничего не брать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Space takes what the list says, or keeps what stands here.</source>
        <translation>Space – взять как в списке или оставить как здесь.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) as in the list.</source>
        <translation>
            <numerusform>У %n участника всё как в списке.</numerusform>
            <numerusform>У %n участников всё как в списке.</numerusform>
            <numerusform>У %n участников всё как в списке.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found: {0}.</source>
        <translation>Нет в списке: {0}.</translation>
    </message>
</context>
<context>
    <name>Lookup</name>
    <message>
        <source>Rating list</source>
        <translation>Рейтинг-лист</translation>
    </message>
    <message>
        <source>plays here</source>
        <translation>уже в турнире</translation>
    </message>
    <message>
        <source>Enter takes the marked line, going on typing ignores it.</source>
        <translation>Enter – взять отмеченную строку; можно и просто вводить дальше.</translation>
    </message>
    <message>
        <source>↓ marks a line; Enter keeps what is typed.</source>
        <translation>↓ – отметить строку; Enter – оставить введённое.</translation>
    </message>
</context>
<context>
    <name>LossTexts</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n участник</numerusform>
            <numerusform>%n участника</numerusform>
            <numerusform>%n участников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n game(s) with a result</source>
        <translation>
            <numerusform>с результатом {0} из %n партии</numerusform>
            <numerusform>с результатом {0} из %n партий</numerusform>
            <numerusform>с результатом {0} из %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, read from the tables of the file.</source>
        <translation>{0}; прочитано из таблиц файла.</translation>
    </message>
    <message>
        <source>{0}, read from the journal, entry by entry; the tables are damaged.</source>
        <translation>{0}; прочитано из журнала, запись за записью; таблицы повреждены.</translation>
    </message>
    <message>
        <source>{0}; only the list of players is left.</source>
        <translation>{0}; остался только список участников.</translation>
    </message>
    <message>
        <source>Nothing. Every entry is there.</source>
        <translation>Ничего. Все записи на месте.</translation>
    </message>
    <message>
        <source>Name, place and days of the event can’t be read. Type them again.</source>
        <translation>Название, место и даты соревнования не читаются. Введите их снова.</translation>
    </message>
    <message>
        <source>Cycles, scoring and order of tie-breaks can’t be read; those of a new tournament stand there. Check them before anything is printed.</source>
        <translation>Круги, начисление очков и порядок показателей не читаются; вместо них стоят те, что у нового турнира. Проверьте их до печати.</translation>
    </message>
    <message>
        <source>How the numbers were drawn can’t be read. The numbers stay.</source>
        <translation>Как тянули номера, прочитать нельзя. Номера остаются.</translation>
    </message>
    <message>
        <source>The days of the rounds can’t all be read. Check them.</source>
        <translation>Читаются не все даты туров. Проверьте их.</translation>
    </message>
    <message>
        <source>Whether the tournament was closed, and what was corrected since, can’t be read.</source>
        <translation>Был ли турнир закрыт и что исправлено потом, прочитать нельзя.</translation>
    </message>
    <message>
        <source>Who has left the tournament can’t be read. If somebody has, enter it again: places depend on it.</source>
        <translation>Кто выбыл из турнира, прочитать нельзя. Если кто-то выбыл, введите это снова: от этого зависят места.</translation>
    </message>
    <message>
        <source>Play-offs and orders by hand can’t be read. If there were any, enter them again: places depend on them.</source>
        <translation>Плей-офф и порядок вручную не читаются. Если они были, введите их снова: от них зависят места.</translation>
    </message>
    <message>
        <source>The prizes can’t be read. If there were any, enter them again.</source>
        <translation>Призы не читаются. Если они были, введите их снова.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) can’t be read: number {0}. Type the names again; results stay.</source>
        <translation>
            <numerusform>Не читается %n участник: номер {0}. Введите имя снова; результаты остаются.</numerusform>
            <numerusform>Не читаются %n участника: номера {0}. Введите имена снова; результаты остаются.</numerusform>
            <numerusform>Не читаются %n участников: номера {0}. Введите имена снова; результаты остаются.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was entered since the file was made: %n step(s).</source>
        <translation>
            <numerusform>Введённое со времени создания файла: %n действие.</numerusform>
            <numerusform>Введённое со времени создания файла: %n действия.</numerusform>
            <numerusform>Введённое со времени создания файла: %n действий.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was entered after {0}: the journal can be read as far as entry {1} of {2}.</source>
        <translation>Введённое после {0}: журнал читается до записи {1} из {2}.</translation>
    </message>
    <message>
        <source>The journal can’t be read. What is there stays, but can’t be undone any more.</source>
        <translation>Журнал не читается. То, что есть, остаётся, но отменить его уже нельзя.</translation>
    </message>
    <message numerus="yes">
        <source>Tables and journal tell %n game(s) differently. Compare with the score sheets: {0}.</source>
        <translation>
            <numerusform>Таблицы и журнал расходятся в %n партии. Сверьте с бланком партии: {0}.</numerusform>
            <numerusform>Таблицы и журнал расходятся в %n партиях. Сверьте с бланками партий: {0}.</numerusform>
            <numerusform>Таблицы и журнал расходятся в %n партиях. Сверьте с бланками партий: {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is not as it was written, and nobody can tell what. Compare all results with the score sheets.</source>
        <translation>Что-то не так, как было записано, а что именно, неизвестно. Сверьте все результаты с бланками партий.</translation>
    </message>
    <message numerus="yes">
        <source>All results: %n game(s) stand open. Enter them from the score sheets.</source>
        <translation>
            <numerusform>Все результаты: без результата %n партия. Введите его с бланка партии.</numerusform>
            <numerusform>Все результаты: без результата %n партии. Введите их с бланков партий.</numerusform>
            <numerusform>Все результаты: без результата %n партий. Введите их с бланков партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) can’t be read and stand open. Enter what the score sheets say: {0}.</source>
        <translation>
            <numerusform>%n партия не читается и осталась без результата. Введите по бланку партии: {0}.</numerusform>
            <numerusform>%n партии не читаются и остались без результата. Введите по бланкам партий: {0}.</numerusform>
            <numerusform>%n партий не читаются и остались без результата. Введите по бланкам партий: {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>round {0}:</source>
        <translation>тур {0}:</translation>
    </message>
</context>
<context>
    <name>LotMethods</name>
    <message>
        <source>As listed</source>
        <translation>По списку</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Вручную</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>By rating</source>
        <translation>По рейтингу</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation>Из файла</translation>
    </message>
    <message>
        <source>From another tournament</source>
        <translation>Из другого турнира</translation>
    </message>
    <message>
        <source>The first in the list gets number&#xa0;1.</source>
        <translation>Первый в списке получает номер&#xa0;1.</translation>
    </message>
    <message>
        <source>The highest rating gets number&#xa0;1.</source>
        <translation>Высший рейтинг получает номер&#xa0;1.</translation>
    </message>
    <message>
        <source>The numbers that stood in the file from which the table was read.</source>
        <translation>Номера, которые стояли в прочитанном файле.</translation>
    </message>
    <message>
        <source>Numbers are the places in the final standings of another one.</source>
        <translation>Номера – места в итоговом положении другого турнира.</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Жеребьёвка</translation>
    </message>
    <message>
        <source>Type each number as it is drawn.</source>
        <translation>Введите вытянутые номера.</translation>
    </message>
    <message>
        <source>Restricted draw</source>
        <translation>Ограниченная</translation>
    </message>
    <message>
        <source>All at once, with a seed that anyone can repeat.</source>
        <translation>Все сразу; по ключу можно повторить.</translation>
    </message>
    <message>
        <source>Countrymen do not meet in the last three rounds.</source>
        <translation>Без встреч соотечественников в трёх последних турах.</translation>
    </message>
    <message>
        <source>Drawing of lots: {0}. {1}</source>
        <translation>Жеребьёвка: {0}. {1}</translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message>
        <source>Round 1 with these numbers</source>
        <translation>Тур 1 с этими номерами</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Жеребьёвка</translation>
    </message>
    <message>
        <source>{0} of {1} drawn</source>
        <translation>вытянуто {0} из {1}</translation>
    </message>
    <message>
        <source>Player {0} of {1}</source>
        <translation>Участник {0} из {1}</translation>
    </message>
    <message>
        <source>{0}, set {1}</source>
        <translation>{0}, набор {1}</translation>
    </message>
    <message>
        <source>This number is not free.</source>
        <translation>Этот номер занят.</translation>
    </message>
    <message>
        <source>blue: drawn now   filled: taken   framed: free</source>
        <translation>синий: сейчас   закрашен: занят   в рамке: свободен</translation>
    </message>
    <message>
        <source>Number and Enter   Backspace takes back   Esc leaves</source>
        <translation>Номер и Enter   Backspace – вернуть   Esc – выход</translation>
    </message>
    <message>
        <source>Space draws   Backspace takes back   Esc leaves</source>
        <translation>Space – тянуть   Backspace – вернуть   Esc – выход</translation>
    </message>
    <message>
        <source>Seed {0}. The same seed gives the same numbers.</source>
        <translation>Ключ {0}. Тот же ключ даст те же номера.</translation>
    </message>
    <message>
        <source>Exchange 11 and 12 between C and D</source>
        <translation>Поменять 11 и 12 между C и D</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Участник</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Фед.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Новый ключ</translation>
    </message>
    <message>
        <source>Take the draw back</source>
        <translation>Отменить жеребьёвку</translation>
    </message>
    <message>
        <source>Draw the next  Space</source>
        <translation>Следующий номер  Space</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Full screen  F11</source>
        <translation>Во весь экран  F11</translation>
    </message>
    <message>
        <source>Three players are needed for a draw.</source>
        <translation>Для жеребьёвки нужны три участника.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ключ</translation>
    </message>
    <message>
        <source>Seed of the draw</source>
        <translation>Ключ жеребьёвки</translation>
    </message>
    <message>
        <source>Who is present, for the protocol</source>
        <translation>Кто присутствует, для протокола</translation>
    </message>
    <message>
        <source>Write into the protocol  Enter</source>
        <translation>Записать в протокол  Enter</translation>
    </message>
    <message>
        <source>These numbers are drawn</source>
        <translation>Эти номера приняты</translation>
    </message>
    <message>
        <source>Draw all  Enter</source>
        <translation>Все номера  Enter</translation>
    </message>
    <message>
        <source>Draw again  Enter</source>
        <translation>Провести заново  Enter</translation>
    </message>
    <message>
        <source>Draw lots  Enter</source>
        <translation>Провести  Enter</translation>
    </message>
    <message>
        <source>Accept numbers  Enter</source>
        <translation>Принять номера  Enter</translation>
    </message>
    <message>
        <source>Next: {0} ({1}, set {2}, {3} left)</source>
        <translation>Дальше: {0} ({1}, набор {2}, остались {3})</translation>
    </message>
    <message>
        <source>Next: {0} ({1})</source>
        <translation>Дальше: {0} ({1})</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Дальше: {0}</translation>
    </message>
    <message>
        <source>{0} draws number</source>
        <translation>{0} тянет номер</translation>
    </message>
    <message>
        <source>Varma sets for {0} players</source>
        <translation>Наборы Вармы, участников {0}</translation>
    </message>
    <message>
        <source>Number 1 goes to the place with the lowest SHA-256 of the seed, a newline and the place in the list, and so on upwards. Whoever repeats the draw with this seed gets the same numbers.</source>
        <translation>Номер 1 получает строка списка с наименьшим SHA-256 от ключа, перевода строки и места в списке, и так далее по возрастанию. Кто повторит жеребьёвку с этим ключом, получит те же номера.</translation>
    </message>
    <message>
        <source>Type the number that each player drew and go on with Enter.</source>
        <translation>Введите вытянутый номер каждого участника; дальше – Enter.</translation>
    </message>
    <message>
        <source>Equal ratings keep the order of the list; no rating comes last.</source>
        <translation>При равном рейтинге – порядок списка; без рейтинга – в конце.</translation>
    </message>
    <message>
        <source>Everybody keeps the number that he had in the file.</source>
        <translation>Каждый сохраняет номер, который был в файле.</translation>
    </message>
    <message>
        <source>Everybody’s number is his place in the standings of the other tournament.</source>
        <translation>Номер каждого – место в положении другого турнира.</translation>
    </message>
    <message>
        <source>Everybody keeps his place in the list as his number.</source>
        <translation>Место в списке становится номером.</translation>
    </message>
    <message>
        <source>There are Varma sets for 9 to 24 players; for this field numbers are computed from the seed, so that countrymen don’t meet in the last three rounds.</source>
        <translation>Наборы Вармы есть для 9–24 участников; здесь номера вычисляются по ключу так, чтобы участники одной федерации не встретились в трёх последних турах.</translation>
    </message>
    <message>
        <source>The Varma sets belong to another calendar; numbers are computed from the seed, so that countrymen don’t meet in the last three rounds.</source>
        <translation>Наборы Вармы – для другого календаря; номера вычисляются по ключу так, чтобы участники одной федерации не встретились в трёх последних турах.</translation>
    </message>
    <message>
        <source>The federations don’t fit into the Varma sets; numbers are computed from the seed, so that as few countrymen as possible meet in the last three rounds.</source>
        <translation>Федерации не укладываются в наборы Вармы; номера вычисляются по ключу так, чтобы в трёх последних турах встретилось как можно меньше участников одной федерации.</translation>
    </message>
    <message>
        <source>The largest federation draws first. Each takes the first set with enough numbers, and enough left for the others; sets and numbers lie in the order of the SHA-256 of the seed, a newline and letter or number.</source>
        <translation>Первой тянет самая большая федерация. Каждая берёт первый набор, где номеров достаточно и хватит остальным; наборы и номера идут по возрастанию SHA-256 от ключа, перевода строки и буквы или номера.</translation>
    </message>
    <message>
        <source>Mended sets: C is 6 8 11 and D is 3 12. The protocol says that they were used.</source>
        <translation>Исправленные наборы: C – 6 8 11, D – 3 12. В протоколе сказано, что взяты они.</translation>
    </message>
    <message>
        <source>The official sets for 12 players have a flaw: 6 and 12 are both in set C and meet in the last round.</source>
        <translation>В официальных наборах на 12 участников ошибка: номера 6 и 12 оба в наборе C и встречаются в последнем туре.</translation>
    </message>
    <message>
        <source>No countrymen meet in the last three rounds.</source>
        <translation>В трёх последних турах участники одной федерации не встречаются.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of countrymen meet in the last three rounds.</source>
        <translation>
            <numerusform>В трёх последних турах встречается %n пара участников одной федерации.</numerusform>
            <numerusform>В трёх последних турах встречаются %n пары участников одной федерации.</numerusform>
            <numerusform>В трёх последних турах встречаются %n пар участников одной федерации.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}–{1} ({2}, round {3})</source>
        <translation>{0}–{1} ({2}, {3}-й тур)</translation>
    </message>
    <message>
        <source>Countrymen in the last three rounds: {0}.</source>
        <translation>Участники одной федерации в трёх последних турах: {0}.</translation>
    </message>
    <message>
        <source>No draw has fewer.</source>
        <translation>Ни одна жеребьёвка не даёт меньше.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Номера</translation>
    </message>
    <message>
        <source>Number drawn</source>
        <translation>Вытянутый номер</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Untitled tournament</source>
        <translation>Без названия</translation>
    </message>
    <message>
        <source>No tournament has been opened on this computer yet.</source>
        <translation>На этом компьютере турниры ещё не открывали.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in memory.</source>
        <translation>
            <numerusform>%n действие только в памяти.</numerusform>
            <numerusform>%n действия только в памяти.</numerusform>
            <numerusform>%n действий только в памяти.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Сохранить в другом месте…</translation>
    </message>
    <message>
        <source>Close and lose them</source>
        <translation>Закрыть без сохранения</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>Open recen&amp;t</source>
        <translation>Открыть не&amp;давний</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Турнир</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>Т&amp;ур</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Размер текста</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Т&amp;ема</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Панель инструментов</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>“{0}” does not fit: this cell holds %n games. Type their results in playing order, as in 1 ½.</source>
        <translation>
            <numerusform>«{0}» не подходит: в этой клетке %n партия. Введите результаты по порядку партий, например 1 ½.</numerusform>
            <numerusform>«{0}» не подходит: в этой клетке %n партии. Введите результаты по порядку партий, например 1 ½.</numerusform>
            <numerusform>«{0}» не подходит: в этой клетке %n партий. Введите результаты по порядку партий, например 1 ½.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game {0}–{1} in cycle {2} of this tournament.</source>
        <translation>Партии {0}–{1} в круге {2} этого турнира нет.</translation>
    </message>
    <message>
        <source>There is no player with number {0}.</source>
        <translation>Участника с номером {0} нет.</translation>
    </message>
    <message>
        <source>There is no round {0}. The rounds go from 1 to {1}.</source>
        <translation>Тура {0} нет. Туры – с 1 по {1}.</translation>
    </message>
    <message>
        <source>There are no pairings yet. Draw the lots first (Ctrl+L).</source>
        <translation>Пар ещё нет. Сначала проведите жеребьёвку (Ctrl+L).</translation>
    </message>
    <message>
        <source>The lots have been drawn, so the list is fixed. Take the draw back first.</source>
        <translation>Жеребьёвка проведена, список закрыт. Сначала отмените жеребьёвку.</translation>
    </message>
    <message>
        <source>One more player would need the table for {0}, which differs from the table for {1}. All pairings and results stay as they are.</source>
        <translation>Ещё одному участнику нужна таблица на {0}, а она не такая, как на {1}. Все пары и результаты остаются как есть.</translation>
    </message>
    <message>
        <source>“{0}” is no scoring. Give win, draw and loss in whole or half points, the win highest, and two draws not above a win and a loss: 1-½-0 or 3-1-0.</source>
        <translation>«{0}» – не начисление очков. Укажите очки за победу, ничью и поражение, целые или с половиной; за победу больше всего, две ничьи не больше победы и поражения: 1-½-0 или 3-1-0.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a result: the standings are provisional until the last result is in.</source>
        <translation>
            <numerusform>%n партия без результата: положение предварительное, пока нет последнего результата.</numerusform>
            <numerusform>%n партии без результата: положение предварительное, пока нет последнего результата.</numerusform>
            <numerusform>%n партий без результата: положение предварительное, пока нет последнего результата.</numerusform>
        </translation>
    </message>
    <message>
        <source>This tournament is open for reading only. Save a copy to work on it.</source>
        <translation>Турнир открыт только для чтения. Чтобы работать с ним, сохраните копию.</translation>
    </message>
    <message>
        <source>There is no file {0}. Check the name and the folder.</source>
        <translation>Файла {0} нет. Проверьте имя и папку.</translation>
    </message>
    <message>
        <source>{0} can’t be read ({1}). Check the disk, and whether you may open the file.</source>
        <translation>{0} не читается ({1}). Проверьте диск и права на открытие файла.</translation>
    </message>
    <message>
        <source>{0} is no tournament of Arbiter. Open a file that ends in .arbiter.</source>
        <translation>{0} – не турнир Arbiter. Откройте файл с окончанием .arbiter.</translation>
    </message>
    <message>
        <source>{0} is damaged and can’t be read ({1}). Open the newest copy of it instead.</source>
        <translation>{0}: файл повреждён и не читается ({1}). Откройте его последнюю копию.</translation>
    </message>
    <message>
        <source>There is already a file {0}. Choose another name.</source>
        <translation>Файл {0} уже есть. Выберите другое имя.</translation>
    </message>
    <message>
        <source>{0} was written by a newer Arbiter (file version {1}; this one reads up to {2}). Open it with the newer program; it was not changed.</source>
        <translation>{0}: записано более новой программой Arbiter (версия файла {1}; эта читает до {2}). Откройте в новой программе; файл не изменён.</translation>
    </message>
    <message>
        <source>{0} is open elsewhere: {1}. It can be read here, not changed.</source>
        <translation>{0}: файл открыт в другом месте: {1}. Здесь его можно читать, но не изменять.</translation>
    </message>
    <message>
        <source>{0} can’t be written ({1}). Close it if it is open elsewhere, or choose another name or folder.</source>
        <translation>{0} не записывается ({1}). Закройте файл, если он открыт в другом месте, или выберите другое имя или папку.</translation>
    </message>
    <message>
        <source>{0} was changed by another program. Nothing was written over it; save under another name.</source>
        <translation>{0}: файл изменила другая программа. Поверх ничего не записано; сохраните под другим именем.</translation>
    </message>
    <message>
        <source>{0} can’t be written ({1}). What you type is kept in memory; try again or save elsewhere.</source>
        <translation>{0} не записывается ({1}). Введённое остаётся в памяти; попробуйте ещё раз или сохраните в другом месте.</translation>
    </message>
    <message>
        <source>{0} is a workbook in Excel’s binary form (.xlsb). Open it in Excel or LibreOffice and save it as .xlsx.</source>
        <translation>{0}: двоичная книга Excel (.xlsb). Откройте в Excel или LibreOffice и сохраните как .xlsx.</translation>
    </message>
    <message>
        <source>{0} is an XML file of another program, without a table that is known. Open it in Excel or LibreOffice and save it as .xlsx.</source>
        <translation>{0}: файл XML другой программы, знакомой таблицы в нём нет. Откройте в Excel или LibreOffice и сохраните как .xlsx.</translation>
    </message>
    <message>
        <source>{0} is only the frame of a web page; its tables lie in a folder beside it. Read the file in that folder (sheet001.htm), or save the workbook as .xlsx.</source>
        <translation>{0}: только рамка веб-страницы, таблицы лежат в папке рядом. Прочитайте файл из этой папки (sheet001.htm) или сохраните книгу как .xlsx.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>диск заполнен</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>диск защищён от записи</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>файл защищён от записи</translation>
    </message>
    <message>
        <source>no permission to write there</source>
        <translation>нет права записи в эту папку</translation>
    </message>
    <message>
        <source>no permission to read it</source>
        <translation>нет права на чтение</translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <translation>такой папки нет</translation>
    </message>
    <message>
        <source>“{0}” is not a result. Type 1, 0, 5 or =; + or − if a player did not appear.</source>
        <translation>«{0}» не результат. Введите 1, 0, 5 или =; + или −, если участник не явился.</translation>
    </message>
    <message>
        <source>“{0}” is not a result. {1}: home won, {2}: draw, {3}: away won.</source>
        <translation>«{0}» не результат. {1}: победа хозяев, {2}: ничья, {3}: победа гостей.</translation>
    </message>
    <message>
        <source>“{0}” is not a result. {1}: White won, {2}: draw, {3}: Black won.</source>
        <translation>«{0}» не результат. {1}: победа белых, {2}: ничья, {3}: победа чёрных.</translation>
    </message>
    <message>
        <source>Three players are needed for all to play all; there are {0} here. Enter more players first.</source>
        <translation>Для кругового турнира нужны три участника, здесь {0}. Сначала добавьте участников.</translation>
    </message>
    <message>
        <source>{0} has results and can’t be removed. Take Withdraw in the Tournament menu: the results stay.</source>
        <translation>{0}: есть результаты, удалить нельзя. Выберите «Выбытие» в меню «Турнир»: результаты остаются.</translation>
    </message>
    <message>
        <source>{0} has left the tournament already. Take that back first, if it is to be decided anew.</source>
        <translation>{0}: выбытие уже записано. Чтобы решить заново, сначала отмените его.</translation>
    </message>
    <message>
        <source>{0} has not withdrawn, so there is nothing to take back.</source>
        <translation>{0}: выбытия не было, отменять нечего.</translation>
    </message>
    <message>
        <source>These players are not level, or others are level with them, so there is nothing to decide between them.</source>
        <translation>Эти участники не равны, или с ними равны и другие; решать между ними нечего.</translation>
    </message>
    <message>
        <source>Rounds and colours of this tournament are not known. To go on, take “Rounds and colours by the Berger table” in the Round menu.</source>
        <translation>Туры и цвета этого турнира неизвестны. Чтобы продолжить, выберите «Туры и цвета по таблице Бергера» в меню «Тур».</translation>
    </message>
    <message>
        <source>Rounds and colours are known, so none are made up.</source>
        <translation>Туры и цвета известны, назначать их не нужно.</translation>
    </message>
    <message>
        <source>Number {1} would play twice in round {0}, against {2} and {3}. Move one of these games to another round, or exchange whole rounds.</source>
        <translation>Номер {1} играл бы в туре {0} дважды, с {2} и {3}. Перенесите одну из этих партий в другой тур или переставьте туры целиком.</translation>
    </message>
    <message>
        <source>Round {0} would be left without a game. Exchange whole rounds instead.</source>
        <translation>Тур {0} остался бы без партий. Переставьте туры целиком.</translation>
    </message>
    <message>
        <source>The game {0}–{1} stands in the way and has been played in round {2}. Choose another round.</source>
        <translation>Мешает партия {0}–{1}, она уже сыграна в туре {2}. Выберите другой тур.</translation>
    </message>
    <message numerus="yes">
        <source>Numbers {0} and {1} meet %n time(s), and not as often as planned.</source>
        <translation>
            <numerusform>Номера {0} и {1} встречаются %n раз, а не столько, сколько намечено.</numerusform>
            <numerusform>Номера {0} и {1} встречаются %n раза, а не столько, сколько намечено.</numerusform>
            <numerusform>Номера {0} и {1} встречаются %n раз, а не столько, сколько намечено.</numerusform>
        </translation>
    </message>
    <message>
        <source>The standings of {0} name nobody of this tournament. Enter the players first, as they are written there.</source>
        <translation>В положении {0} нет никого из этого турнира. Сначала введите участников так, как они там записаны.</translation>
    </message>
    <message>
        <source>This tournament has games, and nothing is imported over them. Import into a new tournament.</source>
        <translation>В этом турнире есть партии, импорта поверх них нет. Импортируйте в новый турнир.</translation>
    </message>
    <message>
        <source>The game {0}–{1} has another result by now. Nothing was taken in; read the file once more.</source>
        <translation>У партии {0}–{1} уже другой результат. Ничего не принято; прочитайте файл ещё раз.</translation>
    </message>
    <message>
        <source>There is no tie-break “{0}”. There are {1}.</source>
        <translation>Нет показателя «{0}». Есть {1}.</translation>
    </message>
    <message>
        <source>Only results can be tried out. End the trial first, with Esc.</source>
        <translation>Пробовать можно только результаты. Сначала закончите пробу: Esc.</translation>
    </message>
    <message>
        <source>The tournament is closed. To correct something, reopen it with a reason (Tournament menu).</source>
        <translation>Турнир закрыт. Чтобы что-то исправить, откройте его снова с причиной (меню «Турнир»).</translation>
    </message>
    <message>
        <source>The tournament is not closed, so it can be worked on.</source>
        <translation>Турнир не закрыт, с ним можно работать.</translation>
    </message>
    <message>
        <source>“{0}” is not an amount. Type figures, with cents after a point or a comma: 250 or 99.50.</source>
        <translation>«{0}» – не сумма. Введите число, дробную часть через точку или запятую: 250 или 99,50.</translation>
    </message>
    <message>
        <source>Give the reason in one line. It stands in the journal.</source>
        <translation>Укажите причину одной строкой. Она останется в журнале.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would be lost with this earlier state, more than was agreed to. Look at the difference once more.</source>
        <translation>
            <numerusform>С этим прежним состоянием пропал бы %n результат, больше, чем было подтверждено. Посмотрите разницу ещё раз.</numerusform>
            <numerusform>С этим прежним состоянием пропали бы %n результата, больше, чем было подтверждено. Посмотрите разницу ещё раз.</numerusform>
            <numerusform>С этим прежним состоянием пропало бы %n результатов, больше, чем было подтверждено. Посмотрите разницу ещё раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rating list can’t be kept in {0} ({1}). Make room there or allow writing, and load it again.</source>
        <translation>Рейтинг-лист не сохраняется в {0} ({1}). Освободите там место или разрешите запись и загрузите его снова.</translation>
    </message>
    <message>
        <source>{0} can’t be written in this form. Choose a name that ends in .xlsx, .csv, .txt, .pdf, .html, .png, .pgn or .trf.</source>
        <translation>{0}: такой формат не записывается. Выберите имя с окончанием .xlsx, .csv, .txt, .pdf, .html, .png, .pgn или .trf.</translation>
    </message>
    <message>
        <source>No tournament can be begun in {0} ({1}). Make room there or allow writing, and try again; nothing was opened.</source>
        <translation>В {0} нельзя начать турнир ({1}). Освободите там место или разрешите запись и попробуйте снова; ничего не открыто.</translation>
    </message>
    <message>
        <source>{0} is empty. Look whether the right file was saved or sent.</source>
        <translation>{0}: файл пуст. Проверьте, тот ли файл сохранён или прислан.</translation>
    </message>
    <message>
        <source>{0} is damaged or only a part of a workbook. Ask for it again, or open it in Excel or LibreOffice and save it as .xlsx.</source>
        <translation>{0}: книга повреждена или неполна. Попросите её ещё раз или откройте в Excel или LibreOffice и сохраните как .xlsx.</translation>
    </message>
    <message>
        <source>{0} is protected by a password. Open it in Excel, remove the password (File, Info, Protect Workbook), and save it.</source>
        <translation>{0}: защищено паролем. Откройте в Excel, снимите пароль (Файл, Сведения, Защита книги) и сохраните.</translation>
    </message>
    <message>
        <source>{0} is a PDF, a picture of a table and not the table. Ask for the Excel file that it was made from.</source>
        <translation>{0}: PDF, изображение таблицы, а не сама таблица. Попросите файл Excel, из которого он сделан.</translation>
    </message>
    <message>
        <source>{0} is a picture. Ask for the table as an Excel file (.xlsx).</source>
        <translation>{0}: картинка. Попросите таблицу файлом Excel (.xlsx).</translation>
    </message>
    <message>
        <source>{0} is a text document. Copy its table into Excel or LibreOffice and save it as .xlsx.</source>
        <translation>{0}: текстовый документ. Скопируйте таблицу в Excel или LibreOffice и сохраните как .xlsx.</translation>
    </message>
    <message>
        <source>{0} is an archive or a file of another program, not a workbook. Unpack it, or save its table as .xlsx.</source>
        <translation>{0}: архив или файл другой программы, а не книга. Распакуйте его или сохраните таблицу как .xlsx.</translation>
    </message>
    <message>
        <source>{0} is neither a workbook nor a text. Save the table as .xlsx or .csv.</source>
        <translation>{0}: не книга и не текст. Сохраните таблицу как .xlsx или .csv.</translation>
    </message>
    <message>
        <source>{0} is too large for a table of one tournament. Copy the table alone into a new workbook and save it as .xlsx.</source>
        <translation>{0}: слишком велик для таблицы одного турнира. Скопируйте одну таблицу в новую книгу и сохраните как .xlsx.</translation>
    </message>
    <message>
        <source>Reading {0} took more than {1} seconds and was given up. Copy the table alone into a new workbook and save it as .xlsx.</source>
        <translation>{0}: чтение длилось больше {1} с и прекращено. Скопируйте одну таблицу в новую книгу и сохраните как .xlsx.</translation>
    </message>
    <message>
        <source>{0} holds declarations that could read other files or fill the memory, which no workbook needs. It was not opened; ask the sender how it was made.</source>
        <translation>{0}: в файле есть объявления, способные читать другие файлы или занять память; книге они не нужны. Файл не открыт; спросите отправителя, чем он сделан.</translation>
    </message>
    <message>
        <source>{0} lists a sheet that is not in it. Ask for it again, or open it in Excel or LibreOffice, look whether all is there, and save it as .xlsx.</source>
        <translation>{0}: в книге не хватает листа. Попросите её ещё раз или откройте в Excel или LibreOffice, проверьте, всё ли на месте, и сохраните как .xlsx.</translation>
    </message>
    <message>
        <source>No list of players, crosstable or pairings was found in {0}. A row of headings with Name and at least one more is needed.</source>
        <translation>{0}: нет ни списка участников, ни турнирной таблицы, ни пар. Нужна строка заголовков с именем и хотя бы ещё одним.</translation>
    </message>
    <message>
        <source>{0} is the table of a Swiss tournament. Only tournaments in which everybody meets everybody can be read.</source>
        <translation>{0}: таблица турнира по швейцарской системе. Читаются только круговые турниры.</translation>
    </message>
    <message>
        <source>{0} holds a single round, which does not show that everybody meets everybody. Ask for the pairings of all rounds, or for the crosstable.</source>
        <translation>{0}: всего один тур, по нему не видно, что каждый встречается с каждым. Попросите пары всех туров или турнирную таблицу.</translation>
    </message>
    <message>
        <source>{0} is the table of a team event. Only tournaments of single players can be read.</source>
        <translation>{0}: таблица командного соревнования. Читаются только личные турниры.</translation>
    </message>
    <message>
        <source>{0} is a match of two teams in which everybody meets everybody of the other team (Scheveningen). Only tournaments in which all meet each other can be read.</source>
        <translation>{0}: матч двух команд, где каждый играет с каждым из другой команды (схевенингенская система). Читаются только турниры, где каждый играет с каждым.</translation>
    </message>
    <message>
        <source>{0} has more players than an all-play-all can have. Leave only those who play in this tournament, and read it again.</source>
        <translation>{0}: участников больше, чем бывает в круговом турнире. Оставьте только тех, кто играет в этом турнире, и прочитайте снова.</translation>
    </message>
    <message>
        <source>{0} was written by a newer Arbiter. Read it with the newer program; it was not changed.</source>
        <translation>{0}: записано более новой программой Arbiter. Прочитайте в новой программе; файл не изменён.</translation>
    </message>
    <message>
        <source>{0} gives points for win and draw that are no scoring. Correct them on its first sheet, and read it again.</source>
        <translation>{0}: очки за победу и ничью не образуют начисления. Исправьте их на первом листе и прочитайте снова.</translation>
    </message>
    <message>
        <source>{0} is not whole: others have games against number {1}, and no line tells who that is. Add the line (001), and read it again.</source>
        <translation>{0}: файл неполон. У других есть партии с номером {1}, но нет строки о нём. Добавьте строку (001) и прочитайте снова.</translation>
    </message>
    <message>
        <source>Line {1} of {0} is that of a player and has no starting number of its own in columns 5 to 8. Correct it, and read the file again.</source>
        <translation>{0}, строка {1}: строка участника без своего стартового номера в столбцах 5–8. Исправьте её и прочитайте файл снова.</translation>
    </message>
    <message>
        <source>{0} holds more than one report; line {1} belongs to another. Put each into a file of its own.</source>
        <translation>{0}: в файле не один отчёт, строка {1} уже из другого. Поместите каждый в отдельный файл.</translation>
    </message>
    <message>
        <source>{0} is a FIDE report (TRF) with more or longer lines than a tournament can have. Ask for it again.</source>
        <translation>{0}: отчёт FIDE (TRF), где строк больше или они длиннее, чем бывает у турнира. Попросите его ещё раз.</translation>
    </message>
    <message>
        <source>{0} is a FIDE report (TRF) whose lines contradict each other in more than five hundred places. Ask for it again.</source>
        <translation>{0}: отчёт FIDE (TRF), строки которого противоречат друг другу больше чем в пятистах местах. Попросите его ещё раз.</translation>
    </message>
    <message>
        <source>{0} is a FIDE report (TRF) without players: no line begins with 001. Ask for it again.</source>
        <translation>{0}: отчёт FIDE (TRF) без участников, ни одна строка не начинается с 001. Попросите его ещё раз.</translation>
    </message>
    <message>
        <source>{0} is a rating list, not a tournament. Load it with Rating lists in the Tournament menu; then names are looked up in it while they are typed.</source>
        <translation>{0}: рейтинг-лист, а не турнир. Загрузите его через «Рейтинг-листы» в меню «Турнир»; тогда имена ищутся в нём при вводе.</translation>
    </message>
    <message>
        <source>{0} is a tournament of Arbiter. Open it instead (Ctrl+O).</source>
        <translation>{0} – турнир Arbiter. Откройте его (Ctrl+O).</translation>
    </message>
    <message>
        <source>{0} could not be read; reading it broke off. Open it in Excel or LibreOffice and save it anew as .xlsx.</source>
        <translation>{0}: чтение прервалось. Откройте в Excel или LibreOffice и сохраните заново как .xlsx.</translation>
    </message>
    <message>
        <source>Reading {0} was cancelled. Nothing has been taken in from it.</source>
        <translation>{0}: чтение отменено. Из файла ничего не взято.</translation>
    </message>
    <message>
        <source>{0} holds no players. Look whether the right file was downloaded.</source>
        <translation>{0}: участников в файле нет. Проверьте, тот ли файл скачан.</translation>
    </message>
    <message>
        <source>{0} is no rating list. Load FIDE’s list as text, XML or zip, or a list of your federation as .csv, .xlsx or .xls with headings such as ID_No, Name and Rtg_Nat.</source>
        <translation>{0}: не рейтинг-лист. Загрузите список FIDE текстом, XML или zip или список своей федерации в .csv, .xlsx или .xls с заголовками вроде ID_No, Name и Rtg_Nat.</translation>
    </message>
    <message>
        <source>{0} is damaged or only a part of the list. Download it again; the lists that were loaded before are as they were.</source>
        <translation>{0}: список повреждён или неполон. Скачайте его снова; загруженные раньше списки не изменились.</translation>
    </message>
    <message>
        <source>{0} is protected by a password. Unpack it, and load what is in it.</source>
        <translation>{0}: защищено паролем. Распакуйте и загрузите то, что внутри.</translation>
    </message>
    <message>
        <source>{0} would become larger than any rating list when it is unpacked, and was not opened. Download the list again from its federation.</source>
        <translation>{0}: при распаковке вышло бы больше любого рейтинг-листа, файл не открыт. Скачайте список снова с сайта федерации.</translation>
    </message>
    <message>
        <source>{0} holds declarations that could read other files or fill the memory, which no rating list needs. It was not opened.</source>
        <translation>{0}: в файле есть объявления, способные читать другие файлы или занять память; рейтинг-листу они не нужны. Файл не открыт.</translation>
    </message>
    <message>
        <source>Reading {0} broke off. Download the list again, and load it once more.</source>
        <translation>{0}: чтение прервалось. Скачайте список снова и загрузите ещё раз.</translation>
    </message>
    <message>
        <source>Loading {0} was cancelled. The lists loaded before are as they were.</source>
        <translation>{0}: загрузка отменена. Загруженные раньше списки не изменились.</translation>
    </message>
    <message>
        <source>it can’t be opened</source>
        <translation>его нельзя открыть</translation>
    </message>
    <message>
        <source>that is the name of a folder</source>
        <translation>это имя папки</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>имя слишком длинное</translation>
    </message>
    <message>
        <source>another program holds the file</source>
        <translation>файл занят другой программой</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>диск не отвечает</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>нет конца файла</translation>
    </message>
    <message>
        <source>nothing in it can be read</source>
        <translation>в нём ничего не читается</translation>
    </message>
    <message>
        <source>something in it is not what was written</source>
        <translation>что-то в нём не то, что было записано</translation>
    </message>
    <message>
        <source>its pages do not fit together</source>
        <translation>его страницы не сходятся</translation>
    </message>
    <message>
        <source>this computer is busy with other files</source>
        <translation>этот компьютер занят другими файлами</translation>
    </message>
    <message>
        <source>this computer has no memory left</source>
        <translation>на этом компьютере не осталось памяти</translation>
    </message>
    <message>
        <source>a fault in this program</source>
        <translation>ошибка в этой программе</translation>
    </message>
    <message>
        <source>what was written does not read back the same</source>
        <translation>записанное читается не так, как записано</translation>
    </message>
    <message>
        <source>Each number is given once. Given twice: {0}. Missing: {1}.</source>
        <translation>Каждый номер – один раз. Повторяются: {0}. Не хватает: {1}.</translation>
    </message>
    <message>
        <source>Each number is given once. Missing: {0}.</source>
        <translation>Каждый номер – один раз. Не хватает: {0}.</translation>
    </message>
    <message>
        <source>Results have been entered, so the numbers are locked. Clear the results first.</source>
        <translation>Результаты введены, номера закрыты. Сначала уберите результаты.</translation>
    </message>
    <message>
        <source>Results have been entered, so the scoring is locked. Clear the results first.</source>
        <translation>Результаты введены, начисление очков закрыто. Сначала уберите результаты.</translation>
    </message>
    <message>
        <source>Results have been entered, so cycles and the order of rounds are locked. Clear the results first.</source>
        <translation>Результаты введены, круги и порядок туров закрыты. Сначала уберите результаты.</translation>
    </message>
    <message>
        <source>Results have been entered, so nobody is taken off the list. Who leaves now withdraws.</source>
        <translation>Результаты введены, из списка никого не удаляют. Кто уходит сейчас, выбывает.</translation>
    </message>
    <message>
        <source>Results have been entered, so no list is taken in here. Import it into a new tournament.</source>
        <translation>Результаты введены, список сюда не принимается. Импортируйте его в новый турнир.</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Участник {0}</translation>
    </message>
    <message>
        <source>Players {0} and {1}</source>
        <translation>Участники {0} и {1}</translation>
    </message>
    <message>
        <source>{0} appears more than once. Twins, or one person entered twice?</source>
        <translation>{0}: имя есть не один раз. Тёзки или один человек введён дважды?</translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation>Нет имени.</translation>
    </message>
    <message>
        <source>“{0}” does not look like a name. Did more get into the field?</source>
        <translation>«{0}» не похоже на имя. Не попало ли в поле лишнее?</translation>
    </message>
    <message>
        <source>{0} has no date of birth. The rating report needs it.</source>
        <translation>{0}: нет даты рождения. Она нужна для отчёта на рейтинг.</translation>
    </message>
    <message>
        <source>Rating {0} is out of the usual range. Is it right?</source>
        <translation>Рейтинг {0} вне обычных пределов. Он верен?</translation>
    </message>
    <message>
        <source>FIDE ID {0} is given to more than one player.</source>
        <translation>FIDE ID {0} указан не у одного участника.</translation>
    </message>
    <message>
        <source>{0} has no FIDE ID. The federation will ask for it.</source>
        <translation>{0}: нет FIDE ID. Федерация его спросит.</translation>
    </message>
    <message>
        <source>This program does not know the tie-break {0}. It breaks no tie.</source>
        <translation>Показатель {0} программе неизвестен. Мест он не определяет.</translation>
    </message>
</context>
<context>
    <name>MissingFile</name>
    <message>
        <source>{0} is not there. Perhaps its stick is out.</source>
        <translation>{0}: файла нет. Возможно, вынута флешка.</translation>
    </message>
    <message numerus="yes">
        <source>This computer has kept its state of {0}, with %n step(s).</source>
        <translation>
            <numerusform>На этом компьютере есть его состояние на {0}, в нём %n действие.</numerusform>
            <numerusform>На этом компьютере есть его состояние на {0}, в нём %n действия.</numerusform>
            <numerusform>На этом компьютере есть его состояние на {0}, в нём %n действий.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would be opened as a new tournament.</source>
        <translation>Оно откроется как новый турнир.</translation>
    </message>
    <message>
        <source>Open the earlier state</source>
        <translation>Открыть прежнее состояние</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Убрать из списка</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>MoveGame</name>
    <message>
        <source>Move a game</source>
        <translation>Перенести партию</translation>
    </message>
    <message>
        <source>{0}   a new round</source>
        <translation>{0}   новый тур</translation>
    </message>
    <message>
        <source>the first that is free</source>
        <translation>первая свободная</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Перенести</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Тур</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Доска</translation>
    </message>
    <message>
        <source>{0} takes its board.</source>
        <translation>Её доску займёт {0}.</translation>
    </message>
    <message>
        <source>A round {0} is made for it.</source>
        <translation>Для неё добавится тур {0}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) change rounds with it:</source>
        <translation>
            <numerusform>Вместе с ней сменит тур %n партия:</numerusform>
            <numerusform>Вместе с ней сменят тур %n партии:</numerusform>
            <numerusform>Вместе с ней сменят тур %n партий:</numerusform>
        </translation>
    </message>
    <message>
        <source>No other game changes its round.</source>
        <translation>Другие партии тур не сменят.</translation>
    </message>
    <message>
        <source>of round {0}: {1}</source>
        <translation>из тура {0}: {1}</translation>
    </message>
</context>
<context>
    <name>Obstacles</name>
    <message>
        <source>Everybody has left.</source>
        <translation>Все выбыли.</translation>
    </message>
    <message>
        <source>Nobody is level on points.</source>
        <translation>Равных очков ни у кого нет.</translation>
    </message>
    <message>
        <source>Nobody is level on everything.</source>
        <translation>Никто не равен по всем показателям.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Повторять нечего.</translation>
    </message>
    <message>
        <source>Without players there are no rounds yet.</source>
        <translation>Без участников туров ещё нет.</translation>
    </message>
    <message>
        <source>There are no players yet.</source>
        <translation>Участников ещё нет.</translation>
    </message>
    <message>
        <source>This is the first round.</source>
        <translation>Это первый тур.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Это последний тур.</translation>
    </message>
</context>
<context>
    <name>Pairings</name>
    <message>
        <source>Free this round:</source>
        <translation>Свободен в туре:</translation>
    </message>
    <message>
        <source>Round {0} has no board {1}; its boards are 1 to {2}.</source>
        <translation>В туре {0} доски {1} нет; доски – с 1 по {2}.</translation>
    </message>
    <message>
        <source>Round {0}: every board has reported but those put off ({1}).</source>
        <translation>Тур {0}: остались только перенесённые и отложенные ({1}).</translation>
    </message>
    <message>
        <source>All rounds are complete: the standings are final. Ctrl+P prints.</source>
        <translation>Все туры закончены, положение окончательное. Печать – Ctrl+P.</translation>
    </message>
    <message>
        <source>Round {0} is complete. Ctrl+P prints its sheet; Alt+Right goes on, round {1} is next.</source>
        <translation>Тур {0} закончен. Ctrl+P – печать листа, Alt+→ – дальше; следующий тур {1}.</translation>
    </message>
    <message>
        <source>{0} of {1} reported</source>
        <translation>результатов {0} из {1}</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>The pairings follow from the lots. Draw lots  Ctrl+L</source>
        <translation>Пары определяет жребий. Провести жеребьёвку  Ctrl+L</translation>
    </message>
    <message>
        <source>assumed</source>
        <comment>the round in view: not as played</comment>
        <translation>условный</translation>
    </message>
    <message>
        <source>free: {0}</source>
        <translation>свободен: {0}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>неявка</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>перенесена</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>убрать</translation>
    </message>
    <message>
        <source>go to a board</source>
        <translation>к доске</translation>
    </message>
    <message>
        <source>type again</source>
        <translation>ввести ещё раз</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>отложена</translation>
    </message>
    <message>
        <source>neither came</source>
        <translation>не явились оба</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>меню</translation>
    </message>
    <message>
        <source>Round {0} is complete. Ctrl+P prints its sheet.</source>
        <translation>Тур {0} закончен. Ctrl+P – печать листа.</translation>
    </message>
    <message>
        <source>The next result is for round {0}, board {1}.</source>
        <translation>Следующий результат – тур {0}, доска {1}.</translation>
    </message>
    <message>
        <source>The boards of “{0}” have reported. Esc shows all boards again.</source>
        <translation>На досках «{0}» результаты есть. Esc – снова все доски.</translation>
    </message>
    <message>
        <source>A crosstable does not tell rounds and colours, so those of this tournament are not all known. Go on in the crosstable, or have what is missing made up by the Berger table of the numbers. It is marked as assumed.</source>
        <translation>Таблица не говорит о турах и цветах, поэтому в этом турнире известны не все. Работайте в таблице или назначьте недостающее по таблице Бергера для этих номеров. Оно будет отмечено как условное.</translation>
    </message>
    <message>
        <source>Rounds and colours by the Berger table</source>
        <translation>Туры и цвета по таблице Бергера</translation>
    </message>
</context>
<context>
    <name>Paste</name>
    <message>
        <source>Row {0} of the paste</source>
        <translation>Вставка, строка {0}</translation>
    </message>
    <message>
        <source>The name is missing. Type it, or the row is left out.</source>
        <translation>Нет имени. Введите его, иначе строка будет пропущена.</translation>
    </message>
    <message>
        <source>“{0}” is not a rating. Type a number, or clear it.</source>
        <translation>«{0}» – не рейтинг. Введите число или очистите.</translation>
    </message>
    <message>
        <source>“{0}” is no day of the calendar. Type the date of birth, or clear it.</source>
        <translation>Даты «{0}» нет в календаре. Введите дату рождения или очистите.</translation>
    </message>
    <message>
        <source>{0} is the same as row {1}.</source>
        <translation>{0}: то же, что строка {1}.</translation>
    </message>
    <message>
        <source>Rating {0} is above {1}. Was {2} meant?</source>
        <translation>Рейтинг {0} больше {1}. Имелось в виду {2}?</translation>
    </message>
    <message>
        <source>Rating {0} is above {1}.</source>
        <translation>Рейтинг {0} больше {1}.</translation>
    </message>
    <message>
        <source>Rating {0} is below 100.</source>
        <translation>Рейтинг {0} меньше 100.</translation>
    </message>
    <message>
        <source>“{0}” was read as {1}, the day before the month.</source>
        <translation>«{0}» прочитано как {1}: сначала день, потом месяц.</translation>
    </message>
    <message>
        <source>“{0}” is no title and was left out.</source>
        <translation>«{0}» – не звание, пропущено.</translation>
    </message>
    <message>
        <source>“{0}” is written {1}.</source>
        <translation>«{0}» записано как {1}.</translation>
    </message>
    <message>
        <source>{0} is in the list already, as number {1}.</source>
        <translation>{0}: уже в списке, номер {1}.</translation>
    </message>
</context>
<context>
    <name>PlayOff</name>
    <message>
        <source>Play-off</source>
        <translation>Плей-офф</translation>
    </message>
    <message>
        <source>Enter play-off</source>
        <translation>Ввести плей-офф</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Level with {0} points each</source>
        <translation>Поровну очков: {0}</translation>
    </message>
    <message>
        <source>The score of each play-off, a single game or a short match. It gives no points in the table; it decides before the tie-breaks, and if it ends level they do.</source>
        <translation>Счёт каждого плей-офф, одной партии или короткого матча. В таблицу очков он не даёт; решает раньше показателей, а при равном счёте решают они.</translation>
    </message>
    <message>
        <source>Type a score like 1½ : ½, 1.5-0.5 or 2 0.</source>
        <translation>Введите счёт, например 1½ : ½, 1.5-0.5 или 2 0.</translation>
    </message>
    <message>
        <source>No play-off: the tie-breaks decide.</source>
        <translation>Без плей-офф: решают показатели.</translation>
    </message>
    <message>
        <source>It decides nothing, because these are level and not in it yet: {0}.</source>
        <translation>Ничего не решает: тоже равны, но ещё не играют: {0}.</translation>
    </message>
    <message>
        <source>Play-off points: {0}.</source>
        <translation>Очки плей-офф: {0}.</translation>
    </message>
</context>
<context>
    <name>PlayerMenu</name>
    <message>
        <source>Show in the &amp;crosstable</source>
        <translation>Показать в &amp;таблице</translation>
    </message>
    <message>
        <source>Show in the list of &amp;players</source>
        <translation>Показать в списке &amp;участников</translation>
    </message>
    <message>
        <source>&amp;Why this place?</source>
        <translation>&amp;Почему это место?</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Участник</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Зв.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Фед.</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Рождён</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>“{0}” is not a rating. Type a number such as 2345.</source>
        <translation>«{0}» – не рейтинг. Введите число, например 2345.</translation>
    </message>
    <message>
        <source>“{0}” is no date of birth. Type a year or a day: 1998 or 14.03.1998.</source>
        <translation>«{0}» – не дата рождения. Введите год или день: 1998 или 14.03.1998.</translation>
    </message>
    <message>
        <source>“{0}” is no title. Type GM, IM, FM, CM, WGM, WIM, WFM or WCM.</source>
        <translation>«{0}» – не звание. Введите GM, IM, FM, CM, WGM, WIM, WFM или WCM.</translation>
    </message>
    <message>
        <source>“{0}” can’t stand here.</source>
        <translation>«{0}» здесь не подходит.</translation>
    </message>
    <message>
        <source>A player needs a name. Ctrl+D takes him off the list.</source>
        <translation>У участника должно быть имя. Ctrl+D удаляет участника из списка.</translation>
    </message>
    <message>
        <source>“{0}” is neither man nor woman. Type m or w.</source>
        <translation>«{0}» – не пол. Введите м или ж.</translation>
    </message>
    <message numerus="yes">
        <source>All other pairings stay; %n game(s) fall(s) out, and who would have met him is free.</source>
        <translation>
            <numerusform>Остальные пары остаются; выпадает %n партия, соперник в ней свободен.</numerusform>
            <numerusform>Остальные пары остаются; выпадают %n партии, соперники в них свободны.</numerusform>
            <numerusform>Остальные пары остаются; выпадает %n партий, соперники в них свободны.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two are free in most rounds; a new draw would need {0} rounds, not {1}.</source>
        <translation>В большинстве туров свободны двое; при новой жеребьёвке туров было бы {0}, а не {1}.</translation>
    </message>
    <message>
        <source>Numbers above {0} go down by one.</source>
        <translation>Номера больше {0} уменьшатся на один.</translation>
    </message>
    <message>
        <source>{0} leaves?</source>
        <translation>{0} уходит?</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Убрать из списка</translation>
    </message>
    <message numerus="yes">
        <source>%n announced game(s) get(s) another round or other colours.</source>
        <translation>
            <numerusform>Другой тур или другие цвета будут у %n объявленной партии.</numerusform>
            <numerusform>Другой тур или другие цвета будут у %n объявленных партий.</numerusform>
            <numerusform>Другой тур или другие цвета будут у %n объявленных партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>All keep their numbers; the table for {0} has {1} rounds instead of {2}.</source>
        <translation>Номера у всех остаются; в таблице на {0} туров {1} вместо {2}.</translation>
    </message>
    <message>
        <source>{0} comes after the lots?</source>
        <translation>{0} приходит после жеребьёвки?</translation>
    </message>
    <message>
        <source>Make the pairings anew</source>
        <translation>Составить пары заново</translation>
    </message>
    <message>
        <source>Show national IDs whole</source>
        <translation>Национальные ID целиком</translation>
    </message>
    <message>
        <source>Usual columns</source>
        <translation>Обычные столбцы</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Столбцы</translation>
    </message>
    <message>
        <source>Nat.</source>
        <comment>national rating, as short</comment>
        <translation>Нац.</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Нац. ID</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Пол</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Нац. рейтинг</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>исключение</translation>
    </message>
    <message>
        <source>withdrew</source>
        <translation>выбытие</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>тёзка</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>&amp;Paste players</source>
        <translation>&amp;Вставить участников</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Вы&amp;ше</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Ниже</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>What was copied is too long for a list of players; at most {0} rows are taken. Copy only the rows of those who play.</source>
        <translation>Скопированное слишком длинно для списка участников; берётся не больше строк, чем {0}. Скопируйте только строки тех, кто играет.</translation>
    </message>
    <message>
        <source>No names were found in what was copied. Copy the rows first.</source>
        <translation>В скопированном нет имён. Сначала скопируйте строки.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) pasted.</source>
        <translation>
            <numerusform>Вставлена %n строка.</numerusform>
            <numerusform>Вставлены %n строки.</numerusform>
            <numerusform>Вставлено %n строк.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns found by their headings, shown in blue.</source>
        <translation>Столбцы найдены по заголовкам, они синие.</translation>
    </message>
    <message>
        <source>Columns found by what stands in them.</source>
        <translation>Столбцы найдены по содержимому.</translation>
    </message>
    <message>
        <source>Take in</source>
        <translation>Принять</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) marked red have to be mended first.</source>
        <translation>
            <numerusform>Сначала исправьте %n красную строку.</numerusform>
            <numerusform>Сначала исправьте %n красные строки.</numerusform>
            <numerusform>Сначала исправьте %n красных строк.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take in {0}</source>
        <translation>Принять {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) in doubt.</source>
        <translation>
            <numerusform>Под вопросом %n строка.</numerusform>
            <numerusform>Под вопросом %n строки.</numerusform>
            <numerusform>Под вопросом %n строк.</numerusform>
        </translation>
    </message>
    <message>
        <source>With FIDE’s rating list (Tournament, Rating lists…) a few letters of a name are enough.</source>
        <translation>С рейтинг-листом FIDE (Турнир, Рейтинг-листы…) хватит нескольких букв имени.</translation>
    </message>
    <message>
        <source>The lots have been drawn, so the order is fixed; data can be corrected. One more player would need the table for {0}.</source>
        <translation>Жеребьёвка проведена, порядок закрыт; данные можно исправлять. Ещё одному участнику нужна таблица на {0}.</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Не принимать</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) taken in.</source>
        <translation>
            <numerusform>Добавлен %n участник.</numerusform>
            <numerusform>Добавлены %n участника.</numerusform>
            <numerusform>Добавлено %n участников.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} becomes {1}?</source>
        <translation>{0} → {1}?</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) stay with the number; the journal keeps both names.</source>
        <translation>
            <numerusform>%n результат остаётся за номером; оба имени есть в журнале.</numerusform>
            <numerusform>%n результата остаются за номером; оба имени есть в журнале.</numerusform>
            <numerusform>%n результатов остаются за номером; оба имени есть в журнале.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>next player</source>
        <translation>следующий участник</translation>
    </message>
    <message>
        <source>next column</source>
        <translation>следующий столбец</translation>
    </message>
    <message>
        <source>paste a block</source>
        <translation>вставить список</translation>
    </message>
    <message>
        <source>move up</source>
        <translation>выше</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>удалить</translation>
    </message>
    <message>
        <source>clear the cell</source>
        <translation>очистить</translation>
    </message>
    <message>
        <source>No players yet. Type a name, or paste a list with Ctrl+V.</source>
        <translation>Участников пока нет. Введите имя или вставьте список: Ctrl+V.</translation>
    </message>
    <message>
        <source>The lots have been drawn, so the order is fixed; data can be corrected. A latecomer can take number {0}, which the table holds free.</source>
        <translation>Жеребьёвка проведена, порядок закрыт; данные можно исправлять. Опоздавший может взять номер {0}, он в таблице свободен.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Участники</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice</source>
        <translation>Упражнение</translation>
    </message>
    <message>
        <source>Things to try</source>
        <translation>Что попробовать</translation>
    </message>
    <message>
        <source>Back to the beginning</source>
        <translation>Вернуть к началу</translation>
    </message>
    <message>
        <source>Practice: {0} of {1} done</source>
        <translation>Упражнение: сделано {0} из {1}</translation>
    </message>
    <message>
        <source>{0} falls ill and leaves: {1}. Choose the name, read what would change, tick that the count is right, then accept.</source>
        <translation>{0} по болезни выбывает: {1}. Выберите имя, прочитайте, что изменится, отметьте «Число партий верно» и подтвердите.</translation>
    </message>
    <message>
        <source>Enter round {0}: {1}, then one key for each board. 1, 5 (draw) or 0.</source>
        <translation>Введите тур {0}: {1}, затем по клавише на доску. 1, 5 (ничья) или 0.</translation>
    </message>
    <message>
        <source>A wrong result: {0} and {1} drew in round {2}. Go to that round with {3}, to the board with the arrows, and type 5.</source>
        <translation>Неверный результат: {0} и {1} в туре {2} сыграли вничью. Перейдите к туру ({3}), стрелками к доске и введите 5.</translation>
    </message>
    <message>
        <source>A game is put off: choose a board of round {0} and press P.</source>
        <translation>Партия переносится: выберите доску тура {0} и нажмите P.</translation>
    </message>
    <message>
        <source>Who can still win? {0} shows it, and puts it away.</source>
        <translation>Кто ещё может победить? {0} показывает и убирает.</translation>
    </message>
    <message>
        <source>Print the next round: {0}. Without a printer it becomes a PDF.</source>
        <translation>Напечатайте следующий тур: {0}. Без принтера получится PDF.</translation>
    </message>
    <message>
        <source>Take the last step back: {0}.</source>
        <translation>Отмените последнее действие: {0}.</translation>
    </message>
</context>
<context>
    <name>PresetChoice</name>
    <message>
        <source>Preset</source>
        <translation>Образец</translation>
    </message>
    <message>
        <source>Own order</source>
        <translation>Свой порядок</translation>
    </message>
    <message>
        <source>The regulations name it before the first round.</source>
        <translation>Его называет положение до первого тура.</translation>
    </message>
    <message>
        <source>places are shared</source>
        <translation>места делятся</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить PDF…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Round sheet</source>
        <translation>Лист тура</translation>
    </message>
    <message>
        <source>Crosstable by number</source>
        <translation>Таблица по номерам</translation>
    </message>
    <message>
        <source>Crosstable by place</source>
        <translation>Таблица по местам</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение участников</translation>
    </message>
    <message>
        <source>Worksheet of the tie-breaks</source>
        <translation>Расчёт показателей</translation>
    </message>
    <message>
        <source>Rating and performance</source>
        <translation>Рейтинг и перформанс</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Стартовый список</translation>
    </message>
    <message>
        <source>Protocol of the lots</source>
        <translation>Протокол жеребьёвки</translation>
    </message>
    <message>
        <source>All rounds on one page</source>
        <translation>Все туры на одном листе</translation>
    </message>
    <message>
        <source>Each player’s calendar</source>
        <translation>Календари участников</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>по номерам</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>по фамилиям</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>по рейтингу</translation>
    </message>
    <message>
        <source>by federation</source>
        <translation>по федерациям</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Карточки результатов</translation>
    </message>
    <message>
        <source>Headings of score sheets</source>
        <translation>Шапки бланков партий</translation>
    </message>
    <message>
        <source>Place cards</source>
        <translation>Настольные таблички</translation>
    </message>
    <message>
        <source>Name badges</source>
        <translation>Бейджи</translation>
    </message>
    <message>
        <source>Numbers of the boards</source>
        <translation>Номера досок</translation>
    </message>
    <message>
        <source>Diplomas</source>
        <translation>Дипломы</translation>
    </message>
    <message>
        <source>For places</source>
        <translation>За места</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>всем</translation>
    </message>
    <message>
        <source>all rounds</source>
        <translation>все туры</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Участник</translation>
    </message>
    <message>
        <source>officials</source>
        <translation>судьи и секретари</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Для кого</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>На листе</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Шрифт</translation>
    </message>
    <message>
        <source>for the desk</source>
        <translation>для стола</translation>
    </message>
    <message>
        <source>large, for the wall</source>
        <translation>крупный, для стены</translation>
    </message>
    <message>
        <source>Crosstable by name</source>
        <translation>Таблица по алфавиту</translation>
    </message>
    <message>
        <source>Before the last round</source>
        <translation>Перед последним туром</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Test page of the printer</source>
        <translation>Пробная страница принтера</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>results, if any</source>
        <translation>с результатами, если есть</translation>
    </message>
    <message>
        <source>for the wall</source>
        <translation>для стены</translation>
    </message>
    <message>
        <source>for the wall, with points so far</source>
        <translation>для стены, с очками до тура</translation>
    </message>
    <message>
        <source>results and standings</source>
        <translation>результаты и положение</translation>
    </message>
    <message>
        <source>Round by player</source>
        <translation>Тур по алфавиту</translation>
    </message>
    <message>
        <source>Berger table by numbers</source>
        <translation>Таблица Бергера по номерам</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>пустая</translation>
    </message>
    <message>
        <source>with the results so far</source>
        <translation>с имеющимися результатами</translation>
    </message>
    <message>
        <source>Wall chart for a pen</source>
        <translation>Настенная таблица, от руки</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Check-in list</source>
        <translation>Регистрация участников</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Регламент</translation>
    </message>
    <message>
        <source>Prize list</source>
        <translation>Распределение призов</translation>
    </message>
    <message>
        <source>Report of the chief arbiter</source>
        <translation>Отчёт главного судьи</translation>
    </message>
    <message>
        <source>Event report (facts for IT3)</source>
        <translation>Отчёт о турнире (данные для IT3)</translation>
    </message>
    <message>
        <source>of this event</source>
        <translation>как в турнире</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Участников</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Экземпляры</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>No printer is set up on this computer; the sheet can be saved as PDF.</source>
        <translation>Принтера на этом компьютере нет; лист можно сохранить в PDF.</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Страница {0} из {1}</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить PDF</translation>
    </message>
    <message>
        <source>The sheet is in {0}</source>
        <translation>Лист в файле {0}</translation>
    </message>
    <message>
        <source>Sent to {0}</source>
        <translation>Отправлено на печать: {0}</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Round {0} is printed on {1}</source>
        <translation>Тур {0} отправлен на печать: {1}</translation>
    </message>
    <message>
        <source>No printer: the sheet of round {0} is in {1}</source>
        <translation>Принтера нет, лист тура {0} в файле {1}</translation>
    </message>
    <message>
        <source>No printer: the sheet is in {0}</source>
        <translation>Принтера нет, лист в файле {0}</translation>
    </message>
    <message>
        <source>The sheet is printed on {0}</source>
        <translation>Лист отправлен на печать: {0}</translation>
    </message>
    <message>
        <source>Round {0} is copied as text.</source>
        <translation>Тур {0} скопирован текстом.</translation>
    </message>
    <message>
        <source>Round {0} is copied as a picture.</source>
        <translation>Тур {0} скопирован картинкой.</translation>
    </message>
</context>
<context>
    <name>PrizeWords</name>
    <message>
        <source>no sharing: by place</source>
        <translation>без дележа, по местам</translation>
    </message>
    <message>
        <source>equal shares</source>
        <translation>поровну</translation>
    </message>
    <message>
        <source>Hort’s system</source>
        <translation>система Горта</translation>
    </message>
    <message>
        <source>Everybody gets the prize of his place; only who shares a place shares its prizes.</source>
        <translation>Каждый получает приз за своё место; делят призы только те, кто делит место.</translation>
    </message>
    <message>
        <source>Players level on points divide the prizes of their places equally.</source>
        <translation>Участники с равными очками делят призы своих мест поровну.</translation>
    </message>
    <message>
        <source>Players level on points get half of the prize of their place, and an equal share of the other halves.</source>
        <translation>Участники с равными очками получают половину приза за своё место и равную долю остальных половин.</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Приз</translation>
    </message>
    <message>
        <source>As it stands now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Получает</translation>
    </message>
    <message>
        <source>Prize of place {0}</source>
        <translation>Приз за место {0}</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Призы</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Enter prizes</source>
        <translation>Записать призы</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валюта</translation>
    </message>
    <message>
        <source>Level on points</source>
        <translation>При равных очках</translation>
    </message>
    <message>
        <source>Special prizes</source>
        <translation>Специальные призы</translation>
    </message>
    <message>
        <source>Sum {0}</source>
        <translation>Сумма {0}</translation>
    </message>
    <message>
        <source>cents left over go to those placed first</source>
        <translation>остаток по 0,01 – занявшим места выше</translation>
    </message>
    <message>
        <source>more prizes than players: {0} stay</source>
        <translation>призов больше, чем участников: остаётся {0}</translation>
    </message>
    <message>
        <source>Place {0}: {1}</source>
        <translation>Место {0}: {1}</translation>
    </message>
    <message>
        <source>Say what the special prize is for.</source>
        <translation>Укажите, за что специальный приз.</translation>
    </message>
    <message>
        <source>Best junior</source>
        <translation>Лучший юниор</translation>
    </message>
    <message>
        <source>Special prize {0}</source>
        <translation>Специальный приз {0}</translation>
    </message>
    <message>
        <source>Amount of special prize {0}</source>
        <translation>Сумма специального приза {0}</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>Winner of special prize {0}</source>
        <translation>Кому специальный приз {0}</translation>
    </message>
</context>
<context>
    <name>ProblemBar</name>
    <message>
        <source>Problem with the file</source>
        <translation>Неполадка с файлом</translation>
    </message>
    <message>
        <source>Saving takes long.</source>
        <translation>Сохранение идёт долго.</translation>
    </message>
    <message>
        <source>Entries since {0} are not on the disk yet. You can go on working.</source>
        <translation>Введённое с {0} ещё не на диске. Работать можно.</translation>
    </message>
    <message>
        <source>Read only.</source>
        <translation>Только чтение.</translation>
    </message>
    <message>
        <source>Nobody else has the tournament open any more ({0} had). You can work on it here.</source>
        <translation>Больше никто не держит турнир открытым (держал: {0}). С ним можно работать здесь.</translation>
    </message>
    <message>
        <source>The tournament is open on another computer, or was when that was cut off: {0}.</source>
        <translation>Турнир открыт на другом компьютере или был открыт, когда тот отключился: {0}.</translation>
    </message>
    <message>
        <source>The tournament is open elsewhere: {0}. Save it elsewhere to work on it.</source>
        <translation>Турнир открыт в другом месте: {0}. Чтобы работать с ним, сохраните его в другом файле.</translation>
    </message>
    <message>
        <source>The file can’t be changed here. Save it elsewhere to work on it.</source>
        <translation>Файл здесь изменить нельзя. Чтобы работать с ним, сохраните его в другом файле.</translation>
    </message>
    <message>
        <source>The file was changed by another program.</source>
        <translation>Файл изменила другая программа.</translation>
    </message>
    <message>
        <source>The file is no longer there: {0}.</source>
        <translation>Файла больше нет: {0}.</translation>
    </message>
    <message>
        <source>The file can’t be written.</source>
        <translation>Файл не записывается.</translation>
    </message>
    <message>
        <source>The file can’t be written: {0}.</source>
        <translation>Файл не записывается: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) since {0} only in memory. Nothing was written over it; save elsewhere.</source>
        <translation>
            <numerusform>%n запись с {0} только в памяти. Поверх ничего не записано; сохраните в другом месте.</numerusform>
            <numerusform>%n записи с {0} только в памяти. Поверх ничего не записано; сохраните в другом месте.</numerusform>
            <numerusform>%n записей с {0} только в памяти. Поверх ничего не записано; сохраните в другом месте.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) since {0} only in memory. Make room or save elsewhere; you can go on working.</source>
        <translation>
            <numerusform>%n действие с {0} только в памяти. Освободите место или сохраните в другом месте; работать можно.</numerusform>
            <numerusform>%n действия с {0} только в памяти. Освободите место или сохраните в другом месте; работать можно.</numerusform>
            <numerusform>%n действий с {0} только в памяти. Освободите место или сохраните в другом месте; работать можно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) since {0} only in memory. Try again or save elsewhere; you can go on working.</source>
        <translation>
            <numerusform>%n запись с {0} только в памяти. Повторите или сохраните в другом месте; работать можно дальше.</numerusform>
            <numerusform>%n записи с {0} только в памяти. Повторите или сохраните в другом месте; работать можно дальше.</numerusform>
            <numerusform>%n записей с {0} только в памяти. Повторите или сохраните в другом месте; работать можно дальше.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Work here</source>
        <translation>Работать здесь</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Сохранить в другом месте…</translation>
    </message>
</context>
<context>
    <name>PutOff</name>
    <message>
        <source>Put off to another day</source>
        <translation>Перенос на другой день</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Put off</source>
        <translation>Перенести</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;День</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Время</translation>
    </message>
    <message>
        <source>Type a day like 16.05.2026 and a time like 10:00, or no time.</source>
        <translation>Введите день, например 16.05.2026, и время, например 10:00, или без времени.</translation>
    </message>
</context>
<context>
    <name>PutOffList</name>
    <message>
        <source>Until</source>
        <translation>До</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>no day</source>
        <translation>без даты</translation>
    </message>
    <message>
        <source>{0}, overdue</source>
        <translation>{0}, просрочена</translation>
    </message>
    <message>
        <source>Games put off</source>
        <translation>Перенесённые партии</translation>
    </message>
    <message>
        <source>Another &amp;day…</source>
        <translation>Другой &amp;день…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>К доске</translation>
    </message>
    <message>
        <source>No game is put off. On a board P marks it postponed, A adjourned, E early.</source>
        <translation>Перенесённых партий нет. На доске P – перенесена, A – отложена, E – досрочно.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) put off</source>
        <translation>
            <numerusform>Перенесена %n партия</numerusform>
            <numerusform>Перенесены %n партии</numerusform>
            <numerusform>Перенесено %n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overdue</source>
        <translation>
            <numerusform>просрочена %n</numerusform>
            <numerusform>просрочены %n</numerusform>
            <numerusform>просрочено %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Rating and norms</source>
        <translation>Рейтинг и нормы</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Print all…</source>
        <translation>Печать всех…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>by rule</source>
        <comment>the factor K</comment>
        <translation>по правилу</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Участник</translation>
    </message>
    <message>
        <source>&amp;K</source>
        <comment>the factor K</comment>
        <translation>&amp;K</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Скопировано.</translation>
    </message>
    <message>
        <source>Norms by FIDE’s Title Regulations of January 2024, all games of the round robin counted. It is a watch and no certificate: earlier titles, federations at the time and the dates of the lists are for the chief arbiter to check.</source>
        <translation>Нормы по Правилам FIDE о званиях от января 2024 года, считая все партии кругового турнира. Это наблюдение, а не справка: прежние звания, тогдашние федерации и даты списков проверяет главный судья.</translation>
    </message>
    <message>
        <source>There is no norm above the title that the player has.</source>
        <translation>Нормы выше звания участника нет.</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Нормы</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Перформанс</translation>
    </message>
    <message>
        <source>No game over the board against a rated opponent yet.</source>
        <translation>Партий за доской с соперником, имеющим рейтинг, ещё нет.</translation>
    </message>
    <message numerus="yes">
        <source>{0} = {1} {2}: the mean rating of %n opponent(s), and what {3} points are worth.</source>
        <comment>2259 = 2203 + 56</comment>
        <translation>
            <numerusform>{0} = {1} {2}: рейтинг %n соперника и надбавка за очки ({3}).</numerusform>
            <numerusform>{0} = {1} {2}: средний рейтинг %n соперников и надбавка за очки ({3}).</numerusform>
            <numerusform>{0} = {1} {2}: средний рейтинг %n соперников и надбавка за очки ({3}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating change</source>
        <translation>Изменение рейтинга</translation>
    </message>
    <message>
        <source>The player has no FIDE rating, so none changes.</source>
        <translation>Рейтинга FIDE у участника нет, меняться нечему.</translation>
    </message>
    <message>
        <source>No rated game yet.</source>
        <translation>Партий с обсчётом ещё нет.</translation>
    </message>
    <message>
        <source>capped at 400</source>
        <comment>a difference of ratings</comment>
        <translation>не больше 400</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Ожидалось</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разность</translation>
    </message>
    <message>
        <source>{0} {1}: {2} × {3} = {4}.</source>
        <comment>2200 +3: 20 × +0.15 = +3</comment>
        <translation>{0} {1}: {2} × {3} = {4}.</translation>
    </message>
    <message>
        <source>Only games in which both made a move and both have a FIDE rating (FIDE Rating Regulations 8.3, March 2024). FIDE adds up a whole period and rounds once.</source>
        <translation>Только партии, где оба сделали ход и оба имеют рейтинг FIDE (Правила рейтинга FIDE 8.3, март 2024 года). FIDE складывает весь период и округляет один раз.</translation>
    </message>
    <message>
        <source>K {0}, as chosen.</source>
        <translation>K {0}, как выбрано.</translation>
    </message>
    <message>
        <source>K {0}, because the rating is 2400 or more.</source>
        <translation>K {0}: рейтинг 2400 или выше.</translation>
    </message>
    <message>
        <source>K {0}, because the player is under age and rated below 2300.</source>
        <translation>K {0}: возраст до 18 лет и рейтинг ниже 2300.</translation>
    </message>
    <message>
        <source>K {0}, the usual one. It is 40 for a new player until 30 games, and 10 for who once had 2400; the list can’t tell.</source>
        <translation>K {0}, обычный. У нового игрока до 30 партий он 40, у имевшего однажды 2400 – 10; по списку этого не видно.</translation>
    </message>
    <message>
        <source>{0} norm</source>
        <comment>title</comment>
        <translation>Норма {0}</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Условие</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>нужно</translation>
    </message>
    <message>
        <source>found</source>
        <translation>есть</translation>
    </message>
    <message>
        <source>For the average one opponent counts with {1} instead of {0} (1.4.6).</source>
        <translation>Для среднего один соперник считается с {1} вместо {0} (1.4.6).</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>Other federations</source>
        <translation>Другие федерации</translation>
    </message>
    <message>
        <source>From the own federation, at most</source>
        <translation>Из своей федерации, не больше</translation>
    </message>
    <message>
        <source>From one federation, at most</source>
        <translation>Из одной федерации, не больше</translation>
    </message>
    <message>
        <source>Opponents with a title</source>
        <translation>Соперники со званием</translation>
    </message>
    <message>
        <source>Opponents with this title or a higher one</source>
        <translation>Соперники с этим званием или выше</translation>
    </message>
    <message>
        <source>Average rating of the opponents</source>
        <translation>Средний рейтинг соперников</translation>
    </message>
    <message>
        <source>fulfilled</source>
        <translation>выполнено</translation>
    </message>
    <message>
        <source>too many</source>
        <translation>слишком много</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>не хватает</translation>
    </message>
    <message>
        <source>Not possible here: a condition is not fulfilled.</source>
        <translation>Здесь невозможно: условие не выполнено.</translation>
    </message>
    <message>
        <source>Not possible here: even all points are too few.</source>
        <translation>Здесь невозможно: мало даже всех очков.</translation>
    </message>
    <message numerus="yes">
        <source>Needs {0} of {1}, has {2}; %n game(s) left.</source>
        <comment>points of games; 4½ of 9</comment>
        <translation>
            <numerusform>Нужно {0} из {1}, есть {2}; осталась %n партия.</numerusform>
            <numerusform>Нужно {0} из {1}, есть {2}; остались %n партии.</numerusform>
            <numerusform>Нужно {0} из {1}, есть {2}; осталось %n партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>The points are made.</source>
        <translation>Очки набраны.</translation>
    </message>
    <message>
        <source>It can’t be reached any more.</source>
        <translation>Уже недостижимо.</translation>
    </message>
</context>
<context>
    <name>RatingLists</name>
    <message>
        <source>FIDE list</source>
        <translation>Список FIDE</translation>
    </message>
    <message>
        <source>FIDE list, standard</source>
        <translation>Список FIDE, классические</translation>
    </message>
    <message>
        <source>FIDE list, rapid</source>
        <translation>Список FIDE, быстрые</translation>
    </message>
    <message>
        <source>FIDE list, blitz</source>
        <translation>Список FIDE, блиц</translation>
    </message>
    <message>
        <source>{0}: {1}, older than two months</source>
        <translation>{0}: {1}, старше двух месяцев</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <comment>name of a rating list, its month</comment>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Рейтинг-листы</translation>
    </message>
    <message>
        <source>How far the list is loaded</source>
        <translation>Ход загрузки списка</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>&amp;Load a list…</source>
        <translation>&amp;Загрузить список…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>FIDE publishes its list each month at ratings.fide.com under Download: take the one with standard, rapid and blitz, as TXT or XML, and load the zip as it is. Lists of federations are loaded as .csv, .xlsx or .xls with headings such as ID_No, Name, Rtg_Nat. Nothing is sent anywhere.</source>
        <translation>FIDE каждый месяц выкладывает список на ratings.fide.com, раздел Download: возьмите тот, где standard, rapid и blitz вместе, TXT или XML, и загрузите zip как есть. Списки федераций загружаются в .csv, .xlsx или .xls с заголовками вроде ID_No, Name, Rtg_Nat. Никуда ничего не отправляется.</translation>
    </message>
    <message>
        <source>No rating list has been loaded yet.</source>
        <translation>Рейтинг-листы ещё не загружены.</translation>
    </message>
    <message>
        <source>Names that are typed are looked up in these lists.</source>
        <translation>Вводимые имена ищутся в этих списках.</translation>
    </message>
    <message>
        <source>{0} is older than two months. Load the present one.</source>
        <translation>{0}: старше двух месяцев. Загрузите нынешний.</translation>
    </message>
    <message>
        <source>Names that are typed are looked up in: {0}.</source>
        <translation>Вводимые имена ищутся здесь: {0}.</translation>
    </message>
    <message>
        <source>Load a rating list</source>
        <translation>Загрузить рейтинг-лист</translation>
    </message>
    <message>
        <source>Loading {0}…</source>
        <translation>Загрузка {0}…</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Loaded: {0}, {1}.</source>
        <translation>Загружено: {0}, {1}.</translation>
    </message>
    <message>
        <source>Removed: {0}.</source>
        <translation>Убрано: {0}.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Месяц</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроков</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation>Из файла</translation>
    </message>
    <message>
        <source>{0}, old</source>
        <translation>{0}, старый</translation>
    </message>
    <message>
        <source>{0} (date of the file)</source>
        <translation>{0} (дата файла)</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>&amp;Reason, in one line</source>
        <translation>&amp;Причина одной строкой</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
</context>
<context>
    <name>RegulationSwitches</name>
    <message>
        <source>Players without a rating</source>
        <translation>Участники без рейтинга</translation>
    </message>
    <message>
        <source>not said: ratings break no tie</source>
        <translation>не указано: рейтинг мест не определяет</translation>
    </message>
    <message>
        <source>count with a rating of</source>
        <translation>считаются с рейтингом</translation>
    </message>
    <message>
        <source>are left out</source>
        <translation>не учитываются</translation>
    </message>
    <message>
        <source>Rating assumed</source>
        <translation>Условный рейтинг</translation>
    </message>
    <message>
        <source>Forfeit wins count as played (article 15.2 to the letter)</source>
        <translation>Победы без игры считаются сыгранными (статья 15.2 буквально)</translation>
    </message>
    <message>
        <source>FIDE’s own checker does not count them.</source>
        <translation>Проверочная программа FIDE их не считает.</translation>
    </message>
    <message>
        <source>Koya’s line moves by the value of a draw</source>
        <translation>Граница Койя сдвигается на цену ничьей</translation>
    </message>
    <message>
        <source>Otherwise by half a point, as FIDE’s own checker does it.</source>
        <translation>Иначе на пол-очка, как в проверочной программе FIDE.</translation>
    </message>
</context>
<context>
    <name>Restore</name>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n результат</numerusform>
            <numerusform>%n результата</numerusform>
            <numerusform>%n результатов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n участник</numerusform>
            <numerusform>%n участника</numerusform>
            <numerusform>%n участников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n место</numerusform>
            <numerusform>%n места</numerusform>
            <numerusform>%n мест</numerusform>
        </translation>
    </message>
    <message>
        <source>Lots, rules and data</source>
        <translation>Жеребьёвка, правила и данные</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would go</source>
        <translation>
            <numerusform>%n результат пропал бы</numerusform>
            <numerusform>%n результата пропали бы</numerusform>
            <numerusform>%n результатов пропало бы</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) would stand otherwise</source>
        <translation>
            <numerusform>%n партия была бы другой</numerusform>
            <numerusform>%n партии были бы другими</numerusform>
            <numerusform>%n партий были бы другими</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) would be changed</source>
        <translation>
            <numerusform>%n участник был бы изменён</numerusform>
            <numerusform>%n участника были бы изменены</numerusform>
            <numerusform>%n участников было бы изменено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) would change</source>
        <translation>
            <numerusform>%n место изменилось бы</numerusform>
            <numerusform>%n места изменились бы</numerusform>
            <numerusform>%n мест изменилось бы</numerusform>
        </translation>
    </message>
    <message>
        <source>Results and players would stay; rules or data would change.</source>
        <translation>Результаты и участники остались бы; изменились бы правила или данные.</translation>
    </message>
    <message>
        <source>This state says the same as now.</source>
        <translation>В этом состоянии всё как сейчас.</translation>
    </message>
    <message>
        <source>{0}, cycle {1}</source>
        <translation>{0}, круг {1}</translation>
    </message>
    <message>
        <source>in the list</source>
        <translation>в списке</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Номера</translation>
    </message>
    <message>
        <source>Rounds, boards and colours</source>
        <translation>Туры, доски и цвета</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Соревнование</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Регламент</translation>
    </message>
    <message>
        <source>Dates of the rounds</source>
        <translation>Даты туров</translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation>без жеребьёвки</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>по жеребьёвке</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n тур</numerusform>
            <numerusform>%n тура</numerusform>
            <numerusform>%n туров</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore an earlier state</source>
        <translation>Вернуть прежнее состояние</translation>
    </message>
    <message>
        <source>Earlier states</source>
        <translation>Прежние состояния</translation>
    </message>
    <message>
        <source>What would be different</source>
        <translation>Что было бы иначе</translation>
    </message>
    <message>
        <source>Open as a copy</source>
        <translation>Открыть как копию</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Looking for earlier states …</source>
        <translation>Поиск прежних состояний…</translation>
    </message>
    <message>
        <source>There is no earlier state yet.</source>
        <translation>Прежних состояний ещё нет.</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>This state is damaged and can’t be opened. Take another.</source>
        <translation>Это состояние повреждено и не открывается. Возьмите другое.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would go with the state of {0}.</source>
        <translation>
            <numerusform>С состоянием на {0} пропал бы %n результат.</numerusform>
            <numerusform>С состоянием на {0} пропали бы %n результата.</numerusform>
            <numerusform>С состоянием на {0} пропало бы %n результатов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo brings them back. The state of now is kept before.</source>
        <translation>«Отменить» вернёт их. Нынешнее состояние сначала сохраняется.</translation>
    </message>
    <message>
        <source>Keep the results</source>
        <translation>Оставить результаты</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Повод</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>damaged, can’t be read</source>
        <translation>повреждено, не читается</translation>
    </message>
    <message>
        <source>both places</source>
        <translation>в обоих местах</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>у второй копии</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>этот компьютер</translation>
    </message>
    <message>
        <source>{0} kB</source>
        <translation>{0} кБ</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Тогда</translation>
    </message>
    <message>
        <source>round {0} complete</source>
        <translation>тур {0} закончен</translation>
    </message>
    <message>
        <source>after so many entries</source>
        <translation>по числу записей</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>перед импортом</translation>
    </message>
    <message>
        <source>before a restore</source>
        <translation>перед возвратом</translation>
    </message>
    <message>
        <source>at closing</source>
        <translation>при закрытии</translation>
    </message>
</context>
<context>
    <name>ResultKeys</name>
    <message>
        <source>1 home won, 0 away won, 5 draw</source>
        <translation>1 победа хозяев, 0 гостей, 5 ничья</translation>
    </message>
    <message>
        <source>1 home won, 2 away won, 3 draw</source>
        <translation>1 победа хозяев, 2 гостей, 3 ничья</translation>
    </message>
    <message>
        <source>F10 home won, F11 draw, F12 away won</source>
        <translation>F10 победа хозяев, F11 ничья, F12 гостей</translation>
    </message>
    <message>
        <source>+ home won, − away won, = draw</source>
        <translation>+ победа хозяев, − гостей, = ничья</translation>
    </message>
    <message>
        <source>1 White won, 0 Black won, 5 draw</source>
        <translation>1 победа белых, 0 чёрных, 5 ничья</translation>
    </message>
    <message>
        <source>1 White won, 2 Black won, 3 draw</source>
        <translation>1 победа белых, 2 чёрных, 3 ничья</translation>
    </message>
    <message>
        <source>F10 White won, F11 draw, F12 Black won</source>
        <translation>F10 победа белых, F11 ничья, F12 чёрных</translation>
    </message>
    <message>
        <source>+ White won, − Black won, = draw</source>
        <translation>+ победа белых, − чёрных, = ничья</translation>
    </message>
</context>
<context>
    <name>ResultMenu</name>
    <message>
        <source>Arbiter’s decision, not rated</source>
        <translation>Решение судьи, без обсчёта</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Перенесена</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <translation>Отложена</translation>
    </message>
    <message>
        <source>To be played early</source>
        <translation>Будет сыграна досрочно</translation>
    </message>
    <message>
        <source>Put off to a day…</source>
        <translation>Перенести на день…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Убрать</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Home won</source>
        <translation>Победа хозяев</translation>
    </message>
    <message>
        <source>Away won</source>
        <translation>Победа гостей</translation>
    </message>
    <message>
        <source>Away did not appear</source>
        <translation>Гости не явились</translation>
    </message>
    <message>
        <source>Home did not appear</source>
        <translation>Хозяева не явились</translation>
    </message>
    <message>
        <source>Half a point at home, none away</source>
        <translation>Хозяевам ½, гостям 0</translation>
    </message>
    <message>
        <source>None at home, half a point away</source>
        <translation>Хозяевам 0, гостям ½</translation>
    </message>
    <message>
        <source>Home won, not rated</source>
        <translation>Победа хозяев, без обсчёта</translation>
    </message>
    <message>
        <source>Away won, not rated</source>
        <translation>Победа гостей, без обсчёта</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Победа белых</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Победа чёрных</translation>
    </message>
    <message>
        <source>Black did not appear</source>
        <translation>Чёрные не явились</translation>
    </message>
    <message>
        <source>White did not appear</source>
        <translation>Белые не явились</translation>
    </message>
    <message>
        <source>Neither appeared</source>
        <translation>Не явились оба</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>Поражение обоим</translation>
    </message>
    <message>
        <source>Half a point for White, none for Black</source>
        <translation>Белым ½, чёрным 0</translation>
    </message>
    <message>
        <source>None for White, half a point for Black</source>
        <translation>Белым 0, чёрным ½</translation>
    </message>
    <message>
        <source>White won, not rated</source>
        <translation>Победа белых, без обсчёта</translation>
    </message>
    <message>
        <source>Draw, not rated</source>
        <translation>Ничья, без обсчёта</translation>
    </message>
    <message>
        <source>Black won, not rated</source>
        <translation>Победа чёрных, без обсчёта</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Хозяева</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Гости</translation>
    </message>
    <message>
        <source>arbiter’s decision</source>
        <translation>решение судьи</translation>
    </message>
    <message>
        <source>not rated</source>
        <translation>без обсчёта</translation>
    </message>
    <message>
        <source>{0}, arbiter’s decision</source>
        <translation>{0}, решение судьи</translation>
    </message>
    <message>
        <source>open</source>
        <translation>не закончена</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} на {1}</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>перенесена</translation>
    </message>
    <message>
        <source>early</source>
        <comment>a game to be played before its round</comment>
        <translation>досрочно</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>отложена</translation>
    </message>
    <message>
        <source>agrees</source>
        <comment>the second entry of a board</comment>
        <translation>совпадает</translation>
    </message>
    <message>
        <source>differs, kept</source>
        <comment>the second entry of a board</comment>
        <translation>иначе, оставлено</translation>
    </message>
    <message>
        <source>corrected</source>
        <comment>the second entry of a board</comment>
        <translation>исправлено</translation>
    </message>
</context>
<context>
    <name>RoundDates</name>
    <message>
        <source>Dates of the rounds</source>
        <translation>Даты туров</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Убрать все</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>There is no day left to play on.</source>
        <translation>Не осталось дней для игры.</translation>
    </message>
    <message>
        <source>The event lasts from {0} to {1}</source>
        <translation>Соревнование длится с {0} по {1}</translation>
    </message>
    <message>
        <source>{0} It can be saved all the same.</source>
        <translation>{0} Сохранить всё же можно.</translation>
    </message>
    <message>
        <source>No round has a day.</source>
        <translation>Ни у одного тура нет даты.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) without a day.</source>
        <translation>
            <numerusform>%n тур без даты.</numerusform>
            <numerusform>%n тура без даты.</numerusform>
            <numerusform>%n туров без даты.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} on {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0} from {1} to {2}</source>
        <translation>{0}: с {1} по {2}</translation>
    </message>
    <message>
        <source>Round {0}: “{1}” is not a time. Write it as 15:00 or 15.00.</source>
        <translation>Тур {0}: «{1}» – не время. Напишите 15:00 или 15.00.</translation>
    </message>
    <message>
        <source>Round {0} has a time and no day.</source>
        <translation>Тур {0}: есть время, но нет даты.</translation>
    </message>
    <message>
        <source>Round {0}: there is no day before it to count “{1}” from.</source>
        <translation>Тур {0}: перед ним нет даты, от которой считать «{1}».</translation>
    </message>
    <message>
        <source>Round {0}: “{1}” is not a day. Write it as 6.5. or 6.5.2026, or +1.</source>
        <translation>Тур {0}: «{1}» – не дата. Напишите 6.5., 6.5.2026 или +1.</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>not a day</source>
        <translation>не дата</translation>
    </message>
    <message>
        <source>not a time</source>
        <translation>не время</translation>
    </message>
    <message>
        <source>no day</source>
        <translation>нет даты</translation>
    </message>
    <message>
        <source>before round {0}</source>
        <translation>раньше тура {0}</translation>
    </message>
    <message>
        <source>at the same time as round {0}</source>
        <translation>одновременно с туром {0}</translation>
    </message>
    <message>
        <source>before the first day of the event</source>
        <translation>раньше первого дня соревнования</translation>
    </message>
    <message>
        <source>after the last day of the event</source>
        <translation>позже последнего дня соревнования</translation>
    </message>
    <message>
        <source>Round {0} lies {1}.</source>
        <translation>Тур {0}: {1}.</translation>
    </message>
    <message>
        <source>ddd d MMMM yyyy</source>
        <comment>day of the week, day, month, year</comment>
        <translation>ddd, d MMMM yyyy</translation>
    </message>
    <message>
        <source>Days and times of the rounds</source>
        <translation>Даты и время туров</translation>
    </message>
</context>
<context>
    <name>RoundPlan</name>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>every day</source>
        <translation>каждый день</translation>
    </message>
    <message>
        <source>the same day of the week</source>
        <translation>в тот же день недели</translation>
    </message>
    <message numerus="yes">
        <source>every %n day(s)</source>
        <translation>
            <numerusform>раз в %n день</numerusform>
            <numerusform>раз в %n дня</numerusform>
            <numerusform>раз в %n дней</numerusform>
        </translation>
    </message>
    <message>
        <source>Time of the first round</source>
        <translation>Время первого тура</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Первый тур</translation>
    </message>
    <message>
        <source>Rounds a day</source>
        <translation>Туров в день</translation>
    </message>
    <message>
        <source>Their times</source>
        <translation>Их время</translation>
    </message>
    <message>
        <source>Days of play</source>
        <translation>Игровые дни</translation>
    </message>
    <message>
        <source>Rest day</source>
        <translation>Выходной</translation>
    </message>
    <message>
        <source>Rounds a day: 2, or day by day 1 2 2. Rest day: after round 5, or on 12.5.; several with a comma.</source>
        <translation>Туров в день: 2 или по дням 1 2 2. Выходной: после тура 5 или 12.5.; несколько – через запятую.</translation>
    </message>
    <message>
        <source>All from the first round</source>
        <translation>Все туры от первого</translation>
    </message>
    <message>
        <source>“{0}” is not a time. Write it as 15:00 or 15.00.</source>
        <translation>«{0}» – не время. Напишите 15:00 или 15.00.</translation>
    </message>
    <message>
        <source>“{0}” is no number of rounds a day. Write 2, or day by day 1 2 2.</source>
        <translation>«{0}» – не число туров в день. Напишите 2 или по дням 1 2 2.</translation>
    </message>
    <message>
        <source>“{0}” are not times in order. Write them as 10:00 16:00.</source>
        <translation>«{0}» – не время по порядку. Напишите 10:00 16:00.</translation>
    </message>
    <message>
        <source>“{0}” is no rest day. Write the round it comes after, like 5, or a day, like 12.5.</source>
        <translation>«{0}» – не выходной. Напишите тур, после которого он будет, например 5, или дату, например 12.5.</translation>
    </message>
</context>
<context>
    <name>RoundStepper</name>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Тур {0} из {1}</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Round {0}: {1} of {2} reported</source>
        <translation>Тур {0}: результатов {1} из {2}</translation>
    </message>
</context>
<context>
    <name>Salvage</name>
    <message>
        <source>A damaged file</source>
        <translation>Повреждённый файл</translation>
    </message>
    <message>
        <source>What can be read</source>
        <translation>Что читается</translation>
    </message>
    <message>
        <source>What is lost</source>
        <translation>Что потеряно</translation>
    </message>
    <message>
        <source>Newest earlier state</source>
        <translation>Последнее прежнее состояние</translation>
    </message>
    <message>
        <source>What can be read and what is lost</source>
        <translation>Что читается и что потеряно</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Open the &amp;earlier state</source>
        <translation>Открыть &amp;прежнее состояние</translation>
    </message>
    <message>
        <source>Open what can be &amp;read</source>
        <translation>Открыть то, что &amp;читается</translation>
    </message>
    <message>
        <source>{0} is damaged: {1}. It stays as it is.</source>
        <translation>{0}: файл повреждён ({1}). Он остаётся как есть.</translation>
    </message>
    <message>
        <source>{0} is damaged. It stays as it is.</source>
        <translation>{0}: файл повреждён. Он остаётся как есть.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries, kept {0}, {1}.</source>
        <translation>
            <numerusform>%n запись, сохранено {0}, {1}.</numerusform>
            <numerusform>%n записи, сохранено {0}, {1}.</numerusform>
            <numerusform>%n записей, сохранено {0}, {1}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SecondCopy</name>
    <message>
        <source>Second copy…</source>
        <translation>Вторая копия…</translation>
    </message>
    <message>
        <source>Second copy</source>
        <translation>Вторая копия</translation>
    </message>
    <message>
        <source>A folder on a stick or another disk gets a copy of every tournament, a second or two after each entry, and earlier states beside it. A stick may be taken out and put back at any time.</source>
        <translation>В папку на флешке или другом диске пишется копия каждого турнира, через секунду-две после каждого ввода, а рядом – прежние состояния. Флешку можно вынуть и вставить в любое время.</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Выбрать папку…</translation>
    </message>
    <message>
        <source>No second copy</source>
        <translation>Без второй копии</translation>
    </message>
    <message>
        <source>Folder for the second copy</source>
        <translation>Папка для второй копии</translation>
    </message>
    <message>
        <source>second copy away</source>
        <translation>вторая копия недоступна</translation>
    </message>
    <message>
        <source>second copy not written</source>
        <translation>вторая копия не записана</translation>
    </message>
    <message>
        <source>Second copy (away)…</source>
        <translation>Вторая копия (недоступна)…</translation>
    </message>
    <message>
        <source>Second copy (not written)…</source>
        <translation>Вторая копия (не записана)…</translation>
    </message>
    <message>
        <source>Second copy (on)…</source>
        <translation>Вторая копия (включена)…</translation>
    </message>
    <message>
        <source>No place has been named.</source>
        <translation>Место не указано.</translation>
    </message>
    <message>
        <source>The tournament itself lies in this folder, so no copy is made there. Choose a folder on another disk or stick.</source>
        <translation>В этой папке лежит сам турнир, поэтому копии там нет. Выберите папку на другом диске или флешке.</translation>
    </message>
    <message>
        <source>The folder is not there. What is missing is written as soon as it is back.</source>
        <translation>Папки нет на месте. Недостающее запишется, как только она появится.</translation>
    </message>
    <message>
        <source>The copy is being written.</source>
        <translation>Копия записывается.</translation>
    </message>
    <message>
        <source>The copy is made with the next entry.</source>
        <translation>Копия появится при следующем вводе.</translation>
    </message>
    <message>
        <source>{0} holds everything, written {1}.</source>
        <translation>{0}: есть всё, записано {1}.</translation>
    </message>
    <message>
        <source>{0} was last written at {1}.</source>
        <translation>{0}: последний раз записано {1}.</translation>
    </message>
</context>
<context>
    <name>SecondEntry</name>
    <message>
        <source>Round {0} has no result yet: there is nothing to type again.</source>
        <translation>В туре {0} результатов ещё нет: повторно вводить нечего.</translation>
    </message>
    <message numerus="yes">
        <source>The second entry of round {0} is left after %n board(s).</source>
        <translation>
            <numerusform>Повторный ввод тура {0} прерван после %n доски.</numerusform>
            <numerusform>Повторный ввод тура {0} прерван после %n досок.</numerusform>
            <numerusform>Повторный ввод тура {0} прерван после %n досок.</numerusform>
        </translation>
    </message>
    <message>
        <source>First decide: Enter takes the new entry, Esc keeps the old.</source>
        <translation>Сначала решите: Enter – взять новый ввод, Esc – оставить прежний.</translation>
    </message>
    <message>
        <source>Every board has been typed again. Esc leaves, Alt+Right goes to the next round.</source>
        <translation>Все доски введены повторно. Esc – выход, Alt+→ – следующий тур.</translation>
    </message>
    <message>
        <source>Here only what stands on the sheets is typed.</source>
        <translation>Здесь вводится только то, что стоит на бланках.</translation>
    </message>
    <message>
        <source>Second entry, round {0}</source>
        <translation>Повторный ввод, тур {0}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Type each result again, as it stands on the sheets. Nothing is changed.</source>
        <translation>Введите каждый результат ещё раз, как на бланках. Ничего не изменится.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) agree</source>
        <translation>
            <numerusform>Совпадает %n доска</numerusform>
            <numerusform>Совпадают %n доски</numerusform>
            <numerusform>Совпадает %n досок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corrected</source>
        <comment>boards</comment>
        <translation>
            <numerusform>исправлена %n</numerusform>
            <numerusform>исправлены %n</numerusform>
            <numerusform>исправлено %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept although different</source>
        <comment>boards</comment>
        <translation>
            <numerusform>с расхождением оставлена %n</numerusform>
            <numerusform>с расхождением оставлены %n</numerusform>
            <numerusform>с расхождением оставлено %n</numerusform>
        </translation>
    </message>
    <message>
        <source>left: {0}</source>
        <comment>boards</comment>
        <translation>остались: {0}</translation>
    </message>
    <message>
        <source>Board {0} differs.</source>
        <translation>Доска {0}: расхождение.</translation>
    </message>
    <message>
        <source>It was still out; now typed: {0}.</source>
        <translation>Результата не было; теперь введено: {0}.</translation>
    </message>
    <message>
        <source>First entered: {0}. Now typed: {1}.</source>
        <translation>Сначала введено: {0}. Теперь введено: {1}.</translation>
    </message>
    <message>
        <source>Take the new one</source>
        <translation>Взять новый</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>SideDock</name>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>До жеребьёвки</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n замечание</numerusform>
            <numerusform>%n замечания</numerusform>
            <numerusform>%n замечаний</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenCell</name>
    <message>
        <source>nothing</source>
        <translation>пусто</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Not used for places.</source>
        <translation>Для мест не применяется.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Участник</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>withdrawn, the results do not count</source>
        <translation>выбытие, результаты не учитываются</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n game(s)</source>
        <comment>points of games</comment>
        <translation>
            <numerusform>{0} из %n партии</numerusform>
            <numerusform>{0} из %n партий</numerusform>
            <numerusform>{0} из %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>safe for place {0}</source>
        <translation>обеспечено место {0}</translation>
    </message>
    <message>
        <source>out of reach: place {0}</source>
        <translation>недостижимо: место {0}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>By points and the tie-breaks in their order; 2–4 is shared.</source>
        <translation>По очкам, затем по показателям; 2–4 – места делятся.</translation>
    </message>
    <message>
        <source>A click on a heading sorts by it, another turns the order.</source>
        <translation>Щелчок по заголовку сортирует, второй меняет порядок на обратный.</translation>
    </message>
    <message>
        <source>From all games that count, forfeits included.</source>
        <translation>По всем партиям в зачёте, считая неявки.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>final</source>
        <translation>окончательно</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>предварительно</translation>
    </message>
    <message numerus="yes">
        <source>Standings after %n game(s)</source>
        <translation>
            <numerusform>Положение после %n партии</numerusform>
            <numerusform>Положение после %n партий</numerusform>
            <numerusform>Положение после %n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n game(s)</source>
        <translation>
            <numerusform>+ %n партия</numerusform>
            <numerusform>+ %n партии</numerusform>
            <numerusform>+ %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Положение после {0}-го тура</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>После {0}-го тура</translation>
    </message>
    <message>
        <source>No result yet.</source>
        <translation>Результатов пока нет.</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>По местам</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>По фамилиям</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>По очкам</translation>
    </message>
    <message>
        <source>Says nothing: {0}.</source>
        <comment>a tie-break; the reason</comment>
        <translation>Ничего не даёт: {0}.</translation>
    </message>
</context>
<context>
    <name>StandingsNumbers</name>
    <message>
        <source>The places in {0} have changed. “Numbers from other standings” in the Tournament menu takes them over.</source>
        <translation>Места в {0} изменились. Чтобы взять новые, выберите «Номера по другому положению» в меню «Турнир».</translation>
    </message>
    <message>
        <source>Whose places give the numbers?</source>
        <translation>Места какого турнира дают номера?</translation>
    </message>
    <message>
        <source>Numbers from other standings</source>
        <translation>Номера по другому положению</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Номера</translation>
    </message>
    <message>
        <source>Another &amp;file…</source>
        <translation>Другой &amp;файл…</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Прочитать снова</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Take these numbers</source>
        <translation>Взять эти номера</translation>
    </message>
    <message>
        <source>Choose the tournament whose places give the numbers.</source>
        <translation>Выберите турнир, места которого дают номера.</translation>
    </message>
    <message>
        <source>Places in {0}</source>
        <translation>Места: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are open there: the places may still change. Read the file again before the start.</source>
        <translation>
            <numerusform>Там не закончена %n партия: места ещё могут измениться. Перед началом прочитайте файл снова.</numerusform>
            <numerusform>Там не закончены %n партии: места ещё могут измениться. Перед началом прочитайте файл снова.</numerusform>
            <numerusform>Там не закончено %n партий: места ещё могут измениться. Перед началом прочитайте файл снова.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) do not stand there and get the last numbers.</source>
        <translation>
            <numerusform>%n участник там не указан и получает последний номер.</numerusform>
            <numerusform>%n участника там не указаны и получают последние номера.</numerusform>
            <numerusform>%n участников там не указаны и получают последние номера.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the numbers already.</source>
        <translation>Номера уже такие.</translation>
    </message>
    <message>
        <source>not in that table</source>
        <translation>в той таблице нет</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Round robins, from the drawing of lots to the report.</source>
        <translation>Круговые турниры от жеребьёвки до отчёта.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Recent tournaments</source>
        <translation>Недавние турниры</translation>
    </message>
    <message>
        <source>No tournament has been opened on this computer yet.</source>
        <translation>На этом компьютере турниры ещё не открывали.</translation>
    </message>
    <message>
        <source>All data stay on this computer. A file can also be dropped here.</source>
        <translation>Все данные остаются на этом компьютере. Файл можно перетащить сюда.</translation>
    </message>
    <message>
        <source>F1 opens the help.</source>
        <translation>F1 – справка.</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Версия {0}</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>Players, lots, schedule</source>
        <translation>Участники, жеребьёвка, туры</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Открыть турнир</translation>
    </message>
    <message>
        <source>From this computer or a stick</source>
        <translation>С компьютера или флешки</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Импортировать файл</translation>
    </message>
    <message>
        <source>Excel, LibreOffice, web page, text, TRF, PGN</source>
        <translation>Excel, LibreOffice, веб-страница, текст, TRF, PGN</translation>
    </message>
    <message>
        <source>Look at the example</source>
        <translation>Посмотреть пример</translation>
    </message>
    <message>
        <source>Seven players, every game entered</source>
        <translation>Семь участников, все партии</translation>
    </message>
    <message>
        <source>The same, last round open</source>
        <translation>То же без последнего тура</translation>
    </message>
    <message>
        <source>To try entering results</source>
        <translation>Попробовать ввод результатов</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Упражнение</translation>
    </message>
    <message>
        <source>Seven things to try; one key begins anew</source>
        <translation>Семь заданий; одна клавиша – и всё сначала</translation>
    </message>
    <message>
        <source>Untitled tournament</source>
        <translation>Без названия</translation>
    </message>
    <message>
        <source>The file is not there. An earlier state can be opened.</source>
        <translation>Файла нет. Можно открыть прежнее состояние.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n участник</numerusform>
            <numerusform>%n участника</numerusform>
            <numerusform>%n участников</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} twice</source>
        <translation>{0}, два круга</translation>
    </message>
    <message>
        <source>{0}, {1} cycles</source>
        <translation>{0}, кругов: {1}</translation>
    </message>
    <message>
        <source>{0}, lots not drawn</source>
        <translation>{0}, до жеребьёвки</translation>
    </message>
    <message>
        <source>{0}, finished</source>
        <translation>{0}, закончен</translation>
    </message>
    <message>
        <source>{0}, numbers drawn, no game yet</source>
        <translation>{0}, жеребьёвка проведена, партий ещё нет</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to play</source>
        <translation>
            <numerusform>осталась %n партия</numerusform>
            <numerusform>остались %n партии</numerusform>
            <numerusform>осталось %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, round {1} of {2}, {3}</source>
        <translation>{0}, тур {1} из {2}, {3}</translation>
    </message>
    <message>
        <source>today {0}</source>
        <translation>сегодня {0}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>вчера</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Go to board</source>
        <translation>К доске</translation>
    </message>
    <message>
        <source>Number of the board</source>
        <translation>Номер доски</translation>
    </message>
    <message>
        <source>A click or F3 goes to the next; Shift+F3 lists them all.</source>
        <translation>Щелчок или F3 – к следующей; Shift+F3 – список всех.</translation>
    </message>
    <message>
        <source>trial not saved</source>
        <translation>проба не сохраняется</translation>
    </message>
    <message>
        <source>Nothing entered yet.</source>
        <translation>Ничего ещё не введено.</translation>
    </message>
    <message>
        <source>Undone:</source>
        <translation>Отменено:</translation>
    </message>
    <message>
        <source>Done again:</source>
        <translation>Повторено:</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <comment>nothing is tried out</comment>
        <translation>пока ничего</translation>
    </message>
    <message>
        <source>Trial: {0}</source>
        <translation>Проба: {0}</translation>
    </message>
    <message numerus="yes">
        <source>All %n game(s) reported</source>
        <translation>
            <numerusform>Все результаты есть: %n партия</numerusform>
            <numerusform>Все результаты есть: %n партии</numerusform>
            <numerusform>Все результаты есть: %n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) open</source>
        <translation>
            <numerusform>не закончена %n партия</numerusform>
            <numerusform>не закончены %n партии</numerusform>
            <numerusform>не закончено %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {0}: all boards reported</source>
        <translation>Тур {0}: все результаты есть</translation>
    </message>
    <message>
        <source>Round {0}: {1} of {2} reported</source>
        <translation>Тур {0}: результатов {1} из {2}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n участник</numerusform>
            <numerusform>%n участника</numerusform>
            <numerusform>%n участников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n замечание</numerusform>
            <numerusform>%n замечания</numerusform>
            <numerusform>%n замечаний</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} и {1}</translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} open</source>
        <translation>
            <numerusform>доска {0} без результата</numerusform>
            <numerusform>доски {0} без результата</numerusform>
            <numerusform>доски {0} без результата</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} postponed</source>
        <translation>
            <numerusform>доска {0} перенесена</numerusform>
            <numerusform>доски {0} перенесены</numerusform>
            <numerusform>доски {0} перенесены</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} adjourned</source>
        <translation>
            <numerusform>доска {0} отложена</numerusform>
            <numerusform>доски {0} отложены</numerusform>
            <numerusform>доски {0} отложены</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} to be played early</source>
        <translation>
            <numerusform>доска {0} – досрочно</numerusform>
            <numerusform>доски {0} – досрочно</numerusform>
            <numerusform>доски {0} – досрочно</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved since {0}</source>
        <translation>Не сохранено с {0}</translation>
    </message>
    <message>
        <source>saving</source>
        <translation>сохраняется</translation>
    </message>
    <message>
        <source>Saved {0}</source>
        <translation>Сохранено {0}</translation>
    </message>
</context>
<context>
    <name>StillOut</name>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>round {0}, board {1}</source>
        <translation>тур {0}, доска {1}</translation>
    </message>
    <message>
        <source>Boards still out</source>
        <translation>Доски без результата</translation>
    </message>
    <message>
        <source>Rounds to come &amp;too</source>
        <translation>И &amp;будущие туры</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>К доске</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) still out</source>
        <translation>
            <numerusform>Без результата %n доска</numerusform>
            <numerusform>Без результата %n доски</numerusform>
            <numerusform>Без результата %n досок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, in %n round(s)</source>
        <translation>
            <numerusform>, в %n туре</numerusform>
            <numerusform>, в %n турах</numerusform>
            <numerusform>, в %n турах</numerusform>
        </translation>
    </message>
    <message>
        <source>No board is still out.</source>
        <translation>Результаты всех досок есть.</translation>
    </message>
</context>
<context>
    <name>SwapNumbers</name>
    <message>
        <source>Exchange two numbers</source>
        <translation>Поменять два номера</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Поменять</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>&amp;Первый</translation>
    </message>
    <message>
        <source>&amp;Second</source>
        <translation>&amp;Второй</translation>
    </message>
    <message>
        <source>The pairings of the numbers stay; the lots count as given by hand from now on.</source>
        <translation>Пары номеров остаются; жеребьёвка с этого момента считается ручной.</translation>
    </message>
</context>
<context>
    <name>TakeOver</name>
    <message>
        <source>Is Arbiter closed on {0}?</source>
        <translation>Закрыт ли Arbiter на компьютере {0}?</translation>
    </message>
    <message>
        <source>{0} has had the tournament open there{1}. That can’t be seen from here. If it is open there still, what is typed there is not written to this file any more.</source>
        <translation>Там турнир был открыт: {0}{1}. Отсюда не видно, открыт ли он ещё. Если да, то введённое там больше не попадёт в этот файл.</translation>
    </message>
    <message>
        <source>It is closed: work here</source>
        <translation>Закрыт: работать здесь</translation>
    </message>
    <message>
        <source>Only read</source>
        <translation>Только читать</translation>
    </message>
</context>
<context>
    <name>TieBreakList</name>
    <message>
        <source>Order of tie-breaks</source>
        <translation>Порядок показателей</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Добавить…</translation>
    </message>
    <message>
        <source>shared places</source>
        <translation>делёж мест</translation>
    </message>
    <message>
        <source>drawing of lots</source>
        <translation>жребий</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Образец</translation>
    </message>
    <message>
        <source>If still level</source>
        <translation>При полном равенстве</translation>
    </message>
    <message>
        <source>Without a tie-break, players with equal points share their places.</source>
        <translation>Без показателей участники с равными очками делят места.</translation>
    </message>
    <message>
        <source>This program does not know it. It is kept and breaks no tie.</source>
        <translation>Программе он неизвестен. Он остаётся в списке, но мест не определяет.</translation>
    </message>
</context>
<context>
    <name>TieBreakPicker</name>
    <message>
        <source>Tie-breaks to add</source>
        <translation>Какие показатели добавить</translation>
    </message>
    <message>
        <source>Name or code, as SB/C1</source>
        <translation>Название или код, например SB/C1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>All are on the list.</source>
        <translation>Все уже в списке.</translation>
    </message>
    <message>
        <source>No tie-break for a round robin is called so.</source>
        <translation>Такого показателя для кругового турнира нет.</translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Первый день</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Последний день</translation>
    </message>
    <message>
        <source>exchanged at the end of a cycle</source>
        <translation>в конце круга меняются</translation>
    </message>
    <message>
        <source>Seed of the lots</source>
        <translation>Ключ жребия</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>once</source>
        <translation>один</translation>
    </message>
    <message>
        <source>home and away instead of colours</source>
        <translation>хозяева и гости вместо цветов</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>два</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>три</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>четыре</translation>
    </message>
    <message>
        <source>Berger table</source>
        <translation>таблица Бергера</translation>
    </message>
    <message>
        <source>league, by an earlier table</source>
        <translation>лига, по прежней таблице</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Календарь</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Стороны</translation>
    </message>
    <message>
        <source>The calendar was changed by hand. It will be made anew, without these changes.</source>
        <translation>Календарь изменён вручную. Он будет составлен заново, без этих изменений.</translation>
    </message>
    <message>
        <source>For the reports…</source>
        <translation>Для отчётов…</translation>
    </message>
    <message>
        <source>own</source>
        <translation>свои</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Соревнование</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Order of tie-breaks</source>
        <translation>Порядок показателей</translation>
    </message>
    <message>
        <source>to</source>
        <translation>по</translation>
    </message>
    <message>
        <source>Rate of play, organiser, other officials, FIDE IDs</source>
        <translation>Контроль времени, организатор, другие судьи, FIDE ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерация</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Даты: с</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Главный судья</translation>
    </message>
    <message>
        <source>Own points</source>
        <translation>Свои очки</translation>
    </message>
    <message>
        <source>Who leaves</source>
        <translation>Выбывшие</translation>
    </message>
    <message>
        <source>All games have been reported, so the journal will ask for a reason.</source>
        <translation>Все результаты есть, журнал спросит о причине.</translation>
    </message>
    <message>
        <source>Round {0} is under way, so the journal will ask for a reason.</source>
        <translation>Тур {0} идёт, журнал спросит о причине.</translation>
    </message>
    <message>
        <source>Whether the results of a player who withdraws or is expelled count. It says nothing new about those who have left already.</source>
        <translation>Учитываются ли результаты выбывших и исключённых. Для тех, кто уже ушёл, ничего не меняется.</translation>
    </message>
    <message>
        <source>Everyone meets</source>
        <translation>Круги</translation>
    </message>
    <message>
        <source>Last two rounds</source>
        <translation>Последние 2 тура</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Result keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Results have been entered, so the calendar and the points are locked.</source>
        <translation>Результаты введены, календарь и очки закрыты.</translation>
    </message>
    <message>
        <source>The new order will stand in the journal.</source>
        <translation>Новый порядок будет записан в журнал.</translation>
    </message>
    <message>
        <source>“{0}” is not a day. Write it as 6.5.2026 or 2026-05-06.</source>
        <translation>«{0}» – не дата. Напишите 6.5.2026 или 2026-05-06.</translation>
    </message>
    <message>
        <source>The last day is before the first.</source>
        <translation>Последний день раньше первого.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n участник</numerusform>
            <numerusform>%n участника</numerusform>
            <numerusform>%n участников</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n тур</numerusform>
            <numerusform>%n тура</numerusform>
            <numerusform>%n туров</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrfTexts</name>
    <message>
        <source>The game {3} of round {4} stands here and not in line {2}. Read as it stands here.</source>
        <translation>Партия {3} тура {4} есть здесь, а в строке {2} её нет. Прочитано как здесь.</translation>
    </message>
    <message>
        <source>The game {3} of round {4} stands here, but line {2} says something else of that round. Correct one of the two lines.</source>
        <translation>Партия {3} тура {4} есть здесь, а в строке {2} об этом туре другое. Исправьте одну из двух строк.</translation>
    </message>
    <message>
        <source>In the game {3} of round {4} both players have the colour “{1}”, here and in line {2}. Correct one of the two lines.</source>
        <translation>В партии {3} тура {4} у обоих цвет «{1}», здесь и в строке {2}. Исправьте одну из двух строк.</translation>
    </message>
    <message>
        <source>{3} stands in round {4} and in round {2}, once more than everybody meets everybody. Correct both lines of one of these rounds.</source>
        <translation>Партия {3} есть в туре {4} и в туре {2}, на одну больше, чем у остальных пар. Исправьте обе строки одного из этих туров.</translation>
    </message>
    <message>
        <source>Two players without an opponent in round {4}, and the Berger table has them meet there: {3}. Read as {1}.</source>
        <translation>В туре {4} двое без соперника, а по таблице Бергера они там встречаются: {3}. Прочитано как {1}.</translation>
    </message>
    <message>
        <source>“{0}” in round {1} gives points without a game, and in an all-play-all a free round gives none. It is left out.</source>
        <translation>«{0}» в туре {1} даёт очки без партии, а в круговом турнире свободный тур очков не даёт. Пропущено.</translation>
    </message>
    <message>
        <source>“{0}” for round {1} is not opponent, colour and result. Type the line as it should be.</source>
        <translation>«{0}» в туре {1} – не соперник, цвет и результат. Введите строку так, как она должна быть.</translation>
    </message>
    <message>
        <source>“{0}” is no result. By the other line of the game {3} in round {4} it is {1}, and is read so.</source>
        <translation>«{0}» не результат. По другой строке партии {3} в туре {4} это {1}, так и прочитано.</translation>
    </message>
    <message>
        <source>“{0}” is no result, and the other line of the game {3} in round {4} does not tell. Type the line as it should be.</source>
        <translation>«{0}» не результат, и по другой строке партии {3} в туре {4} его не понять. Введите строку так, как она должна быть.</translation>
    </message>
    <message>
        <source>The result of {3} in round {4} is {0}, here and in line {2}: only one of them can be right. Correct one of the two lines.</source>
        <translation>Результат {3} в туре {4}, здесь и в строке {2}: {0}; верно может быть только одно. Исправьте одну из двух строк.</translation>
    </message>
    <message>
        <source>The result of {3} in round {4} is {0}, here and in line {2}: only one line says that somebody did not appear. Read as a forfeit.</source>
        <translation>Результат {3} в туре {4}, здесь и в строке {2}: {0}; только одна строка говорит о неявке. Прочитано как неявка.</translation>
    </message>
    <message>
        <source>The result of {3} in round {4} is {0}, here and in line {2}: only one line says that it is not rated. Read as not rated.</source>
        <translation>Результат {3} в туре {4}, здесь и в строке {2}: {0}; только в одной строке сказано «без обсчёта». Прочитано как партия без обсчёта.</translation>
    </message>
    <message>
        <source>The result of {3} in round {4} is {0}, here and in line {2}. Read by the line that has one.</source>
        <translation>Результат {3} в туре {4}, здесь и в строке {2}: {0}. Прочитано по строке, где он есть.</translation>
    </message>
    <message>
        <source>The result of {3} in round {4} is {0}, here and in line {2}: points that only a decision of the arbiter gives. Read as such.</source>
        <translation>Результат {3} в туре {4}, здесь и в строке {2}: {0}; такие очки даёт только решение судьи. Так и прочитано.</translation>
    </message>
    <message>
        <source>“{0}” is no record of a FIDE report, and was not read.</source>
        <translation>«{0}» – не запись отчёта FIDE, не прочитано.</translation>
    </message>
    <message>
        <source>Record {0} tells of something that an all-play-all of single players does not have. It is left out.</source>
        <translation>Запись {0} – о том, чего в личном круговом турнире нет. Пропущено.</translation>
    </message>
    <message numerus="yes">
        <source>What stands behind the name is %n column(s) too far left. Read as if it were in its place.</source>
        <translation>
            <numerusform>Всё после имени сдвинуто влево на %n позицию. Прочитано как на своём месте.</numerusform>
            <numerusform>Всё после имени сдвинуто влево на %n позиции. Прочитано как на своём месте.</numerusform>
            <numerusform>Всё после имени сдвинуто влево на %n позиций. Прочитано как на своём месте.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What stands behind the name is %n column(s) too far right. Read as if it were in its place.</source>
        <translation>
            <numerusform>Всё после имени сдвинуто вправо на %n позицию. Прочитано как на своём месте.</numerusform>
            <numerusform>Всё после имени сдвинуто вправо на %n позиции. Прочитано как на своём месте.</numerusform>
            <numerusform>Всё после имени сдвинуто вправо на %n позиций. Прочитано как на своём месте.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}” can’t be read as what record {1} should hold, and is left out.</source>
        <translation>«{0}» не читается как содержание записи {1}, пропущено.</translation>
    </message>
    <message>
        <source>The file calls itself “{0}”, but everybody meets everybody. Read as an all-play-all.</source>
        <translation>Файл называет себя «{0}», но каждый играет с каждым. Прочитано как круговой турнир.</translation>
    </message>
    <message>
        <source>Record 062 says {0} players, and there are {1} lines of players. Check that none is missing.</source>
        <translation>В записи 062 участников {0}, а строк участников {1}. Проверьте, все ли на месте.</translation>
    </message>
    <message>
        <source>Place {0} in the file, {1} by its games and the tie-breaks {2}. The place is computed anew.</source>
        <translation>Место в файле {0}, по партиям и показателям ({2}) – {1}. Место вычислено заново.</translation>
    </message>
    <message>
        <source>The file does not say what a win and a draw are worth, and its points are those of {0}. Read so.</source>
        <translation>В файле не указано, сколько очков за победу и ничью; очки в нём – как при {0}. Так и прочитано.</translation>
    </message>
    <message>
        <source>The line of number {0} repeats line {2}, and was read once.</source>
        <translation>Строка номера {0} повторяет строку {2}, прочитана один раз.</translation>
    </message>
    <message>
        <source>The starting numbers are not 1, 2, 3 and so on. The players keep their order and are numbered anew.</source>
        <translation>Стартовые номера – не 1, 2, 3 и так далее. Порядок участников сохранён, номера даны заново.</translation>
    </message>
    <message>
        <source>Record 299 takes the points out of all games of number {0}. Read as withdrawn, with results that count for nobody.</source>
        <translation>Запись 299 снимает очки за все партии номера {0}. Прочитано как выбытие: его результаты никому не засчитываются.</translation>
    </message>
    <message>
        <source>Record 299 gives or takes points apart from the games ({0}). The points are computed from the games alone.</source>
        <translation>Запись 299 прибавляет или снимает очки помимо партий ({0}). Очки вычислены только по партиям.</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>Trial</source>
        <translation>Проба</translation>
    </message>
    <message>
        <source>End trial  Esc</source>
        <translation>Закончить пробу  Esc</translation>
    </message>
    <message>
        <source>End trial</source>
        <translation>Закончить пробу</translation>
    </message>
    <message>
        <source>Results typed now are tried out. Nothing is saved, printed or shown in the hall.</source>
        <translation>Результаты вводятся на пробу. Ничего не сохраняется, не печатается и в зале не видно.</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n result(s)…</source>
        <comment>in earnest</comment>
        <translation>
            <numerusform>Внести %n результат…</numerusform>
            <numerusform>Внести %n результата…</numerusform>
            <numerusform>Внести %n результатов…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of it is saved.</source>
        <translation>Ничего не сохраняется.</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n result(s) in earnest?</source>
        <translation>
            <numerusform>Внести %n результат в турнир?</numerusform>
            <numerusform>Внести %n результата в турнир?</numerusform>
            <numerusform>Внести %n результатов в турнир?</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Внести</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>The tournament has changed, so the trial has ended.</source>
        <translation>Турнир изменился, поэтому проба закончена.</translation>
    </message>
</context>
<context>
    <name>Update</name>
    <message>
        <source>The open tournament knows all of this already.</source>
        <translation>Всё это в открытом турнире уже есть.</translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} и ещё %n</numerusform>
            <numerusform>{0} и ещё %n</numerusform>
            <numerusform>{0} и ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Update %n player(s)</source>
        <translation>
            <numerusform>Обновить %n участника</numerusform>
            <numerusform>Обновить %n участников</numerusform>
            <numerusform>Обновить %n участников</numerusform>
        </translation>
    </message>
    <message>
        <source>Update the open tournament</source>
        <translation>Обновить открытый турнир</translation>
    </message>
    <message>
        <source>What the file says otherwise</source>
        <translation>Что в файле иначе</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Space takes what the file says, or keeps what stands here.</source>
        <translation>Space – взять как в файле или оставить как здесь.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Result, round {0}</source>
        <translation>Результат, тур {0}</translation>
    </message>
    <message numerus="yes">
        <source>Take in %n result(s)</source>
        <translation>
            <numerusform>Принять %n результат</numerusform>
            <numerusform>Принять %n результата</numerusform>
            <numerusform>Принять %n результатов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>update %n player(s)</source>
        <translation>
            <numerusform>обновить %n участника</numerusform>
            <numerusform>обновить %n участников</numerusform>
            <numerusform>обновить %n участников</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to take in</source>
        <translation>Принимать нечего</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of this tournament will be replaced.</source>
        <translation>
            <numerusform>Будет заменён %n результат этого турнира.</numerusform>
            <numerusform>Будут заменены %n результата этого турнира.</numerusform>
            <numerusform>Будут заменены %n результатов этого турнира.</numerusform>
        </translation>
    </message>
    <message>
        <source>No result that stands here changes.</source>
        <translation>Имеющиеся здесь результаты не изменятся.</translation>
    </message>
    <message numerus="yes">
        <source>Take in %n result(s)…</source>
        <translation>
            <numerusform>Принять %n результат…</numerusform>
            <numerusform>Принять %n результата…</numerusform>
            <numerusform>Принять %n результатов…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at %n other result(s)…</source>
        <translation>
            <numerusform>Посмотреть %n другой результат…</numerusform>
            <numerusform>Посмотреть %n других результата…</numerusform>
            <numerusform>Посмотреть %n других результатов…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at %n player(s)…</source>
        <translation>
            <numerusform>Посмотреть %n участника…</numerusform>
            <numerusform>Посмотреть %n участников…</numerusform>
            <numerusform>Посмотреть %n участников…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Ничего нового</translation>
    </message>
    <message numerus="yes">
        <source>%n new result(s)</source>
        <translation>
            <numerusform>%n новый результат</numerusform>
            <numerusform>%n новых результата</numerusform>
            <numerusform>%n новых результатов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal</source>
        <comment>results</comment>
        <translation>
            <numerusform>%n совпадает</numerusform>
            <numerusform>%n совпадают</numerusform>
            <numerusform>%n совпадают</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different</source>
        <comment>results</comment>
        <translation>
            <numerusform>%n отличается</numerusform>
            <numerusform>%n отличаются</numerusform>
            <numerusform>%n отличаются</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1}, {2}. Nobody is added.</source>
        <translation>{0}, {1}, {2}. Новых участников не будет.</translation>
    </message>
    <message>
        <source>Not in this tournament, so left out: {0}.</source>
        <translation>Нет в этом турнире, пропущены: {0}.</translation>
    </message>
    <message>
        <source>Not in the file: {0}.</source>
        <translation>Нет в файле: {0}.</translation>
    </message>
    <message>
        <source>Taken for one and the same: {0}.</source>
        <translation>Приняты за одно лицо: {0}.</translation>
    </message>
    <message>
        <source>Games that are not in this tournament: {0}.</source>
        <translation>Партии, которых в этом турнире нет: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) the file has other colours; each result stays with its player.</source>
        <translation>
            <numerusform>В %n партии цвета в файле другие; каждый результат остаётся за своим участником.</numerusform>
            <numerusform>В %n партиях цвета в файле другие; каждый результат остаётся за своим участником.</numerusform>
            <numerusform>В %n партиях цвета в файле другие; каждый результат остаётся за своим участником.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has %n game(s) in another round; the pair tells which it is.</source>
        <translation>
            <numerusform>В файле %n партия стоит в другом туре; она узнана по паре.</numerusform>
            <numerusform>В файле %n партии стоят в другом туре; они узнаны по парам.</numerusform>
            <numerusform>В файле %n партий стоят в другом туре; они узнаны по парам.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) taken in</source>
        <translation>
            <numerusform>%n результат принят</numerusform>
            <numerusform>%n результата приняты</numerusform>
            <numerusform>%n результатов приняты</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) updated</source>
        <translation>
            <numerusform>%n участник обновлён</numerusform>
            <numerusform>%n участника обновлены</numerusform>
            <numerusform>%n участников обновлены</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} from {1}. Undo takes it back.</source>
        <translation>{0}, из {1}. «Отменить» вернёт, как было.</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>What if</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Участник</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points</comment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>can get</source>
        <comment>points at the end</comment>
        <translation>итог</translation>
    </message>
    <message>
        <source>can be</source>
        <comment>place</comment>
        <translation>место</translation>
    </message>
    <message>
        <source>est. {0}</source>
        <comment>estimated chance of a place</comment>
        <translation>шанс {0}</translation>
    </message>
    <message>
        <source>The place as it stands now.</source>
        <translation>Нынешнее место.</translation>
    </message>
    <message>
        <source>The points as they stand now.</source>
        <translation>Нынешние очки.</translation>
    </message>
    <message>
        <source>How many outcomes end with the player on this place.</source>
        <translation>В скольких исходах участник занимает это место.</translation>
    </message>
    <message>
        <source>The points that are still possible.</source>
        <translation>Сколько очков ещё возможно.</translation>
    </message>
    <message>
        <source>The places that are still possible.</source>
        <translation>Какие места ещё возможны.</translation>
    </message>
    <message>
        <source>An estimate from ratings, no proof.</source>
        <translation>Оценка по рейтингам, а не доказательство.</translation>
    </message>
    <message>
        <source>Whether these places are safe, or out of reach.</source>
        <translation>Обеспечены ли эти места или уже недостижимы.</translation>
    </message>
    <message>
        <source>{0}, place {1} in {2} of {3} outcomes</source>
        <translation>{0}, место {1} в {2} из {3} исходов</translation>
    </message>
    <message>
        <source>Estimated chances</source>
        <translation>Шансы</translation>
    </message>
    <message>
        <source>Try results</source>
        <translation>Проба</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Призы</translation>
    </message>
    <message>
        <source>How many places have a prize</source>
        <translation>Сколько мест с призами</translation>
    </message>
    <message>
        <source>Estimated from the ratings; everything else here is exact</source>
        <translation>Оценка по рейтингам; всё остальное здесь точно</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>подсчёт…</translation>
    </message>
    <message>
        <source>counting, {0} %</source>
        <translation>подсчёт, {0} %</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>не сосчитано</translation>
    </message>
    <message>
        <source>The count was stopped. The next result begins it anew.</source>
        <translation>Подсчёт прерван. Со следующим результатом он начнётся заново.</translation>
    </message>
    <message>
        <source>example</source>
        <translation>пример</translation>
    </message>
    <message>
        <source>counter-example</source>
        <translation>контрпример</translation>
    </message>
    <message>
        <source>No outcome leads there.</source>
        <translation>К этому не ведёт ни один исход.</translation>
    </message>
    <message>
        <source>No estimate: somebody who still plays has no rating.</source>
        <translation>Оценки нет: кто-то из тех, кому ещё играть, без рейтинга.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Скопировано.</translation>
    </message>
    <message numerus="yes">
        <source>%n open game(s)</source>
        <translation>
            <numerusform>не закончена %n партия</numerusform>
            <numerusform>не закончены %n партии</numerusform>
            <numerusform>не закончено %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>trial, {0}</source>
        <translation>проба, {0}</translation>
    </message>
    <message>
        <source>What can still happen is known once the lots are drawn.</source>
        <translation>Что ещё возможно, станет известно после жеребьёвки.</translation>
    </message>
    <message>
        <source>Every open game has a result in this trial: the table shows how it ends.</source>
        <translation>В этой пробе результаты есть у всех партий: таблица показывает, чем всё кончится.</translation>
    </message>
    <message>
        <source>No game is open: nothing can change any more.</source>
        <translation>Все партии закончены, ничего уже не изменится.</translation>
    </message>
    <message>
        <source>points only</source>
        <comment>no tie-breaks</comment>
        <translation>только очки</translation>
    </message>
    <message numerus="yes">
        <source>In how many of the remaining {0} outcomes a player takes a place, by {1}, with %n tried result(s).</source>
        <translation>
            <numerusform>В скольких из оставшихся исходов (их {0}) участник занимает место; порядок: {1}; на пробу введён %n результат.</numerusform>
            <numerusform>В скольких из оставшихся исходов (их {0}) участник занимает место; порядок: {1}; на пробу введены %n результата.</numerusform>
            <numerusform>В скольких из оставшихся исходов (их {0}) участник занимает место; порядок: {1}; на пробу введено %n результатов.</numerusform>
        </translation>
    </message>
    <message>
        <source>In how many of the {0} outcomes a player takes a place, by {1}; a shared place counts as its first. Not a forecast: every outcome counts once.</source>
        <translation>В скольких исходах (всего их {0}) участник занимает место; порядок: {1}; при дележе считается первое из мест. Это не прогноз: каждый исход учтён один раз.</translation>
    </message>
    <message>
        <source>What {0} needs for first place</source>
        <translation>{0}: что нужно для 1-го места</translation>
    </message>
    <message>
        <source>What {0} needs for places {1}</source>
        <translation>{0}: что нужно для мест {1}</translation>
    </message>
    <message>
        <source>Sonneborn-Berger of {0}: {1} now. With these results and the points that the opponents have now it would be {2}, but they play too: it will be {3}.</source>
        <translation>Коэффициент Бергера, {0}: сейчас {1}. С этими результатами и нынешними очками соперников он был бы {2}, но играют и они: будет {3}.</translation>
    </message>
    <message>
        <source>{0}: {1} × {2} becomes {3} × {4}</source>
        <translation>{0}: было {1} × {2}, станет {3} × {4}</translation>
    </message>
    <message>
        <source>Who can still take which place</source>
        <translation>Кто какое место ещё может занять</translation>
    </message>
    <message>
        <source>safe</source>
        <comment>of a player: he has the place for sure</comment>
        <translation>обесп.</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of a player: he can&apos;t reach the place</comment>
        <translation>искл.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>{0} wins</source>
        <translation>{0} выигрывает</translation>
    </message>
    <message>
        <source>{0} draws</source>
        <translation>{0} делает ничью</translation>
    </message>
    <message>
        <source>{0} loses</source>
        <translation>{0} проигрывает</translation>
    </message>
    <message>
        <source>{0}: {1} {2}</source>
        <comment>name, points, in so many games</comment>
        <translation>{0}: {1} {2}</translation>
    </message>
    <message>
        <source>{0} has no game left</source>
        <translation>{0}: все партии сыграны</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Поражение</translation>
    </message>
    <message>
        <source>{1} {2}</source>
        <comment>points, in so many games</comment>
        <translation>{1} {2}</translation>
    </message>
    <message>
        <source>No game left</source>
        <translation>Все партии сыграны</translation>
    </message>
    <message numerus="yes">
        <source>out of %n game(s)</source>
        <comment>after the points</comment>
        <translation>
            <numerusform>в %n партии</numerusform>
            <numerusform>в %n партиях</numerusform>
            <numerusform>в %n партиях</numerusform>
        </translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>место {0}</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>1-е место</translation>
    </message>
    <message>
        <source>place 1–{0}</source>
        <translation>место 1–{0}</translation>
    </message>
    <message>
        <source>{0}, whatever the others do</source>
        <comment>a place</comment>
        <translation>{0} при любых результатах остальных</translation>
    </message>
    <message>
        <source>{0} is out of reach</source>
        <comment>a place</comment>
        <translation>{0} недостижимо</translation>
    </message>
    <message>
        <source>{0} if {1}; otherwise not</source>
        <comment>a place, a condition</comment>
        <translation>{0}, если {1}; иначе нет</translation>
    </message>
    <message>
        <source>{0} if one of these happens; otherwise not:</source>
        <translation>{0}, если выполнится одно из условий; иначе нет:</translation>
    </message>
    <message>
        <source>{0} unless {1}</source>
        <comment>a place, a condition</comment>
        <translation>{0}, кроме случая, когда {1}</translation>
    </message>
    <message>
        <source>{0} unless one of these happens:</source>
        <translation>{0}, кроме случаев, когда:</translation>
    </message>
    <message>
        <source>{0} in {1} of {2}</source>
        <comment>a place, number, outcomes</comment>
        <translation>{0} в {1} из {2}</translation>
    </message>
    <message numerus="yes">
        <source>%n outcome(s)</source>
        <comment>after “in 48 of”</comment>
        <translation>
            <numerusform>%n исхода</numerusform>
            <numerusform>%n исходов</numerusform>
            <numerusform>%n исходов</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <comment>two conditions</comment>
        <translation>{0} и {1}</translation>
    </message>
    <message>
        <source>{0}, or {1}</source>
        <comment>two conditions</comment>
        <translation>{0}, либо {1}</translation>
    </message>
    <message>
        <source>{0} beats {1}</source>
        <translation>{0} выигрывает (соперник – {1})</translation>
    </message>
    <message>
        <source>{0} does not beat {1}</source>
        <translation>{0} не выигрывает (соперник – {1})</translation>
    </message>
    <message>
        <source>{0}–{1} is drawn</source>
        <translation>партия {0} – {1} кончается вничью</translation>
    </message>
    <message>
        <source>{0}–{1} is not drawn</source>
        <translation>партия {0} – {1} не кончается вничью</translation>
    </message>
    <message>
        <source>{0} (round {1})</source>
        <comment>a condition</comment>
        <translation>{0} ({1}-й тур)</translation>
    </message>
    <message>
        <source>{0} (cycle {1})</source>
        <comment>a condition</comment>
        <translation>{0} ({1}-й круг)</translation>
    </message>
    <message>
        <source>{0}, all {1} outcomes</source>
        <translation>{0}, исходов {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n open game(s): too many outcomes to count at once. Safe and out are proved, the numbers are left out.</source>
        <translation>
            <numerusform>Не закончена %n партия: исходов слишком много, чтобы перебрать их все. «Обеспечено» и «исключено» доказаны, числа опущены.</numerusform>
            <numerusform>Не закончены %n партии: исходов слишком много, чтобы перебрать их все. «Обеспечено» и «исключено» доказаны, числа опущены.</numerusform>
            <numerusform>Не закончено %n партий: исходов слишком много, чтобы перебрать их все. «Обеспечено» и «исключено» доказаны, числа опущены.</numerusform>
        </translation>
    </message>
    <message>
        <source>An estimate from ratings, no proof. Expected scores are those of FIDE’s table; how many games are drawn is estimated after {0}.</source>
        <translation>Оценка по рейтингам, а не доказательство. Ожидаемые очки – по таблице FIDE, доля ничьих – по {0}.</translation>
    </message>
    <message>
        <source>With the points that the others have now {0} would be ahead of {1} by Sonneborn-Berger, {2} to {3}; but they play too, and in the end it is {4} to {5}.</source>
        <translation>Коэффициент Бергера с нынешними очками остальных: {0} – {2}, {1} – {3}. Но играют и они: в конце будет {4} и {5}.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Tie-break to open</source>
        <translation>Раскрыть показатель</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>The worksheet of everybody level on points</source>
        <translation>Расчёт для всех с равными очками</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Скопировано.</translation>
    </message>
    <message>
        <source>Why? {0}</source>
        <translation>Почему? {0}</translation>
    </message>
    <message>
        <source>Select a row to see what decides its place.</source>
        <translation>Выберите строку, чтобы увидеть, чем решено место.</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>cut</source>
        <comment>a value that is left out</comment>
        <translation>отброшено</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>of several ratings</comment>
        <translation>среднее</translation>
    </message>
    <message>
        <source>expected</source>
        <comment>points, added up</comment>
        <translation>ожидалось</translation>
    </message>
    <message>
        <source>After round</source>
        <translation>После тура</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>разница</translation>
    </message>
    <message>
        <source>Addends</source>
        <translation>Слагаемые</translation>
    </message>
    <message>
        <source>{0}st</source>
        <comment>place: 1st, 21st</comment>
        <translation>{0}-е место</translation>
    </message>
    <message>
        <source>{0}nd</source>
        <comment>place: 2nd, 22nd</comment>
        <translation>{0}-е место</translation>
    </message>
    <message>
        <source>{0}rd</source>
        <comment>place: 3rd, 23rd</comment>
        <translation>{0}-е место</translation>
    </message>
    <message>
        <source>{0}th</source>
        <comment>place: 4th, 11th</comment>
        <translation>{0}-е место</translation>
    </message>
    <message>
        <source>{0} has no place</source>
        <translation>{0}: без места</translation>
    </message>
    <message>
        <source>The results are annulled, and count for nobody.</source>
        <translation>Результаты аннулированы и никому не засчитываются.</translation>
    </message>
    <message>
        <source>{0} shares places {1}</source>
        <translation>{0} делит места {1}</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <comment>name, 3rd</comment>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0} {1}, ahead of {2}</source>
        <comment>name, 3rd, name</comment>
        <translation>{0}, {1}; следом {2}</translation>
    </message>
    <message>
        <source>{0} comes next with {1}.</source>
        <comment>name; 4½</comment>
        <translation>Следом {0} ({1}).</translation>
    </message>
    <message>
        <source>No tie-break was needed.</source>
        <translation>Показатели не понадобились.</translation>
    </message>
    <message>
        <source>{0}; {1} comes next with {2}.</source>
        <comment>5 points; name; 4½</comment>
        <translation>{0}; следом {1} ({2}).</translation>
    </message>
    <message>
        <source>{0}, behind {1} with {2}.</source>
        <comment>5 points; name; 5½</comment>
        <translation>{0}; впереди {1} ({2}).</translation>
    </message>
    <message>
        <source>{0} points</source>
        <comment>with a half: 4½ points</comment>
        <translation>{0} очка</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} and {1} ({2}) have {3} each.</source>
        <comment>name, name, 6th, 4 points</comment>
        <translation>{0} и {1} ({2}): {3} у каждого.</translation>
    </message>
    <message>
        <source>{0}: {1} each.</source>
        <translation>{0}: {1} у каждого.</translation>
    </message>
    <message>
        <source>No tie-break is set, so they share the place.</source>
        <translation>Показатели не заданы, место делится.</translation>
    </message>
    <message>
        <source>Nothing in the list separates them: the place is shared.</source>
        <translation>По всем показателям равенство: место делится.</translation>
    </message>
    <message>
        <source>{0} decides: {1} against {2}.</source>
        <translation>{0} решает: {1} против {2}.</translation>
    </message>
    <message>
        <source>no value</source>
        <comment>of a tie-break</comment>
        <translation>значения нет</translation>
    </message>
    <message>
        <source>; cut, rounds: {0}</source>
        <comment>1, 2</comment>
        <translation>; отброшены туры: {0}</translation>
    </message>
    <message>
        <source>; cut: {0}</source>
        <comment>names</comment>
        <translation>; отброшены: {0}</translation>
    </message>
    <message>
        <source>{0} was not asked: nobody was level.</source>
        <translation>{0}: не понадобилось, равных не было.</translation>
    </message>
    <message>
        <source>{0} says nothing: {1}.</source>
        <comment>a tie-break; why</comment>
        <translation>{0}: ничего не даёт, {1}.</translation>
    </message>
    <message>
        <source>; {0}: {1}</source>
        <comment>another player; his value</comment>
        <translation>; {0}: {1}</translation>
    </message>
    <message numerus="yes">
        <source>, and nothing from %n lost game(s)</source>
        <translation>
            <numerusform>, и ничего за %n поражение</numerusform>
            <numerusform>, и ничего за %n поражения</numerusform>
            <numerusform>, и ничего за %n поражений</numerusform>
        </translation>
    </message>
    <message>
        <source>; open: {0}</source>
        <comment>names</comment>
        <translation>; не закончены: {0}</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a game without a result</comment>
        <translation>нет результата</translation>
    </message>
    <message>
        <source>The arbiter ordered them by hand: {0}.</source>
        <comment>the reason</comment>
        <translation>Порядок вручную, решение судьи: {0}.</translation>
    </message>
    <message>
        <source>The play-off decides nothing: they are no longer level on points, or not all who are level were in it.</source>
        <translation>Плей-офф ничего не решает: очки уже не равны, или в нём играли не все, у кого они равны.</translation>
    </message>
    <message>
        <source>The order by hand says nothing any more: something else decides between them.</source>
        <translation>Порядок вручную больше не действует: их разделяет другой показатель.</translation>
    </message>
    <message>
        <source>Games against {0}, who left, count for nobody.</source>
        <comment>names</comment>
        <translation>Партии с выбывшими ({0}) никому не засчитываются.</translation>
    </message>
    <message>
        <source>{0}: there is no value, and that comes last.</source>
        <translation>{0}: значения нет, это ниже всех.</translation>
    </message>
    <message>
        <source>lost by forfeit: {0}</source>
        <comment>names</comment>
        <translation>поражение за неявку: {0}</translation>
    </message>
    <message>
        <source>; counted from {0} points</source>
        <comment>a line: 2.5</comment>
        <translation>; считаются от {0} очков</translation>
    </message>
    <message>
        <source>, the mean rounded from {0}</source>
        <translation>, среднее округлено с {0}</translation>
    </message>
    <message>
        <source>; {0} of {1} is worth {2}</source>
        <comment>3½ points of 5; +149</comment>
        <translation>; {0} из {1} даёт {2}</translation>
    </message>
    <message>
        <source>{0}: {1}, from which {2} of {3} points were expected; {4} were scored</source>
        <translation>{0}: {1}; ожидалось {2} из {3} очков, набрано {4}</translation>
    </message>
    <message>
        <source>{0} no. {1}: {2}</source>
        <comment>surname, pairing number, a sum</comment>
        <translation>{0} № {1}: {2}</translation>
    </message>
    <message>
        <source>Drawing of lots: {0} of {1}; seed {2}, SHA-256 {3}</source>
        <translation>Жребий: {0} из {1}; ключ {2}, SHA-256 {3}</translation>
    </message>
    <message>
        <source>Drawing of lots: {0} of {1}; no seed, SHA-256 {3}</source>
        <translation>Жребий: {0} из {1}; без ключа, SHA-256 {3}</translation>
    </message>
    <message>
        <source>below half</source>
        <comment>opponent with fewer than half the points</comment>
        <translation>ниже половины</translation>
    </message>
</context>
<context>
    <name>Withdraw</name>
    <message>
        <source>Take a withdrawal back</source>
        <translation>Отменить выбытие</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <translation>Кто продолжает играть?</translation>
    </message>
    <message>
        <source>{0} withdraws…</source>
        <translation>{0}: выбытие…</translation>
    </message>
    <message>
        <source>{0} plays on: take the withdrawal back</source>
        <translation>{0}: отменить выбытие</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Записать выбытие</translation>
    </message>
    <message>
        <source>&amp;withdraws</source>
        <translation>&amp;выбывает</translation>
    </message>
    <message>
        <source>is &amp;expelled</source>
        <translation>&amp;исключается</translation>
    </message>
    <message>
        <source>Results count for &amp;nobody</source>
        <translation>Результаты &amp;не учитываются</translation>
    </message>
    <message>
        <source>All results &amp;count</source>
        <translation>Все &amp;результаты учитываются</translation>
    </message>
    <message>
        <source>The count of games is &amp;right</source>
        <translation>Число &amp;партий верно</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Участник</translation>
    </message>
    <message>
        <source>Rea&amp;son</source>
        <translation>При&amp;чина</translation>
    </message>
    <message>
        <source>one line, printed under the tables; may stay empty</source>
        <translation>строка под таблицами; не обязательно</translation>
    </message>
    <message>
        <source>Expel</source>
        <translation>Записать исключение</translation>
    </message>
    <message>
        <source>The standings as they would be</source>
        <translation>Положение, каким оно стало бы</translation>
    </message>
    <message>
        <source>now</source>
        <translation>было</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Участник</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>место {0}</translation>
    </message>
    <message>
        <source>points {0}</source>
        <translation>очки {0}</translation>
    </message>
    <message>
        <source>(now {0})</source>
        <translation>(сейчас {0})</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n game(s) completed, {1} %.</source>
        <translation>
            <numerusform>Сыграно {0} из %n партии, {1} %.</numerusform>
            <numerusform>Сыграно {0} из %n партий, {1} %.</numerusform>
            <numerusform>Сыграно {0} из %n партий, {1} %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open game(s) become forfeits, won by the others.</source>
        <translation>
            <numerusform>%n незаконченная партия станет неявкой с победой соперника.</numerusform>
            <numerusform>%n незаконченные партии станут неявками с победой соперников.</numerusform>
            <numerusform>%n незаконченных партий станут неявками с победой соперников.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forfeit(s) are not counted as completed: nothing was played. The rule does not say so itself.</source>
        <translation>
            <numerusform>%n неявка не считается сыгранной партией: игры не было. Само правило об этом не говорит.</numerusform>
            <numerusform>%n неявки не считаются сыгранными партиями: игры не было. Само правило об этом не говорит.</numerusform>
            <numerusform>%n неявок не считаются сыгранными партиями: игры не было. Само правило об этом не говорит.</numerusform>
        </translation>
    </message>
    <message>
        <source>FIDE’s General Regulations, article 6.6: fewer than half of the games, so they do not count.</source>
        <translation>Общие правила FIDE, статья 6.6: сыграно меньше половины партий, они не учитываются.</translation>
    </message>
    <message>
        <source>FIDE’s General Regulations, article 6.6: half of the games or more, so they count.</source>
        <translation>Общие правила FIDE, статья 6.6: сыграна половина партий или больше, они учитываются.</translation>
    </message>
    <message>
        <source>The regulations of this tournament annul the results of who leaves.</source>
        <translation>По положению этого турнира результаты выбывших аннулируются.</translation>
    </message>
    <message>
        <source>The regulations of this tournament count the results of who leaves.</source>
        <translation>По положению этого турнира результаты выбывших учитываются.</translation>
    </message>
    <message>
        <source>This is not what the regulations say.</source>
        <translation>Положение говорит иначе.</translation>
    </message>
    <message>
        <source>No place and no points change now.</source>
        <translation>Места и очки сейчас не изменятся.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) change.</source>
        <translation>
            <numerusform>Изменится %n место.</numerusform>
            <numerusform>Изменятся %n места.</numerusform>
            <numerusform>Изменится %n мест.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) get other points.</source>
        <translation>
            <numerusform>Другие очки у %n участника.</numerusform>
            <numerusform>Другие очки у %n участников.</numerusform>
            <numerusform>Другие очки у %n участников.</numerusform>
        </translation>
    </message>
    <message>
        <source>results count from half the games on (FIDE)</source>
        <translation>результаты учитываются с половины партий (FIDE)</translation>
    </message>
    <message>
        <source>results never count</source>
        <translation>результаты никогда не учитываются</translation>
    </message>
    <message>
        <source>results always count</source>
        <translation>результаты всегда учитываются</translation>
    </message>
    <message>
        <source>{0} expelled</source>
        <translation>{0}: исключение</translation>
    </message>
    <message>
        <source>{0} withdrew</source>
        <translation>{0}: выбытие</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>не учитывается</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>{0} cleared</source>
        <translation>{0} без результата</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n результат</numerusform>
            <numerusform>%n результата</numerusform>
            <numerusform>%n результатов</numerusform>
        </translation>
    </message>
    <message>
        <source>add {0}</source>
        <translation>добавление: {0}</translation>
    </message>
    <message numerus="yes">
        <source>add %n player(s)</source>
        <translation>
            <numerusform>добавление %n участника</numerusform>
            <numerusform>добавление %n участников</numerusform>
            <numerusform>добавление %n участников</numerusform>
        </translation>
    </message>
    <message>
        <source>change player {0}, {1}</source>
        <translation>изменение: {0}, {1}</translation>
    </message>
    <message>
        <source>remove {0}</source>
        <translation>удаление: {0}</translation>
    </message>
    <message>
        <source>move {0} to place {1}</source>
        <translation>перенос: {0}, место {1}</translation>
    </message>
    <message>
        <source>lots: {0}</source>
        <translation>номера: {0}</translation>
    </message>
    <message>
        <source>take the draw back</source>
        <translation>снятие жеребьёвки</translation>
    </message>
    <message>
        <source>tournament data</source>
        <translation>данные турнира</translation>
    </message>
    <message>
        <source>dates of the rounds</source>
        <translation>даты туров</translation>
    </message>
    <message>
        <source>import of {0}</source>
        <translation>импорт: {0}</translation>
    </message>
    <message numerus="yes">
        <source>update %n player(s)</source>
        <translation>
            <numerusform>обновление %n участника</numerusform>
            <numerusform>обновление %n участников</numerusform>
            <numerusform>обновление %n участников</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds and colours by the Berger table</source>
        <translation>туры и цвета по таблице Бергера</translation>
    </message>
    <message>
        <source>tournament closed</source>
        <translation>турнир закрыт</translation>
    </message>
    <message>
        <source>tournament reopened</source>
        <translation>турнир снова открыт</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>перенесена</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>отложена</translation>
    </message>
    <message>
        <source>open</source>
        <translation>нет результата</translation>
    </message>
    <message>
        <source>as listed</source>
        <translation>по списку</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>по рейтингу</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>вручную</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>случайно</translation>
    </message>
    <message>
        <source>numbers from the file</source>
        <translation>из файла</translation>
    </message>
    <message>
        <source>rounds and colours assumed</source>
        <translation>туры и цвета условные</translation>
    </message>
    <message>
        <source>numbers not drawn</source>
        <translation>номера без жеребьёвки</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a tournament whose results are final</comment>
        <translation>закрыт</translation>
    </message>
    <message>
        <source>version {0}</source>
        <translation>версия {0}</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Личная встреча</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>Коэффициент Бергера</translation>
    </message>
    <message>
        <source>Simplified Berger</source>
        <translation>Упрощённый Бергер</translation>
    </message>
    <message>
        <source>Number of wins</source>
        <translation>Число побед</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>Койя</translation>
    </message>
    <message>
        <source>Games played with Black</source>
        <translation>Число партий чёрными</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Жребий</translation>
    </message>
    <message>
        <source>direct encounter</source>
        <comment>in a list of tie-breaks</comment>
        <translation>личная встреча</translation>
    </message>
    <message>
        <source>SB</source>
        <comment>in a list of tie-breaks: Sonneborn-Berger</comment>
        <translation>КБ</translation>
    </message>
    <message>
        <source>simplified Berger</source>
        <comment>in a list of tie-breaks</comment>
        <translation>упрощённый Бергер</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>in a list of tie-breaks</comment>
        <translation>победы</translation>
    </message>
    <message>
        <source>Koya</source>
        <comment>in a list of tie-breaks</comment>
        <translation>Койя</translation>
    </message>
    <message>
        <source>games with Black</source>
        <comment>in a list of tie-breaks</comment>
        <translation>партии чёрными</translation>
    </message>
    <message>
        <source>Sonneborn-Berger, adjusted scores</source>
        <translation>Коэффициент Бергера по поправленным очкам</translation>
    </message>
    <message>
        <source>Games won over the board</source>
        <translation>Победы за доской</translation>
    </message>
    <message>
        <source>Games won with Black</source>
        <translation>Победы чёрными</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>Прогрессивные очки</translation>
    </message>
    <message>
        <source>Rounds elected to play</source>
        <translation>Туры без неявки</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>Стандартные очки</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Номер по жеребьёвке</translation>
    </message>
    <message>
        <source>Average rating of opponents</source>
        <translation>Средний рейтинг соперников</translation>
    </message>
    <message>
        <source>Tournament performance</source>
        <translation>Турнирный перформанс</translation>
    </message>
    <message>
        <source>Perfect performance</source>
        <translation>Идеальный перформанс</translation>
    </message>
    <message>
        <source>Average performance of opponents</source>
        <translation>Средний перформанс соперников</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>Средний идеальный перформанс соперников</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>of the player himself, as a tie-break</comment>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Плей-офф</translation>
    </message>
    <message>
        <source>Order by hand</source>
        <translation>Порядок вручную</translation>
    </message>
    <message>
        <source>wins with Black</source>
        <comment>in a list of tie-breaks</comment>
        <translation>победы чёрными</translation>
    </message>
    <message>
        <source>rating</source>
        <comment>in a list of tie-breaks</comment>
        <translation>рейтинг</translation>
    </message>
    <message>
        <source>lots</source>
        <comment>in a list of tie-breaks</comment>
        <translation>жребий</translation>
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
        <translation>Плей-офф</translation>
    </message>
    <message>
        <source>Points from the games among those who are level, asked again among those who stay level; several games of a pair count with their mean.</source>
        <translation>Очки в партиях между равными; среди тех, кто остался равен, считаются заново; несколько партий пары идут своим средним.</translation>
    </message>
    <message>
        <source>The points of every opponent times the result against him, added up. Also called SODOS.</source>
        <translation>Очки каждого соперника × результат с ним, сумма. Иначе SODOS.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger with the opponents’ unplayed games counted as draws, and without games that were not played. Those scores alone, added up, are the Solkoff score.</source>
        <translation>Коэффициент Бергера, где несыгранные партии соперников считаются ничьими, а свои несыгранные партии не учитываются. Сумма одних этих очков – коэффициент Солкофа.</translation>
    </message>
    <message>
        <source>The points of those beaten minus the points of those lost to; draws add nothing. Dvoretsky 1985.</source>
        <translation>Очки побеждённых минус очки победивших; ничьи ничего не дают. Дворецкий, 1985.</translation>
    </message>
    <message>
        <source>Every round that brought the points of a win, played or by forfeit.</source>
        <translation>Каждый тур, принёсший очки за победу, за доской или без игры.</translation>
    </message>
    <message>
        <source>Games won over the board.</source>
        <translation>Партии, выигранные за доской.</translation>
    </message>
    <message>
        <source>Games played over the board with Black.</source>
        <translation>Партии, сыгранные за доской чёрными.</translation>
    </message>
    <message>
        <source>Games won over the board with Black.</source>
        <translation>Партии, выигранные за доской чёрными.</translation>
    </message>
    <message>
        <source>Points against opponents with at least half of the possible points.</source>
        <translation>Очки против набравших не менее половины возможных очков.</translation>
    </message>
    <message>
        <source>The player’s own points after each round, added up.</source>
        <translation>Сумма своих очков после каждого тура.</translation>
    </message>
    <message>
        <source>All games less those lost by forfeit.</source>
        <translation>Все партии без проигранных из-за неявки.</translation>
    </message>
    <message>
        <source>1 for each game that brought more points than the opponent got, ½ for as many.</source>
        <translation>1 за партию, давшую больше очков, чем сопернику, ½ за столько же.</translation>
    </message>
    <message>
        <source>The number that the player drew.</source>
        <translation>Номер, вытянутый участником.</translation>
    </message>
    <message>
        <source>The mean rating of the opponents met over the board, as a whole number.</source>
        <translation>Средний рейтинг соперников по сыгранным партиям, целым числом.</translation>
    </message>
    <message>
        <source>The mean rating of the opponents met over the board, and what the share of points against them is worth by FIDE’s table.</source>
        <translation>Средний рейтинг соперников по сыгранным партиям и надбавка за долю очков по таблице FIDE.</translation>
    </message>
    <message>
        <source>The lowest rating with which the points over the board were to be expected.</source>
        <translation>Наименьший рейтинг, при котором ожидались бы набранные за доской очки.</translation>
    </message>
    <message>
        <source>The mean tournament performance of the opponents met over the board.</source>
        <translation>Средний турнирный перформанс соперников по сыгранным партиям.</translation>
    </message>
    <message>
        <source>The mean perfect performance of the opponents met over the board.</source>
        <translation>Средний идеальный перформанс соперников по сыгранным партиям.</translation>
    </message>
    <message>
        <source>The player’s own rating.</source>
        <translation>Собственный рейтинг участника.</translation>
    </message>
    <message>
        <source>A draw that anybody can repeat: the order of the SHA-256 of the seed, a newline and the pairing number.</source>
        <translation>Жребий, который может повторить каждый: порядок по SHA-256 от ключа, перевода строки и номера по жеребьёвке.</translation>
    </message>
    <message>
        <source>Points from the games that those level on points played for it, before all tie-breaks; they give no points in the table.</source>
        <translation>Очки в партиях, сыгранных для этого участниками с равными очками; идут раньше всех показателей, в таблицу не входят.</translation>
    </message>
    <message>
        <source>The order that the arbiter gave to players who are level on everything.</source>
        <translation>Порядок, который судья задал участникам, равным по всем показателям.</translation>
    </message>
    <message>
        <source>Not in FIDE’s list; the regulations may name it (FIDE C.07, article 4.1).</source>
        <translation>В списке FIDE его нет; положение может его назвать (FIDE C.07, статья 4.1).</translation>
    </message>
    <message>
        <source>FIDE C.07, article {0}, edition of March 2026.</source>
        <translation>FIDE C.07, статья {0}, редакция от марта 2026 года.</translation>
    </message>
    <message>
        <source>lowest first</source>
        <comment>of a rating or number</comment>
        <translation>меньший вперёд</translation>
    </message>
    <message>
        <source>highest first</source>
        <comment>of a rating or number</comment>
        <translation>больший вперёд</translation>
    </message>
    <message>
        <source>limit {0}</source>
        <comment>of the Koya system</comment>
        <translation>граница {0}</translation>
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
        <translation>Без наименее значимого слагаемого.</translation>
    </message>
    <message>
        <source>Without the two least significant values.</source>
        <translation>Без двух наименее значимых слагаемых.</translation>
    </message>
    <message>
        <source>Without the least and the most significant value.</source>
        <translation>Без наименее и наиболее значимого слагаемого.</translation>
    </message>
    <message>
        <source>Without the two least and the two most significant values.</source>
        <translation>Без двух наименее и двух наиболее значимых слагаемых.</translation>
    </message>
    <message>
        <source>The least significant one is that of the opponent with the lowest score.</source>
        <translation>Наименее значимо слагаемое соперника с наименьшими очками.</translation>
    </message>
    <message>
        <source>The least significant one is the lowest rating.</source>
        <translation>Наименее значим низший рейтинг.</translation>
    </message>
    <message>
        <source>The least significant one is that of the first round, the most of the last.</source>
        <translation>Наименее значимо слагаемое первого тура, наиболее – последнего.</translation>
    </message>
    <message>
        <source>The limit {0} moves the line by so many steps of half a point; FIDE’s check list writes L1 for L+1.</source>
        <translation>Граница сдвигается на столько шагов по пол-очка: {0}; в проверочном списке FIDE вместо L+1 пишут L1.</translation>
    </message>
    <message>
        <source>The line lies at {0} % of the possible points.</source>
        <translation>Граница – {0} % возможных очков.</translation>
    </message>
    <message>
        <source>The lower one comes first.</source>
        <translation>Меньший выше.</translation>
    </message>
    <message>
        <source>The higher one comes first.</source>
        <translation>Больший выше.</translation>
    </message>
    <message>
        <source>Games of those who are level</source>
        <translation>Партии между равными</translation>
    </message>
    <message>
        <source>Opponents’ points</source>
        <translation>Очки соперников</translation>
    </message>
    <message>
        <source>Own results</source>
        <translation>Свои результаты</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Рейтинги</translation>
    </message>
    <message>
        <source>Numbers and lots</source>
        <translation>Номера и жребий</translation>
    </message>
    <message>
        <source>colours are not known</source>
        <translation>цвета неизвестны</translation>
    </message>
    <message>
        <source>rounds are not known</source>
        <translation>туры неизвестны</translation>
    </message>
    <message>
        <source>somebody has no rating, and the regulations do not say how players without one count</source>
        <translation>у кого-то нет рейтинга, а положение не говорит, как считать участников без него</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>не сыграна</translation>
    </message>
    <message>
        <source>fewer points</source>
        <translation>меньше очков</translation>
    </message>
    <message>
        <source>equal points</source>
        <translation>поровну очков</translation>
    </message>
    <message>
        <source>assumed rating</source>
        <translation>условный рейтинг</translation>
    </message>
    <message>
        <source>cut, the least significant</source>
        <translation>отброшено, наименее значимое</translation>
    </message>
    <message>
        <source>cut, the most significant</source>
        <translation>отброшено, наиболее значимое</translation>
    </message>
    <message>
        <source>lost by forfeit</source>
        <translation>поражение за неявку</translation>
    </message>
    <message>
        <source>no rating</source>
        <translation>нет рейтинга</translation>
    </message>
    <message>
        <source>expected score</source>
        <translation>ожидаемые очки</translation>
    </message>
    <message>
        <source>no performance</source>
        <translation>нет перформанса</translation>
    </message>
    <message>
        <source>unplayed games as draws</source>
        <translation>несыгранные партии как ничьи</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) from {0}</source>
        <translation>
            <numerusform>%n результат из {0}</numerusform>
            <numerusform>%n результата из {0}</numerusform>
            <numerusform>%n результатов из {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>restore the state of {0}</source>
        <translation>возврат состояния на {0}</translation>
    </message>
    <message>
        <source>{0} expelled</source>
        <translation>{0}: исключение</translation>
    </message>
    <message>
        <source>{0} withdraws</source>
        <translation>{0}: выбытие</translation>
    </message>
    <message>
        <source>{0} is in the tournament again</source>
        <translation>{0}: снова в турнире</translation>
    </message>
    <message>
        <source>no play-off: {0}</source>
        <translation>без плей-офф: {0}</translation>
    </message>
    <message>
        <source>play-off: {0}</source>
        <translation>плей-офф: {0}</translation>
    </message>
    <message>
        <source>order by hand: {0}</source>
        <translation>порядок вручную: {0}</translation>
    </message>
    <message>
        <source>no order by hand: {0}</source>
        <translation>без порядка вручную: {0}</translation>
    </message>
    <message>
        <source>no prizes</source>
        <translation>без призов</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>призы</translation>
    </message>
    <message>
        <source>exchange {0} and {1}</source>
        <translation>обмен местами: {0} и {1}</translation>
    </message>
    <message>
        <source>{0} to round {1}</source>
        <translation>{0}: перенос в тур {1}</translation>
    </message>
    <message>
        <source>exchange rounds {0} and {1}</source>
        <translation>перестановка туров {0} и {1}</translation>
    </message>
    <message>
        <source>{0}: colours exchanged</source>
        <translation>{0}: смена цветов</translation>
    </message>
    <message>
        <source>exchange numbers {0} and {1}</source>
        <translation>обмен номерами {0} и {1}</translation>
    </message>
    <message>
        <source>to be played early</source>
        <translation>будет сыграна досрочно</translation>
    </message>
    <message>
        <source>restricted by federation</source>
        <translation>с ограничением по федерациям</translation>
    </message>
    <message>
        <source>places in another tournament</source>
        <translation>места в другом турнире</translation>
    </message>
    <message>
        <source>calendar changed by hand</source>
        <translation>календарь изменён вручную</translation>
    </message>
    <message>
        <source>calendar not by the Berger table</source>
        <translation>календарь не по таблице Бергера</translation>
    </message>
    <message>
        <source>FIDE 2019</source>
        <translation>FIDE 2019</translation>
    </message>
    <message>
        <source>Sweden 2022</source>
        <translation>Швеция 2022</translation>
    </message>
    <message>
        <source>Russia 2018</source>
        <translation>Россия 2018</translation>
    </message>
    <message>
        <source>ChessLivo</source>
        <comment>a program from Turkey</comment>
        <translation>ChessLivo</translation>
    </message>
    <message>
        <source>World Junior</source>
        <comment>a championship</comment>
        <translation>Первенство мира, юниоры</translation>
    </message>
    <message>
        <source>Berger alone</source>
        <comment>an order of tie-breaks with only SB in it</comment>
        <translation>Только Бергер</translation>
    </message>
    <message>
        <source>{0} recommended it for round robins in 2019.</source>
        <translation>{0} рекомендовала его для круговых турниров в 2019 году.</translation>
    </message>
    <message>
        <source>The Swedish federation ({0}), October 2022; wins by walkover count as wins.</source>
        <translation>Шведская федерация ({0}), октябрь 2022 года; победы без игры считаются победами.</translation>
    </message>
    <message>
        <source>The Russian ministry of sport ({0}), 2018, for the round robins of one spartakiad of the blind; it is no general rule.</source>
        <translation>{0}, 2018 год, для круговых турниров одной спартакиады слепых; это не общее правило.</translation>
    </message>
    <message>
        <source>What {0}, a program from Turkey, proposes for round robins; undated.</source>
        <translation>Предлагает для круговых турниров турецкая программа {0}; без даты.</translation>
    </message>
    <message>
        <source>The rules of the {0}, of which wins with Black are the last; undated.</source>
        <translation>Правила {0}; победы чёрными в них последние; без даты.</translation>
    </message>
    <message>
        <source>The old custom: only Sonneborn-Berger, and who is level on it shares.</source>
        <translation>Старый обычай: только коэффициент Бергера; у кого он равен, делят место.</translation>
    </message>
    <message>
        <source>DE</source>
        <comment>head of a column: direct encounter</comment>
        <translation>ЛВ</translation>
    </message>
    <message>
        <source>SB</source>
        <comment>head of a column: Sonneborn-Berger</comment>
        <translation>КБ</translation>
    </message>
    <message>
        <source>SSB</source>
        <comment>head of a column: simplified Berger</comment>
        <translation>УБ</translation>
    </message>
    <message>
        <source>WIN</source>
        <comment>head of a column: number of wins</comment>
        <translation>ПОБ</translation>
    </message>
    <message>
        <source>KS</source>
        <comment>head of a column: Koya</comment>
        <translation>Койя</translation>
    </message>
    <message>
        <source>BPG</source>
        <comment>head of a column: games with Black</comment>
        <translation>ПЧ</translation>
    </message>
    <message>
        <source>LOT</source>
        <comment>head of a column: drawing of lots</comment>
        <translation>ЖР</translation>
    </message>
    <message>
        <source>adjourned, counts as a draw for now</source>
        <translation>отложена, пока считается ничьей</translation>
    </message>
    <message>
        <source>not reported yet</source>
        <translation>результата ещё нет</translation>
    </message>
    <message>
        <source>below the line</source>
        <translation>ниже границы</translation>
    </message>
    <message>
        <source>not a win</source>
        <translation>не победа</translation>
    </message>
    <message>
        <source>won by forfeit</source>
        <translation>победа без игры</translation>
    </message>
    <message>
        <source>played with White</source>
        <translation>сыграна белыми</translation>
    </message>
    <message>
        <source>colour not known</source>
        <translation>цвет неизвестен</translation>
    </message>
    <message>
        <source>a draw adds nothing</source>
        <translation>ничья ничего не даёт</translation>
    </message>
    <message>
        <source>mean of several games</source>
        <translation>среднее нескольких партий</translation>
    </message>
</context>
<context>
    <name>WorkTabs</name>
    <message>
        <source>Work surface</source>
        <translation>Рабочая область</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Жеребьёвка</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Замечания</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
</context>
</TS>
