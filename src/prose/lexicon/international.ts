import type { International } from "./language.ts";

/** What all languages write alike: names of trains and of systems, codes, particles of names. */
export const international: International = {
  train: `
    tgv, tgv inoui, inoui, ouigo, ice, icn, intercity, intercités, intercity express, eurocity,
    eurostar, thalys, railjet, rjx, rj, nightjet, nj, euronight, tgv lyria, lyria, frecciarossa,
    frecciargento, frecciabianca, italo, ave, avlo, alvia, amtrak, acela, renfe, sncf, flixtrain,
    alfa pendular, intercidades, pendolino, eip, yht, sapsan
  `,
  units: `
    km, km/h, kmh, mph, kn, kg, kgs, lbs, lb, oz, mg, cm, mm, ml, cl, kwh, mb, gb, hz, psi, bar,
    m/s, sqm, pcs, usd, eur, gbp, chf
  `,
  noLocators: `
    amadeus, sabre, apollo, galileo, worldspan, travelport, abacus, axess, infini, travelsky
  `,
  particles: "ben, st",
  noSurnames: "ap, fe, fm, fp, fv, op, rm, tk, ssr, osi",
  adults: "adt",
  children: "chd, cnn",
  infants: "inf",
  likePlaces: "tri",
  likeAirlines: "vo",
};
