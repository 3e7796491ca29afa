/** A point on the globe in degrees, north and east positive; null if unknown. */
export interface Coordinates {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Mean radius of the earth. A sphere is accurate to 0.6 %, and actual flights are longer anyway. */
const EARTH_RADIUS_KM = 6371.0088;

const RADIANS = Math.PI / 180;

/**
 * The great-circle distance in whole kilometres, by the haversine formula; null if a coordinate is
 * unknown.
 */
export function distanceKilometres(from: Coordinates, to: Coordinates): number | null {
  if (from.latitude === null || from.longitude === null) return null;
  if (to.latitude === null || to.longitude === null) return null;
  const north = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const east = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const parallels = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS);
  // For antipodes, rounding can raise the sum above 1, where the arcsine is undefined.
  const haversine = Math.min(1, north * north + parallels * east * east);
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine)));
}
