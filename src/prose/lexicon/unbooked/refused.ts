import { listed } from "../lexicon.ts";

/** In a cell of its own, what says that the row is about nothing that takes place, or about nobody who travels. */
export const REFUSED = listed(`
  declined, rejected, refused, denied, not approved, disapproved, dropped, dropped out, pulled out, withdrawn, refunded, voided, expired,
  called off, removed, not travelling, not traveling, no longer travelling, not going, pending approval, awaiting approval,
  abgelehnt, abgesagt, nicht genehmigt, zurückgezogen, entfällt, gestrichen, fährt nicht mit, fliegt nicht mit, reist nicht mit,
  nicht dabei, erstattet, verfallen, verworfen, abgemeldet, zurückgetreten, wartet auf genehmigung,
  refusé, refusée, rejeté, rejetée, non approuvé, non approuvée, non validé, désisté, désistée, remboursé, remboursée, abandonné,
  ne vient pas, ne part pas, expiré, retiré, en attente de validation,
  rechazado, rechazada, no aprobado, no aprobada, denegado, denegada, descartado, descartada, reembolsado, reembolsada, no viaja,
  no autorizado, no autorizada, vencido, pendiente de aprobación,
  recusado, recusada, rejeitado, rejeitada, não aprovado, não aprovada, não autorizado, não viaja, desistiu, expirado,
  rifiutato, rifiutata, respinto, respinta, non approvato, non approvata, non autorizzato, rimborsato, rimborsata, scartato, scaduto,
  non viaggia, ha rinunciato, in attesa di approvazione,
  geweigerd, afgewezen, niet goedgekeurd, afgezegd, vervallen, terugbetaald, gaat niet mee, reist niet mee,
  odrzucono, odrzucony, odrzucona, odrzucone, niezatwierdzony, niezatwierdzone, zwrócono, nie jedzie, nie leci, zrezygnował, zrezygnowała,
  avböjd, avböjt, avslagen, avslaget, nekad, ej godkänd, ej godkänt, återbetald, återbetalt, åker inte, ej med, reser inte,
  afvist, ikke godkendt, refunderet, rejser ikke, afbud, meldt afbud, avslått, ikke godkjent, refundert, reiser ikke, meldt avbud,
  hylätty, ei hyväksytty, hyvitetty, ei lähde, zamítnuto, neschváleno, vráceno, nejede, neletí,
  elutasítva, visszatérítve, nem utazik, reddedildi, onaylanmadı, iade edildi, gelmiyor, απορρίφθηκε, δεν εγκρίθηκε,
  отклонено, отклонён, отклонена, отказано, не одобрено, не одобрен, возвращено, возврат, не летит, не едет,
  bị từ chối, 已拒绝, 未批准, 已退票, 已退款, 却下, 払戻済, مرفوض, נדחה
`);

/** Alone above the flights in the place of those below a word for old ones. */
export const NEW = listed(`
  new, now, neu, jetzt, nouveau, nouvelle, maintenant, nuevo, nueva, ahora, novo, nova, agora, nuovo, nuova, adesso, ora, nieuw, nu, nowy, nowe, nowa,
  jest, teraz, стало, теперь, новый, новое, ny, nytt, nå, uusi, nyt, nový, nové, nyní, új, most, yeni, şimdi, νέο, νέα, τώρα, mới, 新, 現在, 现在
`);

/** In a sentence about such a flight, before the one that somebody takes. */
export const TURNS = listed(`
  but, now, so, instead, and took, and booked, aber, jetzt, nun, also, doch, stattdessen, sondern, mais, maintenant, donc, pero, ahora, sino, así que,
  mas, agora, por isso, ma, ora, però, quindi, invece, maar, nu, dus, ale, teraz, więc, но, теперь, поэтому, men, nå, så, mutta, nyt, teď, most,
  ama, şimdi, αλλά, τώρα
`);

