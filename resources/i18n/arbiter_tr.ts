<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Arbiter</source>
        <translation>Arbiter hakkında</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Lisanslar…</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lisanslar…</translation>
    </message>
    <message>
        <source>Round robins, from the drawing of lots to the report.</source>
        <translation>Döner turnuvalar, kura çekiminden rapora.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It needs no network.</source>
        <translation>MIT lisanslı özgür yazılım. Ağ bağlantısı gerekmez.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New tournament</source>
        <translation>&amp;Yeni turnuva</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Yeni</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Aç…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aç</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>İçe ak&amp;tar…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Kaydet</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Farklı kaydet…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>K&amp;opya kaydet…</translation>
    </message>
    <message>
        <source>Write &amp;Excel workbook</source>
        <translation>&amp;Excel dosyası yaz</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Print round</source>
        <translation>Turu yazdır</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Ya&amp;zdır…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Çıkış</translation>
    </message>
    <message>
        <source>Restore an earlier state…</source>
        <translation>Eski durumu geri getir…</translation>
    </message>
    <message>
        <source>FIDE report…</source>
        <translation>FIDE raporu…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Dışa aktar…</translation>
    </message>
    <message>
        <source>Print next &amp;round</source>
        <translation>Sonraki t&amp;uru yazdır</translation>
    </message>
    <message>
        <source>Print a&amp;ll rounds</source>
        <translation>&amp;Bütün turları yazdır</translation>
    </message>
    <message>
        <source>Print a &amp;bundle…</source>
        <translation>&amp;Belge paketi yazdır…</translation>
    </message>
    <message>
        <source>&amp;Copy round as text</source>
        <translation>Turu metin olarak &amp;kopyala</translation>
    </message>
    <message>
        <source>Copy round as p&amp;icture</source>
        <translation>Turu resim &amp;olarak kopyala</translation>
    </message>
    <message>
        <source>C&amp;lose file</source>
        <translation>Dosyayı ka&amp;pat</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri al</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Yinele</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
    <message>
        <source>&amp;Find a player</source>
        <translation>Oyuncu &amp;bul</translation>
    </message>
    <message>
        <source>&amp;Paste players</source>
        <translation>&amp;Oyuncuları yapıştır</translation>
    </message>
    <message>
        <source>Tournament &amp;data…</source>
        <translation>Turnuva &amp;bilgileri…</translation>
    </message>
    <message>
        <source>Dates of the &amp;rounds…</source>
        <translation>Tur &amp;tarihleri…</translation>
    </message>
    <message>
        <source>Draw &amp;lots…</source>
        <translation>&amp;Kura çek…</translation>
    </message>
    <message>
        <source>&amp;Numbers from other standings…</source>
        <translation>Başka puan durumundan &amp;numaralar…</translation>
    </message>
    <message>
        <source>Draw lots on the full screen</source>
        <translation>Kurayı tam ekranda çek</translation>
    </message>
    <message>
        <source>Take the draw &amp;back</source>
        <translation>Kurayı &amp;geri al</translation>
    </message>
    <message>
        <source>Rounds and colours by the &amp;Berger table</source>
        <translation>Turlar ve &amp;renkler Berger tablosuna göre</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <comment>a player leaves before the end</comment>
        <translation>Turnuvadan &amp;çekilme…</translation>
    </message>
    <message>
        <source>Take a withdrawal bac&amp;k</source>
        <translation>Çekilmeyi geri &amp;al</translation>
    </message>
    <message>
        <source>Play-o&amp;ff…</source>
        <translation>P&amp;lay-off…</translation>
    </message>
    <message>
        <source>Order by &amp;hand…</source>
        <translation>&amp;Elle sıralama…</translation>
    </message>
    <message>
        <source>Rating l&amp;ists…</source>
        <translation>Rating li&amp;steleri…</translation>
    </message>
    <message>
        <source>Co&amp;mpare players with the lists…</source>
        <translation>&amp;Oyuncuları listelerle karşılaştır…</translation>
    </message>
    <message>
        <source>&amp;Prizes…</source>
        <translation>Ö&amp;düller…</translation>
    </message>
    <message>
        <source>&amp;Close tournament…</source>
        <comment>its results become final</comment>
        <translation>Tu&amp;rnuvayı kapat…</translation>
    </message>
    <message>
        <source>R&amp;eopen…</source>
        <comment>correct final results, with a reason</comment>
        <translation>&amp;Yeniden aç…</translation>
    </message>
    <message>
        <source>&amp;Previous round</source>
        <translation>&amp;Önceki tur</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Sonraki tur</translation>
    </message>
    <message>
        <source>Next &amp;open board</source>
        <translation>Sonraki sonuçsuz m&amp;asa</translation>
    </message>
    <message>
        <source>Boar&amp;ds still out…</source>
        <translation>Sonuçsuz masa&amp;lar…</translation>
    </message>
    <message>
        <source>T&amp;ype the round again</source>
        <translation>Turu &amp;yeniden gir</translation>
    </message>
    <message>
        <source>Games put o&amp;ff…</source>
        <translation>&amp;Ertelenen oyunlar…</translation>
    </message>
    <message>
        <source>&amp;Go to board…</source>
        <translation>&amp;Masaya git…</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Oyuncular</translation>
    </message>
    <message>
        <source>P&amp;airings</source>
        <translation>&amp;Eşlendirme</translation>
    </message>
    <message>
        <source>&amp;Crosstable</source>
        <translation>&amp;Çapraz tablo</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Puan durumu</translation>
    </message>
    <message>
        <source>Crosstable in &amp;order of place</source>
        <translation>Çapraz tablo &amp;derece sırasıyla</translation>
    </message>
    <message>
        <source>Standings &amp;beside</source>
        <translation>Puan durumu &amp;yanda</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Neden?</translation>
    </message>
    <message>
        <source>Rating and nor&amp;ms…</source>
        <translation>&amp;Rating ve normlar…</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>İşlem &amp;günlüğü</translation>
    </message>
    <message>
        <source>Col&amp;umns and order…</source>
        <translation>&amp;Sütunlar ve sıra…</translation>
    </message>
    <message>
        <source>What &amp;if</source>
        <translation>Olasılı&amp;klar</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Olasılıklar</translation>
    </message>
    <message>
        <source>Sa&amp;fe and out in the standings</source>
        <translation>Puan durumunda garanti ve olma&amp;z</translation>
    </message>
    <message>
        <source>&amp;Hall screen</source>
        <translation>S&amp;alon ekranı</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Salon ekranı</translation>
    </message>
    <message>
        <source>What the hall s&amp;ees…</source>
        <translation>Salonda gör&amp;ünen…</translation>
    </message>
    <message>
        <source>Next p&amp;ane</source>
        <translation>Sonraki &amp;bölme</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Metni &amp;büyüt</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Metni &amp;küçült</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>%{0}</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Yardım</translation>
    </message>
    <message>
        <source>&amp;Practise…</source>
        <translation>&amp;Alıştırma…</translation>
    </message>
    <message>
        <source>Practise from the &amp;beginning</source>
        <translation>Alıştırmaya &amp;baştan başla</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tuşlar</translation>
    </message>
    <message>
        <source>About this &amp;computer…</source>
        <translation>Bu bil&amp;gisayar hakkında…</translation>
    </message>
    <message>
        <source>&amp;About Arbiter</source>
        <translation>Arbiter &amp;hakkında</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>&amp;Sistem gibi</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Açık</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Koyu</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Board {0}: {1} – {2}, {3}</source>
        <translation>Masa {0}: {1} – {2}, {3}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Rtg</source>
        <translation>ELO</translation>
    </message>
    <message>
        <source>not as in the table: round {0}, board {1}, {2}–{3}</source>
        <translation>tablodaki gibi değil: tur {0}, masa {1}, {2}–{3}</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Number of the board in the hall.</source>
        <translation>Salondaki masa numarası.</translation>
    </message>
    <message>
        <source>How the game ended, or why it is still out.</source>
        <translation>Oyunun sonucu ya da neden sonuçsuz olduğu.</translation>
    </message>
    <message>
        <source>Number by lot.</source>
        <translation>Kura numarası.</translation>
    </message>
    <message>
        <source>Rating: FIDE’s, else the national one.</source>
        <translation>Rating: FIDE ratingi, yoksa UKD.</translation>
    </message>
    <message>
        <source>Points before this round.</source>
        <translation>Bu turdan önceki puan.</translation>
    </message>
    <message>
        <source>A click sorts by it, another turns the order, a third ends it.</source>
        <translation>Tıklayınca buna göre sıralanır, ikinci tıklama sırayı çevirir, üçüncüsü kaldırır.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>{0}, tried out</source>
        <translation>{0}, deneme</translation>
    </message>
    <message>
        <source>to be typed again</source>
        <translation>yeniden girilecek</translation>
    </message>
    <message>
        <source>Round {0}, {1}</source>
        <translation>Tur {0}, {1}</translation>
    </message>
    <message>
        <source>trial</source>
        <comment>of a result</comment>
        <translation>deneme</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <comment>in a narrow slot, a game of the next round</comment>
        <translation>Tur {0}</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Ratingler</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Turdan önceki puan</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Masaya göre</translation>
    </message>
    <message>
        <source>By the name of White</source>
        <translation>Beyazın adına göre</translation>
    </message>
    <message>
        <source>By the name of Black</source>
        <translation>Siyahın adına göre</translation>
    </message>
    <message>
        <source>Boards still out first</source>
        <translation>Önce sonuçsuz masalar</translation>
    </message>
    <message>
        <source>Nobody who is looked for plays in this round.</source>
        <translation>Aranan oyuncu bu turda oynamıyor.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Boards of the round</source>
        <translation>Turun masaları</translation>
    </message>
    <message>
        <source>entered {0}</source>
        <translation>giriş {0}</translation>
    </message>
</context>
<context>
    <name>Bundles</name>
    <message>
        <source>Print a bundle</source>
        <translation>Belge paketi yazdır</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Yazdır</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>İlerleme</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Yazıcı</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Kâğıt</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Yukarı</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Aşağı</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopya</translation>
    </message>
    <message>
        <source>Copies of this document</source>
        <translation>Bu belgenin kopya sayısı</translation>
    </message>
    <message>
        <source>Tick at least one document.</source>
        <translation>En az bir belge işaretleyin.</translation>
    </message>
    <message>
        <source>Games without a result: {0}. What is printed now says that it is provisional.</source>
        <translation>Sonucu olmayan oyun: {0}. Şimdi basılanlarda geçici olduğu yazar.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: all of it goes into one PDF file in the tournament’s folder.</source>
        <translation>Bu bilgisayarda yazıcı kurulu değil: hepsi turnuvanın klasöründe tek PDF dosyasına yazılır.</translation>
    </message>
    <message>
        <source>The sheets are being made.</source>
        <translation>Sayfalar hazırlanıyor.</translation>
    </message>
    <message>
        <source>Nothing to print yet in: {0}.</source>
        <translation>Henüz basılacak bir şey yok: {0}.</translation>
    </message>
    <message>
        <source>{0}: {1} pages.</source>
        <translation>{0}: {1} sayfa.</translation>
    </message>
    <message>
        <source>Left out, nothing to print yet: {0}.</source>
        <translation>Alınmadı, henüz basılacak bir şey yok: {0}.</translation>
    </message>
    <message>
        <source>Documents of the bundle</source>
        <translation>Paketteki belgeler</translation>
    </message>
    <message>
        <source>copies: {0}</source>
        <translation>kopya: {0}</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>İlk gün</translation>
    </message>
    <message>
        <source>After a round</source>
        <translation>Tur sonrası</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Kapanış</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>{0}. tur sonrası</translation>
    </message>
    <message>
        <source>Results of round {0}, standings</source>
        <translation>{0}. tur sonuçları, puan durumu</translation>
    </message>
    <message>
        <source>{0}: round {1}</source>
        <comment>a document</comment>
        <translation>{0}: tur {1}</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>The exchange helps nobody here.</source>
        <translation>Yer değiştirme burada kimseye yaramaz.</translation>
    </message>
    <message>
        <source>The second half is played 2 to {0}, then 1.</source>
        <translation>İkinci yarı 2–{0}, sonra 1 sırasıyla oynanır.</translation>
    </message>
    <message>
        <source>Numbers {0} have {1} equal colours in a row where the cycles meet. The exchange would spare them that: nobody had more than {2}.</source>
        <translation>Devrelerin birleştiği yerde {0} numara art arda {1} kez aynı rengi alır. Yer değiştirme bunu önlerdi: kimsede {2} üstü olmazdı.</translation>
    </message>
    <message>
        <source>The exchange helps numbers {0}: without it they would have {1} equal colours in a row.</source>
        <translation>Yer değiştirme şu numaralara yarar: {0}; yoksa art arda {1} kez aynı rengi alırlardı.</translation>
    </message>
    <message>
        <source>Each cycle begins one round later. This helps numbers {0}: else they would have {1} equal colours in a row.</source>
        <translation>Her devre bir tur sonrasından başlar. Bu şu numaralara yarar: {0}; yoksa art arda {1} kez aynı rengi alırlardı.</translation>
    </message>
    <message>
        <source>Numbers are places of an earlier table; opponents come in ascending order.</source>
        <translation>Numaralar önceki bir tablodaki derecelerdir; rakipler artan sırayla gelir.</translation>
    </message>
    <message>
        <source>Whose home comes first is not laid down: here {0} plays 1 at home.</source>
        <translation>İlk kimin ev sahibi olacağı belirlenmemiştir: burada ev sahibi {0}, konuk 1.</translation>
    </message>
    <message>
        <source>Colours alternate for everybody.</source>
        <translation>Renkler herkes için sırayla değişir.</translation>
    </message>
    <message>
        <source>Longest run of equal colours: {0}.</source>
        <translation>Art arda en çok aynı renk: {0}.</translation>
    </message>
</context>
<context>
    <name>CalendarMenu</name>
    <message>
        <source>Exchange home and away</source>
        <translation>Ev sahibi ile konuğu değiştir</translation>
    </message>
    <message>
        <source>Exchange &amp;colours</source>
        <translation>&amp;Renkleri değiştir</translation>
    </message>
    <message>
        <source>Ca&amp;lendar</source>
        <translation>Ta&amp;kvim</translation>
    </message>
    <message>
        <source>Change &amp;places with</source>
        <translation>&amp;Yer değiştir</translation>
    </message>
    <message>
        <source>Round {0}, board {1}:  {2}–{3}</source>
        <translation>Tur {0}, masa {1}:  {2}–{3}</translation>
    </message>
    <message>
        <source>&amp;Move to another round or board…</source>
        <translation>Başka tura ya da masaya &amp;taşı…</translation>
    </message>
    <message>
        <source>Exchange two &amp;numbers…</source>
        <translation>İki &amp;numarayı değiştir…</translation>
    </message>
    <message>
        <source>Exchange round {0} with</source>
        <translation>{0}. turun yerini değiştir</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Tur {0}</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Go to its board</source>
        <translation>Masasına &amp;git</translation>
    </message>
    <message>
        <source>{0}, round {1}</source>
        <comment>two players</comment>
        <translation>{0}, tur {1}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Who</source>
        <translation>Kim</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Alan</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Burada</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Orada</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Seçim</translation>
    </message>
    <message>
        <source>keep ours</source>
        <translation>buradaki kalsın</translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>alma</translation>
    </message>
    <message>
        <source>✓ take theirs</source>
        <translation>✓ oradakini al</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>Close tournament</source>
        <translation>Turnuvayı kapat</translation>
    </message>
    <message numerus="yes">
        <source>The results of %n game(s) become final.</source>
        <translation>
            <numerusform>%n oyunun sonucu kesinleşir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be entered or undone after that. To correct something the tournament is reopened with a reason, and its papers become version {0}.</source>
        <translation>Bundan sonra hiçbir şey girilemez, geri alınamaz. Düzeltme için turnuva nedeni yazılarak yeniden açılır, kâğıtları sürüm {0} olur.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Reopen tournament</source>
        <translation>Turnuvayı yeniden aç</translation>
    </message>
    <message>
        <source>The results become version {0}.</source>
        <translation>Sonuçlar sürüm {0} olur.</translation>
    </message>
    <message>
        <source>Every paper and file will say so from now on, with the day and your reason. What has been given out before is no longer valid.</source>
        <translation>Bundan böyle her kâğıtta ve dosyada bu, günü ve yazdığınız nedenle yer alır. Daha önce verilenler artık geçerli değildir.</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Yeniden aç</translation>
    </message>
</context>
<context>
    <name>ColumnsMenu</name>
    <message>
        <source>This column is always shown.</source>
        <translation>Bu sütun her zaman gösterilir.</translation>
    </message>
    <message>
        <source>&amp;All columns</source>
        <translation>&amp;Bütün sütunlar</translation>
    </message>
</context>
<context>
    <name>Computer</name>
    <message>
        <source>About this computer</source>
        <translation>Bu bilgisayar hakkında</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>Hepsini &amp;kopyala</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Hepsini kopyala</translation>
    </message>
    <message>
        <source>Copied. Paste it into your mail.</source>
        <translation>Kopyalandı. E-postanıza yapıştırın.</translation>
    </message>
    <message>
        <source>default</source>
        <translation>varsayılan</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Görüntü</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Yazı tipi</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Diller</translation>
    </message>
    <message>
        <source>Printers</source>
        <translation>Yazıcılar</translation>
    </message>
    <message>
        <source>none; sheets become PDF files</source>
        <translation>yok; sayfalar PDF dosyası olur</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turnuvalar</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>as a program of its own</source>
        <comment>not run by an installed Python</comment>
        <translation>kendi başına çalışan program</translation>
    </message>
    <message>
        <source>text {0} %</source>
        <translation>metin %{0}</translation>
    </message>
    <message>
        <source>screen {0}, paper {1}, system {2}</source>
        <translation>ekran {0}, kâğıt {1}, sistem {2}</translation>
    </message>
    <message>
        <source>{0} ({1} GB free)</source>
        <translation>{0} ({1} GB boş)</translation>
    </message>
