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

/** Before the time until which something is to be done. */
export const DEADLINES = listed(`
  before, by, no later than, not later than, at the latest, latest, vor, bis spätestens, spätestens, spätestens um, avant, au plus tard,
  antes de, antes das, a más tardar, o mais tardar, prima, prima delle, entro, entro le, vóór, uiterlijk, przed, najpóźniej, najpóźniej o,
  раньше, не позднее, не позже, före, senast, før, senest, ennen, viimeistään, nejpozději, legkésőbb, πριν, το αργότερο, en geç
`);

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
  wanted to take, wanted to fly, would have preferred, was thinking of, were thinking of, was looking at, were looking at,
  wollte lieber, wollten lieber, hätte lieber, hätten lieber, hatte überlegt, hatten überlegt, voulait, voulaient, aurait voulu,
  aurait préféré, aurais préféré, aurions préféré, on regardait, je regardais, quería tomar, quería volar, querían tomar, habría preferido,
  hubiera preferido, estaba mirando, voleva prendere, volevo prendere, volevamo prendere, avrei preferito, avrebbe preferito,
  queria apanhar, queria pegar, teria preferido, wilde liever, had liever, hadden liever, wolałbym, wolałabym, chciał lecieć,
  chciała lecieć, chcieliśmy lecieć, хотел лететь, хотела лететь, хотели лететь, ville hellre, hade hellre, ville hellere, ville heller
`);

/** In the description of an event of a calendar, what says that it is about somebody else's journey. */
export const OF_SOMEBODY_ELSE = listed(`
  for information, for info, for your information, fyi, pick up, collect, meet, zur info, zur information, nur zur info, abholen,
  pour information, pour info, pour mémoire, aller chercher, récupérer, para información, a título informativo, recoger a, per conoscenza,
  per informazione, prendere in aeroporto, andare a prendere, para informação, para conhecimento, ir buscar, ter informatie, ter info,
  ophalen, afhalen, do wiadomości, odebrać, для информации, к сведению, встретить, för kännedom, hämta, til orientering, hente,
  tiedoksi, hakea, pro informaci, vyzvednout, tájékoztatásul, bilgi için, bilginize, karşıla
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
