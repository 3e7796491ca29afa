import { existsSync, readdirSync } from "node:fs";

const LIBRARIES = "/usr/lib";

/** The extractor of KDE Itinerary, where Debian puts it; `npm test` installs it where it is missing. */
export function kitineraryPath(): string | undefined {
  return readdirSync(LIBRARIES)
    .flatMap((machine) =>
      ["kf5", "kf6"].map((kf) => `${LIBRARIES}/${machine}/libexec/${kf}/kitinerary-extractor`),
    )
    .find((path) => existsSync(path));
}