</context>
<context>
    <name>Consequences</name>
    <message numerus="yes">
        <source>With this order no place changes now; with %n game(s) open it may in the end.</source>
        <translation>
            <numerusform>Bu sırayla şimdi hiçbir derece değişmez; %n oyun bitmediği için sonunda değişebilir.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this order no place changes.</source>
        <translation>Bu sırayla hiçbir derece değişmez.</translation>
    </message>
    <message numerus="yes">
        <source>With this order %n place(s) change: {0}.</source>
        <translation>
            <numerusform>Bu sırayla %n derece değişir: {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Order of tie-breaks</source>
        <translation>Eşitlik bozma sırası</translation>
    </message>
    <message>
        <source>The regulations should have named the order before the first round. The reason will stand in the journal and under the final table.</source>
        <translation>Yönergenin bu sırayı ilk turdan önce belirlemiş olması gerekirdi. Neden, işlem günlüğünde ve son tablonun altında durur.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Değiştir</translation>
    </message>
    <message>
        <source>Keep the old order</source>
        <translation>Eski sıra kalsın</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault in the program</source>
        <translation>Programda hata</translation>
    </message>
    <message>
        <source>Something went wrong inside Arbiter. What was entered is kept, the status line says up to when it is saved, and you can go on. The report below helps to mend it; no name stands in it.</source>
        <translation>Arbiter içinde bir şey ters gitti. Girilenler duruyor, ne zamana kadar kaydedildiği durum çubuğunda yazıyor, devam edebilirsiniz. Aşağıdaki rapor hatayı düzeltmeye yarar; içinde ad yoktur.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapor</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Raporu kopyala</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam et</translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>round {0}</source>
        <translation>tur {0}</translation>
    </message>
    <message>
        <source>{0} is at home</source>
        <translation>{0} ev sahibi</translation>
    </message>
    <message>
        <source>{0} is away</source>
        <translation>{0} konuk</translation>
    </message>
    <message>
        <source>{0} has White</source>
        <translation>{0} beyaz</translation>
    </message>
    <message>
        <source>{0} has Black</source>
        <translation>{0} siyah</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>sayılmaz</translation>
    </message>
    <message>
        <source>adjourned, counts as a draw for now</source>
        <translation>yarıda kaldı, şimdilik beraberlik sayılır</translation>
    </message>
    <message>
        <source>postponed to {0}</source>
        <translation>ertelendi: {0}</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>ertelendi</translation>
    </message>
    <message>
        <source>to be played early, {0}</source>
        <translation>erken oynanacak: {0}</translation>
    </message>
    <message>
        <source>to be played early</source>
        <translation>erken oynanacak</translation>
    </message>
    <message>
        <source>open</source>
        <translation>bitmedi</translation>
    </message>
    <message>
        <source>{0} won</source>
        <translation>{0} kazandı</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>berabere</translation>
    </message>
    <message>
        <source>{0} lost</source>
        <translation>{0} kaybetti</translation>
    </message>
    <message>
        <source>{0} won by forfeit</source>
        <translation>{0} hükmen kazandı</translation>
    </message>
    <message>
        <source>{0} lost by forfeit</source>
        <translation>{0} hükmen kaybetti</translation>
    </message>
    <message>
        <source>nobody appeared</source>
        <translation>iki oyuncu da gelmedi</translation>
    </message>
    <message>
        <source>Rtg</source>
        <translation>ELO</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Derece</translation>
    </message>
    <message>
        <source>FIDE’s, or the national one where there is none.</source>
        <translation>FIDE ratingi, yoksa UKD.</translation>
    </message>
    <message>
        <source>Each game as the player of the row sees it.</source>
        <translation>Her oyun, satırdaki oyuncuya göre.</translation>
    </message>
    <message>
        <source>From all games that count, forfeits included.</source>
        <translation>Sayılan bütün oyunlardan, hükmen sonuçlar da dahil.</translation>
    </message>
    <message>
        <source>By points and the tie-breaks in their order; 2–4 is shared.</source>
        <translation>Puana, sonra sırasıyla eşitlik bozmaya göre; 2–4 paylaşılan derecedir.</translation>
    </message>
    <message>
        <source>Forfeits are counted too.</source>
        <translation>Hükmen sonuçlar da sayılır.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Unvanlar</translation>
    </message>
    <message>
        <source>Games won, lost and drawn</source>
        <translation>Kazanılan, kaybedilen ve berabere oyunlar</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Numaraya göre</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Dereceye göre</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>round still to come, bold: this round</source>
        <translation>oynanacak tur, koyu: bu tur</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>yarıda kaldı</translation>
    </message>
    <message>
        <source>withdrawn, does not count</source>
        <translation>çekildi, sayılmaz</translation>
    </message>
    <message>
        <source>last entry</source>
        <translation>son giriş</translation>
    </message>
    <message>
        <source>two games in one cell: first game left, second right</source>
        <translation>hücrede iki oyun: ilki solda, ikincisi sağda</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federasyon</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Kazanılan oyun</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation>Kaybedilen oyun</translation>
    </message>
    <message>
        <source>Games drawn</source>
        <translation>Berabere oyun</translation>
    </message>
    <message>
        <source>{0}, tried out</source>
        <translation>{0}, deneme</translation>
    </message>
    <message>
        <source>The pairings follow from the lots. Draw lots Ctrl+L</source>
        <translation>Eşlendirme kuraya göre yapılır. Kura çek Ctrl+L</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numara</translation>
    </message>
    <message>
        <source>place</source>
        <translation>derece</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Çapraz tablo</translation>
    </message>
    <message>
        <source>Esc takes back {0}</source>
        <translation>Esc geri alır: {0}</translation>
    </message>
</context>
<context>
    <name>DateField</name>
    <message>
        <source>day.month.year</source>
        <translation>gün.ay.yıl</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>ddd d MMM</source>
        <comment>day of the week, day and month, short</comment>
        <translation>d MMM ddd</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>day of the week, day and month, in full</comment>
        <translation>d MMMM dddd</translation>
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
        <translation>Puanı eşit olanlar için play-off…</translation>
    </message>
    <message>
        <source>Order by hand…</source>
        <translation>Elle sıralama…</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Journal</source>
        <translation>İşlem günlüğü</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri al</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Yinele</translation>
    </message>
    <message>
        <source>Untitled tournament</source>
        <translation>Adsız turnuva</translation>
    </message>
    <message>
        <source>No board is open.</source>
        <translation>Sonuçsuz masa yok.</translation>
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
        <translation>Sil</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>EventDetails</name>
    <message>
        <source>For the reports</source>
        <translation>Raporlar için</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Tamam</translation>
    </message>
    <message>
        <source>90 min + 30 s a move</source>
        <comment>an example of a rate of play</comment>
        <translation>90 dk + 30 sn</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Düzenleyen</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Düşünme süresi</translation>
    </message>
    <message>
        <source>Time control in code</source>
        <translation>Süre kodu</translation>
    </message>
    <message>
        <source>Rated as</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Event code</source>
        <translation>Turnuva kodu</translation>
    </message>
    <message>
        <source>FIDE ID of the chief arbiter</source>
        <translation>Başhakemin FIDE ID’si</translation>
    </message>
    <message>
        <source>Other officials</source>
        <translation>Öteki görevliler</translation>
    </message>
    <message>
        <source>Surname, first name</source>
        <translation>Soyad, ad</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Office of official {0}</source>
        <translation>{0}. görevlinin görevi</translation>
    </message>
    <message>
        <source>Name of official {0}</source>
        <translation>{0}. görevlinin adı</translation>
    </message>
    <message>
        <source>FIDE ID of official {0}</source>
        <translation>{0}. görevlinin FIDE ID’si</translation>
    </message>
    <message>
        <source>“{0}” is no time control. Write seconds, as 5400+30 or 40/6000+30:900+30.</source>
        <translation>“{0}” süre kodu değil. Saniye olarak yazın: 5400+30 ya da 40/6000+30:900+30.</translation>
    </message>
    <message>
        <source>“{0}” is no FIDE ID: it has digits only.</source>
        <translation>“{0}” FIDE ID değil: yalnızca rakamlardan oluşur.</translation>
    </message>
    <message>
        <source>The official with FIDE ID {0} has no name.</source>
        <translation>FIDE ID’si {0} olan görevlinin adı yok.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>not said</source>
        <comment>a pace of play</comment>
        <translation>belirtilmemiş</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>a pace of play</comment>
        <translation>Standart</translation>
    </message>
    <message>
        <source>Rapid</source>
        <comment>a pace of play</comment>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Blitz</source>
        <comment>a pace of play</comment>
        <translation>Yıldırım</translation>
    </message>
    <message>
        <source>Deputy chief arbiter</source>
        <translation>Başhakem yardımcısı</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <comment>an office</comment>
        <translation>Hakem</translation>
    </message>
    <message>
        <source>Pairings officer</source>
        <translation>Eşlendirme hakemi</translation>
    </message>
    <message>
        <source>Fair play officer</source>
        <translation>Adil oyun görevlisi</translation>
    </message>
    <message>
        <source>Chief secretary</source>
        <translation>Başsekreter</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export</source>
        <translation>Dışa aktar</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Seç…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>{0} is not what was exported here last, or somebody has changed it. It will be replaced.</source>
        <translation>{0} buraya en son aktarılan dosya değil ya da sonradan değiştirilmiş. Yerine yenisi yazılır.</translation>
    </message>
    <message>
        <source>Files {0}</source>
        <translation>Dosyalar: {0}</translation>
    </message>
    <message>
        <source>{0} and others are there already and will be replaced.</source>
        <translation>{0} ve başkaları zaten var, yerlerine yenileri yazılır.</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>dereceye göre</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>numaraya göre</translation>
    </message>
    <message>
        <source>What</source>
        <translation>İçerik</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Çapraz tablo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Dosya</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Dosyayı seç</translation>
    </message>
    <message>
        <source>{0} is there already and will be replaced.</source>
        <translation>{0} zaten var, yerine yenisi yazılır.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>Save as “{0}”</source>
        <translation>“{0}” adıyla kaydet</translation>
    </message>
    <message>
        <source>Save in “{0}”</source>
        <translation>“{0}” klasörüne kaydet</translation>
    </message>
    <message>
        <source>Games without moves (.pgn)</source>
        <translation>Hamlesiz oyunlar (.pgn)</translation>
    </message>
    <message>
        <source>For electronic boards and broadcasts, which fill in the moves. Lichess wants a round for itself.</source>
        <translation>Elektronik tahtalar ve canlı yayın için; hamleleri onlar ekler. Lichess her turu ayrı ister.</translation>
    </message>
    <message>
        <source>Round and board as one, 3.2 (ChessBase, DGT)</source>
        <translation>Tur ve masa birlikte, 3.2 (ChessBase, DGT)</translation>
    </message>
    <message>
        <source>Names in plain letters (ASCII)</source>
        <translation>Adlar yalın harflerle (ASCII)</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Tur {0}</translation>
    </message>
    <message>
        <source>round {0}</source>
        <comment>put to the name of a file</comment>
        <translation>tur {0}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turlar</translation>
    </message>
    <message>
        <source>all in one file</source>
        <translation>hepsi tek dosyada</translation>
    </message>
    <message>
        <source>all, a file for each</source>
        <translation>hepsi, her biri ayrı dosyada</translation>
    </message>
    <message>
        <source>Round {0}, board {1}: PGN has no sign for {2}. The game is written as one that is not over, with {2} in a comment.</source>
        <translation>Tur {0}, masa {1}: PGN’de {2} için işaret yok. Oyun bitmemiş olarak yazılır, {2} yorumda belirtilir.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without rating: PGN does not say so.</source>
        <translation>
            <numerusform>Ratinge girmeyen %n oyun: PGN bunu belirtmez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a FIDE ID: a broadcast knows them by their names alone.</source>
        <translation>
            <numerusform>%n oyuncunun FIDE ID’si yok: canlı yayın onları yalnızca adlarından tanır.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table as text (.csv)</source>
        <translation>Metin olarak tablo (.csv)</translation>
    </message>
    <message>
        <source>For other programs: one line for each player, or each game.</source>
        <translation>Başka programlar için: her oyuncu ya da her oyun bir satır.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Puan durumu</translation>
    </message>
    <message>
        <source>standings</source>
        <comment>put to the name of a file</comment>
        <translation>puan durumu</translation>
    </message>
    <message>
        <source>Pairings and results of all rounds</source>
        <translation>Bütün turların eşlendirmesi ve sonuçları</translation>
    </message>
    <message>
        <source>rounds</source>
        <comment>put to the name of a file</comment>
        <translation>turlar</translation>
    </message>
    <message>
        <source>Players, with ids and days of birth</source>
        <translation>Oyuncular, ID ve doğum tarihleriyle</translation>
    </message>
    <message>
        <source>players</source>
        <comment>put to the name of a file</comment>
        <translation>oyuncular</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Kapsam</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Harfler</translation>
    </message>
    <message>
        <source>all (UTF-8)</source>
        <translation>hepsi (UTF-8)</translation>
    </message>
    <message>
        <source>Cyrillic of old programs (Windows-1251)</source>
        <translation>eski programların Kiril harfleri (Windows-1251)</translation>
    </message>
    <message>
        <source>Page for the web (.html)</source>
        <translation>Web sayfası (.html)</translation>
    </message>
    <message>
        <source>Crosstable, standings and all rounds in one file, for a site or a mail; it can be read on a telephone and printed. Without ids and days of birth.</source>
        <translation>Çapraz tablo, puan durumu ve bütün turlar tek dosyada, site ya da e-posta için; telefonda okunur, yazdırılır. ID ve doğum tarihi yok.</translation>
    </message>
    <message>
        <source>Picture for messengers (.png)</source>
        <translation>Mesajlaşma için resim (.png)</translation>
    </message>
    <message>
        <source>As narrow as the table allows, to be read on a telephone.</source>
        <translation>Telefonda okunsun diye tablonun izin verdiği kadar dar.</translation>
    </message>
    <message>
        <source>Text for messengers (.txt)</source>
        <translation>Mesajlaşma için metin (.txt)</translation>
    </message>
    <message>
        <source>A line for each board or player, without columns.</source>
        <translation>Her masa ya da oyuncu için bir satır, sütunsuz.</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Düzen</translation>
    </message>
    <message>
        <source>lines, for a telephone</source>
        <translation>satırlar, telefon için</translation>
    </message>
    <message>
        <source>columns, for letters of one width</source>
        <translation>sütunlar, eş genişlikte harfler için</translation>
    </message>
    <message>
        <source>To be seen to before this is sent</source>
        <translation>Göndermeden önce bakılacaklar</translation>
    </message>
    <message>
        <source>FIDE report TRF26 (.trf)</source>
        <translation>FIDE raporu TRF26 (.trf)</translation>
    </message>
    <message>
        <source>What FIDE and most federations rate by, with comments for what the form itself can’t say. It can be read back.</source>
        <translation>FIDE ve çoğu federasyon ratingi bununla hesaplar; biçimin söyleyemediği, açıklama satırlarında durur. Geri okunabilir.</translation>
    </message>
    <message>
        <source>FIDE report TRF16 (.trf)</source>
        <translation>FIDE raporu TRF16 (.trf)</translation>
    </message>
    <message>
        <source>The form before September 2025, for programs that know no other.</source>
        <translation>Eylül 2025 öncesinin biçimi, yalnızca onu bilen programlar için.</translation>
    </message>
    <message>
        <source>With a sheet of the Berger schedule</source>
        <translation>Berger çizelgesi sayfasıyla</translation>
    </message>
    <message>
        <source>With an event report (facts for IT3)</source>
        <translation>Turnuva raporuyla (IT3 için bilgiler)</translation>
    </message>
    <message>
        <source>Complete workbook (.xlsx)</source>
        <translation>Tam Excel dosyası (.xlsx)</translation>
    </message>
    <message>
        <source>Everything, with national ids and days of birth, and a sheet that audits the rest by formulas. It can be read back.</source>
        <translation>Her şey, ulusal ID ve doğum tarihleriyle; bir sayfa da ötekileri formüllerle denetler. Geri okunabilir.</translation>
    </message>
    <message>
        <source>Workbook to publish (.xlsx)</source>
        <translation>Yayın için Excel dosyası (.xlsx)</translation>
    </message>
    <message>
        <source>Without national ids; of birthdays only the year.</source>
        <translation>Ulusal ID yok, yalnızca doğum yılı.</translation>
    </message>
    <message>
        <source>public</source>
        <comment>put to the name of a file</comment>
        <translation>yayın</translation>
    </message>
    <message>
        <source>Crosstable only, one sheet (.xlsx)</source>
        <translation>Yalnızca çapraz tablo, tek sayfa (.xlsx)</translation>
    </message>
    <message>
        <source>In the order of columns that chess-results.com uses.</source>
        <translation>Sütunlar chess-results.com sırasıyla.</translation>
    </message>
    <message>
        <source>crosstable</source>
        <comment>put to the name of a file</comment>
        <translation>çapraz tablo</translation>
    </message>
    <message>
        <source>Participants for Swiss-Manager (.xlsx)</source>
        <translation>Swiss-Manager için katılımcılar (.xlsx)</translation>
    </message>
    <message>
        <source>The list of players as Swiss-Manager imports it.</source>
        <translation>Swiss-Manager’ın içe aktardığı biçimde oyuncu listesi.</translation>
    </message>
    <message>
        <source>participants</source>
        <comment>put to the name of a file</comment>
        <translation>katılımcılar</translation>
    </message>
    <message>
        <source>Participants for Swiss-Manager (.csv)</source>
        <translation>Swiss-Manager için katılımcılar (.csv)</translation>
    </message>
    <message>
        <source>The same list as text.</source>
        <translation>Aynı liste, metin olarak.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a tournament</source>
        <translation>Turnuva aç</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turnuvalar</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Bütün dosyalar</translation>
    </message>
    <message>
        <source>This tournament is open already.</source>
        <translation>Bu turnuva zaten açık.</translation>
    </message>
    <message>
        <source>Opened as a new tournament. The damaged file is as it was.</source>
        <translation>Yeni turnuva olarak açıldı. Bozuk dosya olduğu gibi duruyor.</translation>
    </message>
    <message>
        <source>Saving is being tried again.</source>
        <translation>Kaydetme yeniden deneniyor.</translation>
    </message>
    <message>
        <source>Every entry is saved as soon as it is made.</source>
        <translation>Her giriş yapıldığı anda kaydedilir.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Farklı kaydet</translation>
    </message>
    <message>
        <source>The tournament is now in {0}</source>
        <translation>Turnuva artık burada: {0}</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopya kaydet</translation>
    </message>
    <message>
        <source>A copy is in {0}</source>
        <translation>Kopya burada: {0}</translation>
    </message>
    <message>
        <source>It is in the clipboard.</source>
        <translation>Panoya kopyalandı.</translation>
    </message>
    <message>
        <source>Tables, reports, games</source>
        <translation>Tablolar, raporlar, oyunlar</translation>
    </message>
    <message>
        <source>Excel workbooks</source>
        <translation>Excel dosyaları</translation>
    </message>
    <message>
        <source>Import a table, a report or games</source>
        <translation>Tablo, rapor ya da oyun içe aktar</translation>
    </message>
    <message>
        <source>Exported to {0}</source>
        <translation>Dışa aktarıldı: {0}</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnuva</translation>
    </message>
    <message>
        <source>{0} exists already.</source>
        <translation>{0} zaten var.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Değiştir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find</source>
        <translation>Bul</translation>
    </message>
    <message>
        <source>Number or name of a player</source>
        <translation>Oyuncunun numarası ya da adı</translation>
    </message>
    <message>
        <source>number or name</source>
        <translation>numara ya da ad</translation>
    </message>
    <message>
        <source>Enter the next one   Tab into the table   Esc ends the search</source>
        <translation>Enter sonraki   Tab tabloya geçer   Esc aramayı bitirir</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>bulunamadı</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <comment>that are shown</comment>
        <translation>
            <numerusform>%n masa</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1}: {2}</source>
        <comment>the first of three: a name</comment>
        <translation>{0} / {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Draw lots…</source>
        <translation>Kura çek…</translation>
    </message>
    <message>
        <source>Three players are needed for a draw.</source>
        <translation>Kura için üç oyuncu gerekir.</translation>
    </message>
    <message>
        <source>{0} players: an odd field, {1} rounds, one player free in each.</source>
        <translation>{0} oyuncu, tek sayı: {1} tur, her turda bir oyuncu bay.</translation>
    </message>
    <message>
        <source>{0} players: {1} rounds of {2} boards.</source>
        <translation>{0} oyuncu: {1} tur, her turda {2} masa.</translation>
    </message>
    <message>
        <source>What to check before the draw</source>
        <translation>Kuradan önce bakılacaklar</translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>Bakılacak bir şey yok.</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>The hall’s screen is gone; it goes on when that is back.</source>
        <translation>Salondaki ekran kesildi; geri gelince sürer.</translation>
    </message>
    <message>
        <source>The hall’s screen is back.</source>
        <translation>Salondaki ekran geri geldi.</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Salon ekranı</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>Dark, for a dim hall</source>
        <translation>Koyu, loş salon için</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> sn</translation>
    </message>
    <message>
        <source>the other screen, if there is one</source>
        <translation>varsa öteki ekran</translation>
    </message>
    <message>
        <source>{0}, {1} × {2}</source>
        <comment>name of a screen, width, height</comment>
        <translation>{0}, {1} × {2}</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Gösterilen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Renkler</translation>
    </message>
    <message>
        <source>Each page for</source>
        <translation>Sayfa süresi</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Ekran</translation>
    </message>
    <message>
        <source>This computer has one screen now: the hall screen opens as a window, which can be drawn to another screen later.</source>
        <translation>Bu bilgisayarda şimdi tek ekran var: salon ekranı pencere olarak açılır, sonra başka ekrana taşınabilir.</translation>
    </message>
    <message>
        <source>It follows every result. The keyboard stays at the desk.</source>
        <translation>Her sonucu izler. Klavye hakem masasında kalır.</translation>
    </message>
    <message>
        <source>Everything in turn</source>
        <translation>Hepsi sırayla</translation>
    </message>
    <message>
        <source>Boards and results</source>
        <translation>Masalar ve sonuçlar</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Puan durumu</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Çapraz tablo</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Sonraki tur</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Bu son tur.</translation>
    </message>
    <message>
        <source>The rounds of this tournament are not known.</source>
        <translation>Bu turnuvanın turları bilinmiyor.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Sonraki tur</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turlar</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>No players yet.</source>
        <translation>Henüz oyuncu yok.</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Tur {0}</translation>
    </message>
    <message>
        <source>Free this round: {0}</source>
        <translation>Bu turda bay: {0}</translation>
    </message>
    <message>
        <source>{0}, boards {1}–{2}</source>
        <comment>round, first, last</comment>
        <translation>{0}, masa {1}–{2}</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>ertelendi</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>yarıda kaldı</translation>
    </message>
    <message>
        <source>played early</source>
        <translation>erken oynanacak</translation>
    </message>
    <message>
        <source>final</source>
        <translation>kesin</translation>
    </message>
    <message>
        <source>{0}, final</source>
        <translation>{0}, kesin</translation>
    </message>
    <message>
        <source>{0}, provisional</source>
        <translation>{0}, geçici</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>puan durumu</translation>
    </message>
    <message>
        <source>crosstable</source>
        <translation>çapraz tablo</translation>
    </message>
    <message>
        <source>{0} {1}–{2}</source>
        <comment>subject, first, last</comment>
        <translation>{0} {1}–{2}</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points</comment>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Round {0} at {1}</source>
        <translation>Tur {0}, saat {1}</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Tur {0}: {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n game(s) finished</source>
        <translation>
            <numerusform>{0} / %n oyun bitti</numerusform>
        </translation>
    </message>
    <message>
        <source>then {0}</source>
        <translation>ardından {0}</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Order by hand</source>
        <translation>Elle sıralama</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Yukarı</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Aşağı</translation>
    </message>
    <message>
        <source>Set order</source>
        <translation>Sırayı belirle</translation>
    </message>
    <message>
        <source>Give up the order</source>
        <translation>Sıralamayı kaldır</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Order, the best first</source>
        <translation>Sıra, en iyi önce</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Neden</translation>
    </message>
    <message>
        <source>&amp;Reason, printed under the table</source>
        <translation>&amp;Neden, tablonun altına basılır</translation>
    </message>
    <message>
        <source>Level on everything: places {0}</source>
        <translation>Her şeyde eşit: dereceler {0}</translation>
    </message>
    <message>
        <source>The order counts as long as just these players are level. It is printed under the final table with its reason.</source>
        <translation>Sıra, tam bu oyuncular eşit olduğu sürece geçerlidir. Nedeniyle birlikte son tablonun altına basılır.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Arbiter {0}: manual</source>
        <translation>Arbiter {0}: kılavuz</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>Yardım sayfası</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Yardım</translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <translation>Bütün sayfalarda ara</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>İçindekiler</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Bulunan yerler</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Geri</translation>
    </message>
    <message>
        <source>Forward ›</source>
        <translation>İleri ›</translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation>Bir şey bulunamadı.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>No player was found in the rows.</source>
        <translation>Satırlarda oyuncu bulunamadı.</translation>
    </message>
    <message>
        <source>Everybody in this list is in the tournament already.</source>
        <translation>Bu listedeki herkes zaten turnuvada.</translation>
    </message>
    <message>
        <source>Pasted table</source>
        <translation>Yapıştırılan tablo</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) understood</source>
        <translation>
            <numerusform>%n hücre anlaşıldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) understood</source>
        <translation>
            <numerusform>%n satır anlaşıldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <translation>
            <numerusform>%n denetlenecek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n anlaşılmadı</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>İçe aktar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Reading {0}…</source>
        <translation>Okunuyor: {0}…</translation>
    </message>
    <message>
        <source>Column {0} can’t be “{1}” in this table; it stays “{2}”.</source>
        <translation>Bu tabloda {0} sütunu “{1}” olamaz; “{2}” olarak kalır.</translation>
    </message>
    <message numerus="yes">
        <source>Leave %n row(s) out</source>
        <translation>
            <numerusform>%n satırı alma</numerusform>
        </translation>
    </message>
    <message>
        <source>It becomes a new tournament; the one that is open stays as it is.</source>
        <translation>Yeni bir turnuva olur; açık turnuva olduğu gibi kalır.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were read by inference: look at the findings.</source>
        <translation>
            <numerusform>%n satır çıkarımla okundu: uyarılara bakın.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were read by inference: look at the findings.</source>
        <translation>
            <numerusform>%n hücre çıkarımla okundu: uyarılara bakın.</numerusform>
        </translation>
    </message>
    <message>
        <source>the open tournament</source>
        <translation>açık turnuva</translation>
    </message>
    <message>
        <source>a new tournament</source>
        <translation>yeni turnuva</translation>
    </message>
    <message>
        <source>The column is:</source>
        <translation>Sütun:</translation>
    </message>
    <message>
        <source>type</source>
        <translation>yaz</translation>
    </message>
    <message>
        <source>next finding</source>
        <translation>sonraki uyarı</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menü</translation>
    </message>
    <message>
        <source>Nothing has been imported yet.</source>
        <translation>Henüz hiçbir şey içe aktarılmadı.</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Sayfa</translation>
    </message>
    <message>
        <source>&amp;read as</source>
        <translation>&amp;tür</translation>
    </message>
    <message>
        <source>&amp;encoding</source>
        <translation>&amp;kodlama</translation>
    </message>
    <message>
        <source>se&amp;parator</source>
        <translation>&amp;ayırıcı</translation>
    </message>
    <message>
        <source>&amp;take into</source>
        <translation>&amp;hedef</translation>
    </message>
    <message>
        <source>{0} (hidden)</source>
        <translation>{0} (gizli)</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>noktalı virgül</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgül</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>sekme</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>dikey çizgi</translation>
    </message>
    <message>
        <source>two blanks</source>
        <translation>iki boşluk</translation>
    </message>
    <message>
        <source>columns of fixed width</source>
        <translation>sabit genişlikte sütunlar</translation>
    </message>
    <message>
        <source>crosstable, single round</source>
        <translation>çapraz tablo, tek devre</translation>
    </message>
    <message>
        <source>crosstable, double round</source>
        <translation>çapraz tablo, çift devre</translation>
    </message>
    <message>
        <source>crosstable, {0} cycles</source>
        <translation>çapraz tablo, {0} devre</translation>
    </message>
    <message>
        <source>crosstable</source>
        <translation>çapraz tablo</translation>
    </message>
    <message>
        <source>pairings of all rounds</source>
        <translation>bütün turların eşlendirmesi</translation>
    </message>
    <message>
        <source>workbook of this program</source>
        <translation>bu programın Excel dosyası</translation>
    </message>
    <message>
        <source>FIDE report (TRF)</source>
        <translation>FIDE raporu (TRF)</translation>
    </message>
    <message>
        <source>list of participants</source>
        <translation>katılımcı listesi</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n oyuncu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>single round</source>
        <translation>tek devre</translation>
    </message>
    <message>
        <source>double round</source>
        <translation>çift devre</translation>
    </message>
    <message>
        <source>{0} cycles</source>
        <translation>{0} devre</translation>
    </message>
    <message>
        <source>One cell is not understood. Settle {0}, then import.</source>
        <translation>Bir hücre anlaşılmadı: {0}. Düzeltin, sonra içe aktarın.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are not understood. Settle {0}, then import.</source>
        <translation>
            <numerusform>%n hücre anlaşılmadı: {0}. Düzeltin, sonra içe aktarın.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the first finding says has to be settled, then import.</source>
        <translation>Önce ilk uyarıda yazanı düzeltin, sonra içe aktarın.</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) have to be settled first: {0}.</source>
        <translation>
            <numerusform>Önce %n uyarı giderilmeli: {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} ve %n tane daha</numerusform>
        </translation>
    </message>
    <message>
        <source>Results have been entered, so the list becomes a new tournament.</source>
        <translation>Sonuç girildi, liste yeni bir turnuva olur.</translation>
    </message>
    <message>
        <source>The lots have been drawn, so the list becomes a new tournament.</source>
        <translation>Kura çekildi, liste yeni bir turnuva olur.</translation>
    </message>
    <message>
        <source>The open tournament can only be read, so the list becomes a new one.</source>
        <translation>Açık turnuva salt okunur, liste yeni bir turnuva olur.</translation>
    </message>
    <message>
        <source>Import {0}</source>
        <translation>İçe aktar: {0}</translation>
    </message>
    <message>
        <source>Nothing to add</source>
        <translation>Eklenecek bir şey yok</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>%n oyuncu ekle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Update %n player(s)</source>
        <translation>
            <numerusform>%n oyuncuyu güncelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, update %n</source>
        <translation>
            <numerusform>{0}, %n oyuncuyu güncelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n oyuncu eklendi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n updated</source>
        <translation>
            <numerusform>%n oyuncu güncellendi</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} from {1}. Undo takes them out again.</source>
        <translation>{0}, dosya: {1}. Geri al ile yeniden çıkar.</translation>
    </message>
    <message>
        <source>{0} imported from {1}. The file stays as it was.</source>
        <translation>{0} içe aktarıldı, dosya: {1}. Dosya olduğu gibi kaldı.</translation>
    </message>
</context>
<context>
    <name>ImportFields</name>
    <message>
        <source>No.</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Derece</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad Soyad</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Soyad</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Unvan</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>FIDE ratingi</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>UKD</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Ulusal ID</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federasyon</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Kulüp</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Doğum</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Cinsiyet</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>SB</source>
        <translation>SB</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Galibiyet</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Beraberlik</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Yenilgi</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Aralarındaki maç</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>Koya</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Eşitlik bozma</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Performans</translation>
    </message>
    <message>
        <source>Rating change</source>
        <translation>Rating değişimi</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grup</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Durum</translation>
    </message>
    <message>
        <source>Club number</source>
        <translation>Kulüp no</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>No. of White</source>
        <translation>Beyaz no</translation>
    </message>
    <message>
        <source>No. of Black</source>
        <translation>Siyah no</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarih</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Saat</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rakip</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>kullanılmaz</translation>
    </message>
</context>
<context>
    <name>ImportFindings</name>
    <message>
        <source>What to check before the import</source>
        <translation>İçe aktarmadan önce bakılacaklar</translation>
    </message>
    <message>
        <source>Show it in the sheet</source>
        <translation>Sayfada göster</translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>Bakılacak bir şey yok.</translation>
    </message>
</context>
<context>
    <name>ImportKeys</name>
    <message>
        <source>R</source>
        <comment>Round</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>D</source>
        <comment>Board</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>W</source>
        <comment>White</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Black</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Result</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>N</source>
        <comment>No. of White</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>M</source>
        <comment>No. of Black</comment>
        <translation>Y</translation>
    </message>
    <message>
        <source>U</source>
        <comment>not used</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>N</source>
        <comment>Name</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Surname</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>G</source>
        <comment>First name</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>T</source>
        <comment>Title</comment>
        <translation>V</translation>
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
        <translation>U</translation>
    </message>
    <message>
        <source>F</source>
        <comment>Federation</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>I</source>
        <comment>FIDE ID</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Born</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>C</source>
        <comment>Club</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>X</source>
        <comment>Sex</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>D</source>
        <comment>National ID</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>A</source>
        <comment>No.</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>K</source>
        <comment>Place</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>O</source>
        <comment>Opponent</comment>
        <translation>O</translation>
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
        <translation>No</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Rtg</source>
        <translation>ELO</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>dosyada</translation>
    </message>
    <message>
        <source>Not read as a tournament</source>
        <translation>Turnuva olarak okunmadı</translation>
    </message>
    <message>
        <source>As it was read</source>
        <translation>Okunduğu gibi</translation>
    </message>
    <message>
        <source>The players as they were read</source>
        <translation>Okundukları gibi oyuncular</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>The sheet of the file</source>
        <translation>Dosyanın sayfası</translation>
    </message>
    <message>
        <source>Type into the cell</source>
        <translation>Hücreye yaz</translation>
    </message>
    <message>
        <source>Take row {0} in after all</source>
        <translation>{0}. satırı yine de al</translation>
    </message>
    <message>
        <source>Leave row {0} out</source>
        <translation>{0}. satırı alma</translation>
    </message>
    <message>
        <source>What is to be read here</source>
        <translation>Burada okunacak olan</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>alınmadı</translation>
    </message>
    <message>
        <source>Typed here; the cell of the file is empty.</source>
        <translation>Burada yazıldı; dosyadaki hücre boş.</translation>
    </message>
    <message>
        <source>Typed here; in the file: {0}</source>
        <translation>Burada yazıldı; dosyada: {0}</translation>
    </message>
    <message>
        <source>understood</source>
        <translation>anlaşıldı</translation>
    </message>
    <message>
        <source>to check</source>
        <translation>denetlenecek</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>anlaşılmadı</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>köşegen</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>başlık</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>kullanılmaz</translation>
    </message>
</context>
<context>
    <name>ImportTexts</name>
    <message>
        <source>line {0}, column {1}</source>
        <translation>satır {0}, sütun {1}</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>satır {0}</translation>
    </message>
    <message>
        <source>row {0}</source>
        <translation>satır {0}</translation>
    </message>
    <message>
        <source>column {0}</source>
        <translation>sütun {0}</translation>
    </message>
    <message>
        <source>whole table</source>
        <translation>bütün tablo</translation>
    </message>
    <message>
        <source>A date, {0}. The spreadsheet has made it from 1/2.</source>
        <translation>Bir tarih: {0}. Tablo programı 1/2 yazısını tarihe çevirmiş.</translation>
    </message>
    <message>
        <source>A date, {0}. The spreadsheet has made it from a result.</source>
        <translation>Bir tarih: {0}. Tablo programı sonucu tarihe çevirmiş.</translation>
    </message>
    <message>
        <source>A time, {0}. The spreadsheet has made it from a result.</source>
        <translation>Bir saat: {0}. Tablo programı sonucu saate çevirmiş.</translation>
    </message>
    <message>
        <source>“{0}” is a letter for a result.</source>
        <translation>“{0}” sonuç yerine bir harf.</translation>
    </message>
    <message>
        <source>“{0}” is a letter that looks like a figure.</source>
        <translation>“{0}” rakama benzeyen bir harf.</translation>
    </message>
    <message>
        <source>“{0}” is what a wrong encoding makes of a sign.</source>
        <translation>“{0}” yanlış kodlamayla bozulmuş bir işaret.</translation>
    </message>
    <message>
        <source>“{0}” is one result, and these two met twice. The spreadsheet has dropped the zero before it.</source>
        <translation>“{0}” tek sonuç, oysa bu iki oyuncu iki kez oynadı. Tablo programı baştaki sıfırı atmış.</translation>
    </message>
    <message>
        <source>{0} is the sum of both games; which result came first is not known.</source>
        <translation>{0} iki oyunun toplamı; hangi sonucun önce geldiği bilinmiyor.</translation>
    </message>
    <message>
        <source>“{0}” stands in brackets, so the game may not count; here it counts for now.</source>
        <translation>“{0}” parantez içinde, oyun sayılmıyor olabilir; burada şimdilik sayılır.</translation>
    </message>
    <message>
        <source>“{0}” has the sign of a footnote behind it.</source>
        <translation>“{0}” ardında dipnot işareti var.</translation>
    </message>
    <message>
        <source>“{0}” is one result, and these two meet more than once.</source>
        <translation>“{0}” tek sonuç, oysa bu iki oyuncu birden çok kez karşılaşır.</translation>
    </message>
    <message>
        <source>Read as {0}.</source>
        <translation>Şöyle okundu: {0}.</translation>
    </message>
    <message>
        <source>Type what was meant.</source>
        <translation>Doğrusunu yazın.</translation>
    </message>
    <message>
        <source>“{0}”: the game counts here and is not rated.</source>
        <translation>“{0}”: oyun burada sayılır, ratinge girmez.</translation>
    </message>
    <message>
        <source>The cells {0} are merged, so that several games share one value. Take the merging out, or type each result.</source>
        <translation>{0} hücreleri birleştirilmiş, birkaç oyun tek değeri paylaşıyor. Birleştirmeyi kaldırın ya da her sonucu yazın.</translation>
    </message>
    <message>
        <source>Dashes on both sides of this game. Read as a double forfeit; empty the cell if it has not been played.</source>
        <translation>Bu oyunun iki yanında da çizgi var. İki oyuncu da gelmedi diye okundu; oyun oynanmadıysa hücreyi boşaltın.</translation>
    </message>
    <message>
        <source>“{0}” for a game that, it seems, has not been played. It stays open; type -/- if neither player appeared.</source>
        <translation>“{0}”, görünüşe göre oynanmamış bir oyun. Sonuçsuz kalır; iki oyuncu da gelmediyse -/- yazın.</translation>
    </message>
    <message>
        <source>No result here, and the rest of the table is full. The game stays open.</source>
        <translation>Burada sonuç yok, tablonun gerisi dolu. Oyun sonuçsuz kalır.</translation>
    </message>
    <message>
        <source>“{0}” stands where a player would meet himself. It is left out.</source>
        <translation>“{0}”, oyuncunun kendisiyle karşılaşacağı yerde duruyor. Alınmadı.</translation>
    </message>
    <message>
        <source>“{0}” is not a result.</source>
        <translation>“{0}” bir sonuç değil.</translation>
    </message>
    <message>
        <source>“{0}” is a formula that failed.</source>
        <translation>“{0}” hata veren bir formül.</translation>
    </message>
    <message>
        <source>{0} here, and {2} in the other half of this game, {1}: points that only a decision of the arbiter gives. Read as such.</source>
        <translation>Burada {0}, oyunun öteki yarısında ({1}) {2}: bu puanlar yalnızca hakem kararıyla olur. Hakem kararı olarak okundu.</translation>
    </message>
    <message>
        <source>{0} here, but the other half of this game, {1}, says {2}. Only one of them can be right.</source>
        <translation>Burada {0}, oyunun öteki yarısında ({1}) ise {2} yazıyor. Yalnızca biri doğru olabilir.</translation>
    </message>
    <message>
        <source>{0} here, but the other half of this game, {1}, is empty. This half was read.</source>
        <translation>Burada {0}, oyunun öteki yarısı ({1}) ise boş. Bu yarısı okundu.</translation>
    </message>
    <message>
        <source>{0} here, but the other half of this game, {1}, is empty. Type the result, or leave the game open.</source>
        <translation>Burada {0}, oyunun öteki yarısı ({1}) ise boş. Sonucu yazın ya da oyunu sonuçsuz bırakın.</translation>
    </message>
    <message>
        <source>“{0}” says that a player did not appear; the other half of this game, {1}, does not.</source>
        <translation>“{0}” bir oyuncunun gelmediğini söylüyor; oyunun öteki yarısı ({1}) söylemiyor.</translation>
    </message>
    <message>
        <source>The other half of this game, {0}, says {1}, so {2} would fit.</source>
        <translation>Oyunun öteki yarısında ({0}) {1} yazıyor, buna uyan: {2}.</translation>
    </message>
    <message>
        <source>{0} would fit.</source>
        <translation>Uyan: {0}.</translation>
    </message>
    <message>
        <source>Type the result, or leave the game open.</source>
        <translation>Sonucu yazın ya da oyunu sonuçsuz bırakın.</translation>
    </message>
    <message>
        <source>“{0}” can’t be read as points. The points are computed anew.</source>
        <translation>“{0}” puan olarak okunamıyor. Puan yeniden hesaplanır.</translation>
    </message>
    <message>
        <source>Points {0}, but the row adds up to {1}. The games count, the points are computed anew.</source>
        <translation>Puan {0}, satırın toplamı ise {1}. Oyunlar geçerlidir, puan yeniden hesaplanır.</translation>
    </message>
    <message>
        <source>A date, {0}. The spreadsheet has made it from points. Read as {1}.</source>
        <translation>Bir tarih: {0}. Tablo programı puanı tarihe çevirmiş. Şöyle okundu: {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Formulas without a value in %n cell(s). The points are computed anew.</source>
        <translation>
            <numerusform>%n hücrede değeri olmayan formül var. Puan yeniden hesaplanır.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place {0} in the file, {1} by the order of tie-breaks that this program begins with. The place is computed anew.</source>
        <translation>Dosyada derece {0}, bu programın baştaki eşitlik bozma sırasıyla {1}. Derece yeniden hesaplanır.</translation>
    </message>
    <message>
        <source>{2} is {0} in the file and {1} by its games. The file may follow another rule; the value is computed anew.</source>
        <translation>{2}: dosyada {0}, oyunlarına göre {1}. Dosya başka bir kurala uyuyor olabilir; değer yeniden hesaplanır.</translation>
    </message>
    <message>
        <source>“{0}” is a formula that failed. The value is computed anew.</source>
        <translation>“{0}” hata veren bir formül. Değer yeniden hesaplanır.</translation>
    </message>
    <message>
        <source>A player without a name. Type it, or leave the row out.</source>
        <translation>Adı olmayan bir oyuncu. Adı yazın ya da satırı almayın.</translation>
    </message>
    <message>
        <source>A name with a remark, “{0}”. Read as {1}; if the player has withdrawn, say so after the import.</source>
        <translation>Adın yanında not var: “{0}”. Şöyle okundu: {1}; oyuncu çekildiyse bunu içe aktardıktan sonra belirtin.</translation>
    </message>
    <message>
        <source>“{0}” is written in capitals. Read as {1}.</source>
        <translation>“{0}” büyük harfle yazılmış. Şöyle okundu: {1}.</translation>
    </message>
    <message>
        <source>“{0}” stands in row {2} too. Two players may have one name; if it is one person, leave one row out.</source>
        <translation>“{0}” satır {2} içinde de var. İki oyuncu adaş olabilir; aynı kişiyse satırlardan birini almayın.</translation>
    </message>
    <message>
        <source>“{0}” is the ID of the player in row {2} too. Correct it in one of the rows, or leave it empty.</source>
        <translation>“{0}”, satır {2} içindeki oyuncunun da ID’si. Satırlardan birinde düzeltin ya da boş bırakın.</translation>
    </message>
    <message>
        <source>“{0}” repeats row {2} in every cell. Leave this row out, or correct it.</source>
        <translation>“{0}” bütün hücrelerde satır {2} ile aynı. Bu satırı almayın ya da düzeltin.</translation>
    </message>
    <message>
        <source>“{0}” is number {2} of the open tournament, who is brought up to date.</source>
        <translation>“{0}”, açık turnuvadaki {2} numaralı oyuncu; bilgileri güncellenir.</translation>
    </message>
    <message>
        <source>“{0}” may be {1}, number {2} of the open tournament. Leave the row out if it is the same person.</source>
        <translation>“{0}”, açık turnuvadaki {2} numaralı {1} olabilir. Aynı kişiyse satırı almayın.</translation>
    </message>
    <message>
        <source>“{0}” is {1}, number {2} of the open tournament. The spelling there stays.</source>
        <translation>“{0}”, açık turnuvadaki {2} numaralı {1}. Oradaki yazılış kalır.</translation>
    </message>
    <message>
        <source>“{0}” is not a rating. Type it in figures, or leave it empty.</source>
        <translation>“{0}” rating değil. Rakamla yazın ya da boş bırakın.</translation>
    </message>
    <message>
        <source>A rating of {0}: check it.</source>
        <translation>Rating {0}: denetleyin.</translation>
    </message>
    <message>
        <source>“{0}” is not a date of birth. Type it as 2001-02-28, or the year alone.</source>
        <translation>“{0}” doğum tarihi değil. 2001-02-28 gibi ya da yalnızca yılı yazın.</translation>
    </message>
    <message>
        <source>“{0}” as a date of birth is not certain. Read as {1}.</source>
        <translation>“{0}” doğum tarihi olarak kesin değil. Şöyle okundu: {1}.</translation>
    </message>
    <message>
        <source>“{0}” is not a FIDE title, and is left out.</source>
        <translation>“{0}” FIDE unvanı değil, alınmadı.</translation>
    </message>
    <message>
        <source>The starting numbers are not 1, 2, 3 and so on, each once. The order of the rows stands for them.</source>
        <translation>Başlangıç numaraları birer kez 1, 2, 3 diye gitmiyor. Yerlerine satırların sırası geçer.</translation>
    </message>
    <message>
        <source>The heading “{0}” is not known. The column is left out unless you give it a meaning.</source>
        <translation>“{0}” başlığı bilinmiyor. Anlamını siz vermezseniz sütun alınmaz.</translation>
    </message>
    <message>
        <source>The heading “{0}” can mean more than one thing. Check what the column was taken for.</source>
        <translation>“{0}” başlığının birden çok anlamı olabilir. Sütunun ne sayıldığını denetleyin.</translation>
    </message>
    <message>
        <source>Sheets of the workbook that were not read: {0}.</source>
        <translation>Excel dosyasının okunmayan sayfaları: {0}.</translation>
    </message>
    <message>
        <source>Hidden sheets, which were not read: {0}.</source>
        <translation>Okunmayan gizli sayfalar: {0}.</translation>
    </message>
    <message>
        <source>Rows {0} are not of this table, and were not read. If they are another group, put it on a sheet of its own.</source>
        <translation>Bu tablodan olmayan, okunmayan satırlar: {0}. Başka bir grupsa ayrı bir sayfaya koyun.</translation>
    </message>
    <message>
        <source>Only the first {0} rows were read. If the table is longer, divide it.</source>
        <translation>Yalnızca ilk {0} satır okundu. Tablo daha uzunsa bölün.</translation>
    </message>
    <message>
        <source>There are no starting numbers. The order of the rows stands for them, marked as not drawn.</source>
        <translation>Başlangıç numarası yok. Yerlerine satırların sırası geçer, kura çekilmedi diye işaretlenir.</translation>
    </message>
    <message>
        <source>A crosstable does not say in which round a game was played, nor who had White. Both stay unknown until you take them from the Berger table.</source>
        <translation>Çapraz tablo oyunun hangi turda oynandığını da beyazın kim olduğunu da söylemez. Berger tablosundan alınana kadar ikisi de bilinmez.</translation>
    </message>
    <message>
        <source>“{0}” beside a result was read as White.</source>
        <translation>Sonucun yanındaki “{0}” beyaz olarak okundu.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) missing for everybody to meet everybody. Taken in as open.</source>
        <translation>
            <numerusform>Herkesin herkesle karşılaşması için %n oyun eksik. Sonuçsuz olarak alındı.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} stands here once more than in the rest of the list; the other is in row {2}. Leave one of them out.</source>
        <translation>{0} burada, listenin gerisinden bir kez fazla duruyor; öteki satır {2}. Birini almayın.</translation>
    </message>
    <message>
        <source>“{0}” is written {3} elsewhere in the file.</source>
        <translation>“{0}” dosyanın başka yerinde şöyle yazılmış: {3}.</translation>
    </message>
    <message>
        <source>“{0}” is not in the list of players. Correct the name here or there.</source>
        <translation>“{0}” oyuncu listesinde yok. Adı burada ya da orada düzeltin.</translation>
    </message>
    <message>
        <source>The file does not say how its letters are encoded. Read as {0}; if names look wrong, try {2}.</source>
        <translation>Dosya harflerinin kodlamasını söylemiyor. Şöyle okundu: {0}; adlar bozuk görünürse şunu deneyin: {2}.</translation>
    </message>
    <message>
        <source>The workbook calls itself “{0}”. What this program knows of it was read.</source>
        <translation>Excel dosyası kendini “{0}” olarak tanıtıyor. Bu programın bildiği kadarı okundu.</translation>
    </message>
    <message>
        <source>The workbook was altered: its sheets do not agree ({0}). Check before you go on.</source>
        <translation>Excel dosyası değiştirilmiş: sayfaları birbirini tutmuyor ({0}). Devam etmeden önce denetleyin.</translation>
    </message>
    <message>
        <source>The file holds games of other events too, which were not read: {0}. Each has a sheet of its own to choose.</source>
        <translation>Dosyada başka turnuvaların oyunları da var, okunmadı: {0}. Her biri ayrı sayfa olarak seçilebilir.</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) the moves end with an asterisk, though there is a result. The result was read.</source>
        <translation>
            <numerusform>%n oyunda sonuç olduğu hâlde hamleler yıldızla bitiyor. Sonuç okundu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The moves of this game end with {0}, and its result is given as {1}. Read as {1}.</source>
        <translation>Bu oyunun hamleleri {0} ile bitiyor, sonuç olarak {1} verilmiş. Şöyle okundu: {1}.</translation>
    </message>
