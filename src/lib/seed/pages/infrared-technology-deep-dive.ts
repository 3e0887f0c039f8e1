import type { PageSeed } from '../support/page-seed'

export const infraredTechnologyDeepDive: PageSeed = {
  path: '/infrared-technology-deep-dive',
  name: 'Infrared technology',
  title: 'Infrared heating explained, with the working',
  description:
    'What infrared heat is, why only the net exchange counts, what view factors do to comfort, and what an infrared ceiling panel can’t do. With formulas.',
  category: 'guide',
  template: 'guide',
  heading: 'How infrared heating works, and what it can’t do',
  lead: 'Infrared is heat that travels as light does: straight through the air until something stops it. Some of it reaches you directly. The rest warms floor, walls and furniture, which warm you and the air in turn.',
  inShort: [
    'A panel heats what is in its view: you, the floor and the sofa. They warm the air.',
    'Of the 225 W it draws, about 142 W leave the face as infrared at the stated 52.5 °C.[^panel-heat-sums]',
    'One panel is gentle: it raises the radiant temperature where you sit by about two thirds of a degree. A living room needs several.[^view-factor-sums]',
    'It makes the same heat from the same electricity as any other electric heater. What changes is where the heat goes.',
  ],
  picture: 'living-room',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'prose',
      heading: 'Everything warm gives off infrared',
      text: `Every surface gives off infrared, and the warmer it is, the more. We can’t see it, but feel it as warmth when it is absorbed.

A panel at 52.5 °C is strongest at a wavelength of 8.9 µm; a wall at 20 °C at 9.9 µm; skin at 9.5 µm.[^planck-sums] So a panel is a warmer piece of ceiling, and it doesn’t glow. “Far infrared” and “bio-infrared” on packaging describe any object at this temperature, a radiator full of water included.`,
      engineer: `Wien: λ = 2,897.8 µm·K ÷ T,[^codata-constants] with T 325.65 K. Planck’s law, integrated: 0.02% of the power lies below 3 µm, 2.2% below 5 µm, 18% below 8 µm, 39% between 8 and 14 µm (the window of most thermal cameras), 43% beyond.[^planck-sums]

The names don’t agree: ISO 20473 calls 3 to 50 µm mid-infrared, CIE puts everything beyond 3 µm into its band C, which trade literature calls far. Nothing about the heat depends on it.

Less than three hundredths of one per cent of a panel’s radiation is shorter than 3 µm, and red light ends at 0.7.[^planck-sums]`,
    },
    {
      block: 'prose',
      heading: 'Only the difference counts',
      text: `Heat passes both ways, from panel to room and from room to panel. A white face at 52.5 °C sends out 574 W from each square metre; a room at 20 °C sends 377 back. What heats you is the difference, 197 W/m², or 142 W for a face of 0.72 m².[^panel-heat-sums]

From 50 to 55 °C it rises by a fifth, so the [open question about surface temperature](/powerboard-technical-authority) matters.`,
      engineer: `q = ε σ (T_s⁴ − T_r⁴), a small grey panel in a large enclosure; σ = 5.670374 × 10⁻⁸ W/m²K⁴.[^codata-constants] Strictly ε is an effective emissivity of the pair of surfaces. With room surfaces at 0.9 and an area ratio of 0.72 to about 83 m² the correction is below 0.1%, so it is left out.

Linearised about the mean of both temperatures, q ≈ h_r (T_s − T_r) with h_r = 4 ε σ T_m³: 6.0 W/m²K here, 5.5 between a person and a wall.`,
    },
    {
      block: 'table',
      caption:
        'What a face of 1,200 × 600 mm gives off downwards in a room at 20 °C. Emissivity 0.90, convection 1.0 W/m²K.[^panel-heat-sums]',
      columns: ['Mean surface', 'Net infrared', 'Infrared, whole face', 'With convection'],
      rows: [
        ['40 °C', '114 W/m²', '82 W', '96 W'],
        ['50 °C', '180 W/m²', '129 W', '151 W'],
        ['52.5 °C', '197 W/m²', '142 W', '165 W'],
        ['55 °C', '215 W/m²', '155 W', '180 W'],
        ['60 °C', '252 W/m²', '181 W', '210 W'],
      ],
    },
    {
      block: 'prose',
      heading: 'Some of it is warm air after all',
      text: `Air that touches the face warms up too, but stays under it in a thin, fairly still layer. We assume that 86% of what leaves the front is infrared and 14% is convection; the likely range for infrared is 75% to 92%.[^downward-convection-range] A radiator under a window is the opposite: mostly warm air, with some infrared.`,
    },
    {
      block: 'prose',
      heading: 'It heats what is in its view',
      text: `A seat under the panel gets most; the same seat two metres to the side gets a third; the floor under a table gets nothing directly. The share of your surroundings that a panel fills is called its view factor. From a seat 1.8 m below it is 1.7%, so a room needs several panels.`,
      engineer: `For a small sphere, the usual stand-in for a person: F = Σ ± atan(XY ÷ (c √(X² + Y² + c²))) ÷ 4π over the four corners of the panel, X and Y their offsets and c the drop. Centred, 1.8 m below 1,200 × 600 mm: F = 0.01656. For a small upward-facing surface at the same place, 0.0648.[^view-factor-sums]

Panel to floor, both horizontal, by the formula for parallel rectangles:[^view-factor-catalogue] 0.510; back from floor to panel by reciprocity 0.0184. The six faces of the room must sum to 1 from any point inside it, which is how we test the code.

Far from the panel F tends to A ÷ 4πc², the inverse square. At 1.8 m that gives 0.0177, already 7% too high.

A window of 2.4 m² in one of the walls catches about 5% of what leaves the panel.[^view-factor-sums]

Of what leaves a panel in the middle of a ceiling of 5 × 4 m, 2.4 m up, 51% falls on the floor and the furniture and 49% on the walls.[^view-factor-sums]`,
    },
    {
      block: 'drawing',
      drawing: 'view-factor',
      caption: 'The view factor falls quickly with distance and with every step to the side.',
    },
    {
      block: 'chart',
      heading: 'How quickly the warmth falls off',
      unit: 'K',
      rows: [
        { label: '0.5 m below', value: 5.2, note: 'Too close to sit' },
        { label: '0.9 m', value: 2.3, note: 'Head of someone standing, ceiling at 2.5 m' },
        { label: '1.8 m', value: 0.68, note: 'Someone seated, ceiling at 2.4 m' },
        { label: '2.3 m', value: 0.43, note: 'Near the floor' },
      ],
      caption:
        'Rise in mean radiant temperature straight below the middle of one panel at 52.5 °C in a room at 18 °C. Computed.[^view-factor-sums]',
    },
    {
      block: 'figure',
      picture: 'living-room-heat',
      caption: 'Surfaces in view of the panel are brightest, and furniture casts shadows. A simulation, in W/m².',
    },
    {
      block: 'workedExample',
      heading: 'From 225 W to one person',
      question:
        'One panel at 52.5 °C hangs 1.8 m above the middle of a seated person in a room at 18 °C. How much warmer is that?',
      lines: [
        {
          what: 'Net infrared of the face, against a room at 18 °C',
          working: '0.9 × 5.67 × 10⁻⁸ × (325.65⁴ − 291.15⁴)',
          result: '207 W/m²',
        },
        { what: 'From the whole face', working: '207.2 × 0.72', result: '149 W' },
        {
          what: 'Share that reaches a seated person with 1.8 m² of skin',
          working: '1.8 × 0.70 × 0.01656 ÷ 0.72',
          result: '2.9%',
        },
        { what: 'On the person', working: '149.2 × 0.02897', result: '4.3 W' },
        {
          what: 'Rise in mean radiant temperature',
          working: '(291.15⁴ + 0.01656 × (325.65⁴ − 291.15⁴))^¼ − 291.15',
          result: '0.68 K',
        },
        { what: 'Rise in operative temperature, with still air', working: '0.68 ÷ 2', result: '0.34 K' },
      ],
      answer:
        'One panel adds a third of a degree, felt on the side that faces it. A seated person gives off about 105 W,[^iso-8996-metabolic] so 4 W are noticeable but small.',
    },
    {
      block: 'prose',
      heading: 'What a person feels',
      text: `You lose about as much heat to the air that touches you as by infrared to the surfaces around you. What you feel is close to the average of the two temperatures, which engineers call operative temperature.[^iso-7726-instruments] Air at 20 °C between surfaces that average 16 °C feels like 18. Air at 19 °C between surfaces at 21 °C feels like 20. That is the effect of warmer surfaces.

Its size depends on the number of panels. In the lounge of our example seven take the middle of the room from an operative 19.0 to 20.2 °C.[^view-factor-sums] Claims that one panel makes a room “feel four degrees warmer” need a measurement that we have never seen.`,
      engineer: `T_mrt⁴ = Σ F_i T_i⁴ over everything in view; T_op = (h_c T_a + h_r T_mrt) ÷ (h_c + h_r), simplified to the mean of both below 0.2 m/s.[^iso-7726-instruments] For a person rather than a sphere, ISO 7726 weighs six plane radiant temperatures: seated 0.18 for up and down, 0.22 for the sides, 0.30 for front and back, over 1.40. The vertical share is small, which is one more reason why a ceiling acts less on a body than a wall of the same temperature.

Inside surfaces before the panels act: T_si = T_a − U R_si (T_a − T_e). At −2.2 °C outside, walls of 1.5 W/m²K are at 15.7 °C and the window at 11.9 °C.

The lounge has two cold external walls of U 1.5 W/m²K, a window of 2.4 m² and U 2.8, and a floor of U 0.7. Mean radiant temperature rises from 17.3 to 19.0 °C under a panel near the corner, and from 17.2 to 19.1 °C by the window.[^view-factor-sums]

In that lounge, seated, air at 20 °C, −2.2 °C outside, in the first minutes after seven panels reach 52.5 °C: 18.0 to 20.5 °C in the middle, 18.8 to 20.3 °C near the inner corner, 16.9 to 18.1 °C half a metre from both external walls. Later the walls and the floor warm as well, and the gain grows.[^view-factor-sums]`,
    },
    {
      block: 'prose',
      heading: 'The first hour',
      text: `Direct warmth begins as soon as the face is warmer than the room and grows for about half an hour. Then the room follows: cushions, rug and table tops first because they are light, then plaster, while brick takes all afternoon. The air takes least. To warm the 48 m³ of a room by ten degrees takes as much heat as boiling one full kettle; the plasterboard round it takes eleven times that.[^panel-material-sums]

For a room to be warm at seven, its panels start at six or earlier.`,
      engineer: `Air: 0.33 × 48 = 15.8 Wh/K. Plasterboard, 12.5 mm at 800 kg/m³ and 1.0 kJ/kgK, on 43.2 m² of wall and 20 m² of ceiling: 632 kJ/K, or 176 Wh/K. A wet-plastered brick wall brings several times that within reach of a day’s cycle. Hence the usual margin for heating up, which we set at 10 W per m² of floor for rooms in intermittent use: an assumption, and printed as one in a quote.`,
    },
    {
      block: 'film',
      film: 'warm-up-loop',
      caption:
        'An hour in a living room under its four panels. A simulation, with panels settling at the stated 52.5 °C: bands show how far surfaces have warmed, from nothing (dark) to 2 K or more (pale).',
    },
    {
      block: 'prose',
      heading: 'A warm head and cold feet',
      text: `Of all kinds of uneven warmth, people dislike a warm ceiling most. Standards limit the difference between what an upward and a downward facing surface would see to 5 K, or 7 K for a modest standard.[^iso-7730-asymmetry] The seven panels of our lounge, all at full power over an uninsulated floor, make about 12 K in the middle.[^view-factor-sums]

It falls as the floor warms and the thermostat begins to switch. To avoid it, spread the panels out, keep them from straight above the sofa, and insulate the floor. We check every layout for it before we quote.`,
      engineer: `Δt_pr = t_pr,up − t_pr,down. For a small horizontal surface at (2.5, 2.0, 0.6) m, F to the seven panels is 0.2166. To give off 225 W a face must be at 62.4 °C; with an emissivity of 0.90 it radiates as a black one at (0.90 × 335.55⁴ + 0.10 × 293.15⁴)^¼ − 273.15 = 58.84 °C. With the rest of the upper half at 20 °C, t_pr,up = (0.2166 × 331.99⁴ + 0.7834 × 293.15⁴)^¼ − 273.15 = 29.74 °C. Floor at U 0.7 W/m²K, R_si 0.17: 17.36 °C. Difference 12.4 K; against a floor at 20 °C still 9.7 K. With the two cold walls and the window in view as well, from above and from below, it is 11.5 K.

The limits have their critics. A study of 148 people under ceilings of up to 45 °C found a little more discomfort with each step, and proposed 10 K as the point to stay below.[^overhead-radiation-study] We use 5 K, which ASHRAE sets too,[^ashrae-55-asymmetry] because it is the stricter.`,
    },
    {
      block: 'prose',
      heading: 'Does it use less energy?',
      text: `Not that anyone has shown, and nothing like the half that has been advertised. Suppose that warmer surfaces let you keep the air 2 K cooler at equal comfort. Less heat then leaves with the air: in our lounge 1% of the total on the design day.[^lounge-sums] But no less leaves through walls and windows, because you have just warmed them. So our calculators give panels the same heat as any heater with a room thermostat, within 5% either way.

What does save works with any electric heater that has its own thermostat: heat only the room that you use, while you use it. The [thermal efficiency guide](/thermal-efficiency-guide) has figures.`,
      engineer: `Loss = (H_f + H_v) ΔT with H_f 55.76 and H_v 7.92 W/K; 63.68 × 23.2 = 1,477 W. Air 2 K lower at unchanged surfaces: 7.92 × 2 ÷ 1,477 = 1.1%. With 1.5 air changes H_v is 23.76 W/K, the loss 1,845 W and the share 2.6%.[^lounge-sums] The whole 2 ÷ 23.2 = 8.6% would need surfaces that cool with the air, and then you would feel colder.

With half an air change an hour, air accounts for 12% of the loss. Tests of fourteen systems in one laboratory house, infrared panels among them, found that electrified systems did poorly on a morning and evening pattern at −5 °C.[^energy-house-14-systems]`,
    },
    {
      block: 'prose',
      heading: 'What infrared doesn’t do',
      text: `- **It doesn’t leave the air cold.** After an hour or two air and surfaces are close together, as with any heating.
- **It doesn’t pass through walls, furniture or window glass.** At 9 µm glass is opaque.[^emissivity-tables]
- **It doesn’t store.** Switch off, and the direct warmth fades in minutes.
- **It doesn’t dry a house.** The same moisture in air at 18 °C instead of 20 °C is 68% relative humidity instead of 60%.[^air-humidity-sums]
- **It doesn’t heal.** We make no claim about health.
- **It doesn’t get round the heat loss of the room.** What leaves has to be put back.`,
    },
    {
      block: 'callout',
      tone: 'limit',
      heading: 'Where direct warmth isn’t what you need',
      text: 'In rooms that must be evenly warm all day, such as those of frail people who move little; under low ceilings; in rooms full of tall furniture; in homes with a working gas boiler. A slow, even system on a cheaper fuel does better.',
    },
    {
      block: 'questions',
      heading: 'Questions about infrared',
      questions: [
        {
          question: 'Is the radiation dangerous?',
          answer:
            'No. It is the kind that a wall, a mug of tea and your own skin give off, and it isn’t ionising. At 1.8 m below a panel it adds about 13 W/m² on a level surface. Midday sun in summer brings about a thousand.',
        },
        {
          question: 'Can I feel it through clothes?',
          answer:
            'You feel the cloth getting warmer. At these wavelengths fabric absorbs nearly everything in its outer layer and passes the heat on by conduction. Bare skin and a thin shirt notice it first.',
        },
        {
          question: 'Why not put the panel on the wall, where I’m facing it?',
          answer:
            'A wall panel warms a sitting or standing body more evenly. But it loses more to rising air, is blocked by furniture, is within reach, and takes up space. A ceiling is the better place for a large, mild surface.',
        },
        {
          question: 'Does a hotter, smaller panel do the same?',
          answer:
            'For the same watts it gives more per square metre and feels sharper, with stronger asymmetry below it. A larger and cooler surface is more comfortable and needs more ceiling.',
        },
        {
          question: 'Will my thermostat read the right temperature?',
          answer:
            'A wall thermostat reads mostly air, with some of the wall behind it. With radiant heat it tends to read a little low against what you feel, so people set it slightly lower. Keep it out of the panel’s view and out of the sun.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'See it for your own home',
      text: 'Count the panels your home would need and what they would cost to run for a year, or read how their heat is measured.',
      actions: [
        { label: 'Work out your cost', href: '/calculator/quick' },
        { label: 'Read the thermal efficiency guide', href: '/thermal-efficiency-guide' },
      ],
    },
  ],
}
