import type { Language } from "../../language.ts";

/** Turkish words. */
export const turkish: Language = {
  months: `
    oca ocak, şub şubat, mar mart, nis nisan, may mayıs, haz haziran, tem temmuz, ağu ağustos,
    eyl eylül, eki ekim, kas kasım, ara aralık
  `,
  weekdays: `
    pzt pazartesi, sal salı, çarş çarşamba, per perş perşembe, cum cuma, cmt cumartesi,
    paz pazar
  `,
  otherDates: `
    düzenlenme tarihi, doğum tarihi, gönderilme, gönderildi, rezervasyon tarihi, bilet tarihi, kesim tarihi, düzenleme tarihi, son ödeme, ödeme tarihi,
    son ödeme tarihi, son geçerlilik tarihi, geçerlilik tarihi, son biletleme tarihi, biletleme son tarihi, son tarih, opsiyon, opsiyon tarihi,
    opsiyon bitiş tarihi, fatura tarihi, son rezervasyon tarihi
  `,
  beforeClock: "saat, saati",
  hours: "sa, sa., saat, s",
  minutes: "dk, dk., dakika, d",
  nextDay: "ertesi gün, sonraki gün, bir sonraki gün",
  days: "gün",
  otherTimes: `
    süre, uçuş süresi, seyahat süresi, aktarma, biniş, bekleme, biniş saati, toplam süre,
    aktarma süresi, yolculuk süresi, check-in kapanış, kapı kapanış, boarding saati, uçağa biniş,
    kapı kapanış saati, toplam seyahat süresi, toplam yolculuk süresi, toplam uçuş süresi
  `,
  departure: `
    kalkış, hareket, kalkış saati, kalkış yeri, kalkış havalimanı, kalkış tarihi, hareket saati,
    biniş yeri
  `,
  arrival: `
    varış, iniş, varış saati, varış yeri, varış havalimanı, varış tarihi, iniş saati
  `,
  departsAt: "kalk.",
  arrivesAt: "var.",
  from: "nereden, kalkış noktası, kalkış istasyonu, biniş istasyonu",
  to: "nereye, varış noktası, varış istasyonu, iniş istasyonu",
  noSide: `
    tarih, saat, uçuş tarihi, seyahat tarihi, güzergah, güzergâh, rota, parkur, gün, tarihler,
    dönem, konaklama tarihleri
  `,
  fromEndings: "'den, 'dan, 'ten, 'tan, 'nden, 'ndan",
  toEndings: "'e, 'a, 'ye, 'ya, 'ne, 'na",
  terminal: "terminal",
  departureTerminal: "kalkış terminali, gidiş terminali",
  arrivalTerminal: "varış terminali",
  flight: "uçuş, sefer",
  flightNumber: "uçuş no, uçuş numarası, sefer no, sefer numarası, uçuş kodu, sefer sayısı",
  flightBefore: "uçuş no, sefer no, uçuş numarası",
  flights: "uçuşlar, havayolu, havalimanı, uçuşunuz, seferi, uçuşu, uçak, hava yolu, havaalanı",
  notFlights: `
    gemi, feribot, salon, oda, sipariş, fatura, müşteri, bina, kat, ofis, hat, peron, plaka, otobüs, kamyon,
    vergi no, kapı, derslik
  `,
  bookingClass: "sınıf, sınıfı, kabin, rezervasyon sınıfı, kabin sınıfı, uçuş sınıfı, bilet sınıfı",
  serviceClass: "vagon sınıfı, vagon tipi",
  cabins: "ekonomi, business, ekonomi sınıfı, birinci, premium ekonomi, economy, ekonomi class",
  equipment: "uçak tipi, uçak",
  operatedBy: `
    operatör, işleten, uçuşu gerçekleştiren, operasyonu gerçekleştiren, işleten havayolu,
    operatör havayolu, taşıyıcı
  `,
  train: "tren, tren no, tren numarası, sefer no tren",
  station: "gar, garı, istasyonu",
  platform: "peron",
  coach: "vagon, vagon no, vagon numarası",
  checkIn: "giriş, giriş tarihi, otele giriş, check-in",
  checkOut: "çıkış, çıkış tarihi, otelden çıkış, check-out",
  hotel: "otel, konaklama, tesis, otel adı",
  hotelTitles: "oteller, konaklamalar, konaklama bilgileri",
  overnight: "konaklama, geceleme",
  staying: `
    rezervasyon yaptım, rezervasyon yaptık, ayırttım, ayırttık, kalıyoruz, kalacağız, konaklıyoruz, kalacaksınız, kalıyorsunuz, konaklayacaksınız
  `,
  stayBooked: "rezerve edildi, onaylandı, ödendi",
  notStaying: `
    değil, yok, asla, eğer, olsa, olurdu, idi, vardı, dolu, belki, yerine, veya, ya da, geçen yıl, geçen sefer,
    toplantı, konferans, düğün, parti, seminer, salon, otopark, köpek, kedi, patron, başka, meslektaş,
    gerekiyor, lazım, ama, maalesef, yanında, yakınında, karşısında, lütfen
  `,
  notIncluded: "dahil değil",
  lodging: "pansiyon, konukevi",
  address: "adres, adresi, otel adresi",
  nights: "gece, gece sayısı, geceleme",
  rooms: "oda, oda sayısı",
  bookedAtHotels: "oda, odası, yarım pansiyon, tam pansiyon, kahvaltı, her şey dahil, yetişkin",
  toBeConfirmed: "teyit edilecek, onaylanacak, belirlenecek, onay bekliyor, onay bekleniyor",
  carRental: "araç kiralama, araba kiralama, oto kiralama",
  rentalCar: "kiralık araç, kiralık araba, araç rezervasyonunuz, araç rezervasyonu",
  carTitles: "araç, araba, otomobil",
  rentalCompany: `
    şirket, firma, kiralama şirketi, tedarikçi, kiralama firması, araç kiralama firması
  `,
  pickUp: `
    alış, teslim alma, alış yeri, alış tarihi, alış saati, araç alış, alış noktası, teslim alış,
    araç teslim alma
  `,
  dropOff: `
    teslim, iade, teslim yeri, iade yeri, teslim tarihi, iade tarihi, teslim saati, iade saati,
    teslim etme, araç iade, araç teslim etme
  `,
  rentalPlace: "yer, ofis, konum",
  carGroup: "araç grubu, araç sınıfı, araç tipi, grup, kategori, araç kategorisi",
  orSimilar: "veya benzeri",
  carPrice: "kira bedeli, kiralama bedeli, kiralama ücreti",
  parking: "otopark, park yeri",
  recordLocator: `
    rezervasyon kodu, rezervasyon no, rezervasyon numarası, pnr kodu, pnr no, rezervasyon,
    pnr numarası, bilet kodu, uçuş rezervasyon kodu, havayolu rezervasyon kodu,
    seyahat referansı, havayolu pnr, havayolu pnr kodu, havayolu referansı, havayolu referans kodu
  `,
  weakLocator: "referans, kayıt kodu, referans no, dosya no, seyahat referansı, referans kodu",
  confirmation: `
    onay numarası, onay no, onay kodu, teyit no, teyit numarası, otel onay no,
    otel onay numarası, konfirmasyon no, konfirmasyon numarası
  `,
  airlineLocator: "pnr, referans",
  noLocators: "beklemede, iptal",
  ticket: `
    bilet, bilet no, bilet numarası, e-bilet no, e-bilet, e-bilet numarası, elektronik bilet no,
    elektronik bilet numarası, biletler, elektronik bilet
  `,
  numberWords: "no, numarası",
  seat: "koltuk, koltuk no, koltuk numarası, koltuklar",
  total: `
    toplam, genel toplam, toplam tutar, toplam ücret, toplam fiyat, ödenecek tutar, ödenen tutar,
    tutar, toplam bedel, toplam ödenen, toplam tahsilat, ödenen toplam, ödenen, bilet tutarı,
    biletler toplamı, en düşük toplam fiyat, tahmini toplam tutar,
    toplam tur bedeli, tur toplamı, toplam paket fiyatı, toplam tur fiyatı
  `,
  price: "fiyat, bilet bedeli, paket ücreti, bilet ücreti, bedel, bilet tutarı, ücret",
  tripPrices: "fiyat özeti, ücret detayları, fiyat detayları, fiyat, ücret",
  pricesFrom: "… itibaren, … başlayan fiyatlarla",
  baseFare: "ücret, bilet ücreti, bilet bedeli, baz ücret, net ücret",
  taxes: "vergi, vergiler, vergi ve harçlar, vergiler ve harçlar, harçlar, vergi ve ücretler",
  people: "kişi, yolcu, yetişkin",
  perPerson: "kişi başı, kişi başına, /kişi",
  ofWhich: "dahil",
  currencies: "tl try, ₺ try, lira try",
  phone: "telefon, tel, tel., gsm, cep, cep telefonu, çağrı merkezi, müşteri hizmetleri",
  paid: "ödendi, ödenmiştir",
  otherLabels: `
    bagaj, bagaj hakkı, kabin bagajı, el bagajı, yemek, ödeme, ödeme şekli, kayıtlı bagaj,
    kapı
  `,
  mailSubject: "konu",
  titlesMr: "bay, bey",
  titlesMs: "bayan, hanım",
  titlesDropped: "sn, sn., sayın",
  titlesLikeNames: "bay, bey",
  noNames:
    "saygılarımla, saygılarımızla, turizm, seyahat, teşekkürler, merhaba, değerli, acente, acentesi, yetkili, yetkilisi, kongre, katılımcı, katılımcısı, yolcumuz, üyemiz, üyesi, ortağımız, müşterimiz",
  yearsOfAge: "yaş, yaşında",
  adults: "yetişkin",
  children: "çocuk",
  infants: "bebek",
  and: "ve",
  statusLabels: "durum, durumu, statü",
  confirmed: "onaylandı, onaylı, teyitli, konfirme, onaylanmış",
  waitlisted: "yedek, bekleme listesi",
  nameLabels: `
    yolcu, yolcu adı, yolcu adı soyadı, adı soyadı, ad soyad, yolcunun adı, bilet sahibi,
    misafir, misafir adı, konuk, konuk adı, isim, yolcu ismi, adı, seyahat eden, yolcu ad soyad, sürücü, kiralayan,
    sürücü adı, yetişkin yolcu
  `,
  namesLabels: "yolcular, misafirler, yolcu isimleri, seyahat edenler",
  salutations: "değerli, sevgili, sayın",
  greetings: "merhaba, iyi günler, günaydın",
  closings: "saygılarımla, saygılarımızla, sevgiler, selamlar, saygılar",
  bookedElsewhere: "masa, restoran, akşam yemeği, randevu",
  surnameFirst: "never",
  surnames: "one",
  clientLabels: "müşteri, çalışan, müşteriler",
  anybody:
    "adı soyadı, ad soyad, misafir, misafirler, konuk, konuk adı, isim, adı, sürücü, kiralayan, sürücü adı",
  airline: "havayolu, hava yolu, taşıyıcı",
  surname: "soyadı, soyad, soyisim",
  given: "adı, ad, isim",
  personType: "tip, tür, yolcu tipi",
  personTitle: "ünvan, unvan, hitap",
  meetingLabels: "katılımcılar, davetliler",
  travellers: "yolcular, yolcu bilgileri, yolcu listesi, misafirler, yolcu bilgisi, kimler uçuyor",
  outward: "gidiş",
  returning: "dönüş",
  layovers: "aktarma, bağlantı, aktarma süresi, bekleme",
  transfers: "transfer, transferler, taksi",
  meetings: "buluşma, buluşma noktası, aracın iadesi",
  parting: "gidiş, dönüş, gidiş uçuşu, dönüş uçuşu",
  known: `
    uçuş, sefer, saat, ve, ile, tarihli, havalimanı, havaalanı, onaylandı, yerel saat, yerel saatle,
    sayılı, no, numarası, aktarmasız, direkt, günü, tarihinde, sınıfı
  `,
  columns: `
    para birimi, uçuş, tarih, nereden, nereye, kalkış, varış, sınıf, saat, havayolu, koltuk, yolcu, durum,
    no, güzergah, sefer, sıra,
    diyet
  `,
  classColumns: "sınıf",
  cancelled: "iptal edilmiştir, iptal edildi, iptal oldu, iptal edilen, iptal edilmiş, iptal",
  notCancelled: "iptal edilebilir, iptali, iptal edebilir, ücretsiz",
  replaced: `
    eski uçuş, önceki uçuş, eski uçuşunuz, önceki, yerine, eski saat, önceki saat,
    eski kalkış saati, eski saatler,
    eski seyahat planı, önceki seyahat planı
  `,
  notReplaced: "değişmedi",
  replacedLabels: "eski, önce, önceki",
  notBooked: "rezerve edilmedi, rezervasyon yapılmadı, henüz rezerve edilmedi, rezerve edilecek",
  vehicles: "otobüs",
  replacement: `
    yeni uçuş, yeni uçuşunuz, yeni sefer, yeni saatler, yeni saat, yeni kalkış saati,
    yeni seyahat planı
  `,
  forExample: "örneğin, mesela",
  offered: `
    teklif, fiyat teklifi, öneri, öneriler, seçenek, seçenekler, alternatif, talep üzerine,
    talep
  `,
  nextClause: "sonra, ardından, oradan",
  airport: "havalimanı, havaalanı",
  likePlaces: "bir, için, ile, bin, tek, iki",
  likeAirlines: "ve, de, da, bu, mi",
};
