/**
 * Tidies the names of the sources for display. OurAirports writes for pilots: its names include the
 * air base next to the terminal, the village under the runway, the province in brackets.
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
 * `Naha Airport / JASDF Naha Air Base` becomes `Naha Airport`; `Halifax / Stanfield International
 * Airport` is one name; `Long Beach Airport (Daugherty Field)` is known without the rest.
 */
export function tidyName(name: string): string {
  const parts = name.replace(/ \([^)]*\)$/, "").split(/ \/ +|(?<=Airport)\//);
  const civil = parts.filter((part) => !MILITARY.test(part));
  const [first = ""] = civil.length > 0 ? civil : parts;
  return civil.length === 0 || first.includes("Airport") ? first : civil.join(" ");
}

/**
 * `Paris (Roissy-en-France, Val-d'Oise)` becomes `Paris`, `Luton, Bedfordshire` becomes `Luton`,
 * `Bordeaux/Mérignac` becomes `Bordeaux`; in `Arnavutköy, Istanbul`, the city served is the one that
 * the other source names.
 *
 * @param served the city according to the other source, empty if it has none
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
 * A region for display; empty if it only repeats the city or the country: `Dubai Emirate` for Dubai,
 * `Tōkyō Prefecture` for Tokyo, `Djibouti Region` for Djibouti.
 */
export function tidyRegion(region: string, city: string, country: string): string {
  const printed = withoutBrackets(region);
  const plain = core(printed);
  return plain === core(city) || plain === core(country) ? "" : printed;
}

const LEGAL_FORM =
  /(?:,? ?(?:N\/A|\b(?:AG|A\.S|B\.V|Co|GmbH|Inc|Limited|LLC|L\.L\.C|Ltd|Pvt|S\.A|S\.a\.l)\b\.?))+$/i;

/**
 * `Raya Airways Sdn. Bhd.dba Raya Airways` trades as `Raya Airways`; `Co., Ltd.` is never printed.
 */
export function tidyCompany(name: string): string {
  return name.replace(/^.*dba\s*/, "").replace(LEGAL_FORM, "");
}
