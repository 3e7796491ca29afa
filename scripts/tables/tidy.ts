/**
 * What the sources' names need before they can be printed. OurAirports writes for pilots: it names
 * the air base beside the terminal, the village under the runway, the province in brackets.
 */

/** For comparisons: no accents, no capitals, no punctuation. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function withoutBrackets(text: string): string {
  return text
    .replace(/\s*\([^)]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const MILITARY =
  /Air ?base|Air Force|Air National Guard|Army|Marine Corps|Naval|\b(?:AFB|CFB|INS|JASDF|RAAF)\b/i;

/**
 * `Naha Airport / JASDF Naha Air Base` is `Naha Airport`; `Halifax / Stanfield International
 * Airport` is one name; `Long Beach Airport (Daugherty Field)` is known without the rest.
 */
export function tidyName(name: string): string {
  const parts = name.replace(/ \([^)]*\)$/, "").split(/ \/ +|(?<=Airport)\//);
  const civil = parts.filter((part) => !MILITARY.test(part));
  const [first = ""] = civil.length > 0 ? civil : parts;
  return civil.length === 0 || first.includes("Airport") ? first : civil.join(" ");
}

/**
 * `Paris (Roissy-en-France, Val-d'Oise)` is `Paris`, `Luton, Bedfordshire` is `Luton`,
 * `Bordeaux/Mérignac` is `Bordeaux`; and of `Arnavutköy, Istanbul` the city that is served is the
 * one that the other source knows.
 *
 * @param served the city by the other source, empty where it has none
 */
export function tidyCity(city: string, served: string): string {
  const parts = withoutBrackets(city).split(/, */);
  const known = parts.find((part) => fold(part) === fold(served));
  const [first = ""] = (known ?? parts[0] ?? "").split("/");
  return first.trim();
}

const ADMINISTRATIVE = new RegExp(
  "\\b(?:arrondissement|autonomous|canton|capital|city|county|department|district|division" +
    "|emirate|governorate|metropolitan|municipality|oblast|of|parish|prefecture|province|region" +
    "|sector|special|state|territory|voivodeship|zone)\\b",
  "g",
);

function core(text: string): string {
  return fold(text).replace(ADMINISTRATIVE, "").replace(/ +/g, " ").trim();
}

/**
 * A region as it is printed; empty where it says no more than the city or the country does:
 * `Dubai Emirate` of Dubai, `Tōkyō Prefecture` of Tokyo, `Djibouti Region` of Djibouti.
 */
export function tidyRegion(region: string, city: string, country: string): string {
  const printed = withoutBrackets(region);
  const plain = core(printed);
  return plain === core(city) || plain === core(country) ? "" : printed;
}

const LEGAL_FORM =
  /(?:,? ?(?:N\/A|\b(?:AG|A\.S|B\.V|Co|GmbH|Inc|Limited|LLC|L\.L\.C|Ltd|Pvt|S\.A|S\.a\.l)\b\.?))+$/i;

/** `Raya Airways Sdn. Bhd.dba Raya Airways` trades as `Raya Airways`; nobody prints `Co., Ltd.`. */
export function tidyCompany(name: string): string {
  return name.replace(/^.*dba\s*/, "").replace(LEGAL_FORM, "");
}
