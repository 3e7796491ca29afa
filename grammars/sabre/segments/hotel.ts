import { Address, Note, Phone, Rate, SupplierName } from "../../common/segments/options.ts";
import { stays } from "../../common/segments/stay.ts";
import { DATED_SERVICE } from "../../common/segments/service-frame.ts";
import { option, optionsOf } from "../../common/segments/slash-options.ts";
import { HOTELS } from "../shapes.ts";
import { service } from "./service.ts";

/*
 * A hotel that the system booked or an agent noted, and the entry for one:
 *
 *   2  HHL ZZ 13APR M HK1  DEN/IN13APR M-OUT15APR/0012345 EXEMPLAR INN/A1KRAC-1/180.00EUR/CF-1
 *   3  HTL ZZ 13APR M NN1  DEN/OUT15APR/HOTEL EXEMPLAR/DBLB/MODR/TA00000000/CF-
 *   0HHTZZGK1DENIN27JUL-OUT2AUG/EXEMPLAR AIRPORT INN/SGLB/88.00/G/SI-@1 SAMPLE DRIVE/CF-10000001
 *
 * `stays` has the rule, which all systems share.
 */

export const hotel = stays(
  service(HOTELS),
  DATED_SERVICE,
  optionsOf(
    { other: "RC|TTX|HTP|(?:TX|DS)\\d{1,2}|CMN|CMT|G|GT|C|HCY|HCC|HPC|HFX|NM|ID|CD|FT|BS" },
    option(SupplierName, "HFN"),
    // Street, city and postcode in one text.
    option(Address, "HSA"),
    option(Phone, "HPH|PH"),
    option(Rate, "RG|RQ"),
    option(Note, "SI"),
  ),
);
