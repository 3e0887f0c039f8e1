import type { PageSeed } from '../support/page-seed'

export const electricalSystemsGuide: PageSeed = {
  path: '/electrical-systems-guide',
  name: 'Electrical systems',
  title: 'Wiring infrared panels: circuits, supply and Part P',
  description:
    'How many 225 W panels share a 16 A circuit, which cable they need, whether your supply can carry them, and when the work must be notified. With the working.',
  category: 'guide',
  template: 'guide',
  heading: 'Circuits, supply and the rules for wiring',
  lead: 'A panel draws a little under 1 A, and a whole house takes two to four circuits. What stops jobs is something else: whether the cable from the street can carry them all on the coldest evening.',
  inShort: [
    'One panel draws 0.98 A. The manufacturer allows thirteen on a 16 A circuit.[^powerboard-electrical-data]',
    'Each heating circuit gets its own RCBO: a breaker and a 30 mA residual current device in one.',
    'The limit is usually the supply from the street, so add up the whole house before you order anything.',
    'Every figure here is for an electrician to verify on site.',
  ],
  picture: 'bathroom',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'prose',
      heading: 'One panel, one circuit, thirteen panels',
      text: `A panel is a plain resistance. It takes 225 W at 230 V, which is 0.98 A, while the thermostat calls for heat.[^powerboard-electrical-data] There is no motor, no starting current and no standby beyond that of the thermostat.

The manufacturer sets thirteen panels as the most for one 16 A circuit: 2,925 W and 12.72 A, just under four fifths of what the breaker is rated for.[^electrical-arithmetic] Our planner refuses a fourteenth. The Wiring Regulations would pass it, but a breaker with a margin trips less when heating runs for hours in a warm consumer unit.`,
      engineer: `BS 7671 regulation 433.1.1 asks for Ib ≤ In ≤ Iz: design current, rating of the device, capacity of the cable as laid.[^bs-7671-clauses]

Ib = n · P / U = 13 × 225 / 230 = 12.72 A; Ib / In = 12.72 / 16 = 0.795.

A B16 device to BS EN 60898 or a B16 RCBO to BS EN 61009 needs a loop impedance of at most 0.95 × 230 / (5 × 16) = 2.73 Ω for disconnection in 0.4 s on a TN system (Table 41.3). The load is resistive, so type C gains nothing and halves that limit.

You may read that a circuit must not be loaded above 80%. That is American practice for continuous loads. By the British test fourteen panels would pass at 13.70 A and sixteen at 15.65 A.`,
    },
    {
      block: 'drawing',
      drawing: 'circuit',
      caption: 'A 16 A circuit from the consumer unit through the thermostat to its panels.',
    },
    {
      block: 'prose',
      heading: 'What the voltage does to a panel',
      text: `British mains is nominally 230 V. By law it may be anywhere from 216.2 V to 253.0 V at your meter.[^esqcr-voltage] A panel’s power follows the square of the voltage, so it gives 199 W at the bottom of the range, 245 W at the 240 V of most streets and 272 W at the top.[^electrical-arithmetic]

A circuit must be safe at the top: thirteen panels at 253 V draw 14.0 A, still within 16 A. A room must be warm at the bottom: if your supply is low in winter, size for the lower power.`,
      engineer: `P = U² / R with R = 235 Ω.[^powerboard-electrical-data] At 216.2 V: 198.9 W. At 230 V: 225.1 W. At 240 V: 245.1 W. At 253 V: 272.4 W and 1.077 A each.

Thirteen at 253 V: 13 × 1.0766 = 14.00 A. Sixteen would be 17.23 A, above the rating of the device, which is the soundest argument for a limit below sixteen. A heating film with a positive temperature coefficient would flatten the curve; the product data give one resistance and no coefficient, so we take it as constant.`,
    },
    {
      block: 'table',
      caption: 'A circuit of panels at the ends of the legal range of voltage',
      columns: ['Panels', 'Power at 230 V', 'Current at 230 V', 'Current at 253 V', 'Whole circuit, cold'],
      rows: [
        ['10', '2,250 W', '9.78 A', '10.77 A', '23.5 Ω'],
        ['13', '2,925 W', '12.72 A', '14.00 A', '18.1 Ω'],
        ['14, refused', '3,150 W', '13.70 A', '15.07 A', '16.8 Ω'],
        ['16, refused', '3,600 W', '15.65 A', '17.23 A', '14.7 Ω'],
      ],
      note: 'Computed from 235 Ω a panel. The last column is what a tester reads with the supply off.',
    },
    {
      block: 'prose',
      heading: 'Cable: heat first, then volts',
      text: `Heat is usually the limit, because ceiling cable often runs through insulation. A 1.5 mm² flat cable clipped to a joist carries 20 A. Under more than 100 mm of loft insulation it carries 13 A, less than the 16 A of the breaker. 2.5 mm² carries 17 A there and passes; in an insulated stud wall it carries 13.5 A and does not.[^bs-7671-appendix-4] Lift the cable onto the joists or use 4 mm².

Thirteen panels at the far end of 25 m of 2.5 mm² lose 5.72 V, or 2.49%, where 5% is allowed.[^electrical-arithmetic] So 2.5 mm² is the ordinary choice.`,
      engineer: `Voltage drop = (mV/A/m) × Ib × L / 1,000, with 29, 18 and 11 mV/A/m for 1.5, 2.5 and 4 mm² (Table 4D5).[^bs-7671-appendix-4] At 12.72 A and 5% the longest runs to a lumped load are 31.2 m, 50.2 m and 82.2 m. Panels spread along the run lose less.

Reference methods of Table 4D5: 100 (plasterboard ceiling, insulation to 100 mm) 16 and 21 A; 101 (over 100 mm) 13 and 17 A; 102 (stud wall, touching the board) 16 and 21 A; 103 (stud wall, not touching) 10 and 13.5 A; C (clipped direct) 20 and 27 A, for 1.5 and 2.5 mm². Grouping factors of Table 4C1 apply where several fully loaded heating circuits leave the board together: four of them carry a factor of 0.65 to 0.75, and unlike socket circuits these are all loaded at once.

With 2.49% lost, P = 225 × (1 − 0.0249)² = 213.9 W at the last panel.

In 1.5 mm² the same thirteen panels would lose 9.22 V, 4.01%. On plasterboard under thick insulation 1.5 mm² carries 13 A, in an insulated stud wall 10 A.`,
    },
    {
      block: 'prose',
      heading: 'RCDs and the other devices',
      text: `The rules ask for a 30 mA residual current device, or RCD, for a room with a bath or shower, for cable less than 50 mm deep in a wall (where thermostat cables run); a house with its own earth rod needs RCDs throughout.[^bs-7671-clauses] Fit one for each heating circuit, so that a fault in one bedroom does not leave the whole house cold.

Most thermostats switch 16 A of resistive load, some 10 A or less. Where a zone draws more, the thermostat drives a contactor, which drives the panels.`,
      engineer: `Regulations 701.411.3.3 (bath or shower), 522.6.202 (concealed cables), 411.5.3 (TT), with 415.1.1 for the characteristics; 421.1.7 for AFDDs.[^bs-7671-clauses] Type A is the present default; a purely resistive load needs no more, the electronics of a thermostat may.

Regulation 531.3.2 keeps the standing protective-conductor current below 30% of IΔn: 9 mA on a 30 mA device. The product standard lets a fixed Class I heating appliance leak 0.75 mA, or 0.75 mA per kW if that is more.[^bs-en-60335-leakage] Thirteen at that limit are 9.75 mA, slightly over. Real films leak far less, and a Class II panel has no protective conductor to measure on. The product data state neither the class nor the leakage: clamp the circuit when it is commissioned and divide it if the reading exceeds 9 mA.

Arc fault detectors are required for socket circuits in high-rise residential blocks, houses in multiple occupation, student accommodation and care homes. Elsewhere they are recommended for sockets and a matter of choice for fixed heating.[^bs-7671-clauses]`,
    },
    {
      block: 'prose',
      heading: 'Bathrooms',
      text: `The Regulations draw zones around a bath or shower. Zone 0 is inside the tub or tray. Zone 1 is above it, up to 2.25 m from the floor. Zone 2 reaches 0.6 m further out to the same height.[^bs-7671-clauses] In zones 1 and 2 equipment must be splashproof, IPX4 at least.

An ordinary ceiling of 2.4 m is above all three zones. Even so, we do not fit a panel over the bath: steam condenses on it, and a tilted shower head reaches it. Over the middle of the floor it warms you while you dry.

{claim:ip.rating}. We have no test report on file yet, so keep the panel outside the zones. In a loft bathroom with a ceiling below 2.25 m, the electrician decides on site before anything is ordered.`,
      engineer: `Section 701: zone 0 to 701.32.2, zone 1 to 701.32.3, zone 2 to 701.32.4. A shower without a tray has no zone 2; its zone 1 is a cylinder of 1.20 m radius from the fixed outlet. Controls other than cords stay out of zones 0, 1 and 2, which in practice puts the thermostat on the landing with a remote sensor, or on the far wall. Section 753 is for heating cables and embedded heating; a surface-fixed panel is an appliance and falls under 701 and the manufacturer’s instructions.[^bs-7671-clauses]

Zone 1 rises to a fixed shower head if that is higher than 2.25 m. Everything in the room sits behind a 30 mA RCD.[^bs-7671-clauses]`,
    },
    {
      block: 'prose',
      heading: 'Can the supply carry it?',
      text: `Beside your meter is a sealed fuse that belongs to the network operator, rated 60, 80 or 100 A. Older houses often have 60 A, and some share one cable with the neighbour. Nothing may be added until everything upstream has been found adequate for the new load.[^niceic-132-16]

On a winter evening every panel may be on together, while the oven and the shower are too. So count all panels at full power.

If the total exceeds the fuse, there are four ways out: insulate and use fewer panels; let a controller hold back the car charger or some of the zones; replace the electric shower; or ask the network operator for a bigger supply, which may be free or may mean digging up the drive.`,
      engineer: `Regulation 132.16 (adequacy of existing and distributor’s equipment), 311.1 (maximum demand, diversity may be taken into account).[^bs-7671-clauses] The On-Site Guide offers 10 A plus half of the rest for “heating and power” in a single dwelling.[^on-site-guide-diversity] For 41 direct-acting panels that gives 25.1 A instead of 40.1 A. It presumes heaters that cycle independently; after a cold night they do not.

Operators have agreed that a charger or heat pump which takes a home above 60 A (13.8 kVA) needs an application before connection, and that a looped supply, an unknown cut-out or doubtful equipment always does.[^ena-connection] The forms are written for those two devices. The duty behind them, in regulation 132.16 and the Distribution Code, applies to any kind of load: send the same calculation for 9 kW of panels.

For the 41 panels of the example: 41 × 253 ÷ 235 = 44.1 A at 253 V, and over 22 m of 2.5 mm² its largest circuit drops 18 × 10.76 × 22 ÷ 1,000 = 4.26 V, 1.85%.[^electrical-arithmetic]`,
    },
    {
      block: 'workedExample',
      heading: 'Worked example: a house of 41 panels',
      question:
        'A converted barn of 140 m² takes 41 panels. How many circuits, how much current, and will it run on an 80 A fuse?',
      lines: [
        { what: 'Power', working: '41 × 225 W', result: '9,225 W' },
        { what: 'Current at 230 V', working: '9,225 ÷ 230', result: '40.1 A' },
        { what: 'Circuits', working: '41 ÷ 13, rounded up', result: '4: of 11, 10, 10 and 10' },
        { what: 'Largest circuit', working: '11 × 225 ÷ 230', result: '10.8 A on a B16' },
        { what: 'Cooker of 7.2 kW', working: '10 + 0.3 × (31.3 − 10)', result: '16.4 A' },
        { what: 'Sockets, lights and the rest', working: 'assumed', result: '15.0 A' },
        { what: 'Total without shower or car', working: '40.1 + 16.4 + 15.0', result: '71.5 A' },
        { what: 'With a 9.5 kW shower', working: '71.5 + 41.3', result: '112.8 A' },
        { what: 'With a 7.4 kW car charger instead', working: '71.5 + 32.0', result: '103.5 A' },
      ],
      answer:
        'On 60 A it does not run at all. On 80 A it runs with neither the electric shower nor the charger. On 100 A it runs with a charger that gives way, but no electric shower.',
    },
    {
      block: 'callout',
      tone: 'limit',
      heading: 'Our example is not your fuse',
      text: 'The rating printed on the fuse carrier is what the carrier can hold, not what is in it. Only the network operator may pull it and look. And the 15 A for “the rest” is an assumption: ask your supplier for your own half-hour readings.',
    },
    {
      block: 'prose',
      heading: 'Notifiable or not',
      text: `In England three kinds of electrical work in a home are notifiable: a new circuit, a new consumer unit, and any addition or alteration in the zones of a bathroom or beside a pool or sauna.[^part-p-notifiable] So panels on a new circuit are. One panel on a fused spur, outside a bathroom, is not, but must meet the same standard. A registered electrician notifies the work for you. Anyone else must apply to building control first and pay its fee.

Wales keeps a longer list, which also names kitchens, gardens and electric ceiling heating; treat any panel there as notifiable.[^part-p-wales] Scotland and Northern Ireland have no Part P, though in Scotland a warrant may be needed. In all four nations you should get a certificate.`,
    },
    {
      block: 'prose',
      heading: 'Which edition your certificate should name',
      text: `BS 7671:2018+A4:2026, the orange book, was published on 15 April 2026, and the edition before it was withdrawn on 15 October 2026.[^bs-7671-a4] A certificate for work designed now should name Amendment 4. For a circuit of panels little has changed; for a battery, much has.

Ask for three documents: the Electrical Installation Certificate with its schedules, the building regulations certificate where the work was notified, and the circuit chart for the consumer unit. The [guide to fitting](/installation-engineering) lists what else you should get.`,
      engineer: `Expect in the schedule of test results for each heating circuit: R1 + R2 or R2, insulation resistance at 500 V d.c. with electronics disconnected (at least 1 MΩ, in practice far more), polarity, Zs against 2.73 Ω, RCD disconnection time, and functional test of the device and the thermostat (Chapter 64).[^bs-7671-clauses] A note of the cold resistance across line and neutral, 235 Ω divided by the number of panels, costs a minute and shows at the next inspection whether a panel has failed.

The new chapters of Amendment 4 are about batteries, power over data cables, earthing of communication systems and medical rooms. In Scotland BS 7671 is the accepted way to meet the building standards.`,
    },
    {
      block: 'questions',
      heading: 'Questions from electricians and owners',
      asked: ['How many panels can share a circuit?'],
      questions: [
        {
          question: 'Can I put panels on the socket ring?',
          answer:
            'One panel through a fused connection unit, yes, if the ring has capacity. More than one or two take up a circuit that kettles and heaters share. A circuit of their own is better, and notifiable in England.',
        },
        {
          question: 'Can I use the old storage-heater circuits?',
          answer:
            'Often the cable is good: each was sized for about 3 kW. But those circuits are on a supply that is live only at night, and must be moved to a supply that is live all day. That is new work at the consumer unit, and needs testing and usually notifying. Ask your supplier what happens to the tariff first.',
        },
        {
          question: 'What happens if one panel fails?',
          answer:
            'The others on the circuit carry on, because they are wired side by side. The circuit’s resistance rises by a known amount and its current falls by about 1 A, so a test at the consumer unit finds it.',
        },
        {
          question: 'Is a three-phase supply an advantage?',
          answer:
            'It helps a large building. Spread the circuits over the phases so that no phase carries more than a third of the heating, give or take one circuit. For a house it is rarely worth asking for.',
        },
        {
          question: 'Do I have to tell the network operator?',
          answer:
            'If the new maximum demand could pass 60 A, if the supply is looped, or if the rating of the fuse is unknown, yes, and before the work. Your electrician sends the calculation.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'Have the load worked out',
      text: 'The quick calculator counts your panels and their power. For circuits room by room, [call us](/contact) with a photo of your fuse and consumer unit to hand.',
      actions: [
        { label: 'Work out your cost', href: '/calculator/quick' },
        { label: 'Find an installer', href: '/installers' },
      ],
    },
  ],
}
