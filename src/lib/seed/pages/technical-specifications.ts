import type { PageSeed } from '../support/page-seed'

export const technicalSpecifications: PageSeed = {
  path: '/technical-specifications',
  name: 'Full specification',
  title: 'Full technical specification for engineers',
  description:
    'Electrical and thermal data of the Powerboard 225 W panel, checked against each other: heat balance, warm-up, circuits, product law, conflicting readings.',
  category: 'product',
  template: 'reference',
  heading: 'Every figure, and what it means.',
  lead: 'The electrical, thermal and mechanical figures of the panel, and what follows from each. Open a subject to read it.',
  picture: 'panel-exploded',
  lastChecked: '2026-11-21',
  blocks: [
    { block: 'specTable', product: 'powerboard-s-225w', layout: 'full' },
    {
      block: 'prose',
      heading: 'Readings that contradict each other',
      text: 'Some figures have been published in more than one reading. Each row says what follows, and which one to plan with.',
    },
    {
      block: 'table',
      caption: 'Readings that contradict each other',
      columns: ['Quantity', 'One reading', 'Another', 'What it means'],
      rows: [
        [
          'Size and mass',
          '1,200 × 600 × 12.5 mm, 6.6 kg',
          '595 × 595 × 25 mm, 4.2 kg',
          'Two panels, not two readings: 0.72 and 0.354 m², 312.5 and 635.5 W/m² of face. This page describes the first.',
        ],
        [
          'Power density',
          '440 W/m²',
          '312.5 W/m²',
          'Input over the heated 0.511 m²; input over the whole 0.72 m². Neither is what leaves the face.',
        ],
        [
          'Temperature of the face',
          '52.5 °C',
          '50 to 55 °C',
          'Compatible. Neither sheet says whether it is the mean or the hottest point, nor in what room.',
        ],
        [
          'Heat at that temperature',
          '225 W taken',
          '165 W from the face',
          '60 W leave at the back and edges, or a limiter switches the panel off for a quarter of the time, or the face is hotter.',
        ],
        [
          'Warm-up',
          '{readings:heat-up}',
          'About 25 minutes by calculation',
          'The whole 6.6 kg is at 52.5 °C after about 25 minutes, or 23 to 30 depending on its materials. Anything sooner is the first warmth on the skin.',
        ],
        [
          'Floor area per panel',
          '8 to 12 m²',
          '6.4, 7.5 or 9 m²',
          '28 to 19 W/m² on one sheet; 35, 30 or 25 W/m² by the manufacturer’s rule. A heat-loss calculation replaces both.',
        ],
        [
          'Ceiling coverage',
          '22.5, no unit',
          '11.2%',
          'As a percentage it is 70 W per m² of floor, about what an uninsulated house before 1975 loses. The 35 W/m² rule covers 11.2%.',
        ],
        [
          'Installation time',
          '12, no unit',
          '{readings:installation.time}',
          'The 12 is not used anywhere. A room takes hours, a house days.',
        ],
        ['Barn example', '9.1 kW', '41 panels', '9,100 ÷ 225 is 40.4. Forty panels are 9.0 kW, forty-one 9.2 kW.'],
      ],
      note: 'Collected from the product data, a second data sheet and the pages of this site. A figure stays here until a document settles it.',
    },
    {
      block: 'prose',
      heading: 'What this site claims, and the evidence',
      text: 'Every claim in its published wording. Press a figure with a dotted underline for its evidence.',
    },
    {
      block: 'table',
      caption: 'Claims made for it on this site',
      columns: ['Claim', 'As published', 'What it means'],
      rows: [
        [
          'Efficiency',
          '{readings:efficiency}',
          'A property that all electric heaters share. See product law below for the index that differs.',
        ],
        [
          'Warranty',
          '{readings:warranty.years}',
          'No warranty document is on file, so rely on the shortest. One longer than the expected life would outlive the panel.',
        ],
        ['Price', '{readings:price.panel}', 'Your written quote confirms it, including VAT.'],
        ['Delivery', '{readings:price.delivery}', 'Confirmed in the same quote.'],
        [
          'Installation price',
          '{readings:price.installation}',
          'We do not know whether it was meant for each panel or each job. Your quote states it after a survey.',
        ],
        [
          'Savings a year',
          '{readings:savings.year}',
          'Not based on measured homes. Compared with gas, bills usually rise; the [calculator](/calculator/quick) works out your own figure.',
        ],
        [
          'Energy savings',
          '{readings:savings.energy}',
          'A panel and a room heater use the same heat in the same room. Heating fewer rooms saves energy with any electric heater.',
        ],
        [
          'Savings compared with heat pumps',
          '{readings:savings.heat-pump}',
          'A comparison of purchase prices before the grant. A heat pump costs far less to run.',
        ],
        [
          'Payback',
          '{readings:payback}',
          'No measured case. By our own calculation none, compared with electric heaters that have room thermostats or with gas.',
        ],
        [
          'Customer rating',
          '{readings:rating}',
          'We do not hold the reviews behind any of these ratings, and publish none of them to search engines.',
        ],
        ['Ratings counted', '{readings:rating.count}', 'The number behind the second rating.'],
        ['Time to get a quote', '{readings:quote.time}', 'Not measured yet.'],
      ],
    },
    {
      block: 'prose',
      heading: 'Electrical data',
      text: `The element is a plain resistance. At 230 V its 235 Ω draw 0.98 A and make 225 W, and the three figures confirm each other.[^electrical-arithmetic] A resistance has no power factor to correct and no inrush worth designing for.

Power follows the square of the voltage. The supply may lawfully be anywhere between 216.2 and 253 V,[^esqcr-voltage] so one and the same panel takes between 199 and 272 W. Design for current at the upper limit and output at the lower.`,
      engineer: `**P = V²/R.** 230²/235 = 225.1 W; 253²/235 = 272.4 W at 1.077 A; 216.2²/235 = 198.9 W at 0.920 A. The change of R with temperature is not stated and is neglected.

Power density: 225 W ÷ 440 W/m² = 0.5114 m², which is the heated width of 0.470 m × 1.088 m.`,
    },
    {
      block: 'drawing',
      drawing: 'panel-layers',
      caption: 'Face, heating film, insulation, back sheet and frame. The film covers 0.511 m² of the 0.72 m² face.',
    },
    {
      block: 'prose',
      heading: 'Heat from the face',
      text: `A surface gives off heat in two ways. It radiates, by an amount that only its temperature, its emissivity and the temperature of what it faces decide; and it warms the air that touches it. A warm ceiling is poor at the second, since warm air stays up there.

At 52.5 °C in a room at 20 °C, with an emissivity of 0.90, the face radiates 197 W/m². Over 0.72 m² that is 142 W. Air takes about 23 W more. Together: 165 W, or 73% of the electricity.[^panel-heat-sums] Of that heat, 86% is radiant.

A gross figure of 574 W/m² is sometimes printed for surfaces at this temperature. It leaves out what the room radiates back.`,
      engineer: `**q = εσ(T_s⁴ − T_sur⁴)**, σ = 5.670374419 × 10⁻⁸ W/m²K⁴, small grey surface in a large enclosure: 0.90 × σ × (325.65⁴ − 293.15⁴) = 197.0 W/m².

Convection: h_c = 1.0 W/m²K for a warm plate facing down, our assumption within 0.5 to 2.0. The radiant share is 92% at 0.5 and 75% at 2.0.

To give off 225 W from the face alone, its mean temperature would have to be 62.4 °C (65.0 °C at h_c 0.5, 58.0 °C at 2.0), or 76.3 °C were only the heated 0.511 m² warm.

Peak wavelength by Wien’s law: 2,898 µm·K ÷ 325.65 K = 8.90 µm, far infrared. Window glass is opaque to it, so a panel does not heat through windows.`,
    },
    {
      block: 'chart',
      heading: 'What a face of 0.72 m² gives off',
      unit: 'W',
      rows: [
        { label: '50 °C', value: 150.9 },
        { label: '52.5 °C', value: 165.3, note: 'as published' },
        { label: '55 °C', value: 179.9 },
        { label: '60 °C', value: 210.1 },
        { label: '62.4 °C', value: 225, note: 'all that it draws' },
      ],
      caption:
        'Radiation and convection at emissivity 0.90, h_c 1.0 W/m²K, room and air at 20 °C. Computed, not measured.',
    },
    {
      block: 'workedExample',
      heading: 'The heat balance at 52.5 °C',
      question: 'A panel takes 225 W and its face is at 52.5 °C. How much is not accounted for?',
      lines: [
        { what: 'Radiated by the face', working: '0.72 m² × 197.0 W/m²', result: '141.9 W' },
        { what: 'Taken by the air', working: '0.72 m² × 1.0 W/m²K × 32.5 K', result: '23.4 W' },
        { what: 'Given off by the face', working: '141.9 + 23.4', result: '165.3 W' },
        { what: 'Not accounted for', working: '225.0 − 165.3', result: '59.7 W' },
      ],
      answer:
        'Three explanations fit: a loss through the back equivalent to a U-value of 2.55 W/m²K, a limiter that lets the panel run 73% of the time, or a face hotter than published. Whatever the panel draws is heat in the building; which part of it you feel is what differs.',
    },
    {
      block: 'prose',
      heading: 'What happens behind the panel',
      text: `Heat that leaves through the back is not always lost. Under a heated room it warms the floor above. Under a loft with 270 mm of insulation 5 to 6 W are lost. Under a bare loft it can be 79 W, more than a third of what you pay for.[^panel-back-loss] So no panel goes under an uninsulated loft before the insulation does.

The [guide to materials](/material-science-guide) has the table, for a heated room above, an insulated loft and a bare one.`,
      engineer:
        '**Q = U·A·ΔT** through the ceiling behind the panel: 0.16 × 0.72 × 47.5 = 5.5 W; 2.3 × 0.72 × 47.5 = 78.7 W, with the back at 52.5 °C and the loft at 5 °C.',
    },
    {
      block: 'prose',
      heading: 'Warm-up and response',
      text: `Warming all 6.6 kg by 32.5 K takes 180 to 234 kJ, depending on what the panel is made of. At 225 W that would be 13 to 17 minutes if nothing were given off on the way.[^panel-warm-up] But the face gives off more the warmer it gets, so the panel passes 52.5 °C after about 25 minutes (23 to 30).[^panel-material-sums] In five minutes its mean rise is 9 to 11 K. What you feel sooner is the first warmth on your skin, from the thin film that warms first. {claim:heat-up}.

The room is slower. Air, walls and furniture follow in half an hour to several hours, depending on their mass.`,
      engineer:
        '**t = m·c·ΔT/P** with c = 840 to 1,090 J/kgK: 6.6 × 840 × 32.5 ÷ 225 = 801 s; 6.6 × 1,090 × 32.5 ÷ 225 = 1,039 s. Adiabatic, hence a lower bound. With the heat from the face, m c dT/dt = P − A [εσ(T⁴ − T_r⁴) + h_c (T − T_r)] at h_c 1.0 W/m²K in a room at 20 °C, 52.5 °C is passed after 23 min at 840, 25 at 900 and 30 at 1,090 J/kgK.',
    },
    {
      block: 'tool',
      tool: 'panel-working',
      heading: 'The working, step by step',
      text: 'Open a figure to see its formula and its inputs: our product record, or an assumption with its likely range. The room is at 20 °C and the panel below an insulated loft.',
    },
    {
      block: 'prose',
      heading: 'What one panel does for a person',
      text: `Less than advertising suggests. One panel at 52.5 °C, 1.8 m above a seated person, raises the mean radiant temperature there by 0.68 K and the felt temperature by 0.34 K.[^view-factor-sums] Seven panels over a 20 m² lounge raise the mean radiant temperature by 2.5 K in the middle and 1.2 to 1.9 K at the edges.

A warm ceiling has a limit of its own. At full power those seven make the ceiling side about 12 K warmer than the floor side; comfort standards allow 5 K for a good room.[^iso-7730-asymmetry] More panels at part load, spread out, are more comfortable than few at full power.`,
      engineer: `View factor of a small sphere to a rectangle, four corners summed: F = ΣΩ/4π with Ω = atan[XY/(c√(X² + Y² + c²))]. For 1.2 × 0.6 m, centred, c = 1.8 m: F = 0.01656. T_mrt⁴ = ΣF·T⁴ lifts 18.00 to 18.68 °C. Operative temperature at low air speed: (T_a + T_mrt)/2.

Radiant asymmetry at 225 W: the faces at 62.4 °C radiate as black ones at 58.8 °C, so t_pr,up is 29.74 °C against t_pr,down 17.36 °C: 12.4 K with the other surfaces at 20 °C, 11.5 K with the two cold walls and the window in view. BS EN ISO 7730: under 5 K in categories A and B, under 7 K in C.`,
    },
    {
      block: 'drawing',
      drawing: 'view-factor',
      caption: 'The part of everything a person sees that is panel: 1.7% of the full sphere at 1.8 m.',
    },
    {
      block: 'prose',
      heading: 'Circuits',
      text: `Thirteen panels on a 16 A circuit take 2,925 W and 12.7 A, four fifths of the rating. Fourteen would still be under 16 A. The limit is the manufacturer’s; BS 7671 has no 80% rule.

A new circuit is notifiable under Part P in England.[^part-p-notifiable] Certificates have had to name Amendment 4 of BS 7671 since the previous edition was withdrawn on 15 October 2026.[^bs-7671-a4] Cables, protection and bathrooms are in the [electrical guide](/electrical-systems-guide).`,
      engineer: `Ib = 13 × 225 ÷ 230 = 12.72 A; at 253 V 14.00 A. Ib ≤ In ≤ Iz holds for 16 A.

Volt drop over 25 m:[^bs-7671-appendix-4] 2.5 mm² at 18 mV/A/m gives 5.72 V (2.49%); 1.5 mm² at 29 mV/A/m gives 9.22 V (4.01%). Limit 5%.

A house of 41 panels is 9,225 W and 40.1 A: four circuits of 11, 10, 10 and 10, no diversity on direct heating, and a check of the supply before anything else. Thirteen panels weigh 86 kg: fix to joists or noggins.`,
    },
    {
      block: 'drawing',
      drawing: 'circuit',
      caption: 'One 16 A radial, its protection, a thermostat for each room and at most thirteen panels.',
    },
    {
      block: 'prose',
      heading: 'Product law, ratings and tax',
      text: `**Ecodesign.** Retained Regulation 2015/1188 covers fixed electric heaters. Up to 250 W it requires a seasonal index of at least 34%.[^ecodesign-points] The index starts at 40%, loses ten, and gains for controls. It is a regulator’s ranking, not the share of electricity that becomes heat, and the two should not be compared without saying so.

**Safety.** The Electrical Equipment (Safety) Regulations 2016 apply, with BS EN 60335-2-30 for room heaters.[^en-60335-2-30-heaters] A thermostat with an app needs a statement of compliance under the PSTI regime.[^psti-2022] Ask for the declarations.

**Energy rating.** SAP treats panel, convector and radiant heaters alike: 100% at the meter, at the price of electricity.[^sap-10-2-factors] In place of gas the rating usually falls.

**VAT.** Panels are not on the list of energy-saving materials, so they carry 20%.[^vat-708-6] There is currently no national grant for infrared panels.`,
    },
    {
      block: 'callout',
      tone: 'note',
      heading: 'What a test report would settle',
      text: `We don’t have a laboratory report yet, and we publish no measurements of our own. These five figures would settle most of the table above:

- mean and highest temperature of the face at 230 V in a room at 20 °C
- radiation efficiency to IEC 60675-3[^iec-60675-3-radiation-efficiency]
- heat through the back against a ceiling of known U-value
- the warm-up curve for the first thirty minutes
- the ingress test, which decides how near to water it may go`,
    },
    {
      block: 'questions',
      heading: 'Engineers ask',
      questions: [
        {
          question: 'Which output should I size with?',
          answer:
            'Count with both, and plan with the 165 W of the face until a report rules out a limiter that switches the panel off for part of the time. If the panel takes its 225 W throughout, all of it is heat for the building, wherever it leaves the panel inside the insulated envelope, and fewer panels will do. The [professional calculator](/calculator/professional) prints both counts. At a seat only the infrared counts: 142 W at 52.5 °C.',
        },
        {
          question: 'Which radiant fraction goes into a building model?',
          answer:
            'Take 0.86 radiant and 0.14 convective at h_c 1.0 W/m²K, and vary it between 0.75 and 0.92. Software that asks for the convective fraction of an instantaneous electric heater takes the second figure.',
        },
        {
          question: 'Can several panels share one thermostat?',
          answer:
            'Within one room and one circuit, yes, up to what the contacts are rated for. Which of them then counts as the heater under the ecodesign regulation is a question for a test laboratory.',
        },
        {
          question: 'Is there a BIM object or a photometric-style file?',
          answer:
            'No. A rectangle of 1,200 × 600 mm at 62.4 °C, with an emissivity of 0.90 and the view factor above, is all that our own comfort calculations use at full power.',
        },
      ],
    },
    {
      block: 'form',
      form: 'datasheet',
      heading: 'The datasheet as a PDF',
      text: '[Download the file](/downloads/datasheet) without filling in a form. If you would rather talk the project through, tell us about it: we’ll email you the link and call you.',
    },
  ],
}
