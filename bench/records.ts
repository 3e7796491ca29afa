/**
 * The records the bench reads: one of each system, whole, as a terminal prints them, with
 * invented data.
 */
export interface BenchRecord {
  readonly system: string;
  readonly algorithm: string;
  readonly text: string;
  /** A line of the kind itineraries are made of, for the comparison with the yardstick. */
  readonly airLine: string;
}

const amadeus = `--- TST RLR SFP ---
RP/PARZZ2199/PARZZ2199            AB/SU   9APR26/0830Z   ZQ7KXA
PARZZ2199/1127AB/1MAR26
  1.SAMPLEMAN/BORIS MR(INF/KAI/05JAN25)   2.SAMPLEMAN/ARIA MRS
  3.TESTOVA/NINA MISS(CHD/04APR18)
  4  AF1080 Y 12APR 7 CDGLHR HK3   925A 945A 12APR  E  AF/ZR4T9B
  5  BA 117 Y 12APR 7 LHRJFK HK3  1235P 335P 12APR  E  BA/ZS8P2C
     OPERATED BY SAMPLE AIRWAYS
  6  ARNK
  7  BA 112 Y 20APR 1 BOSLHR HK3   705P 640A 21APR  E  BA/ZS8P2C
  8 HTL 1A HK1 NYC 12APR-16APR/HOTEL EXEMPLAR/1 MODEL AVENUE NEW
       YORK/T-1-555-0100/CF-ABC123/
  9 AP PAR 01 5550 0100 - SAMPLE TRAVEL - A
 10 APE JANE@EXAMPLE.COM
 11 TK OK08APR/PARZZ2199//ETBA
 12 SSR INFT BA HN1 SAMPLEMAN/KAI 05JAN25/S5/P1
 13 SSR RQST BA HK3 LHRJFK/31DN,P1/31EN,P2/31FN,P3/S5   SEE RTSTR
 14 FA PAX 125-0000000001/ETBA/EUR512.40/08APR26/PARZZ2199/000000
       00/S4-5,7/P1
 15 FE PAX NONREF -BG:BA/S4-5,7/P1-3
 16 RM *CUSTID-ZZ
 17 OSI BA CTCP PAR 5550100
)>
`;

export const records: readonly BenchRecord[] = [
  {
    system: "Amadeus",
    algorithm: "GDS_A",
    text: amadeus,
    airLine: "  5  BA 117 Y 12APR 7 LHRJFK HK3  1235P 335P 12APR  E  BA/ZS8P2C\n",
  },
];
