/** Records to try in the workbench; all of their data is invented. */
import type { Sample } from "../../grammars/system.ts";

export const samples: readonly Sample[] = [
  {
    title: "A travel agency's email, with a hotel",
    text: `Booking reference: ZQ7KXE

Travellers
1. Mr Daniel Example
2. Mrs Laura Example

Saturday, 6 March
EK 40 BHX-DXB
Departure 20:35
Arrival 07:25 +1
Class: Q

Hotel: Sample Palms Resort
Address: 5 Beach Road, Dubai
Check-in: 7 March
Check-out: 16 March

Tuesday, 16 March
EK 39 DXB-BHX
Departure 14:30
Arrival 18:30
Class: Q

Total: GBP 1284.60
Phone: +44 20 555 0100`,
  },
  {
    title: "An e-ticket receipt, with a seat",
    text: `Passenger: EXAMPLER/NORA MS
Booking reference: ZQ7KYH
E-ticket number: 618-0000000001

Flight: SQ 638
Date: Thu 04 Mar
From: SIN Terminal 3
To: NRT Terminal 1
Departure time: 23:55
Arrival time: 07:30 (+1)
Seat 43A
Total: SGD 912.40`,
  },
];