</context>
<context>
    <name>ImportWays</name>
    <message>
        <source>Take {0}</source>
        <translation>{0} olarak al</translation>
    </message>
    <message>
        <source>Leave empty</source>
        <translation>Boş bırak</translation>
    </message>
    <message>
        <source>Leave open</source>
        <translation>Sonuçsuz bırak</translation>
    </message>
    <message>
        <source>Type another</source>
        <translation>Başkasını yaz</translation>
    </message>
    <message>
        <source>Type it</source>
        <translation>Yaz</translation>
    </message>
    <message>
        <source>Leave the row out</source>
        <translation>Satırı alma</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>When</source>
        <translation>Zaman</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kim</translation>
    </message>
    <message>
        <source>What</source>
        <translation>İşlem</translation>
    </message>
    <message>
        <source>Old → new</source>
        <translation>Eski → yeni</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Neden</translation>
    </message>
    <message>
        <source>Journal, newest first</source>
        <translation>İşlem günlüğü, en yeni üstte</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) copied.</source>
        <translation>
            <numerusform>%n satır kopyalandı.</numerusform>
        </translation>
    </message>
    <message>
        <source>round</source>
        <comment>typed before its number</comment>
        <translation>tur</translation>
    </message>
    <message>
        <source>written by a newer program</source>
        <translation>daha yeni bir program yazdı</translation>
    </message>
    <message>
        <source>undone: {0}</source>
        <translation>geri alındı: {0}</translation>
    </message>
    <message>
        <source>done again: {0}</source>
        <translation>yinelendi: {0}</translation>
    </message>
    <message>
        <source>colours exchanged</source>
        <translation>renkler değiştirildi</translation>
    </message>
    <message>
        <source>places exchanged</source>
        <translation>yerler değiştirildi</translation>
    </message>
    <message>
        <source>player {0}, {1}</source>
        <translation>oyuncu {0}, {1}</translation>
    </message>
    <message>
        <source>remove {0}</source>
        <translation>{0} çıkarıldı</translation>
    </message>
    <message>
        <source>move {0}</source>
        <translation>{0} taşındı</translation>
    </message>
    <message>
        <source>restored the state of {0}</source>
        <translation>geri getirilen durum: {0}</translation>
    </message>
    <message>
        <source>{0} withdraws</source>
        <translation>{0} çekildi</translation>
    </message>
    <message>
        <source>{0} is expelled</source>
        <translation>{0} çıkarıldı</translation>
    </message>
    <message>
        <source>all results count</source>
        <translation>bütün sonuçlar sayılır</translation>
    </message>
    <message>
        <source>results do not count</source>
        <translation>sonuçlar sayılmaz</translation>
    </message>
    <message>
        <source>{0} is in the tournament again</source>
        <translation>{0} yeniden turnuvada</translation>
    </message>
    <message>
        <source>play-off of {0}</source>
        <translation>play-off: {0}</translation>
    </message>
    <message>
        <source>order by hand</source>
        <translation>elle sıralama</translation>
    </message>
    <message>
        <source>no order by hand</source>
        <translation>elle sıralama yok</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>ödüller</translation>
    </message>
    <message>
        <source>{0}, round {1}</source>
        <comment>a game</comment>
        <translation>{0}, tur {1}</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>tur {0}</translation>
    </message>
    <message>
        <source>board {0}</source>
        <translation>masa {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n sonuç</numerusform>
        </translation>
    </message>
    <message>
        <source>Search  Ctrl+F</source>
        <translation>Ara  Ctrl+F</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>İşlem günlüğünde ara</translation>
    </message>
    <message>
        <source>Words, the number of a player, or round and its number</source>
        <translation>Sözcükler, oyuncu numarası ya da tur ve numarası</translation>
    </message>
    <message>
        <source>Which entries</source>
        <translation>Hangi kayıtlar</translation>
    </message>
    <message>
        <source>all</source>
        <comment>entries of the journal</comment>
        <translation>tümü</translation>
    </message>
    <message>
        <source>entered</source>
        <comment>entries of the journal</comment>
        <translation>girilenler</translation>
    </message>
    <message>
        <source>undone</source>
        <comment>entries of the journal</comment>
        <translation>geri alınanlar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Yazdır</translation>
    </message>
    <message>
        <source>searching: {0} of {1}</source>
        <translation>aranıyor: {0} / {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <comment>lines shown, and all</comment>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <comment>day, time</comment>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>last two rounds exchanged</source>
        <translation>son iki tur yer değiştirir</translation>
    </message>
    <message>
        <source>last two rounds not exchanged</source>
        <translation>son iki tur yer değiştirmez</translation>
    </message>
    <message>
        <source>league calendar</source>
        <translation>lig takvimi</translation>
    </message>
    <message>
        <source>Berger calendar</source>
        <translation>Berger takvimi</translation>
    </message>
    <message>
        <source>home and away</source>
        <translation>ev sahibi ve konuk</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>renkler</translation>
    </message>
    <message>
        <source>forfeit wins count as played</source>
        <translation>hükmen galibiyet oynanmış sayılır</translation>
    </message>
    <message>
        <source>forfeit wins do not count as played</source>
        <translation>hükmen galibiyet oynanmış sayılmaz</translation>
    </message>
    <message>
        <source>Koya’s line moves by draws</source>
        <translation>Koya sınırı beraberlik değeri kadar kayar</translation>
    </message>
    <message>
        <source>Koya’s line moves by half points</source>
        <translation>Koya sınırı yarım puan kayar</translation>
    </message>
    <message>
        <source>players without a rating are left out</source>
        <translation>ratingsiz oyuncular katılmaz</translation>
    </message>
    <message>
        <source>players without a rating: not said</source>
        <translation>ratingsiz oyuncular: belirtilmemiş</translation>
    </message>
    <message>
        <source>players without a rating count with {0}</source>
        <translation>ratingsiz oyuncular için {0} sayılır</translation>
    </message>
    <message numerus="yes">
        <source>%n cycle(s)</source>
        <translation>
            <numerusform>%n devre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>Results, on the list of boards</source>
        <translation>Sonuçlar, masa listesinde</translation>
    </message>
    <message>
        <source>A round typed again</source>
        <translation>Yeniden girilen tur</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Çapraz tablo</translation>
    </message>
    <message>
        <source>Rounds and boards</source>
        <translation>Turlar ve masalar</translation>
    </message>
    <message>
        <source>Edit and find</source>
        <translation>Düzen ve arama</translation>
    </message>
    <message>
        <source>What is in view</source>
        <translation>Görünüm</translation>
    </message>
    <message>
        <source>Files and paper</source>
        <translation>Dosyalar ve kâğıt</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnuva</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Ekran</translation>
    </message>
    <message>
        <source>work here on a file that was open elsewhere</source>
        <translation>başka yerde açık olan dosyada burada çalış</translation>
    </message>
    <message>
        <source>List of players</source>
        <translation>Oyuncu listesi</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>aynısı</translation>
    </message>
    <message>
        <source>postponed, adjourned, to be played early</source>
        <translation>ertelendi, yarıda kaldı, erken oynanacak</translation>
    </message>
    <message>
        <source>put off to a day</source>
        <translation>bir güne ertele</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>sil</translation>
    </message>
    <message>
        <source>the next board, up, down</source>
        <translation>sonraki masa, yukarı, aşağı</translation>
    </message>
    <message>
        <source>to the list of rounds, and back</source>
        <translation>tur listesine ve geri</translation>
    </message>
    <message>
        <source>the menu of the board: colours, calendar</source>
        <translation>masanın menüsü: renkler, takvim</translation>
    </message>
    <message>
        <source>begin at board 1, and leave</source>
        <translation>masa 1’den başla, çık</translation>
    </message>
    <message>
        <source>take the new entry where the two differ</source>
        <translation>ikisi farklıysa yeni girişi al</translation>
    </message>
    <message>
        <source>keep the old one; else leave</source>
        <translation>eskisi kalsın; soru yoksa çık</translation>
    </message>
    <message>
        <source>a result in the crosstable, seen from the row</source>
        <translation>çapraz tabloda sonuç, satıra göre</translation>
    </message>
    <message>
        <source>a forfeit, seen from the row; nobody appeared</source>
        <translation>hükmen, satıra göre; iki oyuncu da gelmedi</translation>
    </message>
    <message>
        <source>won, drawn, lost, not rated, seen from the row</source>
        <translation>galibiyet, beraberlik, yenilgi, ratinge girmez, satıra göre</translation>
    </message>
    <message>
        <source>the arbiter’s decision, the player of the row first</source>
        <translation>hakem kararı, önce satırdaki oyuncu</translation>
    </message>
    <message>
        <source>clear a result</source>
        <translation>sonucu sil</translation>
    </message>
    <message>
        <source>to the right over the diagonal, down</source>
        <translation>köşegeni atlayıp sağa, aşağı</translation>
    </message>
    <message>
        <source>take back what was entered in this cell</source>
        <translation>bu hücreye girileni geri al</translation>
    </message>
    <message>
        <source>the menu of the cell</source>
        <translation>hücrenin menüsü</translation>
    </message>
    <message>
        <source>the next player found, the one before</source>
        <translation>sonraki, önceki bulunan oyuncu</translation>
    </message>
    <message>
        <source>from the search into the table</source>
        <translation>aramadan tabloya</translation>
    </message>
    <message>
        <source>end the search, show all boards</source>
        <translation>aramayı bitir, bütün masaları göster</translation>
    </message>
    <message>
        <source>copy the table</source>
        <translation>tabloyu kopyala</translation>
    </message>
    <message>
        <source>the next tab</source>
        <translation>sonraki sekme</translation>
    </message>
    <message>
        <source>in the standings: another tie-break in Why?</source>
        <translation>puan durumunda: Neden? için başka ölçüt</translation>
    </message>
    <message>
        <source>in the menu of columns: show or hide, and stay</source>
        <translation>sütun menüsünde: göster ya da gizle, menü açık kalır</translation>
    </message>
    <message>
        <source>the next player; take in what was pasted</source>
        <translation>sonraki oyuncu; yapıştırılanı listeye al</translation>
    </message>
    <message>
        <source>the next column</source>
        <translation>sonraki sütun</translation>
    </message>
    <message>
        <source>change what stands in a cell</source>
        <translation>hücredekini değiştir</translation>
    </message>
    <message>
        <source>while a name is typed: the lines of the rating list</source>
        <translation>ad yazarken: rating listesinin satırları</translation>
    </message>
    <message>
        <source>move a player up or down</source>
        <translation>oyuncuyu yukarı ya da aşağı taşı</translation>
    </message>
    <message>
        <source>take a player off the list</source>
        <translation>oyuncuyu listeden çıkar</translation>
    </message>
    <message>
        <source>clear the cell</source>
        <translation>hücreyi sil</translation>
    </message>
    <message>
        <source>give up what was typed; leave out what was pasted</source>
        <translation>yazılandan vazgeç; yapıştırılanı alma</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Yazdır</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Lisanslar</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message numerus="yes">
        <source>%n player(s) brought up to date.</source>
        <translation>
            <numerusform>%n oyuncu güncellendi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Same person?</source>
        <translation>Aynı kişi mi?</translation>
    </message>
    <message>
        <source>Players and rating lists</source>
        <translation>Oyuncular ve rating listeleri</translation>
    </message>
    <message>
        <source>What the rating lists say otherwise</source>
        <translation>Rating listelerinde farklı olanlar</translation>
    </message>
    <message>
        <source>Take &amp;all</source>
        <translation>&amp;Hepsini al</translation>
    </message>
    <message>
        <source>Take &amp;none</source>
        <translation>Hiç&amp;birini alma</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Space takes what the list says, or keeps what stands here.</source>
        <translation>Boşluk tuşu listedekini alır ya da buradakini bırakır.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) as in the list.</source>
        <translation>
            <numerusform>%n oyuncu listedeki gibi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found: {0}.</source>
        <translation>Bulunamadı: {0}.</translation>
    </message>
</context>
<context>
    <name>Lookup</name>
    <message>
        <source>Rating list</source>
        <translation>Rating listesi</translation>
    </message>
    <message>
        <source>plays here</source>
        <translation>kayıtlı</translation>
    </message>
    <message>
        <source>Enter takes the marked line, going on typing ignores it.</source>
        <translation>Enter işaretli satırı alır, yazmayı sürdürmek onu yok sayar.</translation>
    </message>
    <message>
        <source>↓ marks a line; Enter keeps what is typed.</source>
        <translation>↓ satır işaretler; Enter yazılanı bırakır.</translation>
    </message>
</context>
<context>
    <name>LossTexts</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n oyuncu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n game(s) with a result</source>
        <translation>
            <numerusform>%n oyunun {0} tanesi sonuçlu</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, read from the tables of the file.</source>
        <translation>{0}; dosyanın tablolarından okundu.</translation>
    </message>
    <message>
        <source>{0}, read from the journal, entry by entry; the tables are damaged.</source>
        <translation>{0}; işlem günlüğünden kayıt kayıt okundu; tablolar bozuk.</translation>
    </message>
    <message>
        <source>{0}; only the list of players is left.</source>
        <translation>{0}; yalnızca oyuncu listesi kaldı.</translation>
    </message>
    <message>
        <source>Nothing. Every entry is there.</source>
        <translation>Hiçbir şey. Bütün girişler duruyor.</translation>
    </message>
    <message>
        <source>Name, place and days of the event can’t be read. Type them again.</source>
        <translation>Turnuvanın adı, yeri ve tarihleri okunamıyor. Yeniden yazın.</translation>
    </message>
    <message>
        <source>Cycles, scoring and order of tie-breaks can’t be read; those of a new tournament stand there. Check them before anything is printed.</source>
        <translation>Devreler, puanlama ve eşitlik bozma sırası okunamıyor; yerlerinde yeni bir turnuvanınkiler duruyor. Yazdırmadan önce denetleyin.</translation>
    </message>
    <message>
        <source>How the numbers were drawn can’t be read. The numbers stay.</source>
        <translation>Numaraların nasıl çekildiği okunamıyor. Numaralar kalır.</translation>
    </message>
    <message>
        <source>The days of the rounds can’t all be read. Check them.</source>
        <translation>Bazı tur tarihleri okunamıyor. Denetleyin.</translation>
    </message>
    <message>
        <source>Whether the tournament was closed, and what was corrected since, can’t be read.</source>
        <translation>Turnuvanın kapatılıp kapatılmadığı ve sonra neyin düzeltildiği okunamıyor.</translation>
    </message>
    <message>
        <source>Who has left the tournament can’t be read. If somebody has, enter it again: places depend on it.</source>
        <translation>Turnuvadan kimin çekildiği okunamıyor. Çekilen varsa yeniden girin: dereceler buna bağlıdır.</translation>
    </message>
    <message>
        <source>Play-offs and orders by hand can’t be read. If there were any, enter them again: places depend on them.</source>
        <translation>Play-off’lar ve elle sıralamalar okunamıyor. Varsa yeniden girin: dereceler bunlara bağlıdır.</translation>
    </message>
    <message>
        <source>The prizes can’t be read. If there were any, enter them again.</source>
        <translation>Ödüller okunamıyor. Varsa yeniden girin.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) can’t be read: number {0}. Type the names again; results stay.</source>
        <translation>
            <numerusform>%n oyuncu okunamıyor, numara: {0}. Adları yeniden yazın; sonuçlar kalır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was entered since the file was made: %n step(s).</source>
        <translation>
            <numerusform>Dosya oluşturulduğundan beri girilenler: %n adım.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was entered after {0}: the journal can be read as far as entry {1} of {2}.</source>
        <translation>{0} sonrasında girilenler: işlem günlüğünde {1} / {2} kayıt okunabiliyor.</translation>
    </message>
    <message>
        <source>The journal can’t be read. What is there stays, but can’t be undone any more.</source>
        <translation>İşlem günlüğü okunamıyor. Olanlar kalır, ama artık geri alınamaz.</translation>
    </message>
    <message numerus="yes">
        <source>Tables and journal tell %n game(s) differently. Compare with the score sheets: {0}.</source>
        <translation>
            <numerusform>Tablolar ile işlem günlüğü %n oyunda farklı. Notasyon kâğıtlarıyla karşılaştırın: {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is not as it was written, and nobody can tell what. Compare all results with the score sheets.</source>
        <translation>Bir şey yazıldığı gibi değil, ne olduğu da bilinmiyor. Bütün sonuçları notasyon kâğıtlarıyla karşılaştırın.</translation>
    </message>
    <message numerus="yes">
        <source>All results: %n game(s) stand open. Enter them from the score sheets.</source>
        <translation>
            <numerusform>Bütün sonuçlar: %n oyun sonuçsuz. Notasyon kâğıtlarından girin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) can’t be read and stand open. Enter what the score sheets say: {0}.</source>
        <translation>
            <numerusform>%n oyun okunamıyor, sonuçsuz duruyor. Notasyon kâğıtlarında yazanı girin: {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>round {0}:</source>
        <translation>tur {0}:</translation>
    </message>
</context>
<context>
    <name>LotMethods</name>
    <message>
        <source>As listed</source>
        <translation>Liste sırasıyla</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Elle</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Rastgele</translation>
    </message>
    <message>
        <source>By rating</source>
        <translation>Ratinge göre</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation>Dosyadan</translation>
    </message>
    <message>
        <source>From another tournament</source>
        <translation>Başka turnuvadan</translation>
    </message>
    <message>
        <source>The first in the list gets number&#xa0;1.</source>
        <translation>Listedeki ilk oyuncu 1&#xa0;numara olur.</translation>
    </message>
    <message>
        <source>The highest rating gets number&#xa0;1.</source>
        <translation>En yüksek rating 1&#xa0;numara olur.</translation>
    </message>
    <message>
        <source>The numbers that stood in the file from which the table was read.</source>
        <translation>Tablonun okunduğu dosyadaki numaralar.</translation>
    </message>
    <message>
        <source>Numbers are the places in the final standings of another one.</source>
        <translation>Numaralar başka bir turnuvanın son puan durumundaki derecelerdir.</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Kura</translation>
    </message>
    <message>
        <source>Type each number as it is drawn.</source>
        <translation>Her numarayı çekildikçe yazın.</translation>
    </message>
    <message>
        <source>Restricted draw</source>
        <translation>Kısıtlı kura</translation>
    </message>
    <message>
        <source>All at once, with a seed that anyone can repeat.</source>
        <translation>Hepsi birden, anahtarla; herkes yineleyebilir.</translation>
    </message>
    <message>
        <source>Countrymen do not meet in the last three rounds.</source>
        <translation>Aynı federasyondan oyuncular son üç turda karşılaşmaz.</translation>
    </message>
    <message>
        <source>Drawing of lots: {0}. {1}</source>
        <translation>Kura çekimi: {0}. {1}</translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message>
        <source>Round 1 with these numbers</source>
        <translation>Bu numaralarla 1. tur</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Kura çekimi</translation>
    </message>
    <message>
        <source>{0} of {1} drawn</source>
        <translation>{0} / {1} çekildi</translation>
    </message>
    <message>
        <source>Player {0} of {1}</source>
        <translation>Oyuncu {0} / {1}</translation>
    </message>
    <message>
        <source>{0}, set {1}</source>
        <translation>{0}, küme {1}</translation>
    </message>
    <message>
        <source>This number is not free.</source>
        <translation>Bu numara boş değil.</translation>
    </message>
    <message>
        <source>blue: drawn now   filled: taken   framed: free</source>
        <translation>mavi: şimdi çekilen   dolu: alınmış   çerçeveli: boş</translation>
    </message>
    <message>
        <source>Number and Enter   Backspace takes back   Esc leaves</source>
        <translation>Numara ve Enter   Backspace geri alır   Esc çıkar</translation>
    </message>
    <message>
        <source>Space draws   Backspace takes back   Esc leaves</source>
        <translation>Space çeker   Backspace geri alır   Esc çıkar</translation>
    </message>
    <message>
        <source>Seed {0}. The same seed gives the same numbers.</source>
        <translation>Anahtar {0}. Aynı anahtar aynı numaraları verir.</translation>
    </message>
    <message>
        <source>Exchange 11 and 12 between C and D</source>
        <translation>11 ile 12, C ve D arasında yer değiştirsin</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>ELO</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numara</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Yeni anahtar</translation>
    </message>
    <message>
        <source>Take the draw back</source>
        <translation>Kurayı geri al</translation>
    </message>
    <message>
        <source>Draw the next  Space</source>
        <translation>Sonrakini çek  Space</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Full screen  F11</source>
        <translation>Tam ekran  F11</translation>
    </message>
    <message>
        <source>Three players are needed for a draw.</source>
        <translation>Kura için üç oyuncu gerekir.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Anahtar</translation>
    </message>
    <message>
        <source>Seed of the draw</source>
        <translation>Kura anahtarı</translation>
    </message>
    <message>
        <source>Who is present, for the protocol</source>
        <translation>Bulunanlar, tutanak için</translation>
    </message>
    <message>
        <source>Write into the protocol  Enter</source>
        <translation>Tutanağa yaz  Enter</translation>
    </message>
    <message>
        <source>These numbers are drawn</source>
        <translation>Bu numaralar çekildi</translation>
    </message>
    <message>
        <source>Draw all  Enter</source>
        <translation>Hepsini çek  Enter</translation>
    </message>
    <message>
        <source>Draw again  Enter</source>
        <translation>Yeniden çek  Enter</translation>
    </message>
    <message>
        <source>Draw lots  Enter</source>
        <translation>Kura çek  Enter</translation>
    </message>
    <message>
        <source>Accept numbers  Enter</source>
        <translation>Numaraları onayla  Enter</translation>
    </message>
    <message>
        <source>Next: {0} ({1}, set {2}, {3} left)</source>
        <translation>Sıradaki: {0} ({1}, küme {2}, kalan {3})</translation>
    </message>
    <message>
        <source>Next: {0} ({1})</source>
        <translation>Sıradaki: {0} ({1})</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Sıradaki: {0}</translation>
    </message>
    <message>
        <source>{0} draws number</source>
        <translation>{0}, çektiği numara</translation>
    </message>
    <message>
        <source>Varma sets for {0} players</source>
        <translation>{0} oyuncu için Varma kümeleri</translation>
    </message>
    <message>
        <source>Number 1 goes to the place with the lowest SHA-256 of the seed, a newline and the place in the list, and so on upwards. Whoever repeats the draw with this seed gets the same numbers.</source>
        <translation>Anahtar, satır sonu ve listedeki sıra için SHA-256 hesaplanır; en küçük değer 1 numarayı alır, ötekiler artan sırayla gelir. Kurayı bu anahtarla yineleyen aynı numaraları bulur.</translation>
    </message>
    <message>
        <source>Type the number that each player drew and go on with Enter.</source>
        <translation>Her oyuncunun çektiği numarayı yazın, Enter ile ilerleyin.</translation>
    </message>
    <message>
        <source>Equal ratings keep the order of the list; no rating comes last.</source>
        <translation>Eşit ratinglerde liste sırası korunur; ratingi olmayan sona kalır.</translation>
    </message>
    <message>
        <source>Everybody keeps the number that he had in the file.</source>
        <translation>Herkesin dosyadaki numarası kalır.</translation>
    </message>
    <message>
        <source>Everybody’s number is his place in the standings of the other tournament.</source>
        <translation>Herkesin numarası öteki turnuvanın puan durumundaki derecesidir.</translation>
    </message>
    <message>
        <source>Everybody keeps his place in the list as his number.</source>
        <translation>Herkesin numarası listedeki sırasıdır.</translation>
    </message>
    <message>
        <source>There are Varma sets for 9 to 24 players; for this field numbers are computed from the seed, so that countrymen don’t meet in the last three rounds.</source>
        <translation>Varma kümeleri 9–24 oyuncu içindir; burada numaralar anahtardan hesaplanır, aynı federasyondan oyuncular son üç turda karşılaşmaz.</translation>
    </message>
    <message>
        <source>The Varma sets belong to another calendar; numbers are computed from the seed, so that countrymen don’t meet in the last three rounds.</source>
        <translation>Varma kümeleri başka bir takvim içindir; numaralar anahtardan hesaplanır, aynı federasyondan oyuncular son üç turda karşılaşmaz.</translation>
    </message>
    <message>
        <source>The federations don’t fit into the Varma sets; numbers are computed from the seed, so that as few countrymen as possible meet in the last three rounds.</source>
        <translation>Federasyonlar Varma kümelerine sığmıyor; numaralar anahtardan hesaplanır, son üç turda aynı federasyondan olabildiğince az oyuncu karşılaşır.</translation>
    </message>
    <message>
        <source>The largest federation draws first. Each takes the first set with enough numbers, and enough left for the others; sets and numbers lie in the order of the SHA-256 of the seed, a newline and letter or number.</source>
        <translation>Önce en kalabalık federasyon çeker. Her biri yeterli numarası olan ve ötekilere de yetecek kadar bırakan ilk kümeyi alır; kümeler ve numaralar anahtar, satır sonu ve harf ya da numaranın SHA-256 değerine göre sıralıdır.</translation>
    </message>
    <message>
        <source>Mended sets: C is 6 8 11 and D is 3 12. The protocol says that they were used.</source>
        <translation>Düzeltilmiş kümeler: C 6 8 11, D 3 12. Tutanakta bunların kullanıldığı yazar.</translation>
    </message>
    <message>
        <source>The official sets for 12 players have a flaw: 6 and 12 are both in set C and meet in the last round.</source>
        <translation>12 oyuncu için resmî kümelerde hata var: 6 ve 12 numaralar C kümesindedir ve son turda karşılaşır.</translation>
    </message>
    <message>
        <source>No countrymen meet in the last three rounds.</source>
        <translation>Son üç turda aynı federasyondan oyuncular karşılaşmaz.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of countrymen meet in the last three rounds.</source>
        <translation>
            <numerusform>Son üç turda aynı federasyondan %n çift karşılaşır.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}–{1} ({2}, round {3})</source>
        <translation>{0}–{1} ({2}, {3}. tur)</translation>
    </message>
    <message>
        <source>Countrymen in the last three rounds: {0}.</source>
        <translation>Son üç turda aynı federasyondan oyuncular: {0}.</translation>
    </message>
    <message>
        <source>No draw has fewer.</source>
        <translation>Hiçbir kura daha azını vermez.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numaralar</translation>
    </message>
    <message>
        <source>Number drawn</source>
        <translation>Çekilen numara</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Untitled tournament</source>
        <translation>Adsız turnuva</translation>
    </message>
    <message>
        <source>No tournament has been opened on this computer yet.</source>
        <translation>Bu bilgisayarda henüz turnuva açılmadı.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in memory.</source>
        <translation>
            <numerusform>%n adım yalnızca bellekte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Başka yere kaydet…</translation>
    </message>
    <message>
        <source>Close and lose them</source>
        <translation>Kaydetmeden kapat</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Açık kalsın</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Dosya</translation>
    </message>
    <message>
        <source>Open recen&amp;t</source>
        <translation>&amp;Son açılanlar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Görünüm</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Yardım</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Dü&amp;zen</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Turnuva</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>T&amp;ur</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Metin boyutu</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Di&amp;l</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Araç çubuğu</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>“{0}” does not fit: this cell holds %n games. Type their results in playing order, as in 1 ½.</source>
        <translation>
            <numerusform>“{0}” uymuyor: bu hücrede %n oyun var. Sonuçları oynanış sırasıyla yazın, örneğin 1 ½.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game {0}–{1} in cycle {2} of this tournament.</source>
        <translation>Bu turnuvanın {2}. devresinde {0}–{1} oyunu yok.</translation>
    </message>
    <message>
        <source>There is no player with number {0}.</source>
        <translation>{0} numaralı oyuncu yok.</translation>
    </message>
    <message>
        <source>There is no round {0}. The rounds go from 1 to {1}.</source>
        <translation>Tur {0} yok. Turlar 1–{1}.</translation>
    </message>
    <message>
        <source>There are no pairings yet. Draw the lots first (Ctrl+L).</source>
        <translation>Henüz eşlendirme yok. Önce kura çekin (Ctrl+L).</translation>
    </message>
    <message>
        <source>The lots have been drawn, so the list is fixed. Take the draw back first.</source>
        <translation>Kura çekildi, liste artık değişmez. Önce kurayı geri alın.</translation>
    </message>
    <message>
        <source>One more player would need the table for {0}, which differs from the table for {1}. All pairings and results stay as they are.</source>
        <translation>Bir oyuncu daha için {0} kişilik tablo gerekir; bu, {1} kişilik tablodan farklıdır. Eşlendirmeler ve sonuçlar olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>“{0}” is no scoring. Give win, draw and loss in whole or half points, the win highest, and two draws not above a win and a loss: 1-½-0 or 3-1-0.</source>
        <translation>“{0}” puanlama değil. Galibiyet, beraberlik ve yenilgiyi tam ya da yarım puanla yazın; galibiyet en yüksek olsun, iki beraberlik bir galibiyetle bir yenilgiyi geçmesin: 1-½-0 ya da 3-1-0.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a result: the standings are provisional until the last result is in.</source>
        <translation>
            <numerusform>%n oyunun sonucu yok: son sonuç gelene kadar puan durumu geçicidir.</numerusform>
        </translation>
    </message>
    <message>
        <source>This tournament is open for reading only. Save a copy to work on it.</source>
        <translation>Bu turnuva salt okunur açıldı. Çalışmak için kopyasını kaydedin.</translation>
    </message>
    <message>
        <source>There is no file {0}. Check the name and the folder.</source>
        <translation>{0} dosyası yok. Adı ve klasörü denetleyin.</translation>
    </message>
    <message>
        <source>{0} can’t be read ({1}). Check the disk, and whether you may open the file.</source>
        <translation>{0} okunamıyor ({1}). Diski ve dosyayı açma izninizi denetleyin.</translation>
    </message>
    <message>
        <source>{0} is no tournament of Arbiter. Open a file that ends in .arbiter.</source>
        <translation>{0} Arbiter turnuvası değil. Sonu .arbiter olan bir dosya açın.</translation>
    </message>
    <message>
        <source>{0} is damaged and can’t be read ({1}). Open the newest copy of it instead.</source>
        <translation>{0} bozuk, okunamıyor ({1}). Yerine en yeni kopyasını açın.</translation>
    </message>
    <message>
        <source>There is already a file {0}. Choose another name.</source>
        <translation>{0} dosyası zaten var. Başka bir ad seçin.</translation>
    </message>
    <message>
        <source>{0} was written by a newer Arbiter (file version {1}; this one reads up to {2}). Open it with the newer program; it was not changed.</source>
        <translation>{0} daha yeni bir Arbiter ile yazılmış (dosya sürümü {1}; buradaki en çok {2} okur). Yeni programla açın; dosya değiştirilmedi.</translation>
    </message>
    <message>
        <source>{0} is open elsewhere: {1}. It can be read here, not changed.</source>
        <translation>{0} başka yerde açık: {1}. Burada okunabilir, değiştirilemez.</translation>
    </message>
    <message>
        <source>{0} can’t be written ({1}). Close it if it is open elsewhere, or choose another name or folder.</source>
        <translation>{0} yazılamıyor ({1}). Başka yerde açıksa kapatın ya da başka bir ad veya klasör seçin.</translation>
    </message>
    <message>
        <source>{0} was changed by another program. Nothing was written over it; save under another name.</source>
        <translation>{0} başka bir program tarafından değiştirildi. Üzerine yazılmadı; başka bir adla kaydedin.</translation>
    </message>
    <message>
        <source>{0} can’t be written ({1}). What you type is kept in memory; try again or save elsewhere.</source>
        <translation>{0} yazılamıyor ({1}). Girdikleriniz bellekte tutuluyor; yeniden deneyin ya da başka yere kaydedin.</translation>
    </message>
    <message>
        <source>{0} is a workbook in Excel’s binary form (.xlsb). Open it in Excel or LibreOffice and save it as .xlsx.</source>
        <translation>{0} Excel’in ikili biçiminde (.xlsb). Excel veya LibreOffice ile açıp .xlsx olarak kaydedin.</translation>
    </message>
    <message>
        <source>{0} is an XML file of another program, without a table that is known. Open it in Excel or LibreOffice and save it as .xlsx.</source>
        <translation>{0} başka bir programın XML dosyası, içinde bilinen bir tablo yok. Excel veya LibreOffice ile açıp .xlsx olarak kaydedin.</translation>
    </message>
    <message>
        <source>{0} is only the frame of a web page; its tables lie in a folder beside it. Read the file in that folder (sheet001.htm), or save the workbook as .xlsx.</source>
        <translation>{0} bir web sayfasının yalnızca çerçevesi; tabloları yanındaki klasörde. O klasördeki dosyayı (sheet001.htm) okuyun ya da Excel dosyasını .xlsx olarak kaydedin.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>disk dolu</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>disk yazmaya karşı korumalı</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>yazmaya karşı korumalı</translation>
    </message>
    <message>
        <source>no permission to write there</source>
        <translation>oraya yazma izni yok</translation>
    </message>
    <message>
        <source>no permission to read it</source>
        <translation>okuma izni yok</translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <translation>klasör yok</translation>
    </message>
    <message>
        <source>“{0}” is not a result. Type 1, 0, 5 or =; + or − if a player did not appear.</source>
        <translation>“{0}” bir sonuç değil. 1, 0, 5 ya da = yazın; oyuncu gelmediyse + ya da −.</translation>
    </message>
    <message>
        <source>“{0}” is not a result. {1}: home won, {2}: draw, {3}: away won.</source>
        <translation>“{0}” bir sonuç değil. {1}: ev sahibi kazandı, {2}: beraberlik, {3}: konuk kazandı.</translation>
    </message>
    <message>
        <source>“{0}” is not a result. {1}: White won, {2}: draw, {3}: Black won.</source>
        <translation>“{0}” bir sonuç değil. {1}: beyaz kazandı, {2}: beraberlik, {3}: siyah kazandı.</translation>
    </message>
    <message>
        <source>Three players are needed for all to play all; there are {0} here. Enter more players first.</source>
        <translation>Herkesin herkesle oynaması için üç oyuncu gerekir; burada {0} oyuncu var. Önce oyuncu ekleyin.</translation>
    </message>
    <message>
        <source>{0} has results and can’t be removed. Take Withdraw in the Tournament menu: the results stay.</source>
        <translation>{0} çıkarılamaz, sonuçları var. Turnuva menüsünden “Turnuvadan çekilme” seçin: sonuçlar kalır.</translation>
    </message>
    <message>
        <source>{0} has left the tournament already. Take that back first, if it is to be decided anew.</source>
        <translation>{0} turnuvadan zaten ayrıldı. Yeniden karar verilecekse önce bunu geri alın.</translation>
    </message>
    <message>
        <source>{0} has not withdrawn, so there is nothing to take back.</source>
        <translation>{0} çekilmedi, geri alınacak bir şey yok.</translation>
    </message>
    <message>
        <source>These players are not level, or others are level with them, so there is nothing to decide between them.</source>
        <translation>Bu oyuncular eşit değil ya da onlarla eşit başkaları var; aralarında karar verilecek bir şey yok.</translation>
    </message>
    <message>
        <source>Rounds and colours of this tournament are not known. To go on, take “Rounds and colours by the Berger table” in the Round menu.</source>
        <translation>Bu turnuvanın turları ve renkleri bilinmiyor. Devam etmek için Tur menüsünden “Turlar ve renkler Berger tablosuna göre” seçin.</translation>
    </message>
    <message>
        <source>Rounds and colours are known, so none are made up.</source>
        <translation>Turlar ve renkler biliniyor, varsayılacak bir şey yok.</translation>
    </message>
    <message>
        <source>Number {1} would play twice in round {0}, against {2} and {3}. Move one of these games to another round, or exchange whole rounds.</source>
        <translation>{1} numara {0}. turda iki kez oynardı, rakipleri {2} ve {3}. Bu oyunlardan birini başka tura taşıyın ya da iki turun yerini değiştirin.</translation>
    </message>
    <message>
        <source>Round {0} would be left without a game. Exchange whole rounds instead.</source>
        <translation>{0}. tur oyunsuz kalırdı. Onun yerine iki turun yerini değiştirin.</translation>
    </message>
    <message>
        <source>The game {0}–{1} stands in the way and has been played in round {2}. Choose another round.</source>
        <translation>{0}–{1} oyunu engel oluyor, {2}. turda oynandı. Başka bir tur seçin.</translation>
    </message>
    <message numerus="yes">
        <source>Numbers {0} and {1} meet %n time(s), and not as often as planned.</source>
        <translation>
            <numerusform>{0} ve {1} numara %n kez karşılaşıyor; planlanan bu değil.</numerusform>
        </translation>
    </message>
    <message>
        <source>The standings of {0} name nobody of this tournament. Enter the players first, as they are written there.</source>
        <translation>{0} puan durumunda bu turnuvadan kimse yok. Önce oyuncuları orada yazıldıkları gibi girin.</translation>
    </message>
    <message>
        <source>This tournament has games, and nothing is imported over them. Import into a new tournament.</source>
        <translation>Bu turnuvada oyun var, üzerine içe aktarılmaz. Yeni bir turnuvaya aktarın.</translation>
    </message>
    <message>
        <source>The game {0}–{1} has another result by now. Nothing was taken in; read the file once more.</source>
        <translation>{0}–{1} oyununun sonucu bu arada değişti. Hiçbir şey alınmadı; dosyayı yeniden okuyun.</translation>
    </message>
    <message>
        <source>There is no tie-break “{0}”. There are {1}.</source>
        <translation>“{0}” diye bir eşitlik bozma ölçütü yok. Olanlar: {1}.</translation>
    </message>
    <message>
        <source>Only results can be tried out. End the trial first, with Esc.</source>
        <translation>Yalnızca sonuçlar denenebilir. Önce denemeyi Esc ile bitirin.</translation>
    </message>
    <message>
        <source>The tournament is closed. To correct something, reopen it with a reason (Tournament menu).</source>
        <translation>Turnuva kapalı. Düzeltme için nedenini yazarak yeniden açın (Turnuva menüsü).</translation>
    </message>
    <message>
        <source>The tournament is not closed, so it can be worked on.</source>
        <translation>Turnuva kapalı değil, üzerinde çalışılabilir.</translation>
    </message>
    <message>
        <source>“{0}” is not an amount. Type figures, with cents after a point or a comma: 250 or 99.50.</source>
        <translation>“{0}” tutar değil. Rakamla yazın, kuruşları nokta ya da virgülden sonra: 250 ya da 99,50.</translation>
    </message>
    <message>
        <source>Give the reason in one line. It stands in the journal.</source>
        <translation>Nedeni tek satırda yazın. İşlem günlüğünde durur.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would be lost with this earlier state, more than was agreed to. Look at the difference once more.</source>
        <translation>
            <numerusform>Bu eski durumla %n sonuç silinirdi; bu, onaylanandan fazla. Farka bir kez daha bakın.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rating list can’t be kept in {0} ({1}). Make room there or allow writing, and load it again.</source>
        <translation>Rating listesi {0} içine kaydedilemiyor ({1}). Orada yer açın ya da yazmaya izin verin, sonra yeniden yükleyin.</translation>
    </message>
    <message>
        <source>{0} can’t be written in this form. Choose a name that ends in .xlsx, .csv, .txt, .pdf, .html, .png, .pgn or .trf.</source>
        <translation>{0} bu biçimde yazılamıyor. Sonu .xlsx, .csv, .txt, .pdf, .html, .png, .pgn ya da .trf olan bir ad seçin.</translation>
    </message>
    <message>
        <source>No tournament can be begun in {0} ({1}). Make room there or allow writing, and try again; nothing was opened.</source>
        <translation>{0} içinde turnuva başlatılamıyor ({1}). Orada yer açın ya da yazmaya izin verin, sonra yeniden deneyin; hiçbir şey açılmadı.</translation>
    </message>
    <message>
        <source>{0} is empty. Look whether the right file was saved or sent.</source>
        <translation>{0} boş. Doğru dosyanın kaydedildiğine ya da gönderildiğine bakın.</translation>
    </message>
    <message>
        <source>{0} is damaged or only a part of a workbook. Ask for it again, or open it in Excel or LibreOffice and save it as .xlsx.</source>
        <translation>{0} bozuk ya da eksik bir Excel dosyası. Yeniden isteyin ya da Excel veya LibreOffice ile açıp .xlsx olarak kaydedin.</translation>
    </message>
    <message>
        <source>{0} is protected by a password. Open it in Excel, remove the password (File, Info, Protect Workbook), and save it.</source>
        <translation>{0} parolayla korunuyor. Excel’de açın, parolayı kaldırın (Dosya, Bilgi, Çalışma Kitabını Koru) ve kaydedin.</translation>
    </message>
    <message>
        <source>{0} is a PDF, a picture of a table and not the table. Ask for the Excel file that it was made from.</source>
        <translation>{0} bir PDF; tablonun kendisi değil, görüntüsü. Yapıldığı Excel dosyasını isteyin.</translation>
    </message>
    <message>
        <source>{0} is a picture. Ask for the table as an Excel file (.xlsx).</source>
        <translation>{0} bir resim. Tabloyu Excel dosyası (.xlsx) olarak isteyin.</translation>
    </message>
    <message>
        <source>{0} is a text document. Copy its table into Excel or LibreOffice and save it as .xlsx.</source>
        <translation>{0} bir metin belgesi. Tablosunu Excel veya LibreOffice içine kopyalayıp .xlsx olarak kaydedin.</translation>
    </message>
    <message>
        <source>{0} is an archive or a file of another program, not a workbook. Unpack it, or save its table as .xlsx.</source>
        <translation>{0} Excel dosyası değil, bir arşiv ya da başka bir programın dosyası. Arşivi açın ya da tablosunu .xlsx olarak kaydedin.</translation>
    </message>
    <message>
        <source>{0} is neither a workbook nor a text. Save the table as .xlsx or .csv.</source>
        <translation>{0} ne Excel dosyası ne de metin. Tabloyu .xlsx veya .csv olarak kaydedin.</translation>
    </message>
    <message>
        <source>{0} is too large for a table of one tournament. Copy the table alone into a new workbook and save it as .xlsx.</source>
        <translation>{0} tek turnuvanın tablosu için çok büyük. Yalnızca tabloyu yeni bir Excel dosyasına kopyalayıp .xlsx olarak kaydedin.</translation>
    </message>
    <message>
        <source>Reading {0} took more than {1} seconds and was given up. Copy the table alone into a new workbook and save it as .xlsx.</source>
        <translation>{0} okunurken {1} saniye aşıldı, okuma bırakıldı. Yalnızca tabloyu yeni bir Excel dosyasına kopyalayıp .xlsx olarak kaydedin.</translation>
    </message>
    <message>
        <source>{0} holds declarations that could read other files or fill the memory, which no workbook needs. It was not opened; ask the sender how it was made.</source>
        <translation>{0} başka dosyaları okuyabilecek ya da belleği doldurabilecek bildirimler içeriyor; bunlar hiçbir Excel dosyasına gerekmez. Açılmadı; nasıl yapıldığını gönderene sorun.</translation>
    </message>
    <message>
        <source>{0} lists a sheet that is not in it. Ask for it again, or open it in Excel or LibreOffice, look whether all is there, and save it as .xlsx.</source>
        <translation>{0} içinde olmayan bir sayfayı gösteriyor. Yeniden isteyin ya da Excel veya LibreOffice ile açın, eksik olup olmadığına bakın ve .xlsx olarak kaydedin.</translation>
    </message>
    <message>
        <source>No list of players, crosstable or pairings was found in {0}. A row of headings with Name and at least one more is needed.</source>
        <translation>{0} içinde oyuncu listesi, çapraz tablo ya da eşlendirme bulunamadı. Ad ile en az bir başlığın daha bulunduğu bir başlık satırı gerekir.</translation>
    </message>
    <message>
        <source>{0} is the table of a Swiss tournament. Only tournaments in which everybody meets everybody can be read.</source>
        <translation>{0} İsviçre sistemi bir turnuvanın tablosu. Yalnızca herkesin herkesle karşılaştığı turnuvalar okunabilir.</translation>
    </message>
    <message>
        <source>{0} holds a single round, which does not show that everybody meets everybody. Ask for the pairings of all rounds, or for the crosstable.</source>
        <translation>{0} tek bir tur içeriyor; herkesin herkesle karşılaştığı bundan anlaşılmaz. Bütün turların eşlendirmesini ya da çapraz tabloyu isteyin.</translation>
    </message>
    <message>
        <source>{0} is the table of a team event. Only tournaments of single players can be read.</source>
        <translation>{0} bir takım turnuvasının tablosu. Yalnızca bireysel turnuvalar okunabilir.</translation>
    </message>
    <message>
        <source>{0} is a match of two teams in which everybody meets everybody of the other team (Scheveningen). Only tournaments in which all meet each other can be read.</source>
        <translation>{0} iki takımın maçı, herkes öteki takımın her oyuncusuyla karşılaşıyor (Scheveningen). Yalnızca herkesin herkesle karşılaştığı turnuvalar okunabilir.</translation>
    </message>
    <message>
        <source>{0} has more players than an all-play-all can have. Leave only those who play in this tournament, and read it again.</source>
        <translation>{0} bir döner turnuvaya sığmayacak kadar çok oyuncu içeriyor. Yalnızca bu turnuvada oynayanları bırakıp yeniden okuyun.</translation>
    </message>
    <message>
        <source>{0} was written by a newer Arbiter. Read it with the newer program; it was not changed.</source>
        <translation>{0} daha yeni bir Arbiter ile yazılmış. Yeni programla okuyun; dosya değiştirilmedi.</translation>
    </message>
    <message>
        <source>{0} gives points for win and draw that are no scoring. Correct them on its first sheet, and read it again.</source>
        <translation>{0} içindeki galibiyet ve beraberlik puanları puanlama değil. İlk sayfasında düzeltip yeniden okuyun.</translation>
    </message>
    <message>
        <source>{0} is not whole: others have games against number {1}, and no line tells who that is. Add the line (001), and read it again.</source>
        <translation>{0} eksik: {1} numaraya karşı oyunlar var, ama kim olduğunu söyleyen satır yok. Satırı (001) ekleyip yeniden okuyun.</translation>
    </message>
    <message>
        <source>Line {1} of {0} is that of a player and has no starting number of its own in columns 5 to 8. Correct it, and read the file again.</source>
        <translation>{0}, satır {1}: bir oyuncu satırı, ama 5–8. sütunlarda kendine ait başlangıç numarası yok. Düzeltip dosyayı yeniden okuyun.</translation>
    </message>
    <message>
        <source>{0} holds more than one report; line {1} belongs to another. Put each into a file of its own.</source>
        <translation>{0} birden çok rapor içeriyor; satır {1} başka bir rapordan. Her birini ayrı dosyaya koyun.</translation>
    </message>
    <message>
        <source>{0} is a FIDE report (TRF) with more or longer lines than a tournament can have. Ask for it again.</source>
        <translation>{0} bir FIDE raporu (TRF), ama bir turnuvada olabilenden daha çok ya da daha uzun satırları var. Yeniden isteyin.</translation>
    </message>
    <message>
        <source>{0} is a FIDE report (TRF) whose lines contradict each other in more than five hundred places. Ask for it again.</source>
        <translation>{0} bir FIDE raporu (TRF), ama satırları beş yüzden çok yerde birbiriyle çelişiyor. Yeniden isteyin.</translation>
    </message>
    <message>
        <source>{0} is a FIDE report (TRF) without players: no line begins with 001. Ask for it again.</source>
        <translation>{0} oyuncusu olmayan bir FIDE raporu (TRF): hiçbir satır 001 ile başlamıyor. Yeniden isteyin.</translation>
    </message>
    <message>
        <source>{0} is a rating list, not a tournament. Load it with Rating lists in the Tournament menu; then names are looked up in it while they are typed.</source>
        <translation>{0} bir rating listesi, turnuva değil. Turnuva menüsündeki “Rating listeleri” ile yükleyin; sonra adlar yazılırken listede aranır.</translation>
    </message>
    <message>
        <source>{0} is a tournament of Arbiter. Open it instead (Ctrl+O).</source>
        <translation>{0} bir Arbiter turnuvası. Onu açın (Ctrl+O).</translation>
    </message>
    <message>
        <source>{0} could not be read; reading it broke off. Open it in Excel or LibreOffice and save it anew as .xlsx.</source>
        <translation>{0} okunamadı; okuma yarıda kesildi. Excel veya LibreOffice ile açıp yeniden .xlsx olarak kaydedin.</translation>
    </message>
    <message>
        <source>Reading {0} was cancelled. Nothing has been taken in from it.</source>
        <translation>{0} okunurken iptal edildi. Ondan hiçbir şey alınmadı.</translation>
    </message>
    <message>
        <source>{0} holds no players. Look whether the right file was downloaded.</source>
        <translation>{0} içinde oyuncu yok. Doğru dosyanın indirildiğine bakın.</translation>
    </message>
    <message>
        <source>{0} is no rating list. Load FIDE’s list as text, XML or zip, or a list of your federation as .csv, .xlsx or .xls with headings such as ID_No, Name and Rtg_Nat.</source>
        <translation>{0} rating listesi değil. FIDE listesini metin, XML ya da zip olarak yükleyin; federasyon listesini ise .csv, .xlsx ya da .xls olarak, ID_No, Name, Rtg_Nat gibi başlıklarla.</translation>
    </message>
    <message>
        <source>{0} is damaged or only a part of the list. Download it again; the lists that were loaded before are as they were.</source>
        <translation>{0} bozuk ya da listenin yalnızca bir parçası. Yeniden indirin; önceden yüklenen listeler olduğu gibi duruyor.</translation>
    </message>
    <message>
        <source>{0} is protected by a password. Unpack it, and load what is in it.</source>
        <translation>{0} parolayla korunuyor. Arşivi açıp içindekini yükleyin.</translation>
    </message>
    <message>
        <source>{0} would become larger than any rating list when it is unpacked, and was not opened. Download the list again from its federation.</source>
        <translation>{0} açılınca her rating listesinden büyük olurdu, bu yüzden açılmadı. Listeyi federasyonundan yeniden indirin.</translation>
    </message>
    <message>
        <source>{0} holds declarations that could read other files or fill the memory, which no rating list needs. It was not opened.</source>
        <translation>{0} başka dosyaları okuyabilecek ya da belleği doldurabilecek bildirimler içeriyor; bunlar hiçbir rating listesine gerekmez. Açılmadı.</translation>
    </message>
    <message>
        <source>Reading {0} broke off. Download the list again, and load it once more.</source>
        <translation>{0} okunurken yarıda kesildi. Listeyi yeniden indirip yükleyin.</translation>
    </message>
    <message>
        <source>Loading {0} was cancelled. The lists loaded before are as they were.</source>
        <translation>{0} yüklenirken iptal edildi. Önceden yüklenen listeler olduğu gibi duruyor.</translation>
    </message>
    <message>
        <source>it can’t be opened</source>
        <translation>dosya açılamıyor</translation>
    </message>
    <message>
        <source>that is the name of a folder</source>
        <translation>bu bir klasör adı</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>ad çok uzun</translation>
    </message>
    <message>
        <source>another program holds the file</source>
        <translation>dosyayı başka bir program tutuyor</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>disk yanıt vermiyor</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>sonu eksik</translation>
    </message>
    <message>
        <source>nothing in it can be read</source>
        <translation>içinde hiçbir şey okunamıyor</translation>
    </message>
    <message>
        <source>something in it is not what was written</source>
        <translation>içindeki bir şey yazıldığı gibi değil</translation>
    </message>
    <message>
        <source>its pages do not fit together</source>
        <translation>sayfaları birbirini tutmuyor</translation>
    </message>
    <message>
        <source>this computer is busy with other files</source>
        <translation>bilgisayar başka dosyalarla meşgul</translation>
    </message>
    <message>
        <source>this computer has no memory left</source>
        <translation>bilgisayarda bellek kalmadı</translation>
    </message>
    <message>
        <source>a fault in this program</source>
        <translation>bu programda bir hata</translation>
    </message>
    <message>
        <source>what was written does not read back the same</source>
        <translation>yazılan, geri okununca aynı çıkmıyor</translation>
    </message>
    <message>
        <source>Each number is given once. Given twice: {0}. Missing: {1}.</source>
        <translation>Her numara bir kez verilir. İki kez verilen: {0}. Eksik: {1}.</translation>
    </message>
    <message>
        <source>Each number is given once. Missing: {0}.</source>
        <translation>Her numara bir kez verilir. Eksik: {0}.</translation>
    </message>
    <message>
        <source>Results have been entered, so the numbers are locked. Clear the results first.</source>
        <translation>Sonuç girildi, numaralar kilitli. Önce sonuçları silin.</translation>
    </message>
    <message>
        <source>Results have been entered, so the scoring is locked. Clear the results first.</source>
        <translation>Sonuç girildi, puanlama kilitli. Önce sonuçları silin.</translation>
    </message>
    <message>
        <source>Results have been entered, so cycles and the order of rounds are locked. Clear the results first.</source>
        <translation>Sonuç girildi, devreler ve tur sırası kilitli. Önce sonuçları silin.</translation>
    </message>
    <message>
        <source>Results have been entered, so nobody is taken off the list. Who leaves now withdraws.</source>
        <translation>Sonuç girildi, listeden kimse çıkarılmaz. Şimdi ayrılan çekilmiş olur.</translation>
    </message>
    <message>
        <source>Results have been entered, so no list is taken in here. Import it into a new tournament.</source>
        <translation>Sonuç girildi, buraya liste alınmaz. Yeni bir turnuvaya içe aktarın.</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Eşitlik bozma</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Oyuncu {0}</translation>
    </message>
    <message>
        <source>Players {0} and {1}</source>
        <translation>Oyuncu {0} ve {1}</translation>
    </message>
    <message>
        <source>{0} appears more than once. Twins, or one person entered twice?</source>
        <translation>{0} birden çok kez var. Adaş mı, yoksa aynı kişi iki kez mi girildi?</translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation>Ad eksik.</translation>
    </message>
    <message>
        <source>“{0}” does not look like a name. Did more get into the field?</source>
        <translation>“{0}” bir ada benzemiyor. Alana fazlası mı girdi?</translation>
    </message>
    <message>
        <source>{0} has no date of birth. The rating report needs it.</source>
        <translation>{0}: doğum tarihi yok. Rating raporu için gerekir.</translation>
    </message>
    <message>
        <source>Rating {0} is out of the usual range. Is it right?</source>
        <translation>Rating {0} olağan sınırların dışında. Doğru mu?</translation>
    </message>
    <message>
        <source>FIDE ID {0} is given to more than one player.</source>
        <translation>FIDE ID {0} birden çok oyuncuda var.</translation>
    </message>
    <message>
        <source>{0} has no FIDE ID. The federation will ask for it.</source>
        <translation>{0}: FIDE ID yok. Federasyon isteyecek.</translation>
    </message>
    <message>
        <source>This program does not know the tie-break {0}. It breaks no tie.</source>
        <translation>Bu program {0} ölçütünü tanımıyor. Eşitlik bozmaz.</translation>
    </message>
