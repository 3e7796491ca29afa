/** The reference data: places, carriers, equipment, stations, time zones and distances. */
export { airlineName } from "./airlines.ts";
export {
  allPlaces,
  describePlace,
  findPlace,
  locationOf,
  type Place,
  type PlaceKind,
} from "./airports.ts";
export { distanceKilometres, type Coordinates } from "./distance.ts";
export { equipmentName } from "./equipment.ts";
export {
  airlineNamed,
  airlineWithIcao,
  airportsNamed,
  beginsPlaceName,
  folded,
  type NamedAirports,
} from "./names.ts";
export { searchPlaces } from "./search.ts";
export { stationName, stationZone, stopName } from "./stations.ts";
export { elapsedMinutes, utcOffsetMinutes, type ZonedTime } from "./zones.ts";