/** What takes place at hotels without a stay there: `wedding at Sample Inn`. */
export const EVENTS = listed(`
  wedding, viewing, tasting, party, visit, tour, meeting, conference, workshop, seminar, concert, retreat, reception, ceremony, event, gala,
  hochzeit, besichtigung, verkostung, feier, besuch, führung, treffen, tagung, konferenz, konzert, empfang, veranstaltung,
  mariage, visite, dégustation, fête, réunion, conférence, séminaire, soirée, réception, boda, visita, cata, fiesta, reunión, conferencia, seminario,
  evento, casamento, degustação, festa, reunião, conferência, matrimonio, nozze, degustazione, riunione, conferenza, convegno,
  bruiloft, bezichtiging, proeverij, feest, vergadering, conferentie, bijeenkomst, ślub, wesele, zwiedzanie, degustacja, przyjęcie, spotkanie,
  konferencja, свадьба, экскурсия, дегустация, встреча, конференция, bröllop, visning, möte, konferens, bryllup, fest, møde, møte, häät, kokous,
  svatba, prohlídka, esküvő, düğün, toplantı, konferans, γάμος
`);

/** What one can do without and still fly. */
export const EXTRAS = listed(`
  insurance, travel insurance, cover, assistance, upgrade, lounge, meal, meals, bag, bags, baggage, luggage, visa, priority, transfer, protection,
  voucher, deposit, refund, offer, bid, carbon offset, co2, extras, excursion, tour,
  versicherung, reiseversicherung, reiserücktritt, upgrade-gebot, essen, gepäck, visum, gutschein, anzahlung, ausflug, erstattung,
  assurance, repas, bagage, bagages, salon, bon, acompte, option, seguro, comida, equipaje, visado, bono, depósito, excursión,
  refeição, bagagem, visto, excursão, assicurazione, pasto, bagaglio, bagagli, visto, escursione, rimborso,
  verzekering, reisverzekering, maaltijd, visum, excursie, ubezpieczenie, posiłek, bagaż, wiza, wycieczka,
  страховка, страхование, питание, багаж, виза, экскурсия, försäkring, måltid, bagage, forsikring, bagasje, vakuutus, matkatavarat,
  pojištění, zavazadla, biztosítás, poggyász, sigorta, bagaj, vize, ασφάλεια, ασφάλιση, αποσκευές, bảo hiểm, hành lý,
  保险, 行李, 保険, 荷物, التأمين, ביטוח
`);

/** Before the time until which something is to be done. */
export const DEADLINES = listed(`
  before, by, no later than, not later than, at the latest, latest, vor, bis spätestens, spätestens, spätestens um, avant, au plus tard,
  antes de, antes das, a más tardar, o mais tardar, prima, prima delle, entro, entro le, vóór, uiterlijk, przed, najpóźniej, najpóźniej o,
  раньше, не позднее, не позже, före, senast, før, senest, ennen, viimeistään, nejpozději, legkésőbb, πριν, το αργότερο, en geç
`);

/** Before two days, in the time between which something takes place. */
export const BETWEEN = listed(
  "between, zwischen, zwischen dem, entre, entre el, entre le, entre os, tra, tra il, fra, fra il, tussen, między, między a, между, mellan, mellem, mellom, mezi",
);

/** In the line above a quoted mail, what its sender did. */
export const WROTE = listed(`
  wrote, schrieb, a écrit, escribió, escreveu, ha scritto, schreef, napisał, napisała, napisał(a), пишет, написал, написала, skrev, kirjoitti,
  napsal, napsala, írta, yazdı, şunu yazdı, έγραψε, đã viết
`);

/** The labels of the day and the time at which an email was sent. */
export const SENT_ON = listed(`
  sent, date, sent on, gesendet, gesendet am, datum, envoyé, envoyé le, date d'envoi, enviado, enviado el, fecha, fecha de envío, enviada em,
  enviado em, enviada, data, inviato, inviato il, data di invio, verzonden, verzonden op, wysłano, wysłane, data wysłania, отправлено, дата,
  skickat, sendt, dato, lähetetty, päivämäärä, pvm, odesláno, küldve, dátum, gönderildi, gönderim, tarih, στάλθηκε, ημερομηνία,
  ngày gửi, 发送时间, 日期, 送信日時, 日時, تاريخ الإرسال, التاريخ, נשלח, תאריך
`);