</context>
<context>
    <name>MissingFile</name>
    <message>
        <source>{0} is not there. Perhaps its stick is out.</source>
        <translation>{0} yerinde değil. USB bellek çıkarılmış olabilir.</translation>
    </message>
    <message numerus="yes">
        <source>This computer has kept its state of {0}, with %n step(s).</source>
        <translation>
            <numerusform>Bu bilgisayarda turnuvanın eski durumu var: {0}, %n adım.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would be opened as a new tournament.</source>
        <translation>Yeni turnuva olarak açılır.</translation>
    </message>
    <message>
        <source>Open the earlier state</source>
        <translation>Eski durumu aç</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Listeden çıkar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>MoveGame</name>
    <message>
        <source>Move a game</source>
        <translation>Oyunu taşı</translation>
    </message>
    <message>
        <source>{0}   a new round</source>
        <translation>{0}   yeni tur</translation>
    </message>
    <message>
        <source>the first that is free</source>
        <translation>ilk boş masa</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Taşı</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Tur</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Masa</translation>
    </message>
    <message>
        <source>{0} takes its board.</source>
        <translation>Masasına {0} geçer.</translation>
    </message>
    <message>
        <source>A round {0} is made for it.</source>
        <translation>Onun için {0}. tur eklenir.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) change rounds with it:</source>
        <translation>
            <numerusform>Onunla birlikte %n oyun tur değiştirir:</numerusform>
        </translation>
    </message>
    <message>
        <source>No other game changes its round.</source>
        <translation>Başka hiçbir oyunun turu değişmez.</translation>
    </message>
    <message>
        <source>of round {0}: {1}</source>
        <translation>tur {0}: {1}</translation>
    </message>
</context>
<context>
    <name>Obstacles</name>
    <message>
        <source>Everybody has left.</source>
        <translation>Herkes çekildi.</translation>
    </message>
    <message>
        <source>Nobody is level on points.</source>
        <translation>Puanı eşit olan kimse yok.</translation>
    </message>
    <message>
        <source>Nobody is level on everything.</source>
        <translation>Her şeyde eşit olan kimse yok.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Geri alınacak bir şey yok.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Yinelenecek bir şey yok.</translation>
    </message>
    <message>
        <source>Without players there are no rounds yet.</source>
        <translation>Oyuncu olmadan henüz tur yok.</translation>
    </message>
    <message>
        <source>There are no players yet.</source>
        <translation>Henüz oyuncu yok.</translation>
    </message>
    <message>
        <source>This is the first round.</source>
        <translation>Bu ilk tur.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Bu son tur.</translation>
    </message>
