/**
 * The cross of Lorraine, which separates entries, ends items and marks the next day: as it is
 * printed, and as what is left of it after the ways a text can go. The source of a pattern.
 */
export const LORRAINE = "(?:Â?[‡¥†⊠+'?|]|â€¡)";
