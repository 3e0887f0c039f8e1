import type { PageSeed } from '../support/page-seed'

export const powerboardTechnicalAuthority: PageSeed = {
  path: '/powerboard-technical-authority',
  name: 'Technical authority',
  title: 'Powerboard technical authority: what is known, what isn’t',
  description:
    'Where every figure about the 225 W Powerboard panel comes from, which figures contradict each other, and which test report would settle each of them.',
  category: 'guide',
  template: 'guide',
  heading: 'What is known about the panel, and what isn’t',
  lead: 'The panel’s electrical figures agree. Its surface temperature and power don’t, and two different panels share one name. This page says where each figure comes from, what it means, and which test would settle the rest.',
  inShort: [
    'Four figures agree: 225 W, 230 V, 235 Ω and 0.98 A.[^powerboard-electrical-data]',
    'The stated surface temperature accounts for 165 W of the 225 W. Where the rest goes has not been measured.[^panel-heat-sums]',
    'Of the two panels with one name, we draw, model and quote the 1,200 × 600 mm one.',
    'Seven tests would settle everything that is open.',
  ],
  picture: 'panel-back',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'prose',
      heading: 'The short version',
      text: `Powerboard S is a flat electric heater for a ceiling: 225 W at 230 V, 1,200 × 600 mm, 12.5 mm thick, 6.6 kg.[^powerboard-data-sheet] Like every electric heater it turns all the electricity it draws into heat, most of it infrared that goes down into the room.

One panel uses 0.225 kWh in an hour, which costs {number:cost.panel.per-hour} at today’s price cap. Thirteen draw 12.7 A.[^electrical-arithmetic] A person 1.8 m below one panel gains about two thirds of a degree of radiant temperature, so a room needs several.[^view-factor-sums] Where a test report is still to come, we print what the manufacturer states and mark it.`,
    },
    { block: 'specTable', product: 'powerboard-s-225w', layout: 'summary' },
    {
      block: 'prose',
      heading: 'Where our figures come from',
      text: `Every figure on these pages is one of four kinds, and its source says which.

- **Stated by the manufacturer.** Power, size, weight and surface temperature. We treat them as unproven until a report confirms them.
- **Published by others.** Laws, standards, tariffs and trials, with the day we last read them.
- **Computed by us.** The formula and inputs come with the result.
- **Assumed.** A judgement, labelled as one.

Where a figure has two readings, we show both and calculate with the less flattering one. Phrases with a dotted underline are marketing claims: each opens a note on the evidence, which for several is still missing.`,
      engineer: `Sources carry one of four marks: verified (read, with address and date), well known (from standards and handbooks, not re-read), computed, assumed. Sums run in double precision and are rounded only when printed. View factors are closed forms, compared with four million random rays: agreement within 0.1%.[^view-factor-sums]

Sizing can rest on either of two bases: the rated input of 225 W, or the 165 W that the face can give off at the stated mean temperature of 52.5 °C. A written quote shows both counts until a measurement makes one of them redundant.`,
    },
    {
      block: 'prose',
      heading: 'What it draws: figures that agree',
      text: `A panel is a resistor. If you know two of its voltage, resistance, current and power, the other two follow. The data sheet gives all four, and they fit.[^powerboard-electrical-data]

The mains may be anywhere from 216 to 253 V,[^esqcr-voltage] and the power changes with it, from about 199 to 272 W. You pay for what the panel draws, and get as much heat. The [electrical guide](/electrical-systems-guide) deals with cables and circuits.`,
      engineer: `P = U² ÷ R with R 235 Ω: 198.9 W at 216.2 V, 225.1 W at 230 V, 272.4 W at 253 V. For small changes ΔP/P = 2 ΔU/U − ΔR/R, so 1% more voltage gives 2% more power, and 1% more resistance 1% less.

A check on site needs both readings at once, under load: the voltage at the connection box and the current after an hour’s run. Their product is the input, and their quotient the resistance when warm, to compare with the cold resistance noted at handover.`,
    },
    {
      block: 'workedExample',
      heading: 'Do the four electrical figures fit?',
      question: 'The data sheet states 225 W, 230 V, 235 Ω and 0.98 A. Any two should give the other two.',
      lines: [
        { what: 'Power from voltage and resistance', working: '230² ÷ 235', result: '225.1 W' },
        { what: 'Current from voltage and resistance', working: '230 ÷ 235', result: '0.979 A' },
        { what: 'Power at the highest lawful voltage', working: '253² ÷ 235', result: '272.4 W' },
        { what: 'Power at the lowest', working: '216.2² ÷ 235', result: '198.9 W' },
        { what: 'Thirteen panels on one circuit', working: '13 × 225 ÷ 230', result: '12.7 A' },
      ],
      answer:
        'They fit. Thirteen on 16 A is the manufacturer’s limit, not a rule of BS 7671. Even at 253 V they draw only 14.0 A.',
    },
    {
      block: 'prose',
      heading: 'Power per square metre',
      text: `The data sheet gives a “power density” of 440 W/m². That is electricity in, over the heated strip of 470 × 1,088 mm that holds the conductor.[^panel-heat-sums] The infrared that leaves a face at the stated temperature is 197 W/m².[^panel-heat-sums]

“Coverage 0.72” is the area of the panel in square metres, not of the floor that it heats.`,
      note: '440 W/m² is over the heated strip. Over the whole face it is 312.5 W/m².',
      engineer: `Input over the heated strip: 225 ÷ 440 = 0.511 m², and 0.511 ÷ 0.470 = 1.088 m. Input over the face: 225 ÷ (1.200 × 0.600) = 312.5 W/m². Infrared from the face at 52.5 °C into a room at 20 °C: 0.90 × 5.670 × 10⁻⁸ × (325.65⁴ − 293.15⁴) = 197.0 W/m².[^codata-constants] Only the last belongs in a calculation of radiant heat; use the second for the energy bill.`,
    },
    {
      block: 'prose',
      heading: 'How warm the face gets',
      text: `This is the main open question. The product data state 225 W and a surface of 52.5 °C.[^powerboard-data-sheet] In a room at 20 °C a white face of 0.72 m² at that temperature gives off about 142 W as infrared and 23 W to the air: 165 W in all.[^panel-heat-sums] Sixty watts are missing. Either the face is hotter than stated, or heat leaves through the back and the edges, or a limiter switches the panel off for about a quarter of the time.

In the first two cases all 225 W reach the building. In the third the room gets 165 W, and needs more panels. Until a test decides, a written quote shows both counts. It is safer to plan with the higher one.`,
      engineer: `q = ε σ (T_s⁴ − T_r⁴) with ε 0.90, σ 5.670 × 10⁻⁸ W/m²K⁴,[^codata-constants] T_s 325.65 K and T_r 293.15 K gives 197.0 W/m², times 0.72 m² is 141.9 W. Convection: 0.72 × 1.0 × 32.5 = 23.4 W, with 1.0 W/m²K assumed for a panel close under a ceiling.[^downward-convection-range]

The convection is the soft spot. With 0.5 W/m²K the front sheds 153.6 W, with 2 it sheds 188.7 W. Handbook formulas for a plate that hangs free in still air, heated side down, give about 2.0 to 2.5 for this size:[^downward-convection-plate] 200.4 W at 2.5. The gap narrows to 25 W and doesn’t close.

Front temperature that sheds 225 W: 65.0 °C at 0.5 W/m²K, 62.4 at 1.0, 58.0 at 2.0, 56.0 at 2.5. If only the strip of 0.511 m² were warm, 76.3 °C. The 59.7 W that are missing at 1.0 W/m²K correspond to 2.55 W/m²K through the back.

Sixty watts over a back of 0.72 m² is a weak insulator, but a possible one in a body 12.5 mm thick.`,
    },
    {
      block: 'drawing',
      drawing: 'heat-balance',
      caption:
        'Where 225 W can go: infrared and warm air from the face, computed for 52.5 °C in a room at 20 °C, and what remains.[^panel-heat-sums]',
    },
    {
      block: 'table',
      caption:
        'Three readings of one panel, and what each means for a lounge that loses 1,477 W on the design day.[^lounge-sums]',
      columns: ['Reading', 'Mean face', 'Heat into the building', 'Panels for 1,477 W'],
      rows: [
        ['225 W, all from the front', '62.4 °C', '225 W', '7'],
        [
          '52.5 °C, the rest from the back',
          '52.5 °C',
          '225 W, of which about 60 W behind the panel',
          '7, if the back warms a heated space',
        ],
        ['52.5 °C, held by a limiter', '52.5 °C', '165 W on average', '9'],
      ],
      note: 'Room at 20 °C, emissivity 0.90, convection 1.0 W/m²K.',
    },
    {
      block: 'prose',
      heading: 'Two panels with one name',
      text: `One set of data describes a body of 1,200 × 600 × 12.5 mm and 6.6 kg. Another under the same name gives 595 × 595 × 25 mm and 4.2 kg, the size of a tile in a suspended office ceiling.[^powerboard-second-sheet] We draw, model and quote the first. If you receive a data sheet for the second, ask which product it is.`,
      engineer: `With 225 W behind half the area, the smaller face would have to run at about 95 °C to give off its power from the front; at 52.5 °C it would give off 81 W.[^panel-heat-sums] Weight of a square metre: 9.2 and 11.9 kg. Mean density: 733 and 475 kg/m³. Input over the face: 312.5 and 635.5 W/m².[^panel-material-sums]`,
    },
    {
      block: 'table',
      caption:
        'The two bodies side by side. The upper four lines are stated; the rest assume that both draw 225 W.[^panel-material-sums]',
      columns: ['Figure', '1,200 × 600 body', '595 × 595 body'],
      rows: [
        ['Thickness', '12.5 mm', '25 mm'],
        ['Weight', '6.6 kg', '4.2 kg'],
        ['Surface', '52.5 °C', '50 to 55 °C'],
        ['Floor area served, as stated', 'none stated', '8 to 12 m²'],
        ['Area of the face', '0.720 m²', '0.354 m²'],
        ['Front gives off at 52.5 °C', '165 W', '81 W'],
        ['Mean face that sheds 225 W', '62 °C', '95 °C'],
      ],
      note: 'Heat from the front in a room at 20 °C, emissivity 0.90, convection 1.0 W/m²K.',
    },
    {
      block: 'prose',
      heading: 'Other figures to read with care',
      text: `- **Warm-up.** {claim:heat-up}. By calculation all 6.6 kg reach 52.5 °C after about 25 minutes, or 23 to 30 depending on the materials.[^panel-material-sums]
- **Area per panel.** “8 to 12 m²” is 19 to 28 W/m² of floor. The manufacturer’s own rule asks for 25, 30 or 35 W/m² by age of building. A heat-loss calculation for a 1930s semi with empty cavities comes to 76.[^house-sums] Don’t order by a rule.
- **Efficiency.** {claim:efficiency}. That holds for any electric heater, so it is no reason to choose this one.
- **Life and warranty.** {claim:lifespan}. {claim:warranty.years}. The first is an expectation; the second is a promise, but we don’t have its document yet.
- **Protection.** {claim:ip.rating}. In a bathroom the test report decides, and we don’t have that either.
- **Fitting.** One record says “12” for the time it takes and gives no unit. We don’t use it.`,
    },
    {
      block: 'prose',
      heading: 'Which test answers what',
      text: `- **Mean and highest surface temperature at 225 W**, in a room at 20 °C, after an hour: which of the three readings is true, and so the number of panels in every quote.
- **Radiant factor and radiation efficiency**, to IEC 60675-2[^iec-60675-2-radiant-factor] and IEC 60675-3:[^iec-60675-3-radiation-efficiency] the share that leaves as infrared, which we compute at 86% of the front.
- **Heat through the back**, with insulation above: what can be sold for use under a cold loft.
- **A warm-up curve**, minute by minute.
- **The IP report and the declaration of conformity**, with a photograph of each rating label.
- **The ecodesign sheet**.
- **The warranty document**.`,
      engineer: `For the first and the fourth a thermal camera and a grid of thermocouples will do; the camera must be set to the measured emissivity of the coating, because an error of 0.05 moves the reading by more than a degree at this temperature. For the back, a guarded hot plate isn’t needed: a heat-flux plate between panel and plasterboard, with 0, 100 and 270 mm of insulation above, brackets the cases that occur.

Where panels share one thermostat it also has to be settled which thing is the “local space heater” of Regulation 2015/1188: the panel of 225 W or the group.[^ecodesign-1188] The limit that applies changes at 250 W.`,
    },
    {
      block: 'prose',
      heading: 'Further reading',
      text: `[Infrared technology](/infrared-technology-deep-dive) · [Thermal efficiency](/thermal-efficiency-guide) · [Materials](/material-science-guide) · [Electrical systems](/electrical-systems-guide) · [Installation](/installation-engineering) · [Building regulations](/building-regulations-guide) · [Powerboard and gas boilers](/powerboard-vs-gas-boilers)

The figures alone are in the [technical specs](/technical-specs), and every reading of them is in the [full specification](/technical-specifications). For your own rooms, use the [professional calculator](/calculator/professional).`,
    },
    {
      block: 'callout',
      tone: 'limit',
      heading: 'When this panel is the wrong answer',
      text: 'As the only heating of a large, uninsulated house with a working gas boiler: a unit of heat costs {number:cost.infrared.per-kwh-of-heat} instead of {number:cost.gas-old.per-kwh-of-heat}.[^heat-price-sums] Under an uninsulated loft. In a low room, where heads come close to the face. And wherever you need proof today of a figure that this page lists as open.',
    },
    {
      block: 'questions',
      heading: 'Questions about the figures',
      questions: [
        {
          question: 'Why publish contradictions in your own data?',
          answer:
            'Because you would find them yourself, and because a quote based on the wrong figure has too few panels.',
        },
        {
          question: 'Which reading do you use when you size a room?',
          answer:
            'The calculation of heat loss first. Then both counts of panels, at 225 W each and at 165 W each. If they differ, the quote says so and names the reason; plan with the higher count until a report rules out a limiter.',
        },
        {
          question: 'Is the panel unsafe if its face runs at 62 °C instead of 52.5 °C?',
          answer:
            'Ten degrees more on a ceiling doesn’t make it unsafe in itself, but it does change what a hand feels and how close people should come. The safety standard for room heaters, EN 60335-2-30, sets its own tests;[^en-60335-2-30-heaters] only the test report shows compliance, not our calculations.',
        },
        {
          question: 'Could I measure it myself?',
          answer:
            'Partly. Your smart meter shows whether the panel draws its power without a break: if it cycles while the room thermostat still calls for heat, a limiter is at work. An infrared thermometer set to 0.90 or 0.95 gives the surface within a few degrees. We’d like to see your readings.',
        },
        {
          question: 'Do these doubts apply to other manufacturers’ panels?',
          answer:
            'The calculation does. Divide the watts of any panel by its area: at 52.5 °C a white face gives off some 230 W/m² by infrared and air together. If more goes in, the face is hotter than stated, or heat leaves by the back, or the panel cycles.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'Use the figures for your own rooms',
      text: 'Work out a room with its own walls and windows, or tell us about a data sheet that doesn’t match this page.',
      actions: [
        { label: 'Open the professional calculator', href: '/calculator/professional' },
        { label: 'Contact us', href: '/contact' },
      ],
    },
  ],
}