</context>
<context>
    <name>Pairings</name>
    <message>
        <source>Free this round:</source>
        <translation>Bu turda bay:</translation>
    </message>
    <message>
        <source>Round {0} has no board {1}; its boards are 1 to {2}.</source>
        <translation>Tur {0}: masa {1} yok; masalar 1–{2}.</translation>
    </message>
    <message>
        <source>Round {0}: every board has reported but those put off ({1}).</source>
        <translation>Tur {0}: ertelenenler ({1}) dışında bütün sonuçlar geldi.</translation>
    </message>
    <message>
        <source>All rounds are complete: the standings are final. Ctrl+P prints.</source>
        <translation>Bütün turlar tamam: puan durumu kesin. Ctrl+P yazdırır.</translation>
    </message>
    <message>
        <source>Round {0} is complete. Ctrl+P prints its sheet; Alt+Right goes on, round {1} is next.</source>
        <translation>Tur {0} tamam. Ctrl+P listesini yazdırır; Alt+Right ilerletir, sıradaki tur {1}.</translation>
    </message>
    <message>
        <source>{0} of {1} reported</source>
        <translation>{0} / {1} sonuç</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Tur {0}</translation>
    </message>
    <message>
        <source>The pairings follow from the lots. Draw lots  Ctrl+L</source>
        <translation>Eşlendirme kuraya göre yapılır. Kura çek  Ctrl+L</translation>
    </message>
    <message>
        <source>assumed</source>
        <comment>the round in view: not as played</comment>
        <translation>varsayıldı</translation>
    </message>
    <message>
        <source>free: {0}</source>
        <translation>bay: {0}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>berabere</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>hükmen</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>ertele</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>sil</translation>
    </message>
    <message>
        <source>go to a board</source>
        <translation>masaya git</translation>
    </message>
    <message>
        <source>type again</source>
        <translation>yeniden gir</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>yarıda kaldı</translation>
    </message>
    <message>
        <source>neither came</source>
        <translation>kimse gelmedi</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menü</translation>
    </message>
    <message>
        <source>Round {0} is complete. Ctrl+P prints its sheet.</source>
        <translation>Tur {0} tamam. Ctrl+P listesini yazdırır.</translation>
    </message>
    <message>
        <source>The next result is for round {0}, board {1}.</source>
        <translation>Sıradaki sonuç: tur {0}, masa {1}.</translation>
    </message>
    <message>
        <source>The boards of “{0}” have reported. Esc shows all boards again.</source>
        <translation>“{0}” için bütün sonuçlar geldi. Esc yeniden bütün masaları gösterir.</translation>
    </message>
    <message>
        <source>A crosstable does not tell rounds and colours, so those of this tournament are not all known. Go on in the crosstable, or have what is missing made up by the Berger table of the numbers. It is marked as assumed.</source>
        <translation>Çapraz tablo turları ve renkleri söylemez, bu turnuvada hepsi bilinmiyor. Çapraz tabloda devam edin ya da eksiği numaraların Berger tablosuyla tamamlayın. Varsayıldı diye işaretlenir.</translation>
    </message>
    <message>
        <source>Rounds and colours by the Berger table</source>
        <translation>Turlar ve renkler Berger tablosuna göre</translation>
    </message>
</context>
<context>
    <name>Paste</name>
    <message>
        <source>Row {0} of the paste</source>
        <translation>Yapıştırılan satır {0}</translation>
    </message>
    <message>
        <source>The name is missing. Type it, or the row is left out.</source>
        <translation>Ad eksik. Yazın, yoksa satır alınmaz.</translation>
    </message>
    <message>
        <source>“{0}” is not a rating. Type a number, or clear it.</source>
        <translation>“{0}” rating değil. Sayı yazın ya da silin.</translation>
    </message>
    <message>
        <source>“{0}” is no day of the calendar. Type the date of birth, or clear it.</source>
        <translation>“{0}” takvimde yok. Doğum tarihini yazın ya da silin.</translation>
    </message>
    <message>
        <source>{0} is the same as row {1}.</source>
        <translation>{0}: satır {1} ile aynı.</translation>
    </message>
    <message>
        <source>Rating {0} is above {1}. Was {2} meant?</source>
        <translation>Rating {0} çok yüksek, sınır {1}. Doğrusu şu mu: {2}?</translation>
    </message>
    <message>
        <source>Rating {0} is above {1}.</source>
        <translation>Rating {0} çok yüksek, sınır {1}.</translation>
    </message>
    <message>
        <source>Rating {0} is below 100.</source>
        <translation>Rating {0}, 100’ün altında.</translation>
    </message>
    <message>
        <source>“{0}” was read as {1}, the day before the month.</source>
        <translation>“{0}” şöyle okundu: {1}, gün aydan önce.</translation>
    </message>
    <message>
        <source>“{0}” is no title and was left out.</source>
        <translation>“{0}” unvan değil, alınmadı.</translation>
    </message>
    <message>
        <source>“{0}” is written {1}.</source>
        <translation>“{0}” şöyle yazılır: {1}.</translation>
    </message>
    <message>
        <source>{0} is in the list already, as number {1}.</source>
        <translation>{0} zaten listede, numarası {1}.</translation>
    </message>
</context>
<context>
    <name>PlayOff</name>
    <message>
        <source>Play-off</source>
        <translation>Play-off</translation>
    </message>
    <message>
        <source>Enter play-off</source>
        <translation>Play-off gir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Level with {0} points each</source>
        <translation>Eşit puan: {0}</translation>
    </message>
    <message>
        <source>The score of each play-off, a single game or a short match. It gives no points in the table; it decides before the tie-breaks, and if it ends level they do.</source>
        <translation>Her play-off için skor, tek oyun ya da kısa maç. Tabloya puan getirmez; ölçütlerden önce belirler, eşit biterse ölçütler belirler.</translation>
    </message>
    <message>
        <source>Type a score like 1½ : ½, 1.5-0.5 or 2 0.</source>
        <translation>Skoru 1½ : ½, 1.5-0.5 ya da 2 0 gibi yazın.</translation>
    </message>
    <message>
        <source>No play-off: the tie-breaks decide.</source>
        <translation>Play-off yok: ölçütler belirler.</translation>
    </message>
    <message>
        <source>It decides nothing, because these are level and not in it yet: {0}.</source>
        <translation>Bir şey belirlemiyor, çünkü eşit olup henüz oynamayanlar var: {0}.</translation>
    </message>
    <message>
        <source>Play-off points: {0}.</source>
        <translation>Play-off puanları: {0}.</translation>
    </message>
</context>
<context>
    <name>PlayerMenu</name>
    <message>
        <source>Show in the &amp;crosstable</source>
        <translation>Ça&amp;praz tabloda göster</translation>
    </message>
    <message>
        <source>Show in the list of &amp;players</source>
        <translation>Oyuncu &amp;listesinde göster</translation>
    </message>
    <message>
        <source>&amp;Why this place?</source>
        <translation>&amp;Neden bu derece?</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>No.</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Unvan</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>ELO</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Doğum</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Kulüp</translation>
    </message>
    <message>
        <source>“{0}” is not a rating. Type a number such as 2345.</source>
        <translation>“{0}” rating değil. Sayı yazın, örneğin 2345.</translation>
    </message>
    <message>
        <source>“{0}” is no date of birth. Type a year or a day: 1998 or 14.03.1998.</source>
        <translation>“{0}” doğum tarihi değil. Yıl ya da gün yazın: 1998 ya da 14.03.1998.</translation>
    </message>
    <message>
        <source>“{0}” is no title. Type GM, IM, FM, CM, WGM, WIM, WFM or WCM.</source>
        <translation>“{0}” unvan değil. GM, IM, FM, CM, WGM, WIM, WFM ya da WCM yazın.</translation>
    </message>
    <message>
        <source>“{0}” can’t stand here.</source>
        <translation>“{0}” buraya yazılamaz.</translation>
    </message>
    <message>
        <source>A player needs a name. Ctrl+D takes him off the list.</source>
        <translation>Oyuncunun adı olmalı. Ctrl+D onu listeden çıkarır.</translation>
    </message>
    <message>
        <source>“{0}” is neither man nor woman. Type m or w.</source>
        <translation>“{0}” ne erkek ne kadın. Erkek için m, kadın için w yazın.</translation>
    </message>
    <message numerus="yes">
        <source>All other pairings stay; %n game(s) fall(s) out, and who would have met him is free.</source>
        <translation>
            <numerusform>Öteki eşlendirmelerin hepsi kalır; %n oyun düşer, o oyunlarda rakip bay olur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two are free in most rounds; a new draw would need {0} rounds, not {1}.</source>
        <translation>Turların çoğunda iki oyuncu bay; yeni bir kura {1} yerine {0} tur gerektirirdi.</translation>
    </message>
    <message>
        <source>Numbers above {0} go down by one.</source>
        <translation>{0} numaradan büyükler bir azalır.</translation>
    </message>
    <message>
        <source>{0} leaves?</source>
        <translation>{0} ayrılıyor mu?</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Listeden çıkar</translation>
    </message>
    <message numerus="yes">
        <source>%n announced game(s) get(s) another round or other colours.</source>
        <translation>
            <numerusform>Duyurulan %n oyunun turu ya da renkleri değişir.</numerusform>
        </translation>
    </message>
    <message>
        <source>All keep their numbers; the table for {0} has {1} rounds instead of {2}.</source>
        <translation>Herkesin numarası kalır; {0} kişilik tabloda {2} yerine {1} tur var.</translation>
    </message>
    <message>
        <source>{0} comes after the lots?</source>
        <translation>{0} kuradan sonra mı geliyor?</translation>
    </message>
    <message>
        <source>Make the pairings anew</source>
        <translation>Eşlendirmeyi yeniden yap</translation>
    </message>
    <message>
        <source>Show national IDs whole</source>
        <translation>Ulusal ID’leri tam göster</translation>
    </message>
    <message>
        <source>Usual columns</source>
        <translation>Olağan sütunlar</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Sütunlar</translation>
    </message>
    <message>
        <source>Nat.</source>
        <comment>national rating, as short</comment>
        <translation>UKD</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Ulusal ID</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Cinsiyet</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>UKD</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>çıkarıldı</translation>
    </message>
    <message>
        <source>withdrew</source>
        <translation>çekildi</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>çift</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>eksik</translation>
    </message>
    <message>
        <source>&amp;Paste players</source>
        <translation>&amp;Oyuncuları yapıştır</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Yukarı taşı</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Aşağı taşı</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Çıka&amp;r</translation>
    </message>
    <message>
        <source>What was copied is too long for a list of players; at most {0} rows are taken. Copy only the rows of those who play.</source>
        <translation>Kopyalanan, oyuncu listesi için çok uzun; en çok {0} satır alınır. Yalnızca oynayanların satırlarını kopyalayın.</translation>
    </message>
    <message>
        <source>No names were found in what was copied. Copy the rows first.</source>
        <translation>Kopyalananda ad bulunamadı. Önce satırları kopyalayın.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) pasted.</source>
        <translation>
            <numerusform>%n satır yapıştırıldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns found by their headings, shown in blue.</source>
        <translation>Sütunlar başlıklarından bulundu, mavi gösterilir.</translation>
    </message>
    <message>
        <source>Columns found by what stands in them.</source>
        <translation>Sütunlar içeriğinden bulundu.</translation>
    </message>
    <message>
        <source>Take in</source>
        <translation>Listeye al</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) marked red have to be mended first.</source>
        <translation>
            <numerusform>Önce kırmızı %n satırı düzeltin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take in {0}</source>
        <translation>{0} oyuncu al</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) in doubt.</source>
        <translation>
            <numerusform>%n satır kuşkulu.</numerusform>
        </translation>
    </message>
    <message>
        <source>With FIDE’s rating list (Tournament, Rating lists…) a few letters of a name are enough.</source>
        <translation>FIDE rating listesiyle (Turnuva, Rating listeleri…) adın birkaç harfi yeter.</translation>
    </message>
    <message>
        <source>The lots have been drawn, so the order is fixed; data can be corrected. One more player would need the table for {0}.</source>
        <translation>Kura çekildi, sıra artık değişmez; bilgiler düzeltilebilir. Bir oyuncu daha için {0} kişilik tablo gerekir.</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Vazgeç</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) taken in.</source>
        <translation>
            <numerusform>%n oyuncu listeye alındı.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} becomes {1}?</source>
        <translation>{0} yerine {1}?</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) stay with the number; the journal keeps both names.</source>
        <translation>
            <numerusform>%n sonuç numarada kalır; iki ad da günlükte durur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Değiştir</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Kalsın</translation>
    </message>
    <message>
        <source>next player</source>
        <translation>sonraki oyuncu</translation>
    </message>
    <message>
        <source>next column</source>
        <translation>sonraki sütun</translation>
    </message>
    <message>
        <source>paste a block</source>
        <translation>liste yapıştır</translation>
    </message>
    <message>
        <source>move up</source>
        <translation>yukarı taşı</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>çıkar</translation>
    </message>
    <message>
        <source>clear the cell</source>
        <translation>hücreyi sil</translation>
    </message>
    <message>
        <source>No players yet. Type a name, or paste a list with Ctrl+V.</source>
        <translation>Henüz oyuncu yok. Ad yazın ya da Ctrl+V ile liste yapıştırın.</translation>
    </message>
    <message>
        <source>The lots have been drawn, so the order is fixed; data can be corrected. A latecomer can take number {0}, which the table holds free.</source>
        <translation>Kura çekildi, sıra artık değişmez; bilgiler düzeltilebilir. Geç gelen bir oyuncu tabloda boş olan {0} numarayı alabilir.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice</source>
        <translation>Alıştırma</translation>
    </message>
    <message>
        <source>Things to try</source>
        <translation>Denenecekler</translation>
    </message>
    <message>
        <source>Back to the beginning</source>
        <translation>Başa dön</translation>
    </message>
    <message>
        <source>Practice: {0} of {1} done</source>
        <translation>Alıştırma: {0} / {1} yapıldı</translation>
    </message>
    <message>
        <source>{0} falls ill and leaves: {1}. Choose the name, read what would change, tick that the count is right, then accept.</source>
        <translation>{0} hastalanıp çekiliyor: {1}. Adı seçin, neyin değişeceğini okuyun, sayının doğru olduğunu işaretleyin, sonra onaylayın.</translation>
    </message>
    <message>
        <source>Enter round {0}: {1}, then one key for each board. 1, 5 (draw) or 0.</source>
        <translation>{0}. turu girin: {1}, sonra her masa için bir tuş. 1, 5 (berabere) ya da 0.</translation>
    </message>
    <message>
        <source>A wrong result: {0} and {1} drew in round {2}. Go to that round with {3}, to the board with the arrows, and type 5.</source>
        <translation>Yanlış sonuç: {0} ile {1}, {2}. turda berabere kaldı. O tura {3} ile, masaya oklarla gidin ve 5 yazın.</translation>
    </message>
    <message>
        <source>A game is put off: choose a board of round {0} and press P.</source>
        <translation>Bir oyun erteleniyor: {0}. turdan bir masa seçip P tuşuna basın.</translation>
    </message>
    <message>
        <source>Who can still win? {0} shows it, and puts it away.</source>
        <translation>Kim hâlâ kazanabilir? {0} gösterir, yeniden basınca kapatır.</translation>
    </message>
    <message>
        <source>Print the next round: {0}. Without a printer it becomes a PDF.</source>
        <translation>Sonraki turu yazdırın: {0}. Yazıcı yoksa PDF olur.</translation>
    </message>
    <message>
        <source>Take the last step back: {0}.</source>
        <translation>Son adımı geri alın: {0}.</translation>
    </message>
</context>
<context>
    <name>PresetChoice</name>
    <message>
        <source>Preset</source>
        <translation>Hazır sıra</translation>
    </message>
    <message>
        <source>Own order</source>
        <translation>Özel sıra</translation>
    </message>
    <message>
        <source>The regulations name it before the first round.</source>
        <translation>Yönerge bunu ilk turdan önce belirler.</translation>
    </message>
    <message>
        <source>places are shared</source>
        <translation>dereceler paylaşılır</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Yazdır</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF kaydet…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Yazdır…</translation>
    </message>
    <message>
        <source>Round sheet</source>
        <translation>Tur eşlendirmesi</translation>
    </message>
    <message>
        <source>Crosstable by number</source>
        <translation>Çapraz tablo, numaraya göre</translation>
    </message>
    <message>
        <source>Crosstable by place</source>
        <translation>Çapraz tablo, dereceye göre</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Puan durumu</translation>
    </message>
    <message>
        <source>Worksheet of the tie-breaks</source>
        <translation>Eşitlik bozma hesabı</translation>
    </message>
    <message>
        <source>Rating and performance</source>
        <translation>Rating ve performans</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Başlangıç listesi</translation>
    </message>
    <message>
        <source>Protocol of the lots</source>
        <translation>Kura tutanağı</translation>
    </message>
    <message>
        <source>All rounds on one page</source>
        <translation>Bütün turlar tek sayfada</translation>
    </message>
    <message>
        <source>Each player’s calendar</source>
        <translation>Oyuncu takvimleri</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>İşlem günlüğü</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>numaraya göre</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>ada göre</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>ratinge göre</translation>
    </message>
    <message>
        <source>by federation</source>
        <translation>federasyona göre</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Belge</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Sonuç fişleri</translation>
    </message>
    <message>
        <source>Headings of score sheets</source>
        <translation>Notasyon kâğıdı başlıkları</translation>
    </message>
    <message>
        <source>Place cards</source>
        <translation>Masa isimlikleri</translation>
    </message>
    <message>
        <source>Name badges</source>
        <translation>Yaka kartları</translation>
    </message>
    <message>
        <source>Numbers of the boards</source>
        <translation>Masa numaraları</translation>
    </message>
    <message>
        <source>Diplomas</source>
        <translation>Diplomalar</translation>
    </message>
    <message>
        <source>For places</source>
        <translation>Dereceler</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>herkes</translation>
    </message>
    <message>
        <source>all rounds</source>
        <translation>bütün turlar</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>officials</source>
        <translation>görevliler</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Kimin için</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>Sayfada</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Yazı</translation>
    </message>
    <message>
        <source>for the desk</source>
        <translation>hakem masası için</translation>
    </message>
    <message>
        <source>large, for the wall</source>
        <translation>büyük, duvar için</translation>
    </message>
    <message>
        <source>Crosstable by name</source>
        <translation>Çapraz tablo, ada göre</translation>
    </message>
    <message>
        <source>Before the last round</source>
        <translation>Son turdan önce</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>İstatistik</translation>
    </message>
    <message>
        <source>Test page of the printer</source>
        <translation>Yazıcı deneme sayfası</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Biçim</translation>
    </message>
    <message>
        <source>results, if any</source>
        <translation>varsa sonuçlar</translation>
    </message>
    <message>
        <source>for the wall</source>
        <translation>duvar için</translation>
    </message>
    <message>
        <source>for the wall, with points so far</source>
        <translation>duvar için, şimdiki puanlarla</translation>
    </message>
    <message>
        <source>results and standings</source>
        <translation>sonuçlar ve puan durumu</translation>
    </message>
    <message>
        <source>Round by player</source>
        <translation>Tur, ada göre</translation>
    </message>
    <message>
        <source>Berger table by numbers</source>
        <translation>Numaralarla Berger tablosu</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>boş</translation>
    </message>
    <message>
        <source>with the results so far</source>
        <translation>şimdiye kadarki sonuçlarla</translation>
    </message>
    <message>
        <source>Wall chart for a pen</source>
        <translation>Kalemle doldurulan duvar tablosu</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Sonuçlar</translation>
    </message>
    <message>
        <source>Check-in list</source>
        <translation>Yoklama listesi</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Turnuva yönergesi</translation>
    </message>
    <message>
        <source>Prize list</source>
        <translation>Ödül listesi</translation>
    </message>
    <message>
        <source>Report of the chief arbiter</source>
        <translation>Başhakem raporu</translation>
    </message>
    <message>
        <source>Event report (facts for IT3)</source>
        <translation>Turnuva raporu (IT3 için bilgiler)</translation>
    </message>
    <message>
        <source>of this event</source>
        <translation>bu turnuvanın</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopya</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Kâğıt</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Önizleme</translation>
    </message>
    <message>
        <source>No printer is set up on this computer; the sheet can be saved as PDF.</source>
        <translation>Bu bilgisayarda yazıcı kurulu değil; sayfa PDF olarak kaydedilebilir.</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Sayfa {0} / {1}</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF kaydet</translation>
    </message>
    <message>
        <source>The sheet is in {0}</source>
        <translation>Sayfa burada: {0}</translation>
    </message>
    <message>
        <source>Sent to {0}</source>
        <translation>Gönderildi: {0}</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Round {0} is printed on {1}</source>
        <translation>Tur {0} yazdırılıyor: {1}</translation>
    </message>
    <message>
        <source>No printer: the sheet of round {0} is in {1}</source>
        <translation>Yazıcı yok, {0}. tur sayfası burada: {1}</translation>
    </message>
    <message>
        <source>No printer: the sheet is in {0}</source>
        <translation>Yazıcı yok, sayfa burada: {0}</translation>
    </message>
    <message>
        <source>The sheet is printed on {0}</source>
        <translation>Sayfa yazdırılıyor: {0}</translation>
    </message>
    <message>
        <source>Round {0} is copied as text.</source>
        <translation>{0}. tur metin olarak kopyalandı.</translation>
    </message>
    <message>
        <source>Round {0} is copied as a picture.</source>
        <translation>{0}. tur resim olarak kopyalandı.</translation>
    </message>
</context>
<context>
    <name>PrizeWords</name>
    <message>
        <source>no sharing: by place</source>
        <translation>paylaşım yok: dereceye göre</translation>
    </message>
    <message>
        <source>equal shares</source>
        <translation>eşit paylar</translation>
    </message>
    <message>
        <source>Hort’s system</source>
        <translation>Hort sistemi</translation>
    </message>
    <message>
        <source>Everybody gets the prize of his place; only who shares a place shares its prizes.</source>
        <translation>Herkes kendi derecesinin ödülünü alır; yalnızca dereceyi paylaşanlar ödülleri paylaşır.</translation>
    </message>
    <message>
        <source>Players level on points divide the prizes of their places equally.</source>
        <translation>Puanı eşit oyuncular derecelerinin ödüllerini eşit paylaşır.</translation>
    </message>
    <message>
        <source>Players level on points get half of the prize of their place, and an equal share of the other halves.</source>
        <translation>Puanı eşit oyuncular derecelerinin ödülünün yarısını ve kalan yarılardan eşit pay alır.</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>Place</source>
        <translation>Derece</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Ödül</translation>
    </message>
    <message>
        <source>As it stands now</source>
        <translation>Şimdiki durum</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Alacağı</translation>
    </message>
    <message>
        <source>Prize of place {0}</source>
        <translation>{0}. derece ödülü</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Ödüller</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Enter prizes</source>
        <translation>Ödülleri kaydet</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Para birimi</translation>
    </message>
    <message>
        <source>Level on points</source>
        <translation>Puan eşitliğinde</translation>
    </message>
    <message>
        <source>Special prizes</source>
        <translation>Özel ödüller</translation>
    </message>
    <message>
        <source>Sum {0}</source>
        <translation>Toplam {0}</translation>
    </message>
    <message>
        <source>cents left over go to those placed first</source>
        <translation>artan kuruşlar öndekilere verilir</translation>
    </message>
    <message>
        <source>more prizes than players: {0} stay</source>
        <translation>ödül oyuncudan çok: {0} artar</translation>
    </message>
    <message>
        <source>Place {0}: {1}</source>
        <translation>Derece {0}: {1}</translation>
    </message>
    <message>
        <source>Say what the special prize is for.</source>
        <translation>Özel ödülün ne için olduğunu yazın.</translation>
    </message>
    <message>
        <source>Best junior</source>
        <translation>En iyi genç</translation>
    </message>
    <message>
        <source>Special prize {0}</source>
        <translation>{0}. özel ödül</translation>
    </message>
    <message>
        <source>Amount of special prize {0}</source>
        <translation>{0}. özel ödülün tutarı</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Kazanan</translation>
    </message>
    <message>
        <source>Winner of special prize {0}</source>
        <translation>{0}. özel ödülü kazanan</translation>
    </message>
</context>
<context>
    <name>ProblemBar</name>
    <message>
        <source>Problem with the file</source>
        <translation>Dosya sorunu</translation>
    </message>
    <message>
        <source>Saving takes long.</source>
        <translation>Kaydetme uzun sürüyor.</translation>
    </message>
    <message>
        <source>Entries since {0} are not on the disk yet. You can go on working.</source>
        <translation>Saat {0} sonrası girişler henüz diskte değil. Çalışmayı sürdürebilirsiniz.</translation>
    </message>
    <message>
        <source>Read only.</source>
        <translation>Salt okunur.</translation>
    </message>
    <message>
        <source>Nobody else has the tournament open any more ({0} had). You can work on it here.</source>
        <translation>Turnuva artık başka yerde açık değil (önceden: {0}). Burada çalışabilirsiniz.</translation>
    </message>
    <message>
        <source>The tournament is open on another computer, or was when that was cut off: {0}.</source>
        <translation>Turnuva başka bir bilgisayarda açık ya da o bilgisayar kesildiğinde açıktı: {0}.</translation>
    </message>
    <message>
        <source>The tournament is open elsewhere: {0}. Save it elsewhere to work on it.</source>
        <translation>Turnuva başka yerde açık: {0}. Çalışmak için başka yere kaydedin.</translation>
    </message>
    <message>
        <source>The file can’t be changed here. Save it elsewhere to work on it.</source>
        <translation>Dosya burada değiştirilemez. Çalışmak için başka yere kaydedin.</translation>
    </message>
    <message>
        <source>The file was changed by another program.</source>
        <translation>Dosyayı başka bir program değiştirdi.</translation>
    </message>
    <message>
        <source>The file is no longer there: {0}.</source>
        <translation>Dosya artık yok: {0}.</translation>
    </message>
    <message>
        <source>The file can’t be written.</source>
        <translation>Dosya yazılamıyor.</translation>
    </message>
    <message>
        <source>The file can’t be written: {0}.</source>
        <translation>Dosya yazılamıyor: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) since {0} only in memory. Nothing was written over it; save elsewhere.</source>
        <translation>
            <numerusform>{0} saatinden beri %n adım yalnız bellekte. Üzerine yazılmadı; başka yere kaydedin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) since {0} only in memory. Make room or save elsewhere; you can go on working.</source>
        <translation>
            <numerusform>Saat {0} sonrası %n adım yalnızca bellekte. Yer açın ya da başka yere kaydedin; çalışmayı sürdürebilirsiniz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) since {0} only in memory. Try again or save elsewhere; you can go on working.</source>
        <translation>
            <numerusform>{0} saatinden beri %n adım yalnız bellekte. Yeniden deneyin ya da başka yere kaydedin; çalışmaya devam edebilirsiniz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>Work here</source>
        <translation>Burada çalış</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Başka yere kaydet…</translation>
    </message>
</context>
<context>
    <name>PutOff</name>
    <message>
        <source>Put off to another day</source>
        <translation>Başka güne ertele</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>bilinmiyor</translation>
    </message>
    <message>
        <source>Put off</source>
        <translation>Ertele</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Gün</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Saat</translation>
    </message>
    <message>
        <source>Type a day like 16.05.2026 and a time like 10:00, or no time.</source>
        <translation>Günü 16.05.2026, saati 10:00 gibi yazın; saat boş kalabilir.</translation>
    </message>
</context>
<context>
    <name>PutOffList</name>
    <message>
        <source>Until</source>
        <translation>Gün</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>no day</source>
        <translation>gün yok</translation>
    </message>
    <message>
        <source>{0}, overdue</source>
        <translation>{0}, gecikti</translation>
    </message>
    <message>
        <source>Games put off</source>
        <translation>Ertelenen oyunlar</translation>
    </message>
    <message>
        <source>Another &amp;day…</source>
        <translation>Başka &amp;gün…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>Masaya git</translation>
    </message>
    <message>
        <source>No game is put off. On a board P marks it postponed, A adjourned, E early.</source>
        <translation>Ertelenen oyun yok. Masada P ertelendi, A yarıda kaldı, E erken demektir.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) put off</source>
        <translation>
            <numerusform>%n ertelenen oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overdue</source>
        <translation>
            <numerusform>%n gecikti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Rating and norms</source>
        <translation>Rating ve normlar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Print all…</source>
        <translation>Hepsini yazdır…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>by rule</source>
        <comment>the factor K</comment>
        <translation>kurala göre</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Oyuncu</translation>
    </message>
    <message>
        <source>&amp;K</source>
        <comment>the factor K</comment>
        <translation>&amp;K</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopyalandı.</translation>
    </message>
    <message>
        <source>Norms by FIDE’s Title Regulations of January 2024, all games of the round robin counted. It is a watch and no certificate: earlier titles, federations at the time and the dates of the lists are for the chief arbiter to check.</source>
        <translation>Normlar FIDE Unvan Kuralları’na göredir (Ocak 2024), döner turnuvanın bütün oyunları sayılır. Bu bir izlemedir, belge değildir: önceki unvanları, o zamanki federasyonları ve liste tarihlerini başhakem denetler.</translation>
    </message>
    <message>
        <source>There is no norm above the title that the player has.</source>
        <translation>Oyuncunun unvanının üstünde norm yok.</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normlar</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Performans</translation>
    </message>
    <message>
        <source>No game over the board against a rated opponent yet.</source>
        <translation>Ratingi olan bir rakiple tahta başında henüz oyun yok.</translation>
    </message>
    <message numerus="yes">
        <source>{0} = {1} {2}: the mean rating of %n opponent(s), and what {3} points are worth.</source>
        <comment>2259 = 2203 + 56</comment>
        <translation>
            <numerusform>{0} = {1} {2}: %n rakibin ortalama ratingi ve {3} puanın karşılığı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating change</source>
        <translation>Rating değişimi</translation>
    </message>
    <message>
        <source>The player has no FIDE rating, so none changes.</source>
        <translation>Oyuncunun FIDE ratingi yok, değişecek bir şey de yok.</translation>
    </message>
    <message>
        <source>No rated game yet.</source>
        <translation>Ratinge giren oyun henüz yok.</translation>
    </message>
    <message>
        <source>capped at 400</source>
        <comment>a difference of ratings</comment>
        <translation>en çok 400</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rakip</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Beklenen</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Fark</translation>
    </message>
    <message>
        <source>{0} {1}: {2} × {3} = {4}.</source>
        <comment>2200 +3: 20 × +0.15 = +3</comment>
        <translation>{0} {1}: {2} × {3} = {4}.</translation>
    </message>
    <message>
        <source>Only games in which both made a move and both have a FIDE rating (FIDE Rating Regulations 8.3, March 2024). FIDE adds up a whole period and rounds once.</source>
        <translation>Yalnızca iki tarafın da hamle yaptığı ve ikisinin de FIDE ratingi olan oyunlar (FIDE Rating Kuralları 8.3, Mart 2024). FIDE bütün dönemi toplar ve bir kez yuvarlar.</translation>
    </message>
    <message>
        <source>K {0}, as chosen.</source>
        <translation>K {0}, seçildiği gibi.</translation>
    </message>
    <message>
        <source>K {0}, because the rating is 2400 or more.</source>
        <translation>K {0}, çünkü rating 2400 ya da üstünde.</translation>
    </message>
    <message>
        <source>K {0}, because the player is under age and rated below 2300.</source>
        <translation>K {0}, çünkü oyuncu 18 yaşın, rating de 2300’ün altında.</translation>
    </message>
    <message>
        <source>K {0}, the usual one. It is 40 for a new player until 30 games, and 10 for who once had 2400; the list can’t tell.</source>
        <translation>K {0}, olağan değer. Yeni oyuncuda 30 oyuna kadar 40, bir kez 2400 olanda 10; liste bunu göstermez.</translation>
    </message>
    <message>
        <source>{0} norm</source>
        <comment>title</comment>
        <translation>{0} normu</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Koşul</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>istenen</translation>
    </message>
    <message>
        <source>found</source>
        <translation>bulunan</translation>
    </message>
    <message>
        <source>For the average one opponent counts with {1} instead of {0} (1.4.6).</source>
        <translation>Ortalama için bir rakip {0} yerine {1} sayılır (1.4.6).</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Other federations</source>
        <translation>Başka federasyonlar</translation>
    </message>
    <message>
        <source>From the own federation, at most</source>
        <translation>Kendi federasyonundan, en çok</translation>
    </message>
    <message>
        <source>From one federation, at most</source>
        <translation>Tek federasyondan, en çok</translation>
    </message>
    <message>
        <source>Opponents with a title</source>
        <translation>Unvanlı rakipler</translation>
    </message>
    <message>
        <source>Opponents with this title or a higher one</source>
        <translation>Bu unvanı ya da üstünü taşıyan rakipler</translation>
    </message>
    <message>
        <source>Average rating of the opponents</source>
        <translation>Rakiplerin ortalama ratingi</translation>
    </message>
    <message>
        <source>fulfilled</source>
        <translation>sağlandı</translation>
    </message>
    <message>
        <source>too many</source>
        <translation>fazla</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>eksik</translation>
    </message>
    <message>
        <source>Not possible here: a condition is not fulfilled.</source>
        <translation>Burada olanaksız: bir koşul sağlanmıyor.</translation>
    </message>
    <message>
        <source>Not possible here: even all points are too few.</source>
        <translation>Burada olanaksız: bütün puanlar bile yetmez.</translation>
    </message>
    <message numerus="yes">
        <source>Needs {0} of {1}, has {2}; %n game(s) left.</source>
        <comment>points of games; 4½ of 9</comment>
        <translation>
            <numerusform>Gereken {0} / {1}, alınan {2}; %n oyun kaldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>The points are made.</source>
        <translation>Puan alındı.</translation>
    </message>
    <message>
        <source>It can’t be reached any more.</source>
        <translation>Artık ulaşılamaz.</translation>
    </message>
