import type { TicketingArrangement } from "../../booking/model/booking.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import type { Ticketing } from "./extra-info-schema.ts";

export function toTicketing(arrangement: TicketingArrangement): Ticketing {
  const wire: Ticketing = { state: arrangement.state };
  if (arrangement.date) wire.date = arrangement.date;
  if (arrangement.office) wire.office = arrangement.office;
  if (arrangement.text) wire.text = redact(arrangement.text);
  return wire;
}