/** Between the first and the last day of some time. */
export const UNTIL = listed(
  "to, until, till, through, thru, bis, au, jusqu'au, al, hasta, hasta el, a, à, ao, até, fino al, tot, t/m, tot en met, do, až do, по, до, til, till, til og med, ile, έως, đến",
);

/** Before a colon at the end of a line, what says that the lines below are only an example. */
export const EXAMPLES = listed(`
  example, for example, sample, as an example, beispiel, zum beispiel, musterbuchung, exemple, par exemple, ejemplo, por ejemplo, exemplo,
  por exemplo, esempio, ad esempio, voorbeeld, bijvoorbeeld, przykład, na przykład, przykładowo, пример, например, exempel, till exempel,
  eksempel, for eksempel, esimerkki, esimerkiksi, příklad, například, példa, például, örnek, örneğin, παράδειγμα, για παράδειγμα, ví dụ,
  例, 例如, 例えば, مثال, דוגמה, לדוגמה
`);

/** Before a word for travellers, what says that those named after it stay at home. */
export const NOT_TRAVELLING = listed(`
  non-travelling, non-traveling, not travelling, no longer travelling, cancelled, nicht mitreisende, nicht reisende, nicht mitfliegende,
  abgemeldete, stornierte, ne voyageant pas, qui ne voyagent pas, anciens, no viajan, que no viajan, não viajam, que não viajam,
  non viaggiano, che non viaggiano, niet-reizende, niet meereizende, nie podróżujący, ikke-rejsende, ikke-reisende, ej resande
`);

/** Before a flight that somebody only wanted to take, or does not take. */
export const WISHES = listed(`
  not flying, not taking, no longer flying, no longer taking, will not fly, won't fly, won't be on, nicht mehr mit, fliegen nicht mit,
  fliege nicht mit, fliegt nicht mit, ne prenons pas, ne prends pas, ne prenons plus, ne volons pas, no tomamos, no tomo, no volamos, no vuelo en,
  non prendiamo, non prendo, non voliamo, não apanhamos, não pegamos, não voamos, vliegen niet met, vlieg niet met, nie lecimy, nie lecę,
  не летим, не лечу, flyger inte, flyver ikke, flyr ikke, emme lennä, neletíme, nem repülünk,
  looked at, looked into, had a look at, haben uns angesehen, hatten uns angesehen, haben geschaut nach, avons regardé, avions regardé, miramos el vuelo,
  abbiamo guardato, avevamo guardato, hebben gekeken naar, hadden gekeken naar, tittade på, kiggede på, kikket på, oglądaliśmy,
  wanted to take, wanted to fly, would have preferred, was thinking of, were thinking of, was looking at, were looking at,
  wollte lieber, wollten lieber, hätte lieber, hätten lieber, hatte überlegt, hatten überlegt, voulait, voulaient, aurait voulu,
  aurait préféré, aurais préféré, aurions préféré, on regardait, je regardais, quería tomar, quería volar, querían tomar, habría preferido,
  hubiera preferido, estaba mirando, voleva prendere, volevo prendere, volevamo prendere, avrei preferito, avrebbe preferito,
  queria apanhar, queria pegar, teria preferido, wilde liever, had liever, hadden liever, wolałbym, wolałabym, chciał lecieć,
  chciała lecieć, chcieliśmy lecieć, хотел лететь, хотела лететь, хотели лететь, ville hellre, hade hellre, ville hellere, ville heller
`);

/** In the description of an event of a calendar, what says that it is about somebody else's journey. */
export const OF_SOMEBODY_ELSE = listed(`
  for information, for info, for your information, fyi, zur info, zur information, nur zur info, pour information, pour info, pour mémoire,
  para información, a título informativo, per conoscenza, per informazione, para informação, para conhecimento, ter informatie, ter info,
  do wiadomości, для информации, к сведению, för kännedom, til orientering, tiedoksi, pro informaci, tájékoztatásul, bilgi için, bilginize
`);

