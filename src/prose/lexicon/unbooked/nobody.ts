import { listed } from "../lexicon.ts";

/** Before a word for travellers, what says that there are none: `No passengers`. */
export const NOBODY = listed(
  `no, without, zero, keine, kein, ohne, sans, aucun, aucune, pas de, sin, ningún, ninguno, senza, nessun, nessuno, nessuna,
  sem, nenhum, nenhuma, geen, zonder, brak, bez, żaden, żadni, žádní, nincs, nincsenek, ingen, inga, utan, uden, uten, ei, yok,
  без, нет, χωρίς, κανένας, không, 没有, 無し`,
);