</context>
<context>
    <name>RatingLists</name>
    <message>
        <source>FIDE list</source>
        <translation>FIDE listesi</translation>
    </message>
    <message>
        <source>FIDE list, standard</source>
        <translation>FIDE listesi, standart</translation>
    </message>
    <message>
        <source>FIDE list, rapid</source>
        <translation>FIDE listesi, hızlı</translation>
    </message>
    <message>
        <source>FIDE list, blitz</source>
        <translation>FIDE listesi, yıldırım</translation>
    </message>
    <message>
        <source>{0}: {1}, older than two months</source>
        <translation>{0}: {1}, iki aydan eski</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <comment>name of a rating list, its month</comment>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Rating listeleri</translation>
    </message>
    <message>
        <source>How far the list is loaded</source>
        <translation>Listenin yüklenme durumu</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>&amp;Load a list…</source>
        <translation>&amp;Liste yükle…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Çıkar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>FIDE publishes its list each month at ratings.fide.com under Download: take the one with standard, rapid and blitz, as TXT or XML, and load the zip as it is. Lists of federations are loaded as .csv, .xlsx or .xls with headings such as ID_No, Name, Rtg_Nat. Nothing is sent anywhere.</source>
        <translation>FIDE listesini her ay ratings.fide.com adresinde Download altında yayımlar: standart, hızlı ve yıldırım içereni TXT ya da XML olarak indirin, zip dosyasını olduğu gibi yükleyin. Federasyon listeleri ID_No, Name, Rtg_Nat gibi başlıklarla .csv, .xlsx ya da .xls olarak yüklenir. Hiçbir yere bir şey gönderilmez.</translation>
    </message>
    <message>
        <source>No rating list has been loaded yet.</source>
        <translation>Henüz rating listesi yüklenmedi.</translation>
    </message>
    <message>
        <source>Names that are typed are looked up in these lists.</source>
        <translation>Yazılan adlar bu listelerde aranır.</translation>
    </message>
    <message>
        <source>{0} is older than two months. Load the present one.</source>
        <translation>{0} iki aydan eski. Güncel olanı yükleyin.</translation>
    </message>
    <message>
        <source>Names that are typed are looked up in: {0}.</source>
        <translation>Yazılan adların arandığı liste: {0}.</translation>
    </message>
    <message>
        <source>Load a rating list</source>
        <translation>Rating listesi yükle</translation>
    </message>
    <message>
        <source>Loading {0}…</source>
        <translation>Yükleniyor: {0}…</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n oyuncu</numerusform>
        </translation>
    </message>
    <message>
        <source>Loaded: {0}, {1}.</source>
        <translation>Yüklendi: {0}, {1}.</translation>
    </message>
    <message>
        <source>Removed: {0}.</source>
        <translation>Çıkarıldı: {0}.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Ay</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation>Dosya</translation>
    </message>
    <message>
        <source>{0}, old</source>
        <translation>{0}, eski</translation>
    </message>
    <message>
        <source>{0} (date of the file)</source>
        <translation>{0} (dosya tarihi)</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>&amp;Reason, in one line</source>
        <translation>&amp;Neden, tek satırda</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Neden</translation>
    </message>
</context>
<context>
    <name>RegulationSwitches</name>
    <message>
        <source>Players without a rating</source>
        <translation>Ratingsiz oyuncular</translation>
    </message>
    <message>
        <source>not said: ratings break no tie</source>
        <translation>belirtilmemiş: rating eşitlik bozmaz</translation>
    </message>
    <message>
        <source>count with a rating of</source>
        <translation>şu ratingle sayılır</translation>
    </message>
    <message>
        <source>are left out</source>
        <translation>katılmaz</translation>
    </message>
    <message>
        <source>Rating assumed</source>
        <translation>Varsayılan rating</translation>
    </message>
    <message>
        <source>Forfeit wins count as played (article 15.2 to the letter)</source>
        <translation>Hükmen galibiyet oynanmış sayılır (madde 15.2 harfiyen)</translation>
    </message>
    <message>
        <source>FIDE’s own checker does not count them.</source>
        <translation>FIDE’nin kendi denetim programı bunları saymaz.</translation>
    </message>
    <message>
        <source>Koya’s line moves by the value of a draw</source>
        <translation>Koya sınırı beraberlik değeri kadar kayar</translation>
    </message>
    <message>
        <source>Otherwise by half a point, as FIDE’s own checker does it.</source>
        <translation>Yoksa yarım puan kayar, FIDE’nin kendi denetim programındaki gibi.</translation>
    </message>
</context>
<context>
    <name>Restore</name>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n sonuç</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n oyuncu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n derece</numerusform>
        </translation>
    </message>
    <message>
        <source>Lots, rules and data</source>
        <translation>Kura, kurallar ve bilgiler</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would go</source>
        <translation>
            <numerusform>%n sonuç silinir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) would stand otherwise</source>
        <translation>
            <numerusform>%n oyun farklı olur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) would be changed</source>
        <translation>
            <numerusform>%n oyuncu değişir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) would change</source>
        <translation>
            <numerusform>%n derece değişir</numerusform>
        </translation>
    </message>
    <message>
        <source>Results and players would stay; rules or data would change.</source>
        <translation>Sonuçlar ve oyuncular kalır; kurallar ya da bilgiler değişir.</translation>
    </message>
    <message>
        <source>This state says the same as now.</source>
        <translation>Bu durum şimdikiyle aynı.</translation>
    </message>
    <message>
        <source>{0}, cycle {1}</source>
        <translation>{0}, {1}. devre</translation>
    </message>
    <message>
        <source>in the list</source>
        <translation>listede</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numaralar</translation>
    </message>
    <message>
        <source>Rounds, boards and colours</source>
        <translation>Turlar, masalar ve renkler</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnuva</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Yönerge</translation>
    </message>
    <message>
        <source>Dates of the rounds</source>
        <translation>Tur tarihleri</translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation>kura çekilmedi</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>kura çekildi</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore an earlier state</source>
        <translation>Eski durumu geri getir</translation>
    </message>
    <message>
        <source>Earlier states</source>
        <translation>Eski durumlar</translation>
    </message>
    <message>
        <source>What would be different</source>
        <translation>Farklı olacaklar</translation>
    </message>
    <message>
        <source>Open as a copy</source>
        <translation>Kopya olarak aç</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Geri getir</translation>
    </message>
    <message>
        <source>Looking for earlier states …</source>
        <translation>Eski durumlar aranıyor…</translation>
    </message>
    <message>
        <source>There is no earlier state yet.</source>
        <translation>Henüz eski durum yok.</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Okunuyor…</translation>
    </message>
    <message>
        <source>This state is damaged and can’t be opened. Take another.</source>
        <translation>Bu durum bozuk, açılamıyor. Başkasını seçin.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would go with the state of {0}.</source>
        <translation>
            <numerusform>Şu durumla %n sonuç silinir: {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo brings them back. The state of now is kept before.</source>
        <translation>Geri al ile geri gelirler. Önce şimdiki durum saklanır.</translation>
    </message>
    <message>
        <source>Keep the results</source>
        <translation>Sonuçlar kalsın</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Zaman</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Neden</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turlar</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Kayıtlar</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Boyut</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Yer</translation>
    </message>
    <message>
        <source>damaged, can’t be read</source>
        <translation>bozuk, okunamıyor</translation>
    </message>
    <message>
        <source>both places</source>
        <translation>iki yerde</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>ikinci kopyada</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>bu bilgisayar</translation>
    </message>
    <message>
        <source>{0} kB</source>
        <translation>{0} kB</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Şimdi</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>O zaman</translation>
    </message>
    <message>
        <source>round {0} complete</source>
        <translation>tur {0} tamam</translation>
    </message>
    <message>
        <source>after so many entries</source>
        <translation>kayıt sayısı doldu</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>içe aktarmadan önce</translation>
    </message>
    <message>
        <source>before a restore</source>
        <translation>geri getirmeden önce</translation>
    </message>
    <message>
        <source>at closing</source>
        <translation>kapatırken</translation>
    </message>
</context>
<context>
    <name>ResultKeys</name>
    <message>
        <source>1 home won, 0 away won, 5 draw</source>
        <translation>1 ev sahibi yendi, 0 konuk yendi, 5 berabere</translation>
    </message>
    <message>
        <source>1 home won, 2 away won, 3 draw</source>
        <translation>1 ev sahibi yendi, 2 konuk yendi, 3 berabere</translation>
    </message>
    <message>
        <source>F10 home won, F11 draw, F12 away won</source>
        <translation>F10 ev sahibi yendi, F11 berabere, F12 konuk yendi</translation>
    </message>
    <message>
        <source>+ home won, − away won, = draw</source>
        <translation>+ ev sahibi yendi, − konuk yendi, = berabere</translation>
    </message>
    <message>
        <source>1 White won, 0 Black won, 5 draw</source>
        <translation>1 beyaz yendi, 0 siyah yendi, 5 berabere</translation>
    </message>
    <message>
        <source>1 White won, 2 Black won, 3 draw</source>
        <translation>1 beyaz yendi, 2 siyah yendi, 3 berabere</translation>
    </message>
    <message>
        <source>F10 White won, F11 draw, F12 Black won</source>
        <translation>F10 beyaz yendi, F11 berabere, F12 siyah yendi</translation>
    </message>
    <message>
        <source>+ White won, − Black won, = draw</source>
        <translation>+ beyaz yendi, − siyah yendi, = berabere</translation>
    </message>
</context>
<context>
    <name>ResultMenu</name>
    <message>
        <source>Arbiter’s decision, not rated</source>
        <translation>Hakem kararı, ratinge girmez</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Ertelendi</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <translation>Yarıda kaldı</translation>
    </message>
    <message>
        <source>To be played early</source>
        <translation>Erken oynanacak</translation>
    </message>
    <message>
        <source>Put off to a day…</source>
        <translation>Bir güne ertele…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Sil</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Home won</source>
        <translation>Ev sahibi kazandı</translation>
    </message>
    <message>
        <source>Away won</source>
        <translation>Konuk kazandı</translation>
    </message>
    <message>
        <source>Away did not appear</source>
        <translation>Konuk gelmedi</translation>
    </message>
    <message>
        <source>Home did not appear</source>
        <translation>Ev sahibi gelmedi</translation>
    </message>
    <message>
        <source>Half a point at home, none away</source>
        <translation>Ev sahibine yarım puan, konuğa sıfır</translation>
    </message>
    <message>
        <source>None at home, half a point away</source>
        <translation>Ev sahibine sıfır, konuğa yarım puan</translation>
    </message>
    <message>
        <source>Home won, not rated</source>
        <translation>Ev sahibi kazandı, ratinge girmez</translation>
    </message>
    <message>
        <source>Away won, not rated</source>
        <translation>Konuk kazandı, ratinge girmez</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Beyaz kazandı</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Beraberlik</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Siyah kazandı</translation>
    </message>
    <message>
        <source>Black did not appear</source>
        <translation>Siyah gelmedi</translation>
    </message>
    <message>
        <source>White did not appear</source>
        <translation>Beyaz gelmedi</translation>
    </message>
    <message>
        <source>Neither appeared</source>
        <translation>İkisi de gelmedi</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>İkisi de kaybetti</translation>
    </message>
    <message>
        <source>Half a point for White, none for Black</source>
        <translation>Beyaza yarım puan, siyaha sıfır</translation>
    </message>
    <message>
        <source>None for White, half a point for Black</source>
        <translation>Beyaza sıfır, siyaha yarım puan</translation>
    </message>
    <message>
        <source>White won, not rated</source>
        <translation>Beyaz kazandı, ratinge girmez</translation>
    </message>
    <message>
        <source>Draw, not rated</source>
        <translation>Beraberlik, ratinge girmez</translation>
    </message>
    <message>
        <source>Black won, not rated</source>
        <translation>Siyah kazandı, ratinge girmez</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Ev sahibi</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Konuk</translation>
    </message>
    <message>
        <source>arbiter’s decision</source>
        <translation>hakem kararı</translation>
    </message>
    <message>
        <source>not rated</source>
        <translation>ratinge girmez</translation>
    </message>
    <message>
        <source>{0}, arbiter’s decision</source>
        <translation>{0}, hakem kararı</translation>
    </message>
    <message>
        <source>open</source>
        <translation>bitmedi</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>ertelendi</translation>
    </message>
    <message>
        <source>early</source>
        <comment>a game to be played before its round</comment>
        <translation>erken</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>yarıda kaldı</translation>
    </message>
    <message>
        <source>agrees</source>
        <comment>the second entry of a board</comment>
        <translation>aynı</translation>
    </message>
    <message>
        <source>differs, kept</source>
        <comment>the second entry of a board</comment>
        <translation>farklı, eskisi kaldı</translation>
    </message>
    <message>
        <source>corrected</source>
        <comment>the second entry of a board</comment>
        <translation>düzeltildi</translation>
    </message>
</context>
<context>
    <name>RoundDates</name>
    <message>
        <source>Dates of the rounds</source>
        <translation>Tur tarihleri</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Tümünü sil</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>There is no day left to play on.</source>
        <translation>Oynanacak gün kalmadı.</translation>
    </message>
    <message>
        <source>The event lasts from {0} to {1}</source>
        <translation>Turnuva tarihi {0} – {1} olsun</translation>
    </message>
    <message>
        <source>{0} It can be saved all the same.</source>
        <translation>{0} Yine de kaydedilebilir.</translation>
    </message>
    <message>
        <source>No round has a day.</source>
        <translation>Hiçbir turun günü yok.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) without a day.</source>
        <translation>
            <numerusform>Günü olmayan %n tur var.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} on {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0} from {1} to {2}</source>
        <translation>{0}, {1} – {2}</translation>
    </message>
    <message>
        <source>Round {0}: “{1}” is not a time. Write it as 15:00 or 15.00.</source>
        <translation>Tur {0}: “{1}” saat değil. 15:00 ya da 15.00 gibi yazın.</translation>
    </message>
    <message>
        <source>Round {0} has a time and no day.</source>
        <translation>Tur {0}: saat var, gün yok.</translation>
    </message>
    <message>
        <source>Round {0}: there is no day before it to count “{1}” from.</source>
        <translation>Tur {0}: “{1}” için önünde sayılacak gün yok.</translation>
    </message>
    <message>
        <source>Round {0}: “{1}” is not a day. Write it as 6.5. or 6.5.2026, or +1.</source>
        <translation>Tur {0}: “{1}” tarih değil. 6.5. ya da 6.5.2026 ya da +1 gibi yazın.</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Tur {0}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Gün</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Saat</translation>
    </message>
    <message>
        <source>not a day</source>
        <translation>tarih değil</translation>
    </message>
    <message>
        <source>not a time</source>
        <translation>saat değil</translation>
    </message>
    <message>
        <source>no day</source>
        <translation>gün yok</translation>
    </message>
    <message>
        <source>before round {0}</source>
        <translation>{0}. turdan önce</translation>
    </message>
    <message>
        <source>at the same time as round {0}</source>
        <translation>{0}. turla aynı saatte</translation>
    </message>
    <message>
        <source>before the first day of the event</source>
        <translation>turnuvanın ilk gününden önce</translation>
    </message>
    <message>
        <source>after the last day of the event</source>
        <translation>turnuvanın son gününden sonra</translation>
    </message>
    <message>
        <source>Round {0} lies {1}.</source>
        <translation>Tur {0}: {1}.</translation>
    </message>
    <message>
        <source>ddd d MMMM yyyy</source>
        <comment>day of the week, day, month, year</comment>
        <translation>d MMMM yyyy ddd</translation>
    </message>
    <message>
        <source>Days and times of the rounds</source>
        <translation>Turların günleri ve saatleri</translation>
    </message>
</context>
<context>
    <name>RoundPlan</name>
    <message>
        <source>none</source>
        <translation>yok</translation>
    </message>
    <message>
        <source>every day</source>
        <translation>her gün</translation>
    </message>
    <message>
        <source>the same day of the week</source>
        <translation>haftanın aynı günü</translation>
    </message>
    <message numerus="yes">
        <source>every %n day(s)</source>
        <translation>
            <numerusform>%n günde bir</numerusform>
        </translation>
    </message>
    <message>
        <source>Time of the first round</source>
        <translation>İlk turun saati</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>İlk tur</translation>
    </message>
    <message>
        <source>Rounds a day</source>
        <translation>Günlük tur</translation>
    </message>
    <message>
        <source>Their times</source>
        <translation>Saatleri</translation>
    </message>
    <message>
        <source>Days of play</source>
        <translation>Oyun günleri</translation>
    </message>
    <message>
        <source>Rest day</source>
        <translation>Dinlenme günü</translation>
    </message>
    <message>
        <source>Rounds a day: 2, or day by day 1 2 2. Rest day: after round 5, or on 12.5.; several with a comma.</source>
        <translation>Günlük tur: 2 ya da gün gün 1 2 2. Dinlenme günü: ardından geldiği tur, 5, ya da tarih, 12.5.; birden çoksa virgülle.</translation>
    </message>
    <message>
        <source>All from the first round</source>
        <translation>İlk tura göre hepsi</translation>
    </message>
    <message>
        <source>“{0}” is not a time. Write it as 15:00 or 15.00.</source>
        <translation>“{0}” saat değil. 15:00 ya da 15.00 gibi yazın.</translation>
    </message>
    <message>
        <source>“{0}” is no number of rounds a day. Write 2, or day by day 1 2 2.</source>
        <translation>“{0}” günlük tur sayısı değil. 2 ya da gün gün 1 2 2 yazın.</translation>
    </message>
    <message>
        <source>“{0}” are not times in order. Write them as 10:00 16:00.</source>
        <translation>“{0}” sıralı saatler değil. 10:00 16:00 gibi yazın.</translation>
    </message>
    <message>
        <source>“{0}” is no rest day. Write the round it comes after, like 5, or a day, like 12.5.</source>
        <translation>“{0}” dinlenme günü değil. Ardından geldiği turu, örneğin 5, ya da tarihi, örneğin 12.5. yazın.</translation>
    </message>
</context>
<context>
    <name>RoundStepper</name>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Tur {0} / {1}</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Rounds</source>
        <translation>Turlar</translation>
    </message>
    <message>
        <source>Round {0}: {1} of {2} reported</source>
        <translation>Tur {0}: {1} / {2} sonuç</translation>
    </message>
</context>
<context>
    <name>Salvage</name>
    <message>
        <source>A damaged file</source>
        <translation>Bozuk dosya</translation>
    </message>
    <message>
        <source>What can be read</source>
        <translation>Okunabilenler</translation>
    </message>
    <message>
        <source>What is lost</source>
        <translation>Kaybolanlar</translation>
    </message>
    <message>
        <source>Newest earlier state</source>
        <translation>Eski durumların en yenisi</translation>
    </message>
    <message>
        <source>What can be read and what is lost</source>
        <translation>Okunabilenler ve kaybolanlar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Open the &amp;earlier state</source>
        <translation>&amp;Eski durumu aç</translation>
    </message>
    <message>
        <source>Open what can be &amp;read</source>
        <translation>&amp;Okunabileni aç</translation>
    </message>
    <message>
        <source>{0} is damaged: {1}. It stays as it is.</source>
        <translation>{0} bozuk: {1}. Olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>{0} is damaged. It stays as it is.</source>
        <translation>{0} bozuk. Olduğu gibi kalır.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries, kept {0}, {1}.</source>
        <translation>
            <numerusform>%n kayıt, saklandığı an: {0}, {1}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SecondCopy</name>
    <message>
        <source>Second copy…</source>
        <translation>İkinci kopya…</translation>
    </message>
    <message>
        <source>Second copy</source>
        <translation>İkinci kopya</translation>
    </message>
    <message>
        <source>A folder on a stick or another disk gets a copy of every tournament, a second or two after each entry, and earlier states beside it. A stick may be taken out and put back at any time.</source>
        <translation>USB bellekteki ya da başka bir diskteki bir klasöre her girişten bir iki saniye sonra her turnuvanın kopyası, yanına da eski durumlar yazılır. USB bellek istenildiği zaman çıkarılıp takılabilir.</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Klasör seç…</translation>
    </message>
    <message>
        <source>No second copy</source>
        <translation>İkinci kopya yok</translation>
    </message>
    <message>
        <source>Folder for the second copy</source>
        <translation>İkinci kopya için klasör</translation>
    </message>
    <message>
        <source>second copy away</source>
        <translation>ikinci kopya yerinde değil</translation>
    </message>
    <message>
        <source>second copy not written</source>
        <translation>ikinci kopya yazılmadı</translation>
    </message>
    <message>
        <source>Second copy (away)…</source>
        <translation>İkinci kopya (yerinde değil)…</translation>
    </message>
    <message>
        <source>Second copy (not written)…</source>
        <translation>İkinci kopya (yazılmadı)…</translation>
    </message>
    <message>
        <source>Second copy (on)…</source>
        <translation>İkinci kopya (açık)…</translation>
    </message>
    <message>
        <source>No place has been named.</source>
        <translation>Yer belirtilmedi.</translation>
    </message>
    <message>
        <source>The tournament itself lies in this folder, so no copy is made there. Choose a folder on another disk or stick.</source>
        <translation>Turnuvanın kendisi bu klasörde, oraya kopya yazılmaz. Başka bir diskte ya da USB bellekte klasör seçin.</translation>
    </message>
    <message>
        <source>The folder is not there. What is missing is written as soon as it is back.</source>
        <translation>Klasör yerinde değil. Eksikler, klasör geri gelince yazılır.</translation>
    </message>
    <message>
        <source>The copy is being written.</source>
        <translation>Kopya yazılıyor.</translation>
    </message>
    <message>
        <source>The copy is made with the next entry.</source>
        <translation>Kopya bir sonraki girişte yazılır.</translation>
    </message>
    <message>
        <source>{0} holds everything, written {1}.</source>
        <translation>{0} her şeyi içeriyor, yazıldı: {1}.</translation>
    </message>
    <message>
        <source>{0} was last written at {1}.</source>
        <translation>{0} en son yazıldı: {1}.</translation>
    </message>
</context>
<context>
    <name>SecondEntry</name>
    <message>
        <source>Round {0} has no result yet: there is nothing to type again.</source>
        <translation>Tur {0} henüz sonuçsuz: yeniden girilecek bir şey yok.</translation>
    </message>
    <message numerus="yes">
        <source>The second entry of round {0} is left after %n board(s).</source>
        <translation>
            <numerusform>{0}. turun ikinci girişinden %n masa sonra çıkıldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>First decide: Enter takes the new entry, Esc keeps the old.</source>
        <translation>Önce karar verin: Enter yeni girişi alır, Esc eskisini bırakır.</translation>
    </message>
    <message>
        <source>Every board has been typed again. Esc leaves, Alt+Right goes to the next round.</source>
        <translation>Bütün masalar yeniden girildi. Esc çıkar, Alt+Right sonraki tura geçer.</translation>
    </message>
    <message>
        <source>Here only what stands on the sheets is typed.</source>
        <translation>Burada yalnızca kâğıtlarda yazan girilir.</translation>
    </message>
    <message>
        <source>Second entry, round {0}</source>
        <translation>İkinci giriş, tur {0}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Çık</translation>
    </message>
    <message>
        <source>Type each result again, as it stands on the sheets. Nothing is changed.</source>
        <translation>Her sonucu kâğıtlarda yazdığı gibi yeniden girin. Hiçbir şey değişmez.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) agree</source>
        <translation>
            <numerusform>%n masa aynı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corrected</source>
        <comment>boards</comment>
        <translation>
            <numerusform>%n düzeltildi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept although different</source>
        <comment>boards</comment>
        <translation>
            <numerusform>%n farklı, eskisi kaldı</numerusform>
        </translation>
    </message>
    <message>
        <source>left: {0}</source>
        <comment>boards</comment>
        <translation>kalan: {0}</translation>
    </message>
    <message>
        <source>Board {0} differs.</source>
        <translation>Masa {0} farklı.</translation>
    </message>
    <message>
        <source>It was still out; now typed: {0}.</source>
        <translation>Sonucu yoktu; şimdi girilen: {0}.</translation>
    </message>
    <message>
        <source>First entered: {0}. Now typed: {1}.</source>
        <translation>Önce girilen: {0}. Şimdi girilen: {1}.</translation>
    </message>
    <message>
        <source>Take the new one</source>
        <translation>Yenisini al</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Kalsın</translation>
    </message>
</context>
<context>
    <name>SideDock</name>
    <message>
        <source>Standings</source>
        <translation>Puan durumu</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Kuradan önce</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n uyarı</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenCell</name>
    <message>
        <source>nothing</source>
        <translation>boş</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Not used for places.</source>
        <translation>Sıralamada kullanılmaz.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>withdrawn, the results do not count</source>
        <translation>çekildi, sonuçlar sayılmaz</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n game(s)</source>
        <comment>points of games</comment>
        <translation>
            <numerusform>%n oyunda {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>safe for place {0}</source>
        <translation>derece garanti: {0}</translation>
    </message>
    <message>
        <source>out of reach: place {0}</source>
        <translation>artık olanaksız: derece {0}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Derece</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>By points and the tie-breaks in their order; 2–4 is shared.</source>
        <translation>Puana, sonra sırasıyla eşitlik bozmaya göre; 2–4 paylaşılan derecedir.</translation>
    </message>
    <message>
        <source>A click on a heading sorts by it, another turns the order.</source>
        <translation>Başlığa tıklayınca ona göre sıralanır, ikinci tıklama sırayı çevirir.</translation>
    </message>
    <message>
        <source>From all games that count, forfeits included.</source>
        <translation>Sayılan bütün oyunlardan, hükmen sonuçlar da dahil.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Puan durumu</translation>
    </message>
    <message>
        <source>final</source>
        <translation>kesin</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>geçici</translation>
    </message>
    <message numerus="yes">
        <source>Standings after %n game(s)</source>
        <translation>
            <numerusform>%n oyun sonunda puan durumu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n game(s)</source>
        <translation>
            <numerusform>+ %n oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>{0}. tur sonunda puan durumu</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>{0}. tur sonunda</translation>
    </message>
    <message>
        <source>No result yet.</source>
        <translation>Henüz sonuç yok.</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Dereceye göre</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Ada göre</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>Puana göre</translation>
    </message>
    <message>
        <source>Says nothing: {0}.</source>
        <comment>a tie-break; the reason</comment>
        <translation>Bir şey belirlemez: {0}.</translation>
    </message>
</context>
<context>
    <name>StandingsNumbers</name>
    <message>
        <source>The places in {0} have changed. “Numbers from other standings” in the Tournament menu takes them over.</source>
        <translation>{0} içindeki dereceler değişti. Turnuva menüsündeki “Başka puan durumundan numaralar” onları alır.</translation>
    </message>
    <message>
        <source>Whose places give the numbers?</source>
        <translation>Numaraları hangi turnuvanın dereceleri verecek?</translation>
    </message>
    <message>
        <source>Numbers from other standings</source>
        <translation>Başka puan durumundan numaralar</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numaralar</translation>
    </message>
    <message>
        <source>Another &amp;file…</source>
        <translation>Başka &amp;dosya…</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Yeniden oku</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Take these numbers</source>
        <translation>Bu numaraları al</translation>
    </message>
    <message>
        <source>Choose the tournament whose places give the numbers.</source>
        <translation>Dereceleri numara olacak turnuvayı seçin.</translation>
    </message>
    <message>
        <source>Places in {0}</source>
        <translation>Dereceler: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are open there: the places may still change. Read the file again before the start.</source>
        <translation>
            <numerusform>Orada %n oyun bitmedi: dereceler daha değişebilir. Başlamadan önce dosyayı yeniden okuyun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) do not stand there and get the last numbers.</source>
        <translation>
            <numerusform>%n oyuncu orada yok, son numaraları alır.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the numbers already.</source>
        <translation>Numaralar zaten böyle.</translation>
    </message>
    <message>
        <source>not in that table</source>
        <translation>o tabloda yok</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>Round robins, from the drawing of lots to the report.</source>
        <translation>Döner turnuvalar, kura çekiminden rapora.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Recent tournaments</source>
        <translation>Son turnuvalar</translation>
    </message>
    <message>
        <source>No tournament has been opened on this computer yet.</source>
        <translation>Bu bilgisayarda henüz turnuva açılmadı.</translation>
    </message>
    <message>
        <source>All data stay on this computer. A file can also be dropped here.</source>
        <translation>Bütün veriler bu bilgisayarda kalır. Dosya buraya da bırakılabilir.</translation>
    </message>
    <message>
        <source>F1 opens the help.</source>
        <translation>F1 yardımı açar.</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Sürüm {0}</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Yeni turnuva</translation>
    </message>
    <message>
        <source>Players, lots, schedule</source>
        <translation>Oyuncular, kura, takvim</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Turnuva aç</translation>
    </message>
    <message>
        <source>From this computer or a stick</source>
        <translation>Bilgisayardan ya da USB bellekten</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Dosya içe aktar</translation>
    </message>
    <message>
        <source>Excel, LibreOffice, web page, text, TRF, PGN</source>
        <translation>Excel, LibreOffice, web sayfası, metin, TRF, PGN</translation>
    </message>
    <message>
        <source>Look at the example</source>
        <translation>Örneğe bak</translation>
    </message>
    <message>
        <source>Seven players, every game entered</source>
        <translation>Yedi oyuncu, bütün sonuçlar girili</translation>
    </message>
    <message>
        <source>The same, last round open</source>
        <translation>Aynısı, son tur boş</translation>
    </message>
    <message>
        <source>To try entering results</source>
        <translation>Sonuç girmeyi denemek için</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Alıştırma yap</translation>
    </message>
    <message>
        <source>Seven things to try; one key begins anew</source>
        <translation>Denenecek yedi şey; tek tuşla baştan</translation>
    </message>
    <message>
        <source>Untitled tournament</source>
        <translation>Adsız turnuva</translation>
    </message>
    <message>
        <source>The file is not there. An earlier state can be opened.</source>
        <translation>Dosya yerinde değil. Eski bir durum açılabilir.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n oyuncu</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} twice</source>
        <translation>{0}, çift devre</translation>
    </message>
    <message>
        <source>{0}, {1} cycles</source>
        <translation>{0}, {1} devre</translation>
    </message>
    <message>
        <source>{0}, lots not drawn</source>
        <translation>{0}, kura çekilmedi</translation>
    </message>
    <message>
        <source>{0}, finished</source>
        <translation>{0}, bitti</translation>
    </message>
    <message>
        <source>{0}, numbers drawn, no game yet</source>
        <translation>{0}, kura çekildi, henüz oyun yok</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to play</source>
        <translation>
            <numerusform>%n oyun kaldı</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, round {1} of {2}, {3}</source>
        <translation>{0}, tur {1} / {2}, {3}</translation>
    </message>
    <message>
        <source>today {0}</source>
        <translation>bugün {0}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>dün</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Go to board</source>
        <translation>Masaya git</translation>
    </message>
    <message>
        <source>Number of the board</source>
        <translation>Masa numarası</translation>
    </message>
    <message>
        <source>A click or F3 goes to the next; Shift+F3 lists them all.</source>
        <translation>Tıklama ya da F3 sonrakine gider; Shift+F3 hepsini listeler.</translation>
    </message>
    <message>
        <source>trial not saved</source>
        <translation>deneme kaydedilmez</translation>
    </message>
    <message>
        <source>Nothing entered yet.</source>
        <translation>Henüz giriş yok.</translation>
    </message>
    <message>
        <source>Undone:</source>
        <translation>Geri alındı:</translation>
    </message>
    <message>
        <source>Done again:</source>
        <translation>Yinelendi:</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <comment>nothing is tried out</comment>
        <translation>henüz bir şey yok</translation>
    </message>
    <message>
        <source>Trial: {0}</source>
        <translation>Deneme: {0}</translation>
    </message>
    <message numerus="yes">
        <source>All %n game(s) reported</source>
        <translation>
            <numerusform>%n oyunun tümü bitti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) open</source>
        <translation>
            <numerusform>%n oyun bitmedi</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {0}: all boards reported</source>
        <translation>Tur {0}: bütün sonuçlar geldi</translation>
    </message>
    <message>
        <source>Round {0}: {1} of {2} reported</source>
        <translation>Tur {0}: {1} / {2} sonuç</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n oyuncu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n uyarı</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} ve {1}</translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} open</source>
        <translation>
            <numerusform>masa {0} bitmedi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} postponed</source>
        <translation>
            <numerusform>masa {0} ertelendi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} adjourned</source>
        <translation>
            <numerusform>masa {0} yarıda kaldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board(s) {0} to be played early</source>
        <translation>
            <numerusform>masa {0} erken oynanacak</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved since {0}</source>
        <translation>{0} sonrası kaydedilmedi</translation>
    </message>
    <message>
        <source>saving</source>
        <translation>kaydediliyor</translation>
    </message>
    <message>
        <source>Saved {0}</source>
        <translation>Kaydedildi {0}</translation>
    </message>
