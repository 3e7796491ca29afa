/** Installs the extractor of KDE Itinerary, which the tests use, if the machine has none. */
import { kitineraryPath } from "../../test/views/itinerary/kitinerary-path.ts";
import { installDebian } from "./debian.ts";

if (kitineraryPath() === undefined) installDebian("libkpimitinerary-bin");
