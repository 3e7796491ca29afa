import { listed } from "./lexicon.ts";

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
