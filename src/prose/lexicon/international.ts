import type { International } from "./language.ts";
import { SYSTEM_NAMES } from "./system-names.ts";

/** What all languages write alike: names of trains and of systems, codes, particles of names. */
export const international: International = {
  train: `
    tgv, tgv inoui, inoui, ouigo, ice, icn, ict, intercity, intercités, intercity express, eurocity,
    eurostar, thalys, railjet, railjet xpress, rjx, nightjet, euronight, tgv lyria, lyria,
    frecciarossa, frecciargento, frecciabianca, italo, intercity notte, regionale veloce, ave, avlo,
    alvia, avant, talgo, amtrak, acela, northeast regional, brightline, renfe, sncf, flixtrain,
    alfa pendular, intercidades, pendolino, eip, eic, tlk, yht, sapsan, regiojet, leo express,
    westbahn, lner, shinkansen, nozomi, hikari, kodama, hayabusa, kagayaki, ktx
  `,
  trainCodes: "ic, ec, ece, en, ir, re, rb, rj, nj, ter",
  railways: `
    trenitalia, italo, ntv, italo ntv, renfe, sncf, sncf voyageurs, sncf connect, ouigo, deutsche bahn,
    db, db fernverkehr, öbb, sbb, cff, ffs, sbb cff ffs, bls, sncb, nmbs, pkp, pkp intercity, čd,
    české dráhy, regiojet, zssk, máv, cfl, cfr călători, comboios de portugal, dsb, amtrak, via rail,
    tcdd, ns international, trenord, westbahn, flixtrain, iryo
  `,
  railwayCodes: `
    fr, fa, fb, av, ic, icn, ici, ec, en, es, rv, rg, rj, rjx, nj, ir, re, rb, rs, ice, ict, tgv, ter, ave,
    avlo, alvia, md, tlk, eic, eip, ex, ap, ia, icd
  `,
  railCards: `
    bahncard, vorteilscard, klimaticket, halbtax, halbtaxabo, generalabonnement, carte avantage, carte liberté,
    carte senior+, cartafreccia, tarjeta dorada, interrail, eurail, railcard, senior railcard, network railcard,
    two together railcard, family & friends railcard, dalurenkaart, voordeelurenabonnement, dal voordeel, in karta,
    karta dużej rodziny, bimbi gratis
  `,
  extraDocuments: "emd, emd-a, emd-s, emds, mco, upgrade, lounge",
  paymentMeans: `
    visa, mastercard, maestro, amex, american express, diners, paypal, ideal, klarna, twint, bizum, swish, vipps, mobilepay,
    blik, bancontact, apple pay, google pay, revolut, pix, mb way, multibanco, paysafe, giropay, sofort, przelewy24, payu
  `,
  lessors: `
    alamo, avis, centauro, cicar, discover cars, easycar, europcar, goldcar, hertz, holiday autos, jumbo car, keddy, localiza,
    ok mobility, payless, record go, rentalcars.com, sicily by car, sixt, sunnycars, sunny cars, thrifty, wiber
  `,
  units: `
    km, km/h, kmh, mph, kn, kg, kgs, lbs, lb, oz, mg, cm, mm, ml, cl, kwh, mb, gb, hz, psi, bar,
    m/s, sqm, pcs, км, км/ч, кг, м/с, usd, eur, gbp, chf
  `,
  noLocators: [...SYSTEM_NAMES, "travelport, abacus, axess, infini, travelsky"].join(),
  particles: "ben, st",
  elidedParticles: "d', dell', dall', degl'",
  headParticles: "degli, della, dello, delle, dalla, dallo, dagli",
  weakHeadParticles: "da, dos, das, dei, la",
  noSurnames: "ap, fe, fm, fp, fv, op, rm, tk, ssr, osi",
  noNames:
    "ltd, gmbh, inc, llc, s.a., s.l., s.r.l., srl, b.v., a.ş., tours, touristik, group, skywards, mileageplus, skymiles, aadvantage, krisflyer, eurobonus, flying blue, finnair plus, iberia plus, miles & more, asia miles, executive club, aeroplan, lifemiles, trueblue",
  otherDates: "nva, nvb",
  adults: "adt",
  children: "chd, cnn",
  infants: "inf",
  shortTitles: `
    al airline, cia airline, flt flight, orig from, org from, dest to, dst to, dep departure, dep time departure,
    arr arrival, arr time arrival, part departure, eqp equipment, ac equipment, a/c equipment, cl class, cl. class,
    bkg class class, rbd class, ptc type, pax person
  `,
  likePlaces: "tri",
  likeAirlines: "vo",
};
