/** The table of Amtrak's own station codes, entirely from `reference-overlay/`. */
import { overlayObjects, sorted, textOf } from "./sources.ts";

type Texts = Readonly<Record<string, string>>;

export function amtrakTable(): { readonly names: Texts; readonly zones: Texts } {
  const stations = overlayObjects("amtrak-stations");
  return {
    names: sorted(stations.map(([code, facts]) => [code, textOf(facts, "name")])),
    zones: sorted(stations.map(([code, facts]) => [code, textOf(facts, "zone")])),
  };
}