/** The same of somebody who is fetched. */
export const FETCHING = listed(`
  pick up, collect, meet, abholen, aller chercher, récupérer, recoger a, prendere in aeroporto, andare a prendere, ir buscar, ophalen, afhalen,
  odebrać, встретить, hämta, hente, hakea, vyzvednout, karşıla
`);

/** What one fetches for a journey of one's own. */
export const FETCHED = listed(`
  boarding pass, boarding passes, boarding card, boarding cards, ticket, tickets, documents, keys, key, car, pass, passes, badge, badges, currency,
  passport, passports, bordkarte, bordkarten, unterlagen, schlüssel, auto, carte, cartes, documents, clés, clefs, voiture, billets,
  tarjeta de embarque, tarjetas de embarque, llaves, coche, billetes, cartão de embarque, cartões de embarque, chaves, carro, bilhetes,
  carta d'imbarco, carte d'imbarco, chiavi, macchina, biglietti, instapkaart, instapkaarten, sleutels, tickets, karta pokładowa, kartę pokładową,
  karty pokładowe, kluczyki, bilety, посадочный, посадочные, билеты, ключи, boardingkort, nycklar, nøgler, nøkler, biljetter, billetter,
  tarkastuskortti, avaimet, palubní lístek, klíče, biniş kartı, anahtar
`);

/** After a word for meeting, what says where, or that one meets the others who travel. */
export const MEETING_AT = listed(`
  at, in, by, near, outside, us, the group, the others, the team, the guide, our guide, your guide, the driver, point, am, an, bei, beim, vor, au, à, devant,
  en, alle, presso, bij, op, przy, w, у, в, vid, ved
`);

/** In the label of flights of which somebody can choose one. */
export const CHOICES = listed(`
  you can choose, you may choose, you could choose, to choose from, zur auswahl, zur wahl, au choix, puede elegir, puedes elegir, pode escolher,
  può scegliere, puoi scegliere, kunt u kiezen, kun je kiezen, do wyboru, на выбор, att välja mellan, at vælge imellem, å velge mellom
`);

/** Between two times of which only one can apply. */
export const OR = listed(
  "or, oder, ou, o, u, oppure, of, lub, albo, или, либо, eller, tai, nebo, vagy, veya, ya da, ή, hoặc, 或, または, أو, או",
);

/** What only news say of a flight. */
export const NEWS = listed(`
  was diverted, were diverted, had to turn back, turned back, emergency landing, crash-landed, crashed, collided, was evacuated, were evacuated,
  was hijacked, umkehren, notlanden, musste umkehren, mussten umkehren, kehrte um, musste notlanden, notlandung, notgelandet, abgestürzt, stürzte ab, zusammengestoßen,
  wurde evakuiert, wurden evakuiert, wurde umgeleitet, a été dérouté, a fait demi-tour, atterrissage d'urgence, s'est écrasé, a été évacué,
  fue desviado, tuvo que regresar, aterrizaje de emergencia, se estrelló, fue evacuado, è stato dirottato, atterraggio di emergenza,
  atterraggio d'emergenza, è precipitato, è stato evacuato, foi desviado, aterragem de emergência, pouso de emergência, despenhou-se, foi evacuado,
  moest terugkeren, moest omkeren, werd omgeleid, uitgeweken naar, noodlanding, neergestort, awaryjne lądowanie, lądował awaryjnie, zawrócił,
  rozbił się, экстренно сел, экстренную посадку, вынужденную посадку, разбился, был эвакуирован, nödlandade, nödlandning, tvingades vända,
  nødlandede, nødlanding, nødlandet, måtte snu, måtte vende om, hätälasku, hätälaskun, nouzově přistál, nouzové přistání, nouzově přistálo,
  kényszerleszállás, kényszerleszállást, acil iniş, αναγκαστική προσγείωση, 緊急着陸, 紧急降落, 紧急迫降
`);

