import { Address, Phone, Rate, RoomCode, SupplierName } from "../../common/segments/options.ts";
import { stays } from "../../common/segments/stay.ts";
import { SERVICE } from "../../common/segments/service-frame.ts";
import { option, optionsOf } from "../../common/segments/slash-options.ts";
import { HOTELS } from "../shapes.ts";
import { service } from "./service.ts";

/*
 * A hotel that the system booked or an agent noted, and the entry for one. `*`, `¤` or `@` separates the
 * lines of the address.
 *
 *   4 HHL ZZ HK1 LYS 12APR-15APR  3NT 00560  EXEMPLAR CONFLUENCE  1C1DRAC -1/RG-EUR92.00/CF-1 *
 *   5. HTL ZZ MK1  BOS 19MAY-OUT21MAY /H-EXEMPLAR INN/R-EAN/W-1 MODEL AVE*SAMPLETON*US*P-00000
 *   0HTLZZMK1BOS19MAY-OUT21MAY/H-EXEMPLAR INN/RQ-GBP44.20
 */

export const hotel = stays(
  service(HOTELS),
  SERVICE,
  optionsOf(
    { other: "B[CST]|G|GT|NM|SI|ID|CD|FT|RC|RT|S|X|P|AP|TTL" },
    option(SupplierName, "H"),
    option(RoomCode, "R"),
    option(Rate, "R[GQ]"),
    option(Address, "W"),
    option(Phone, "PH|FONE|TEL"),
    option(Phone, "T", "\\+?\\d[\\d -]{6,18}"),
  ),
);
