/** Words of ten languages, from which texts that are no bookings are made. */
export interface Words {
  readonly name: string;
  readonly hello: readonly string[];
  readonly regards: readonly string[];
  /** People, in the order of the language. */
  readonly people: readonly string[];
  readonly sentences: readonly string[];
  /** What is sold, stored or cooked. */
  readonly goods: readonly string[];
  readonly cities: readonly string[];
  readonly teams: readonly string[];
  readonly months: readonly string[];
  /** Rooms, before a code and a number. */
  readonly rooms: readonly string[];
  readonly meeting: readonly string[];
  readonly invoice: readonly string[];
  readonly steps: readonly string[];
  readonly weather: readonly string[];
}

const list = (text: string) => text.split("|").map((each) => each.trim());

function words(name: string, ...lists: readonly string[]): Words {
  const [hello, regards, people, sentences, goods, cities, teams, months, ...others] =
    lists.map(list);
  const [rooms, meeting, invoice, steps, weather] = others;
  const none: readonly string[] = [];
  return {
    name,
    hello: hello ?? none,
    regards: regards ?? none,
    people: people ?? none,
    sentences: sentences ?? none,
    goods: goods ?? none,
    cities: cities ?? none,
    teams: teams ?? none,
    months: months ?? none,
    rooms: rooms ?? none,
    meeting: meeting ?? none,
    invoice: invoice ?? none,
    steps: steps ?? none,
    weather: weather ?? none,
  };
}