/** Above journeys that anybody can take: a title of only these words. */
export const TIMETABLES = listed(`
  timetable, train timetable, bus timetable, flight timetable, departure board, departures board, fahrplan, abfahrtsplan, abfahrtstafel, aushangfahrplan,
  flugplan, sommerflugplan, winterflugplan, horaires des trains, horaires des vols, tableau des départs, horarios de trenes, horario de trenes,
  panel de salidas, orario dei treni, orari dei treni, tabellone partenze, horário dos comboios, horários dos comboios, horários dos trens,
  dienstregeling, rozkład jazdy, tablica odjazdów, расписание поездов, расписание рейсов, табло, tidtabell, køreplan, rutetabell, rutetider, aikataulu,
  jízdní řád, menetrend, tren tarifesi, uçuş tarifesi, δρομολόγια, 時刻表, 时刻表
`);

/** In a text without a locator and a ticket, what says that nothing is booked yet, or that it failed. */
export const UNFINISHED = listed(`
  in your basket, in your cart, in your shopping cart, left something in your, abandoned cart, complete your booking, finish your booking,
  continue your booking, your payment failed, payment was declined, payment has been declined, payment could not be processed, booking failed,
  booking was unsuccessful, in ihrem warenkorb, in deinem warenkorb, schließen sie ihre buchung ab, buchung abschließen, schließe deine buchung ab,
  zahlung ist fehlgeschlagen, zahlung fehlgeschlagen, zahlung wurde abgelehnt, buchung ist fehlgeschlagen, buchung fehlgeschlagen,
  dans votre panier, finalisez votre réservation, terminez votre réservation, paiement a échoué, paiement a été refusé, en tu carrito,
  en su carrito, en tu cesta, en su cesta, completa tu reserva, complete su reserva, pago ha sido rechazado, pago fue rechazado, pago ha fallado,
  nel tuo carrello, nel suo carrello, completa la prenotazione, completa la tua prenotazione, pagamento non riuscito, pagamento è stato rifiutato,
  no seu carrinho, no teu carrinho, conclua a sua reserva, conclua sua reserva, pagamento foi recusado, pagamento falhou, in uw winkelwagen,
  in je winkelwagen, in uw winkelmandje, in je winkelmandje, rond uw boeking af, rond je boeking af, betaling is mislukt, betaling mislukt,
  w koszyku, w twoim koszyku, dokończ rezerwację, płatność nie powiodła się, в вашей корзине, в корзине, завершите бронирование, оплата не прошла,
  платёж не прошёл, i din varukorg, i varukorgen, slutför din bokning, betalningen misslyckades, i din kurv, i kurven, gennemfør din booking,
  betalingen mislykkedes, i handlekurven, fullfør bestillingen, betalingen mislyktes, ostoskorissasi, ostoskorissa, viimeistele varauksesi,
  maksu epäonnistui, ve vašem košíku, v košíku, dokončete rezervaci, platba se nezdařila, a kosarában, kosarában, a fizetés sikertelen,
  sepetinizde, sepetinde, rezervasyonunuzu tamamlayın, ödemeniz başarısız, στο καλάθι σας, η πληρωμή απέτυχε, カートに, 购物车, im warenkorb
`);

/** At the start of a text that tells anybody the price of a flight. */
export const ALERTS = listed(`
  price alert, fare alert, price drop alert, preisalarm, preiswecker, alerte prix, alerte de prix, alerta de precio, alerta de precios,
  avviso di prezzo, allerta prezzo, alerta de preço, alerta de preços, prijsalert, prijsalarm, alert cenowy, prisbevakning, prisalarm, prisvarsel,
  hintavahti, hlídač cen, árfigyelő, fiyat alarmı, 価格アラート, 价格提醒
`);

/** Beside a lowest price in a text that names nobody: what asks to book. */
export const BOOK_NOW = listed(`
  book now, book today, book early, reserve now, buy now, jetzt buchen, jetzt sichern, gleich buchen, réservez vite, réservez maintenant, réservez dès maintenant, réserver maintenant,
  réservez votre vol, reserva ahora, reserve ahora, resérvalo ya, compra ya, compra ahora, prenota ora, prenota subito, prenota adesso, acquista ora,
  reserve agora, reserve já, compre já, compre agora, boek nu, nu boeken, boek snel, zarezerwuj teraz, rezerwuj teraz, kup teraz,
  забронируйте сейчас, бронируйте сейчас, забронировать сейчас, boka nu, köp nu, bestil nu, book nu, bestill nå, varaa nyt, osta nyt, rezervujte nyní,
  rezervovat nyní, foglaljon most, foglalj most, hemen rezervasyon, hemen satın al, κάντε κράτηση τώρα, κλείστε τώρα, đặt ngay, 今すぐ予約, 立即预订
`);

