/**
 * The cross of Lorraine, which separates entries, ends items and marks the next day: as printed, and
 * as the characters that conversions turn it into. The source of a pattern.
 */
export const LORRAINE = "(?:Â?[‡¥†⊠+'?|]|[âÂ]€¡)";