export const LANGUAGES: readonly Words[] = [
  words(
    "English",
    "Dear all,|Hi Ben,|Hello team,",
    "Kind regards|Best wishes|Thanks",
    "Anna Stone|Ben Hill|Carla Sample",
    "The report is ready for review.|Please call me on 24 November between 10:15 and 11:30.|We train 2 of 5 to the end by 12 Apr.|The hotel trade grew by 4 % in 2026.|Our order no. AB 1234 of 12 Apr 2027 has shipped.|The team won 2-1 in extra time.",
    "flour|sugar|butter|screws|paper A4|toner|olive oil",
    "London|Paris|Frankfurt|Madrid|Boston",
    "Arsenal|Chelsea|Leeds United|AC Milan",
    "Jan|Feb|March|April|Nov|December",
    "room|hall|building|lecture hall",
    "Meeting|Stand-up|Workshop|Lecture",
    "Invoice|Order|Customer no.|Delivery note",
    "Mix well.|Bake for 25 min at 180 C.|Add salt and pepper.",
    "Wind SW 20 km/h|Rain|Sunny, 22 C",
  ),
  words(
    "German",
    "Hallo zusammen,|Sehr geehrte Damen und Herren,|Lieber Jan,",
    "Mit freundlichen Grüßen|Viele Grüße|Danke",
    "Anna Stein|Jörg Muster|Carla Beispiel",
    "Der Bericht ist fertig.|Bitte rufen Sie am 24.11.2026 zwischen 10:15 und 11:30 Uhr an.|Die Bestellung AB 1234 vom 12.04.2027 ist unterwegs.|Wir üben an 2 von 5 Tagen.|Der Umsatz stieg im März um 4 %.",
    "Mehl|Zucker|Butter|Schrauben M 6|Papier A4|Toner",
    "Berlin|Frankfurt|München|Hamburg|Wien",
    "Bayern|Schalke 04|Mainz 05|HSV",
    "Januar|Februar|März|April|Nov.|Dezember",
    "Raum|Saal|Hörsaal|Büro",
    "Sitzung|Besprechung|Vorlesung|Termin",
    "Rechnung|Auftrag|Kundennummer|Lieferschein",
    "Gut verrühren.|25 Min bei 180 Grad backen.|Salz und Pfeffer zugeben.",
    "Wind SW 20 km/h|Regen|Sonnig, 22 Grad",
  ),
  words(
    "French",
    "Bonjour à tous,|Cher Jean,|Madame, Monsieur,",
    "Cordialement|Bien à vous|Merci",
    "Anne Exemple|Jean Modèle|Claire Pierre",
    "Le rapport est prêt.|Appelez-moi le 24/11/2026 entre 10h15 et 11h30.|La commande AB 1234 du 12 avril 2027 est partie.|Le chiffre a augmenté de 4 % en mars.|Il a gagné 2 à 1.",
    "farine|sucre|beurre|vis M 6|papier A4|huile",
    "Paris|Lyon|Marseille|Nice|Genève",
    "Lyon|Nantes|Lens|Monaco",
    "janvier|février|mars|avril|novembre|décembre",
    "salle|amphi|bureau|bâtiment",
    "Réunion|Cours|Atelier|Rendez-vous",
    "Facture|Commande|Client|Bon de livraison",
    "Bien mélanger.|Cuire 25 min à 180 degrés.|Ajouter du sel.",
    "Vent SW 20 km/h|Pluie|Soleil, 22 degrés",
  ),
  words(
    "Spanish",
    "Hola a todos:|Estimado Juan:|Buenos días:",
    "Un saludo|Saludos cordiales|Gracias",
    "Ana Ejemplo|Juan Muestra|Clara Piedra",
    "El informe está listo.|Llámame el 24/11/2026 entre las 10:15 y las 11:30.|El pedido AB 1234 del 12 de abril de 2027 ha salido.|Las ventas subieron un 4 % en marzo.|Ganaron 2 a 1.",
    "harina|azúcar|mantequilla|tornillos|papel A4|aceite",
    "Madrid|Barcelona|Sevilla|Lima|Bogotá",
    "Sevilla|Betis|Valencia|Getafe",
    "enero|febrero|marzo|abril|noviembre|diciembre",
    "sala|aula|edificio|piso",
    "Reunión|Clase|Taller|Cita",
    "Factura|Pedido|Cliente|Albarán",
    "Mezclar bien.|Hornear 25 min a 180 grados.|Añadir sal.",
    "Viento SW 20 km/h|Lluvia|Sol, 22 grados",
  ),
  words(
    "Portuguese",
    "Olá a todos,|Caro João,|Bom dia,",
    "Cumprimentos|Abraço|Obrigado",
    "Ana Exemplo|João Modelo|Clara Pedra",
    "O relatório está pronto.|Ligue-me no dia 24/11/2026 entre as 10:15 e as 11:30.|A encomenda AB 1234 de 12 de abril de 2027 já saiu.|As vendas subiram 4 % em março.|Ganharam por 2 a 1.",
    "farinha|açúcar|manteiga|parafusos|papel A4|azeite",
    "Lisboa|Porto|Recife|São Paulo|Faro",
    "Benfica|Porto|Braga|Santos",
    "janeiro|fevereiro|março|abril|novembro|dezembro",
    "sala|auditório|edifício|andar",
    "Reunião|Aula|Oficina|Consulta",
    "Fatura|Pedido|Cliente|Guia",
    "Misture bem.|Asse 25 min a 180 graus.|Junte o sal.",
    "Vento SW 20 km/h|Chuva|Sol, 22 graus",
  ),
  words(
    "Italian",
    "Ciao a tutti,|Gentile Mario,|Buongiorno,",
    "Cordiali saluti|A presto|Grazie",
    "Anna Esempio|Mario Modello|Clara Pietra",
    "La relazione è pronta.|Chiamami il 24/11/2026 tra le 10:15 e le 11:30.|L'ordine AB 1234 del 12 aprile 2027 è partito.|Le vendite sono salite del 4 % a marzo.|Hanno vinto 2 a 1.",
    "farina|zucchero|burro|viti|carta A4|olio",
    "Roma|Milano|Torino|Napoli|Bari",
    "Milan|Inter|Roma|Lazio",
    "gennaio|febbraio|marzo|aprile|novembre|dicembre",
    "aula|sala|stanza|edificio",
    "Riunione|Lezione|Laboratorio|Appuntamento",
    "Fattura|Ordine|Cliente|Bolla",
    "Mescolare bene.|Cuocere 25 min a 180 gradi.|Aggiungere il sale.",
    "Vento SW 20 km/h|Pioggia|Sole, 22 gradi",
  ),
  words(
    "Dutch",
    "Hallo allemaal,|Beste Jan,|Geachte heer,",
    "Met vriendelijke groet|Groeten|Dank",
    "Anna de Steen|Jan Voorbeeld|Clara Berg",
    "Het rapport is klaar.|Bel me op 24-11-2026 tussen 10:15 en 11:30 uur.|De bestelling AB 1234 van 12 april 2027 is verzonden.|De omzet steeg met 4 % in maart.",
    "bloem|suiker|boter|schroeven|papier A4|olie",
    "Amsterdam|Utrecht|Rotterdam|Breda|Gent",
    "Ajax|PSV|Feyenoord|Twente",
    "januari|februari|maart|april|november|december",
    "zaal|kamer|lokaal|gebouw",
    "Vergadering|College|Afspraak|Overleg",
    "Factuur|Bestelling|Klant|Pakbon",
    "Goed roeren.|Bak 25 min op 180 graden.|Voeg zout toe.",
    "Wind SW 20 km/h|Regen|Zonnig, 22 graden",
  ),
  words(
    "Polish",
    "Cześć wszystkim,|Szanowni Państwo,|Dzień dobry,",
    "Pozdrawiam|Z poważaniem|Dziękuję",
    "Anna Kamień|Jan Przykład|Ewa Wzór",
    "Raport jest gotowy.|Proszę o telefon 24.11.2026 między 10:15 a 11:30.|Zamówienie AB 1234 z 12.04.2027 zostało wysłane.|Sprzedaż wzrosła o 4 % w marcu.",
    "mąka|cukier|masło|śruby|papier A4|olej",
    "Warszawa|Kraków|Gdynia|Łódź",
    "Legia|Lech|Wisła|Cracovia",
    "stycznia|lutego|marca|kwietnia|listopada|grudnia",
    "sala|pokój|budynek|biuro",
    "Spotkanie|Wykład|Warsztat|Zebranie",
    "Faktura|Zamówienie|Klient|Dostawa",
    "Dobrze wymieszać.|Piec 25 min w 180 stopniach.|Dodać sól.",
    "Wiatr SW 20 km/h|Deszcz|Słońce, 22 stopnie",
  ),
  words(
    "Turkish",
    "Herkese merhaba,|Sayın Yetkili,|Günaydın,",
    "Saygılarımla|İyi çalışmalar|Teşekkürler",
    "Ayşe Taş|Mehmet Örnek|Elif Kaya",
    "Rapor hazır.|Lütfen 24.11.2026 tarihinde 10:15 ile 11:30 arasında arayın.|AB 1234 numaralı sipariş 12.04.2027 tarihinde yola çıktı.|Satışlar martta % 4 arttı.",
    "un|şeker|tereyağı|vida|kağıt A4|yağ",
    "İstanbul|Ankara|İzmir|Bursa",
    "Fenerbahçe|Beşiktaş|Trabzon|Sivas",
    "Ocak|Şubat|Mart|Nisan|Kasım|Aralık",
    "salon|oda|bina|ofis",
    "Toplantı|Ders|Görüşme|Atölye",
    "Fatura|Sipariş|Müşteri|İrsaliye",
    "İyice karıştırın.|180 derecede 25 dk pişirin.|Tuz ekleyin.",
    "Rüzgar SW 20 km/h|Yağmur|Güneşli, 22 derece",
  ),
  words(
    "Swedish",
    "Hej alla,|Bästa Jan,|God morgon,",
    "Med vänlig hälsning|Hälsningar|Tack",
    "Anna Sten|Jan Exempel|Klara Berg",
    "Rapporten är klar.|Ring mig den 24.11.2026 mellan 10:15 och 11:30.|Beställning AB 1234 av 12 april 2027 är skickad.|Försäljningen steg med 4 % i mars.",
    "mjöl|socker|smör|skruvar|papper A4|olja",
    "Stockholm|Malmö|Göteborg|Lund",
    "Malmö FF|AIK|Djurgården|IFK",
    "januari|februari|mars|april|november|december",
    "sal|rum|byggnad|kontor",
    "Möte|Föreläsning|Kurs|Samtal",
    "Faktura|Order|Kund|Följesedel",
    "Rör om väl.|Grädda 25 min i 180 grader.|Tillsätt salt.",
    "Vind SW 20 km/h|Regn|Sol, 22 grader",
  ),
];