/** Beside a flight that somebody took in the past, with other words in the place of `…`. */
export const FLOWN = listed(`
  we flew, i flew, sind wir … geflogen, bin ich … geflogen, wir sind … geflogen, ich bin … geflogen, avons volé, avions volé, avons pris le vol,
  avions pris le vol, abbiamo volato, ho volato, voámos, vlogen we, vlogen wij, vloog ik, zijn we … gevlogen, hebben we … gevlogen, ben ik … gevlogen,
  lecieliśmy, leciałem, leciałam, мы летели, я летел, я летела, flög vi, jag flög, fløj vi, jeg fløj, fløy vi, jeg fløy, lensimme, lensin,
  letěli jsme, letěl jsem, letěla jsem, repültünk, repültem, uçmuştuk, πετάξαμε
`);

/** Beside a flight that nobody managed to book. */
export const NOT_POSSIBLE = listed(`
  could not book, couldn't book, could not be booked, couldn't be booked, unable to book, konnte nicht gebucht werden, konnten nicht gebucht werden,
  konnten wir nicht buchen, n'a pas été réservé, n'a pas pu être réservé, n'avons pas pu réserver, no se pudo reservar, no se ha podido reservar,
  no hemos podido reservar, non è stato possibile prenotare, non siamo riusciti a prenotare, não foi possível reservar, não conseguimos reservar,
  kon niet worden geboekt, konden we niet boeken, nie udało się zarezerwować, не удалось забронировать, kunde inte bokas, kunne ikke bookes,
  kunne ikke bestilles, ei voitu varata, nepodařilo se rezervovat, nem sikerült lefoglalni, rezervasyonu yapılamadı
`);

/** Above flights of one day with numbers or letters, beside the words for offers. */
export const POSSIBILITIES = listed(`
  varianta, varianty, mulighed, muligheder, mogelijkheid, mogelijkheden, possibilities, mahdollisuus, mahdollisuudet, possibilité,
  possibilités, variante, variantes, möglichkeit, möglichkeiten, varianten, lehetőség, lehetőségek, possibilità, varianti, mulighet,
  muligheter, możliwość, możliwości, wariant, warianty, possibilidade, possibilidades, posibilidad, posibilidades, möjlighet, möjligheter,
  возможность
`);

/** At the start of a sentence about the time at which somebody is somewhere: not that of a departure. */
export const BEING_THERE = listed(`
  jsme v, budeme v, jsem v, budu v, vi er i, jeg er i, vi er fremme, we zijn in, wij zijn in, we zijn om, wij zijn om, ik ben in,
  ik ben om, we are in, we're in, we will be in, we'll be in, i am in, i'm in, i will be in, i'll be in, olemme perillä, olen perillä,
  nous sommes à, nous serons à, on est à, on sera à, je suis à, je serai à, wir sind, wir sind dann, ich bin dann, ich bin um, wir sind um,
  ott leszünk, ott leszek, siamo a, saremo a, sono a, sarò a, vi er framme, jesteśmy w, będziemy w, jestem w, będę w, estamos em,
  estaremos em, estou em, estarei em, estamos en, estaremos en, estoy en, estaré en, vi är i, jag är i, vi är framme, varışımız,
  θα είμαστε, είμαστε, мы будем в, я буду в, мы в
`);

/** How often there is a flight that is offered. */
export const DAILY = listed(
  `daily, every day, twice daily, täglich, quotidien, quotidiens, tous les jours, diario, diarios, diariamente, todos los días, giornaliero, ogni giorno,
  tutti i giorni, diário, todos os dias, dagelijks, elke dag, codziennie, denně, naponta, minden nap, dagligen, dagligt, daglig, päivittäin,
  her gün, ежедневно, καθημερινά, hàng ngày, 毎日, 每天, 每日`,
);