</context>
<context>
    <name>StillOut</name>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Durum</translation>
    </message>
    <message>
        <source>round {0}, board {1}</source>
        <translation>tur {0}, masa {1}</translation>
    </message>
    <message>
        <source>Boards still out</source>
        <translation>Sonuçsuz masalar</translation>
    </message>
    <message>
        <source>Rounds to come &amp;too</source>
        <translation>&amp;Gelecek turlar da</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>Masaya git</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) still out</source>
        <translation>
            <numerusform>%n sonuçsuz masa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, in %n round(s)</source>
        <translation>
            <numerusform>, %n turda</numerusform>
        </translation>
    </message>
    <message>
        <source>No board is still out.</source>
        <translation>Sonuçsuz masa yok.</translation>
    </message>
</context>
<context>
    <name>SwapNumbers</name>
    <message>
        <source>Exchange two numbers</source>
        <translation>İki numarayı değiştir</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Değiştir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>&amp;Birinci</translation>
    </message>
    <message>
        <source>&amp;Second</source>
        <translation>&amp;İkinci</translation>
    </message>
    <message>
        <source>The pairings of the numbers stay; the lots count as given by hand from now on.</source>
        <translation>Numaraların eşlendirmesi kalır; kura bundan böyle elle verilmiş sayılır.</translation>
    </message>
</context>
<context>
    <name>TakeOver</name>
    <message>
        <source>Is Arbiter closed on {0}?</source>
        <translation>{0} bilgisayarında Arbiter kapalı mı?</translation>
    </message>
    <message>
        <source>{0} has had the tournament open there{1}. That can’t be seen from here. If it is open there still, what is typed there is not written to this file any more.</source>
        <translation>Turnuva orada açıktı: {0}{1}. Hâlâ açık olup olmadığı buradan görülmez. Açıksa orada yazılanlar artık bu dosyaya kaydedilmez.</translation>
    </message>
    <message>
        <source>It is closed: work here</source>
        <translation>Kapalı: burada çalış</translation>
    </message>
    <message>
        <source>Only read</source>
        <translation>Yalnızca oku</translation>
    </message>
</context>
<context>
    <name>TieBreakList</name>
    <message>
        <source>Order of tie-breaks</source>
        <translation>Eşitlik bozma sırası</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Yukarı</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Aşağı</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Çıkar</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ekle…</translation>
    </message>
    <message>
        <source>shared places</source>
        <translation>ortak derece</translation>
    </message>
    <message>
        <source>drawing of lots</source>
        <translation>kura</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Hazır sıra</translation>
    </message>
    <message>
        <source>If still level</source>
        <translation>Hâlâ eşitse</translation>
    </message>
    <message>
        <source>Without a tie-break, players with equal points share their places.</source>
        <translation>Eşitlik bozma yoksa puanı eşit oyuncular dereceyi paylaşır.</translation>
    </message>
    <message>
        <source>This program does not know it. It is kept and breaks no tie.</source>
        <translation>Bu program onu tanımıyor. Saklanır, eşitlik bozmaz.</translation>
    </message>
</context>
<context>
    <name>TieBreakPicker</name>
    <message>
        <source>Tie-breaks to add</source>
        <translation>Eklenecek ölçütler</translation>
    </message>
    <message>
        <source>Name or code, as SB/C1</source>
        <translation>Ad ya da kod, örneğin SB/C1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>All are on the list.</source>
        <translation>Hepsi listede.</translation>
    </message>
    <message>
        <source>No tie-break for a round robin is called so.</source>
        <translation>Döner turnuva için bu adda bir ölçüt yok.</translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message>
        <source>Tournament</source>
        <translation>Turnuva</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>İlk gün</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Son gün</translation>
    </message>
    <message>
        <source>exchanged at the end of a cycle</source>
        <translation>devre sonunda yer değiştirir</translation>
    </message>
    <message>
        <source>Seed of the lots</source>
        <translation>Kura anahtarı</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>once</source>
        <translation>bir kez</translation>
    </message>
    <message>
        <source>home and away instead of colours</source>
        <translation>renk yerine ev sahibi ve konuk</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>iki kez</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>üç kez</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>dört kez</translation>
    </message>
    <message>
        <source>Berger table</source>
        <translation>Berger tablosu</translation>
    </message>
    <message>
        <source>league, by an earlier table</source>
        <translation>lig, önceki bir tabloya göre</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Takvim</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Taraflar</translation>
    </message>
    <message>
        <source>The calendar was changed by hand. It will be made anew, without these changes.</source>
        <translation>Takvim elle değiştirilmiş. Bu değişiklikler olmadan yeniden yapılır.</translation>
    </message>
    <message>
        <source>For the reports…</source>
        <translation>Raporlar için…</translation>
    </message>
    <message>
        <source>own</source>
        <translation>özel</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnuva</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>Order of tie-breaks</source>
        <translation>Eşitlik bozma sırası</translation>
    </message>
    <message>
        <source>to</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Rate of play, organiser, other officials, FIDE IDs</source>
        <translation>Düşünme süresi, düzenleyen, öteki görevliler, FIDE ID’leri</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Yer</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federasyon</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Tarih</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Başhakem</translation>
    </message>
    <message>
        <source>Own points</source>
        <translation>Özel puan</translation>
    </message>
    <message>
        <source>Who leaves</source>
        <translation>Çekilenler</translation>
    </message>
    <message>
        <source>All games have been reported, so the journal will ask for a reason.</source>
        <translation>Bütün sonuçlar geldi, işlem günlüğü nedenini sorar.</translation>
    </message>
    <message>
        <source>Round {0} is under way, so the journal will ask for a reason.</source>
        <translation>Tur {0} başladı, işlem günlüğü nedenini sorar.</translation>
    </message>
    <message>
        <source>Whether the results of a player who withdraws or is expelled count. It says nothing new about those who have left already.</source>
        <translation>Çekilen ya da çıkarılan oyuncunun sonuçlarının sayılıp sayılmadığı. Daha önce ayrılanlar için bir şey değişmez.</translation>
    </message>
    <message>
        <source>Everyone meets</source>
        <translation>Her rakiple</translation>
    </message>
    <message>
        <source>Last two rounds</source>
        <translation>Son iki tur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Result keys</source>
        <translation>Sonuç tuşları</translation>
    </message>
    <message>
        <source>Results have been entered, so the calendar and the points are locked.</source>
        <translation>Sonuç girildi, takvim ve puanlama kilitli.</translation>
    </message>
    <message>
        <source>The new order will stand in the journal.</source>
        <translation>Yeni sıra işlem günlüğünde durur.</translation>
    </message>
    <message>
        <source>“{0}” is not a day. Write it as 6.5.2026 or 2026-05-06.</source>
        <translation>“{0}” tarih değil. 6.5.2026 ya da 2026-05-06 gibi yazın.</translation>
    </message>
    <message>
        <source>The last day is before the first.</source>
        <translation>Son gün ilk günden önce.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n oyuncu</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n tur</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrfTexts</name>
    <message>
        <source>The game {3} of round {4} stands here and not in line {2}. Read as it stands here.</source>
        <translation>{4}. turun {3} oyunu burada var, satır {2} içinde yok. Buradaki gibi okundu.</translation>
    </message>
    <message>
        <source>The game {3} of round {4} stands here, but line {2} says something else of that round. Correct one of the two lines.</source>
        <translation>{4}. turun {3} oyunu burada var, ama satır {2} o tur için başka bir şey söylüyor. İki satırdan birini düzeltin.</translation>
    </message>
    <message>
        <source>In the game {3} of round {4} both players have the colour “{1}”, here and in line {2}. Correct one of the two lines.</source>
        <translation>{4}. turun {3} oyununda, burada ve satır {2} içinde, iki oyuncunun da rengi “{1}”. İki satırdan birini düzeltin.</translation>
    </message>
    <message>
        <source>{3} stands in round {4} and in round {2}, once more than everybody meets everybody. Correct both lines of one of these rounds.</source>
        <translation>{3} hem {4}. turda hem {2}. turda var, herkesin herkesle karşılaştığından bir kez fazla. Bu turlardan birinin iki satırını da düzeltin.</translation>
    </message>
    <message>
        <source>Two players without an opponent in round {4}, and the Berger table has them meet there: {3}. Read as {1}.</source>
        <translation>{4}. turda iki oyuncu rakipsiz, Berger tablosuna göre orada karşılaşırlar: {3}. Şöyle okundu: {1}.</translation>
    </message>
    <message>
        <source>“{0}” in round {1} gives points without a game, and in an all-play-all a free round gives none. It is left out.</source>
        <translation>“{0}”, {1}. turda oyunsuz puan veriyor; döner turnuvada bay puan vermez. Alınmadı.</translation>
    </message>
    <message>
        <source>“{0}” for round {1} is not opponent, colour and result. Type the line as it should be.</source>
        <translation>{1}. tur için “{0}”, rakip, renk ve sonuç değil. Satırı olması gerektiği gibi yazın.</translation>
    </message>
    <message>
        <source>“{0}” is no result. By the other line of the game {3} in round {4} it is {1}, and is read so.</source>
        <translation>“{0}” bir sonuç değil. {4}. turdaki {3} oyununun öteki satırına göre {1}, öyle okundu.</translation>
    </message>
    <message>
        <source>“{0}” is no result, and the other line of the game {3} in round {4} does not tell. Type the line as it should be.</source>
        <translation>“{0}” bir sonuç değil, {4}. turdaki {3} oyununun öteki satırı da söylemiyor. Satırı olması gerektiği gibi yazın.</translation>
    </message>
    <message>
        <source>The result of {3} in round {4} is {0}, here and in line {2}: only one of them can be right. Correct one of the two lines.</source>
        <translation>{4}. turda {3} sonucu, burada ve satır {2} içinde: {0}. Yalnızca biri doğru olabilir. İki satırdan birini düzeltin.</translation>
    </message>
    <message>
        <source>The result of {3} in round {4} is {0}, here and in line {2}: only one line says that somebody did not appear. Read as a forfeit.</source>
        <translation>{4}. turda {3} sonucu, burada ve satır {2} içinde: {0}. Oyuncunun gelmediğini yalnızca bir satır söylüyor. Hükmen olarak okundu.</translation>
    </message>
    <message>
        <source>The result of {3} in round {4} is {0}, here and in line {2}: only one line says that it is not rated. Read as not rated.</source>
        <translation>{4}. turda {3} sonucu, burada ve satır {2} içinde: {0}. Ratinge girmediğini yalnızca bir satır söylüyor. Ratinge girmez diye okundu.</translation>
    </message>
    <message>
        <source>The result of {3} in round {4} is {0}, here and in line {2}. Read by the line that has one.</source>
        <translation>{4}. turda {3} sonucu, burada ve satır {2} içinde: {0}. Sonucu olan satıra göre okundu.</translation>
    </message>
    <message>
        <source>The result of {3} in round {4} is {0}, here and in line {2}: points that only a decision of the arbiter gives. Read as such.</source>
        <translation>{4}. turda {3} sonucu, burada ve satır {2} içinde: {0}. Bu puanlar yalnızca hakem kararıyla olur. Hakem kararı olarak okundu.</translation>
    </message>
    <message>
        <source>“{0}” is no record of a FIDE report, and was not read.</source>
        <translation>“{0}” FIDE raporunun bir kaydı değil, okunmadı.</translation>
    </message>
    <message>
        <source>Record {0} tells of something that an all-play-all of single players does not have. It is left out.</source>
        <translation>Kayıt {0}, bireysel döner turnuvada olmayan bir şeyi anlatıyor. Alınmadı.</translation>
    </message>
    <message numerus="yes">
        <source>What stands behind the name is %n column(s) too far left. Read as if it were in its place.</source>
        <translation>
            <numerusform>Adın ardındakiler %n sütun solda kalmış. Yerindeymiş gibi okundu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What stands behind the name is %n column(s) too far right. Read as if it were in its place.</source>
        <translation>
            <numerusform>Adın ardındakiler %n sütun sağda kalmış. Yerindeymiş gibi okundu.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}” can’t be read as what record {1} should hold, and is left out.</source>
        <translation>“{0}”, kayıt {1} içinde olması gereken biçimde okunamıyor, alınmadı.</translation>
    </message>
    <message>
        <source>The file calls itself “{0}”, but everybody meets everybody. Read as an all-play-all.</source>
        <translation>Dosya kendini “{0}” olarak tanıtıyor, ama herkes herkesle karşılaşıyor. Döner turnuva olarak okundu.</translation>
    </message>
    <message>
        <source>Record 062 says {0} players, and there are {1} lines of players. Check that none is missing.</source>
        <translation>Kayıt 062: {0} oyuncu, oyuncu satırı ise {1}. Eksik olup olmadığını denetleyin.</translation>
    </message>
    <message>
        <source>Place {0} in the file, {1} by its games and the tie-breaks {2}. The place is computed anew.</source>
        <translation>Dosyada derece {0}, oyunlarına ve eşitlik bozmaya ({2}) göre {1}. Derece yeniden hesaplanır.</translation>
    </message>
    <message>
        <source>The file does not say what a win and a draw are worth, and its points are those of {0}. Read so.</source>
        <translation>Dosya galibiyet ve beraberlik puanlarını söylemiyor, puanları şu puanlamaya uyuyor: {0}. Öyle okundu.</translation>
    </message>
    <message>
        <source>The line of number {0} repeats line {2}, and was read once.</source>
        <translation>{0} numaranın satırı satır {2} ile aynı, bir kez okundu.</translation>
    </message>
    <message>
        <source>The starting numbers are not 1, 2, 3 and so on. The players keep their order and are numbered anew.</source>
        <translation>Başlangıç numaraları 1, 2, 3 diye gitmiyor. Oyuncuların sırası kalır, numaraları yeniden verilir.</translation>
    </message>
    <message>
        <source>Record 299 takes the points out of all games of number {0}. Read as withdrawn, with results that count for nobody.</source>
        <translation>Kayıt 299, {0} numaranın bütün oyunlarının puanını siliyor. Çekildi, sonuçları kimse için sayılmaz diye okundu.</translation>
    </message>
    <message>
        <source>Record 299 gives or takes points apart from the games ({0}). The points are computed from the games alone.</source>
        <translation>Kayıt 299 oyunlardan ayrı puan veriyor ya da siliyor ({0}). Puan yalnızca oyunlardan hesaplanır.</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>Trial</source>
        <translation>Deneme</translation>
    </message>
    <message>
        <source>End trial  Esc</source>
        <translation>Denemeyi bitir  Esc</translation>
    </message>
    <message>
        <source>End trial</source>
        <translation>Denemeyi bitir</translation>
    </message>
    <message>
        <source>Results typed now are tried out. Nothing is saved, printed or shown in the hall.</source>
        <translation>Şimdi girilen sonuçlar denemedir. Kaydedilmez, yazdırılmaz, salonda gösterilmez.</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n result(s)…</source>
        <comment>in earnest</comment>
        <translation>
            <numerusform>%n sonucu gerçekten gir…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of it is saved.</source>
        <translation>Hiçbiri kaydedilmez.</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n result(s) in earnest?</source>
        <translation>
            <numerusform>%n sonuç gerçekten girilsin mi?</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Gir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>The tournament has changed, so the trial has ended.</source>
        <translation>Turnuva değişti, bu yüzden deneme bitti.</translation>
    </message>
</context>
<context>
    <name>Update</name>
    <message>
        <source>The open tournament knows all of this already.</source>
        <translation>Bunların hepsi açık turnuvada zaten var.</translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} ve %n tane daha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Update %n player(s)</source>
        <translation>
            <numerusform>%n oyuncuyu güncelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Update the open tournament</source>
        <translation>Açık turnuvayı güncelle</translation>
    </message>
    <message>
        <source>What the file says otherwise</source>
        <translation>Dosyada farklı olanlar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Space takes what the file says, or keeps what stands here.</source>
        <translation>Boşluk tuşu dosyadakini alır ya da buradakini bırakır.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Result, round {0}</source>
        <translation>Sonuç, tur {0}</translation>
    </message>
    <message numerus="yes">
        <source>Take in %n result(s)</source>
        <translation>
            <numerusform>%n sonucu al</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>update %n player(s)</source>
        <translation>
            <numerusform>%n oyuncuyu güncelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to take in</source>
        <translation>Alınacak bir şey yok</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of this tournament will be replaced.</source>
        <translation>
            <numerusform>Bu turnuvanın %n sonucu değişecek.</numerusform>
        </translation>
    </message>
    <message>
        <source>No result that stands here changes.</source>
        <translation>Buradaki hiçbir sonuç değişmez.</translation>
    </message>
    <message numerus="yes">
        <source>Take in %n result(s)…</source>
        <translation>
            <numerusform>%n sonucu al…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at %n other result(s)…</source>
        <translation>
            <numerusform>%n farklı sonuca bak…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at %n player(s)…</source>
        <translation>
            <numerusform>%n oyuncuya bak…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Yeni bir şey yok</translation>
    </message>
    <message numerus="yes">
        <source>%n new result(s)</source>
        <translation>
            <numerusform>%n yeni sonuç</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal</source>
        <comment>results</comment>
        <translation>
            <numerusform>%n aynı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different</source>
        <comment>results</comment>
        <translation>
            <numerusform>%n farklı</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1}, {2}. Nobody is added.</source>
        <translation>{0}, {1}, {2}. Kimse eklenmez.</translation>
    </message>
    <message>
        <source>Not in this tournament, so left out: {0}.</source>
        <translation>Bu turnuvada yok, alınmadı: {0}.</translation>
    </message>
    <message>
        <source>Not in the file: {0}.</source>
        <translation>Dosyada yok: {0}.</translation>
    </message>
    <message>
        <source>Taken for one and the same: {0}.</source>
        <translation>Aynı kişi sayıldı: {0}.</translation>
    </message>
    <message>
        <source>Games that are not in this tournament: {0}.</source>
        <translation>Bu turnuvada olmayan oyunlar: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) the file has other colours; each result stays with its player.</source>
        <translation>
            <numerusform>Dosyada %n oyunun renkleri başka; her sonuç oyuncusunda kalır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has %n game(s) in another round; the pair tells which it is.</source>
        <translation>
            <numerusform>Dosyada %n oyun başka turda; hangisi olduğu oyunculardan anlaşılır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) taken in</source>
        <translation>
            <numerusform>%n sonuç alındı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) updated</source>
        <translation>
            <numerusform>%n oyuncu güncellendi</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} from {1}. Undo takes it back.</source>
        <translation>{0}, dosya: {1}. Geri al ile geri alınır.</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>What if</source>
        <translation>Olasılıklar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points</comment>
        <translation>Puan</translation>
    </message>
    <message>
        <source>can get</source>
        <comment>points at the end</comment>
        <translation>alabilir</translation>
    </message>
    <message>
        <source>can be</source>
        <comment>place</comment>
        <translation>olabilir</translation>
    </message>
    <message>
        <source>est. {0}</source>
        <comment>estimated chance of a place</comment>
        <translation>tahmin {0}</translation>
    </message>
    <message>
        <source>The place as it stands now.</source>
        <translation>Şimdiki derece.</translation>
    </message>
    <message>
        <source>The points as they stand now.</source>
        <translation>Şimdiki puan.</translation>
    </message>
    <message>
        <source>How many outcomes end with the player on this place.</source>
        <translation>Kaç olasılıkta oyuncu bu dereceyi alır.</translation>
    </message>
    <message>
        <source>The points that are still possible.</source>
        <translation>Oyuncunun alabileceği puan.</translation>
    </message>
    <message>
        <source>The places that are still possible.</source>
        <translation>Oyuncunun alabileceği dereceler.</translation>
    </message>
    <message>
        <source>An estimate from ratings, no proof.</source>
        <translation>Ratinglerden tahmin, kanıt değil.</translation>
    </message>
    <message>
        <source>Whether these places are safe, or out of reach.</source>
        <translation>Bu derecelerin garanti mi, artık olanaksız mı olduğu.</translation>
    </message>
    <message>
        <source>{0}, place {1} in {2} of {3} outcomes</source>
        <translation>{0}, derece {1}: {3} olasılıktan {2}</translation>
    </message>
    <message>
        <source>Estimated chances</source>
        <translation>Tahminî şanslar</translation>
    </message>
    <message>
        <source>Try results</source>
        <translation>Sonuç dene</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Ödül</translation>
    </message>
    <message>
        <source>How many places have a prize</source>
        <translation>Kaç derecenin ödülü var</translation>
    </message>
    <message>
        <source>Estimated from the ratings; everything else here is exact</source>
        <translation>Ratinglerden tahmin; buradaki başka her şey kesindir</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>sayılıyor…</translation>
    </message>
    <message>
        <source>counting, {0} %</source>
        <translation>sayılıyor, %{0}</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>sayılmadı</translation>
    </message>
    <message>
        <source>The count was stopped. The next result begins it anew.</source>
        <translation>Sayma durduruldu. Sonraki sonuçla yeniden başlar.</translation>
    </message>
    <message>
        <source>example</source>
        <translation>örnek</translation>
    </message>
    <message>
        <source>counter-example</source>
        <translation>karşı örnek</translation>
    </message>
    <message>
        <source>No outcome leads there.</source>
        <translation>Hiçbir olasılık oraya götürmez.</translation>
    </message>
    <message>
        <source>No estimate: somebody who still plays has no rating.</source>
        <translation>Tahmin yok: oyunu kalan birinin ratingi yok.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopyalandı.</translation>
    </message>
    <message numerus="yes">
        <source>%n open game(s)</source>
        <translation>
            <numerusform>%n oyun bitmedi</numerusform>
        </translation>
    </message>
    <message>
        <source>trial, {0}</source>
        <translation>deneme, {0}</translation>
    </message>
    <message>
        <source>What can still happen is known once the lots are drawn.</source>
        <translation>Neler olabileceği kura çekilince belli olur.</translation>
    </message>
    <message>
        <source>Every open game has a result in this trial: the table shows how it ends.</source>
        <translation>Bu denemede bitmeyen her oyunun sonucu var: tablo nasıl biteceğini gösterir.</translation>
    </message>
    <message>
        <source>No game is open: nothing can change any more.</source>
        <translation>Bitmeyen oyun yok: artık hiçbir şey değişmez.</translation>
    </message>
    <message>
        <source>points only</source>
        <comment>no tie-breaks</comment>
        <translation>yalnızca puan</translation>
    </message>
    <message numerus="yes">
        <source>In how many of the remaining {0} outcomes a player takes a place, by {1}, with %n tried result(s).</source>
        <translation>
            <numerusform>Denenen %n sonuçla kalan {0} olasılığın kaçında oyuncu bir dereceyi alır; ölçütler: {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In how many of the {0} outcomes a player takes a place, by {1}; a shared place counts as its first. Not a forecast: every outcome counts once.</source>
        <translation>{0} olasılığın kaçında oyuncu bir dereceyi alır; ölçütler: {1}. Paylaşılan derece en üstteki sayılır. Tahmin değildir: her olasılık bir kez sayılır.</translation>
    </message>
    <message>
        <source>What {0} needs for first place</source>
        <translation>{0}: birincilik için gerekenler</translation>
    </message>
    <message>
        <source>What {0} needs for places {1}</source>
        <translation>{0}: derece {1} için gerekenler</translation>
    </message>
    <message>
        <source>Sonneborn-Berger of {0}: {1} now. With these results and the points that the opponents have now it would be {2}, but they play too: it will be {3}.</source>
        <translation>Sonneborn-Berger, {0}: şimdi {1}. Bu sonuçlarla ve rakiplerin şimdiki puanlarıyla {2} olurdu, ama onlar da oynuyor: {3} olacak.</translation>
    </message>
    <message>
        <source>{0}: {1} × {2} becomes {3} × {4}</source>
        <translation>{0}: {1} × {2}, sonra {3} × {4}</translation>
    </message>
    <message>
        <source>Who can still take which place</source>
        <translation>Kim hangi dereceyi alabilir</translation>
    </message>
    <message>
        <source>safe</source>
        <comment>of a player: he has the place for sure</comment>
        <translation>garanti</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of a player: he can&apos;t reach the place</comment>
        <translation>olmaz</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>{0} wins</source>
        <translation>{0} kazanırsa</translation>
    </message>
    <message>
        <source>{0} draws</source>
        <translation>{0} berabere kalırsa</translation>
    </message>
    <message>
        <source>{0} loses</source>
        <translation>{0} kaybederse</translation>
    </message>
    <message>
        <source>{0}: {1} {2}</source>
        <comment>name, points, in so many games</comment>
        <translation>{0}: {2} {1} puan</translation>
    </message>
    <message>
        <source>{0} has no game left</source>
        <translation>{0} için oyun kalmadı</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Galibiyet</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Beraberlik</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Yenilgi</translation>
    </message>
    <message>
        <source>{1} {2}</source>
        <comment>points, in so many games</comment>
        <translation>{2} {1} puan</translation>
    </message>
    <message>
        <source>No game left</source>
        <translation>Oyun kalmadı</translation>
    </message>
    <message numerus="yes">
        <source>out of %n game(s)</source>
        <comment>after the points</comment>
        <translation>
            <numerusform>%n oyunda</numerusform>
        </translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>derece {0}</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>birincilik</translation>
    </message>
    <message>
        <source>place 1–{0}</source>
        <translation>ilk {0} derece</translation>
    </message>
    <message>
        <source>{0}, whatever the others do</source>
        <comment>a place</comment>
        <translation>{0}, başkaları ne yaparsa yapsın</translation>
    </message>
    <message>
        <source>{0} is out of reach</source>
        <comment>a place</comment>
        <translation>{0} artık olanaksız</translation>
    </message>
    <message>
        <source>{0} if {1}; otherwise not</source>
        <comment>a place, a condition</comment>
        <translation>{1} {0}; yoksa olmaz</translation>
    </message>
    <message>
        <source>{0} if one of these happens; otherwise not:</source>
        <translation>şunlardan biri olursa {0}; yoksa olmaz:</translation>
    </message>
    <message>
        <source>{0} unless {1}</source>
        <comment>a place, a condition</comment>
        <translation>{0}; yalnızca {1} olmaz</translation>
    </message>
    <message>
        <source>{0} unless one of these happens:</source>
        <translation>{0}; yalnızca şunlardan biri olursa olmaz:</translation>
    </message>
    <message>
        <source>{0} in {1} of {2}</source>
        <comment>a place, number, outcomes</comment>
        <translation>{2} içinde {1} kez {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n outcome(s)</source>
        <comment>after “in 48 of”</comment>
        <translation>
            <numerusform>%n olasılık</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <comment>two conditions</comment>
        <translation>{0} ve {1}</translation>
    </message>
    <message>
        <source>{0}, or {1}</source>
        <comment>two conditions</comment>
        <translation>{0} ya da {1}</translation>
    </message>
    <message>
        <source>{0} beats {1}</source>
        <translation>{0}, {1} karşısında kazanırsa</translation>
    </message>
    <message>
        <source>{0} does not beat {1}</source>
        <translation>{0}, {1} karşısında kazanamazsa</translation>
    </message>
    <message>
        <source>{0}–{1} is drawn</source>
        <translation>{0}–{1} berabere biterse</translation>
    </message>
    <message>
        <source>{0}–{1} is not drawn</source>
        <translation>{0}–{1} berabere bitmezse</translation>
    </message>
    <message>
        <source>{0} (round {1})</source>
        <comment>a condition</comment>
        <translation>{0} (tur {1})</translation>
    </message>
    <message>
        <source>{0} (cycle {1})</source>
        <comment>a condition</comment>
        <translation>{0} (devre {1})</translation>
    </message>
    <message>
        <source>{0}, all {1} outcomes</source>
        <translation>{0}, {1} olasılığın tümü</translation>
    </message>
    <message numerus="yes">
        <source>%n open game(s): too many outcomes to count at once. Safe and out are proved, the numbers are left out.</source>
        <translation>
            <numerusform>%n oyun bitmedi: olasılıklar bir kerede sayılamayacak kadar çok. “garanti” ve “olmaz” kanıtlanır, sayılar gösterilmez.</numerusform>
        </translation>
    </message>
    <message>
        <source>An estimate from ratings, no proof. Expected scores are those of FIDE’s table; how many games are drawn is estimated after {0}.</source>
        <translation>Ratinglerden tahmin, kanıt değil. Beklenen puanlar FIDE tablosundandır; kaç oyunun berabere biteceği şuna göre tahmin edilir: {0}.</translation>
    </message>
    <message>
        <source>With the points that the others have now {0} would be ahead of {1} by Sonneborn-Berger, {2} to {3}; but they play too, and in the end it is {4} to {5}.</source>
        <translation>Ötekilerin şimdiki puanlarıyla {0}, Sonneborn-Berger ile {1} önünde olurdu: {2} – {3}; ama onlar da oynuyor, sonunda {4} – {5} olur.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why?</source>
        <translation>Neden?</translation>
    </message>
    <message>
        <source>Tie-break to open</source>
        <translation>Açılacak ölçüt</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Yazdır</translation>
    </message>
    <message>
        <source>The worksheet of everybody level on points</source>
        <translation>Puanı eşit herkes için eşitlik bozma hesabı</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopyalandı.</translation>
    </message>
    <message>
        <source>Why? {0}</source>
        <translation>Neden? {0}</translation>
    </message>
    <message>
        <source>Select a row to see what decides its place.</source>
        <translation>Dereceyi neyin belirlediğini görmek için bir satır seçin.</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Tur {0}</translation>
    </message>
    <message>
        <source>cut</source>
        <comment>a value that is left out</comment>
        <translation>atıldı</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>of several ratings</comment>
        <translation>ortalama</translation>
    </message>
    <message>
        <source>expected</source>
        <comment>points, added up</comment>
        <translation>beklenen</translation>
    </message>
    <message>
        <source>After round</source>
        <translation>Turdan sonra</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rakip</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>fark</translation>
    </message>
    <message>
        <source>Addends</source>
        <translation>Toplananlar</translation>
    </message>
    <message>
        <source>{0}st</source>
        <comment>place: 1st, 21st</comment>
        <translation>{0}.</translation>
    </message>
    <message>
        <source>{0}nd</source>
        <comment>place: 2nd, 22nd</comment>
        <translation>{0}.</translation>
    </message>
    <message>
        <source>{0}rd</source>
        <comment>place: 3rd, 23rd</comment>
        <translation>{0}.</translation>
    </message>
    <message>
        <source>{0}th</source>
        <comment>place: 4th, 11th</comment>
        <translation>{0}.</translation>
    </message>
    <message>
        <source>{0} has no place</source>
        <translation>{0}, derecesi yok</translation>
    </message>
    <message>
        <source>The results are annulled, and count for nobody.</source>
        <translation>Sonuçlar geçersiz, kimse için sayılmaz.</translation>
    </message>
    <message>
        <source>{0} shares places {1}</source>
        <translation>{0}, ortak derece {1}</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <comment>name, 3rd</comment>
        <translation>{0} {1} sırada</translation>
    </message>
    <message>
        <source>{0} {1}, ahead of {2}</source>
        <comment>name, 3rd, name</comment>
        <translation>{0} {1} sırada, ardında {2}</translation>
    </message>
    <message>
        <source>{0} comes next with {1}.</source>
        <comment>name; 4½</comment>
        <translation>Ardından {0} gelir, {1} puan.</translation>
    </message>
    <message>
        <source>No tie-break was needed.</source>
        <translation>Eşitlik bozma gerekmedi.</translation>
    </message>
    <message>
        <source>{0}; {1} comes next with {2}.</source>
        <comment>5 points; name; 4½</comment>
        <translation>{0}; ardından {1} gelir, {2} puan.</translation>
    </message>
    <message>
        <source>{0}, behind {1} with {2}.</source>
        <comment>5 points; name; 5½</comment>
        <translation>{0}; önünde {1} var, {2} puan.</translation>
    </message>
    <message>
        <source>{0} points</source>
        <comment>with a half: 4½ points</comment>
        <translation>{0} puan</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n puan</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} and {1} ({2}) have {3} each.</source>
        <comment>name, name, 6th, 4 points</comment>
        <translation>{0} ve {1} ({2}) eşit: {3}.</translation>
    </message>
    <message>
        <source>{0}: {1} each.</source>
        <translation>{0}: ikisinde de {1}.</translation>
    </message>
    <message>
        <source>No tie-break is set, so they share the place.</source>
        <translation>Eşitlik bozma ölçütü yok, derece paylaşılır.</translation>
    </message>
    <message>
        <source>Nothing in the list separates them: the place is shared.</source>
        <translation>Listedeki hiçbir ölçüt ayırmıyor: derece paylaşılır.</translation>
    </message>
    <message>
        <source>{0} decides: {1} against {2}.</source>
        <translation>{0} belirler: {1} – {2}.</translation>
    </message>
    <message>
        <source>no value</source>
        <comment>of a tie-break</comment>
        <translation>değer yok</translation>
    </message>
    <message>
        <source>; cut, rounds: {0}</source>
        <comment>1, 2</comment>
        <translation>; atılan turlar: {0}</translation>
    </message>
    <message>
        <source>; cut: {0}</source>
        <comment>names</comment>
        <translation>; atılanlar: {0}</translation>
    </message>
    <message>
        <source>{0} was not asked: nobody was level.</source>
        <translation>{0} gerekmedi: eşit oyuncu yoktu.</translation>
    </message>
    <message>
        <source>{0} says nothing: {1}.</source>
        <comment>a tie-break; why</comment>
        <translation>{0} bir şey belirlemez: {1}.</translation>
    </message>
    <message>
        <source>; {0}: {1}</source>
        <comment>another player; his value</comment>
        <translation>; {0}: {1}</translation>
    </message>
    <message numerus="yes">
        <source>, and nothing from %n lost game(s)</source>
        <translation>
            <numerusform>, kaybedilen %n oyundan sıfır</numerusform>
        </translation>
    </message>
    <message>
        <source>; open: {0}</source>
        <comment>names</comment>
        <translation>; bitmeyen: {0}</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a game without a result</comment>
        <translation>bitmedi</translation>
    </message>
    <message>
        <source>The arbiter ordered them by hand: {0}.</source>
        <comment>the reason</comment>
        <translation>Hakem onları elle sıraladı: {0}.</translation>
    </message>
    <message>
        <source>The play-off decides nothing: they are no longer level on points, or not all who are level were in it.</source>
        <translation>Play-off bir şey belirlemiyor: puanlar artık eşit değil ya da eşit olanların hepsi oynamadı.</translation>
    </message>
    <message>
        <source>The order by hand says nothing any more: something else decides between them.</source>
        <translation>Elle sıralama artık geçerli değil: aralarında başka bir ölçüt karar veriyor.</translation>
    </message>
    <message>
        <source>Games against {0}, who left, count for nobody.</source>
        <comment>names</comment>
        <translation>Ayrılanlarla oynanan oyunlar kimse için sayılmaz: {0}.</translation>
    </message>
    <message>
        <source>{0}: there is no value, and that comes last.</source>
        <translation>{0}: değer yok, bu sona kalır.</translation>
    </message>
    <message>
        <source>lost by forfeit: {0}</source>
        <comment>names</comment>
        <translation>hükmen yenilgi: {0}</translation>
    </message>
    <message>
        <source>; counted from {0} points</source>
        <comment>a line: 2.5</comment>
        <translation>; {0} puandan itibaren sayılır</translation>
    </message>
    <message>
        <source>, the mean rounded from {0}</source>
        <translation>, ortalama {0} değerinden yuvarlandı</translation>
    </message>
    <message>
        <source>; {0} of {1} is worth {2}</source>
        <comment>3½ points of 5; +149</comment>
        <translation>; {0} / {1} karşılığı {2}</translation>
    </message>
    <message>
        <source>{0}: {1}, from which {2} of {3} points were expected; {4} were scored</source>
        <translation>{0}: {1}; {3} puandan {2} beklenirdi, {4} alındı</translation>
    </message>
    <message>
        <source>{0} no. {1}: {2}</source>
        <comment>surname, pairing number, a sum</comment>
        <translation>{0} no {1}: {2}</translation>
    </message>
    <message>
        <source>Drawing of lots: {0} of {1}; seed {2}, SHA-256 {3}</source>
        <translation>Kura: {0} / {1}; anahtar {2}, SHA-256 {3}</translation>
    </message>
    <message>
        <source>Drawing of lots: {0} of {1}; no seed, SHA-256 {3}</source>
        <translation>Kura: {0} / {1}; anahtar yok, SHA-256 {3}</translation>
    </message>
    <message>
        <source>below half</source>
        <comment>opponent with fewer than half the points</comment>
        <translation>yarının altında</translation>
    </message>
</context>
<context>
    <name>Withdraw</name>
    <message>
        <source>Take a withdrawal back</source>
        <translation>Çekilmeyi geri al</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <translation>Kim oynamayı sürdürüyor?</translation>
    </message>
    <message>
        <source>{0} withdraws…</source>
        <translation>{0} çekiliyor…</translation>
    </message>
    <message>
        <source>{0} plays on: take the withdrawal back</source>
        <translation>{0} oynuyor: çekilmeyi geri al</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Çekilmeyi kaydet</translation>
    </message>
    <message>
        <source>&amp;withdraws</source>
        <translation>&amp;çekiliyor</translation>
    </message>
    <message>
        <source>is &amp;expelled</source>
        <translation>çıka&amp;rılıyor</translation>
    </message>
    <message>
        <source>Results count for &amp;nobody</source>
        <translation>Sonuçlar &amp;kimse için sayılmaz</translation>
    </message>
    <message>
        <source>All results &amp;count</source>
        <translation>&amp;Bütün sonuçlar sayılır</translation>
    </message>
    <message>
        <source>The count of games is &amp;right</source>
        <translation>Oyun sayısı &amp;doğru</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Oyuncu</translation>
    </message>
    <message>
        <source>Rea&amp;son</source>
        <translation>&amp;Neden</translation>
    </message>
    <message>
        <source>one line, printed under the tables; may stay empty</source>
        <translation>tek satır, tabloların altına basılır; boş kalabilir</translation>
    </message>
    <message>
        <source>Expel</source>
        <translation>Çıkarılmayı kaydet</translation>
    </message>
    <message>
        <source>The standings as they would be</source>
        <translation>Oluşacak puan durumu</translation>
    </message>
    <message>
        <source>now</source>
        <translation>şimdi</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Derece</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>derece {0}</translation>
    </message>
    <message>
        <source>points {0}</source>
        <translation>puan {0}</translation>
    </message>
    <message>
        <source>(now {0})</source>
        <translation>(şimdi {0})</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n game(s) completed, {1} %.</source>
        <translation>
            <numerusform>%n oyunun {0} tanesi oynandı, %{1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open game(s) become forfeits, won by the others.</source>
        <translation>
            <numerusform>Bitmemiş %n oyun hükmen sayılır, rakipler kazanır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forfeit(s) are not counted as completed: nothing was played. The rule does not say so itself.</source>
        <translation>
            <numerusform>%n hükmen oyun oynanmış sayılmaz: oynanmadı. Kuralın kendisi bunu söylemez.</numerusform>
        </translation>
    </message>
    <message>
        <source>FIDE’s General Regulations, article 6.6: fewer than half of the games, so they do not count.</source>
        <translation>FIDE Genel Kuralları, madde 6.6: oyunların yarısından azı oynandı, sayılmaz.</translation>
    </message>
    <message>
        <source>FIDE’s General Regulations, article 6.6: half of the games or more, so they count.</source>
        <translation>FIDE Genel Kuralları, madde 6.6: oyunların yarısı ya da daha çoğu oynandı, sayılır.</translation>
    </message>
    <message>
        <source>The regulations of this tournament annul the results of who leaves.</source>
        <translation>Bu turnuvanın yönergesi çekilenin sonuçlarını geçersiz sayar.</translation>
    </message>
    <message>
        <source>The regulations of this tournament count the results of who leaves.</source>
        <translation>Bu turnuvanın yönergesi çekilenin sonuçlarını sayar.</translation>
    </message>
    <message>
        <source>This is not what the regulations say.</source>
        <translation>Yönerge böyle demiyor.</translation>
    </message>
    <message>
        <source>No place and no points change now.</source>
        <translation>Şimdi ne derece ne puan değişir.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) change.</source>
        <translation>
            <numerusform>%n derece değişir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) get other points.</source>
        <translation>
            <numerusform>%n oyuncunun puanı değişir.</numerusform>
        </translation>
    </message>
    <message>
        <source>results count from half the games on (FIDE)</source>
        <translation>sonuçlar oyunların yarısından itibaren sayılır (FIDE)</translation>
    </message>
    <message>
        <source>results never count</source>
        <translation>sonuçlar hiç sayılmaz</translation>
    </message>
    <message>
        <source>results always count</source>
        <translation>sonuçlar her zaman sayılır</translation>
    </message>
    <message>
        <source>{0} expelled</source>
        <translation>{0} çıkarıldı</translation>
    </message>
    <message>
        <source>{0} withdrew</source>
        <translation>{0} çekildi</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>sayılmaz</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>{0} cleared</source>
        <translation>{0} sonucu silindi</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n sonuç</numerusform>
        </translation>
    </message>
    <message>
        <source>add {0}</source>
        <translation>{0} eklendi</translation>
    </message>
    <message numerus="yes">
        <source>add %n player(s)</source>
        <translation>
            <numerusform>%n oyuncu eklendi</numerusform>
        </translation>
    </message>
    <message>
        <source>change player {0}, {1}</source>
        <translation>oyuncu {0} değişti, {1}</translation>
    </message>
    <message>
        <source>remove {0}</source>
        <translation>{0} çıkarıldı</translation>
    </message>
    <message>
        <source>move {0} to place {1}</source>
        <translation>{0} taşındı, yeni sıra {1}</translation>
    </message>
    <message>
        <source>lots: {0}</source>
        <translation>kura: {0}</translation>
    </message>
    <message>
        <source>take the draw back</source>
        <translation>kura geri alındı</translation>
    </message>
    <message>
        <source>tournament data</source>
        <translation>turnuva bilgileri</translation>
    </message>
    <message>
        <source>dates of the rounds</source>
        <translation>tur tarihleri</translation>
    </message>
    <message>
        <source>import of {0}</source>
        <translation>içe aktarma: {0}</translation>
    </message>
    <message numerus="yes">
        <source>update %n player(s)</source>
        <translation>
            <numerusform>%n oyuncu güncellendi</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds and colours by the Berger table</source>
        <translation>turlar ve renkler Berger tablosuna göre</translation>
    </message>
    <message>
        <source>tournament closed</source>
        <translation>turnuva kapatıldı</translation>
    </message>
    <message>
        <source>tournament reopened</source>
        <translation>turnuva yeniden açıldı</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>ertelendi</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>yarıda kaldı</translation>
    </message>
    <message>
        <source>open</source>
        <translation>bitmedi</translation>
    </message>
    <message>
        <source>as listed</source>
        <translation>liste sırasıyla</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>ratinge göre</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>elle</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>rastgele</translation>
    </message>
    <message>
        <source>numbers from the file</source>
        <translation>numaralar dosyadan</translation>
    </message>
    <message>
        <source>rounds and colours assumed</source>
        <translation>turlar ve renkler varsayıldı</translation>
    </message>
    <message>
        <source>numbers not drawn</source>
        <translation>numaralar kura ile verilmedi</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a tournament whose results are final</comment>
        <translation>kapalı</translation>
    </message>
    <message>
        <source>version {0}</source>
        <translation>sürüm {0}</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Aralarındaki maç</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>Sonneborn-Berger</translation>
    </message>
    <message>
        <source>Simplified Berger</source>
        <translation>Basitleştirilmiş Berger</translation>
    </message>
    <message>
        <source>Number of wins</source>
        <translation>Galibiyet sayısı</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>Koya</translation>
    </message>
    <message>
        <source>Games played with Black</source>
        <translation>Siyahla oynanan oyun</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Kura</translation>
    </message>
    <message>
        <source>direct encounter</source>
        <comment>in a list of tie-breaks</comment>
        <translation>aralarındaki maç</translation>
    </message>
    <message>
        <source>SB</source>
        <comment>in a list of tie-breaks: Sonneborn-Berger</comment>
        <translation>SB</translation>
    </message>
    <message>
        <source>simplified Berger</source>
        <comment>in a list of tie-breaks</comment>
        <translation>basitleştirilmiş Berger</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>in a list of tie-breaks</comment>
        <translation>galibiyet</translation>
    </message>
    <message>
        <source>Koya</source>
        <comment>in a list of tie-breaks</comment>
        <translation>Koya</translation>
    </message>
    <message>
        <source>games with Black</source>
        <comment>in a list of tie-breaks</comment>
        <translation>siyahla oyun</translation>
    </message>
    <message>
        <source>Sonneborn-Berger, adjusted scores</source>
        <translation>Sonneborn-Berger, düzeltilmiş puanlar</translation>
    </message>
    <message>
        <source>Games won over the board</source>
        <translation>Tahta başında galibiyetler</translation>
    </message>
    <message>
        <source>Games won with Black</source>
        <translation>Siyahla galibiyetler</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>İlerleyen puan</translation>
    </message>
    <message>
        <source>Rounds elected to play</source>
        <translation>Oynanması seçilen turlar</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>Standart puanlar</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Kura numarası</translation>
    </message>
    <message>
        <source>Average rating of opponents</source>
        <translation>Rakiplerin ortalama ratingi</translation>
    </message>
    <message>
        <source>Tournament performance</source>
        <translation>Turnuva performansı</translation>
    </message>
    <message>
        <source>Perfect performance</source>
        <translation>Tam performans</translation>
    </message>
    <message>
        <source>Average performance of opponents</source>
        <translation>Rakiplerin ortalama performansı</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>Rakiplerin ortalama tam performansı</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>of the player himself, as a tie-break</comment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Play-off</translation>
    </message>
    <message>
        <source>Order by hand</source>
        <translation>Elle sıralama</translation>
    </message>
    <message>
        <source>wins with Black</source>
        <comment>in a list of tie-breaks</comment>
        <translation>siyahla galibiyet</translation>
    </message>
    <message>
        <source>rating</source>
        <comment>in a list of tie-breaks</comment>
        <translation>rating</translation>
    </message>
    <message>
        <source>lots</source>
        <comment>in a list of tie-breaks</comment>
        <translation>kura</translation>
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
        <translation>Play-off</translation>
    </message>
    <message>
        <source>Points from the games among those who are level, asked again among those who stay level; several games of a pair count with their mean.</source>
        <translation>Eşit oyuncuların kendi aralarında aldıkları puan; eşit kalanlar arasında yeniden bakılır; aynı çiftin birden çok oyunu ortalamasıyla sayılır.</translation>
    </message>
    <message>
        <source>The points of every opponent times the result against him, added up. Also called SODOS.</source>
        <translation>Her rakibin puanı × ona karşı alınan sonuç, toplamı. SODOS da denir.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger with the opponents’ unplayed games counted as draws, and without games that were not played. Those scores alone, added up, are the Solkoff score.</source>
        <translation>Sonneborn-Berger: rakiplerin oynanmamış oyunları berabere sayılır, kendi oynanmamış oyunları katılmaz. Yalnızca bu puanların toplamı Solkoff puanıdır.</translation>
    </message>
    <message>
        <source>The points of those beaten minus the points of those lost to; draws add nothing. Dvoretsky 1985.</source>
        <translation>Yenilen rakiplerin puanları eksi kaybedilen rakiplerin puanları; beraberlik eklemez. Dvoretsky 1985.</translation>
    </message>
    <message>
        <source>Every round that brought the points of a win, played or by forfeit.</source>
        <translation>Oynanarak ya da hükmen galibiyet puanı getiren her tur.</translation>
    </message>
    <message>
        <source>Games won over the board.</source>
        <translation>Tahta başında kazanılan oyunlar.</translation>
    </message>
    <message>
        <source>Games played over the board with Black.</source>
        <translation>Tahta başında siyahla oynanan oyunlar.</translation>
    </message>
    <message>
        <source>Games won over the board with Black.</source>
        <translation>Tahta başında siyahla kazanılan oyunlar.</translation>
    </message>
    <message>
        <source>Points against opponents with at least half of the possible points.</source>
        <translation>Olası puanın en az yarısını alan rakiplere karşı puan.</translation>
    </message>
    <message>
        <source>The player’s own points after each round, added up.</source>
        <translation>Her turdan sonraki kendi puanlarının toplamı.</translation>
    </message>
    <message>
        <source>All games less those lost by forfeit.</source>
        <translation>Hükmen kaybedilenler dışındaki bütün oyunlar.</translation>
    </message>
    <message>
        <source>1 for each game that brought more points than the opponent got, ½ for as many.</source>
        <translation>Rakipten çok puan getiren her oyun için 1, eşit puan için ½.</translation>
    </message>
    <message>
        <source>The number that the player drew.</source>
        <translation>Oyuncunun çektiği numara.</translation>
    </message>
    <message>
        <source>The mean rating of the opponents met over the board, as a whole number.</source>
        <translation>Tahta başında oynanan rakiplerin ortalama ratingi, tam sayı olarak.</translation>
    </message>
    <message>
        <source>The mean rating of the opponents met over the board, and what the share of points against them is worth by FIDE’s table.</source>
        <translation>Tahta başında oynanan rakiplerin ortalama ratingi ve FIDE tablosuna göre puan oranının karşılığı.</translation>
    </message>
    <message>
        <source>The lowest rating with which the points over the board were to be expected.</source>
        <translation>Tahta başındaki puanın beklendiği en düşük rating.</translation>
    </message>
    <message>
        <source>The mean tournament performance of the opponents met over the board.</source>
        <translation>Tahta başında oynanan rakiplerin ortalama turnuva performansı.</translation>
    </message>
    <message>
        <source>The mean perfect performance of the opponents met over the board.</source>
        <translation>Tahta başında oynanan rakiplerin ortalama tam performansı.</translation>
    </message>
    <message>
        <source>The player’s own rating.</source>
        <translation>Oyuncunun kendi ratingi.</translation>
    </message>
    <message>
        <source>A draw that anybody can repeat: the order of the SHA-256 of the seed, a newline and the pairing number.</source>
        <translation>Herkesin yineleyebileceği bir kura: anahtar, satır sonu ve kura numarasının SHA-256 değerine göre sıra.</translation>
    </message>
    <message>
        <source>Points from the games that those level on points played for it, before all tie-breaks; they give no points in the table.</source>
        <translation>Puanı eşit olanların bunun için oynadığı oyunlardan alınan puanlar; bütün ölçütlerden önce gelir, tabloya puan getirmez.</translation>
    </message>
    <message>
        <source>The order that the arbiter gave to players who are level on everything.</source>
        <translation>Her şeyde eşit oyunculara hakemin verdiği sıra.</translation>
    </message>
    <message>
        <source>Not in FIDE’s list; the regulations may name it (FIDE C.07, article 4.1).</source>
        <translation>FIDE listesinde yok; yönerge onu belirleyebilir (FIDE C.07, madde 4.1).</translation>
    </message>
    <message>
        <source>FIDE C.07, article {0}, edition of March 2026.</source>
        <translation>FIDE C.07, madde {0}, Mart 2026 baskısı.</translation>
    </message>
    <message>
        <source>lowest first</source>
        <comment>of a rating or number</comment>
        <translation>küçük olan önce</translation>
    </message>
    <message>
        <source>highest first</source>
        <comment>of a rating or number</comment>
        <translation>büyük olan önce</translation>
    </message>
    <message>
        <source>limit {0}</source>
        <comment>of the Koya system</comment>
        <translation>sınır {0}</translation>
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
        <translation>En önemsiz değer hariç.</translation>
    </message>
    <message>
        <source>Without the two least significant values.</source>
        <translation>En önemsiz iki değer hariç.</translation>
    </message>
    <message>
        <source>Without the least and the most significant value.</source>
        <translation>En önemsiz ve en önemli değer hariç.</translation>
    </message>
    <message>
        <source>Without the two least and the two most significant values.</source>
        <translation>En önemsiz iki ve en önemli iki değer hariç.</translation>
    </message>
    <message>
        <source>The least significant one is that of the opponent with the lowest score.</source>
        <translation>En önemsizi, puanı en düşük rakibin değeridir.</translation>
    </message>
    <message>
        <source>The least significant one is the lowest rating.</source>
        <translation>En önemsizi en düşük ratingdir.</translation>
    </message>
    <message>
        <source>The least significant one is that of the first round, the most of the last.</source>
        <translation>En önemsizi ilk turun, en önemlisi son turun değeridir.</translation>
    </message>
    <message>
        <source>The limit {0} moves the line by so many steps of half a point; FIDE’s check list writes L1 for L+1.</source>
        <translation>Sınır yarım puanlık şu kadar adım kaydırılır: {0}; FIDE denetim listesi L+1 yerine L1 yazar.</translation>
    </message>
    <message>
        <source>The line lies at {0} % of the possible points.</source>
        <translation>Sınır, olası puanın %{0} kadarıdır.</translation>
    </message>
    <message>
        <source>The lower one comes first.</source>
        <translation>Küçük olan önce gelir.</translation>
    </message>
    <message>
        <source>The higher one comes first.</source>
        <translation>Büyük olan önce gelir.</translation>
    </message>
    <message>
        <source>Games of those who are level</source>
        <translation>Eşit oyuncuların aralarındaki oyunlar</translation>
    </message>
    <message>
        <source>Opponents’ points</source>
        <translation>Rakiplerin puanları</translation>
    </message>
    <message>
        <source>Own results</source>
        <translation>Kendi sonuçları</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Ratingler</translation>
    </message>
    <message>
        <source>Numbers and lots</source>
        <translation>Numaralar ve kura</translation>
    </message>
    <message>
        <source>colours are not known</source>
        <translation>renkler bilinmiyor</translation>
    </message>
    <message>
        <source>rounds are not known</source>
        <translation>turlar bilinmiyor</translation>
    </message>
    <message>
        <source>somebody has no rating, and the regulations do not say how players without one count</source>
        <translation>ratingi olmayan var, yönerge de ratingsiz oyuncuların nasıl sayılacağını söylemiyor</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>oynanmadı</translation>
    </message>
    <message>
        <source>fewer points</source>
        <translation>daha az puan</translation>
    </message>
    <message>
        <source>equal points</source>
        <translation>eşit puan</translation>
    </message>
    <message>
        <source>assumed rating</source>
        <translation>varsayılan rating</translation>
    </message>
    <message>
        <source>cut, the least significant</source>
        <translation>atıldı, en önemsiz</translation>
    </message>
    <message>
        <source>cut, the most significant</source>
        <translation>atıldı, en önemli</translation>
    </message>
    <message>
        <source>lost by forfeit</source>
        <translation>hükmen yenilgi</translation>
    </message>
    <message>
        <source>no rating</source>
        <translation>rating yok</translation>
    </message>
    <message>
        <source>expected score</source>
        <translation>beklenen puan</translation>
    </message>
    <message>
        <source>no performance</source>
        <translation>performans yok</translation>
    </message>
    <message>
        <source>unplayed games as draws</source>
        <translation>oynanmamış oyunlar berabere</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) from {0}</source>
        <translation>
            <numerusform>%n sonuç, dosya: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>restore the state of {0}</source>
        <translation>geri getirilen durum: {0}</translation>
    </message>
    <message>
        <source>{0} expelled</source>
        <translation>{0} çıkarıldı</translation>
    </message>
    <message>
        <source>{0} withdraws</source>
        <translation>{0} çekildi</translation>
    </message>
    <message>
        <source>{0} is in the tournament again</source>
        <translation>{0} yeniden turnuvada</translation>
    </message>
    <message>
        <source>no play-off: {0}</source>
        <translation>play-off yok: {0}</translation>
    </message>
    <message>
        <source>play-off: {0}</source>
        <translation>play-off: {0}</translation>
    </message>
    <message>
        <source>order by hand: {0}</source>
        <translation>elle sıralama: {0}</translation>
    </message>
    <message>
        <source>no order by hand: {0}</source>
        <translation>elle sıralama yok: {0}</translation>
    </message>
    <message>
        <source>no prizes</source>
        <translation>ödül yok</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>ödüller</translation>
    </message>
    <message>
        <source>exchange {0} and {1}</source>
        <translation>{0} ve {1} yer değiştirdi</translation>
    </message>
    <message>
        <source>{0} to round {1}</source>
        <translation>{0} taşındı, yeni tur {1}</translation>
    </message>
    <message>
        <source>exchange rounds {0} and {1}</source>
        <translation>{0}. ve {1}. tur yer değiştirdi</translation>
    </message>
    <message>
        <source>{0}: colours exchanged</source>
        <translation>{0}: renkler değiştirildi</translation>
    </message>
    <message>
        <source>exchange numbers {0} and {1}</source>
        <translation>{0} ve {1} numaraları değiştirildi</translation>
    </message>
    <message>
        <source>to be played early</source>
        <translation>erken oynanacak</translation>
    </message>
    <message>
        <source>restricted by federation</source>
        <translation>federasyona göre kısıtlı</translation>
    </message>
    <message>
        <source>places in another tournament</source>
        <translation>başka turnuvadaki sıralar</translation>
    </message>
    <message>
        <source>calendar changed by hand</source>
        <translation>takvim elle değiştirildi</translation>
    </message>
    <message>
        <source>calendar not by the Berger table</source>
        <translation>takvim Berger tablosuna göre değil</translation>
    </message>
    <message>
        <source>FIDE 2019</source>
        <translation>FIDE 2019</translation>
    </message>
    <message>
        <source>Sweden 2022</source>
        <translation>İsveç 2022</translation>
    </message>
    <message>
        <source>Russia 2018</source>
        <translation>Rusya 2018</translation>
    </message>
    <message>
        <source>ChessLivo</source>
        <comment>a program from Turkey</comment>
        <translation>ChessLivo</translation>
    </message>
    <message>
        <source>World Junior</source>
        <comment>a championship</comment>
        <translation>Dünya Gençler</translation>
    </message>
    <message>
        <source>Berger alone</source>
        <comment>an order of tie-breaks with only SB in it</comment>
        <translation>Yalnızca Berger</translation>
    </message>
    <message>
        <source>{0} recommended it for round robins in 2019.</source>
        <translation>{0} 2019 yılında döner turnuvalar için önerdi.</translation>
    </message>
    <message>
        <source>The Swedish federation ({0}), October 2022; wins by walkover count as wins.</source>
        <translation>İsveç federasyonu ({0}), Ekim 2022; hükmen galibiyet de galibiyet sayılır.</translation>
    </message>
    <message>
        <source>The Russian ministry of sport ({0}), 2018, for the round robins of one spartakiad of the blind; it is no general rule.</source>
        <translation>Rusya Spor Bakanlığı ({0}), 2018, bir görme engelliler spartakiadının döner turnuvaları için; genel kural değildir.</translation>
    </message>
    <message>
        <source>What {0}, a program from Turkey, proposes for round robins; undated.</source>
        <translation>Türkiye’den bir program, {0}, döner turnuvalar için bunu önerir; tarihsiz.</translation>
    </message>
    <message>
        <source>The rules of the {0}, of which wins with Black are the last; undated.</source>
        <translation>{0} kuralları, siyahla galibiyet sonuncu ölçüttür; tarihsiz.</translation>
    </message>
    <message>
        <source>The old custom: only Sonneborn-Berger, and who is level on it shares.</source>
        <translation>Eski gelenek: yalnızca Sonneborn-Berger; onda da eşit olanlar dereceyi paylaşır.</translation>
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
        <translation>yarıda kaldı, şimdilik beraberlik sayılır</translation>
    </message>
    <message>
        <source>not reported yet</source>
        <translation>henüz sonuç yok</translation>
    </message>
    <message>
        <source>below the line</source>
        <translation>sınırın altında</translation>
    </message>
    <message>
        <source>not a win</source>
        <translation>galibiyet değil</translation>
    </message>
    <message>
        <source>won by forfeit</source>
        <translation>hükmen galibiyet</translation>
    </message>
    <message>
        <source>played with White</source>
        <translation>beyazla oynandı</translation>
    </message>
    <message>
        <source>colour not known</source>
        <translation>renk bilinmiyor</translation>
    </message>
    <message>
        <source>a draw adds nothing</source>
        <translation>beraberlik eklemez</translation>
    </message>
    <message>
        <source>mean of several games</source>
        <translation>oyunların ortalaması</translation>
    </message>
</context>
<context>
    <name>WorkTabs</name>
    <message>
        <source>Work surface</source>
        <translation>Çalışma alanı</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Kura</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Eşlendirme</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Çapraz tablo</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Uyarılar</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Puan durumu</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Neden?</translation>
    </message>
</context>
</TS>
