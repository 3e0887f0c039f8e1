import { EXAMPLE_HOME_NAME } from '@/lib/domain/estimate/example-home'

import type { PageSeed } from '../support/page-seed'

/**
 * Calculations: 44.4 kWh a year per W/K (2,056 degree days × 24 h ÷ 1,000 × 0.9 for timed heating); heat at 7.97p ÷ 0.84 = 9.49p from a gas boiler and 26.32p from any electric heater, for October to December
 * 2026.
 */
export const energyTips: PageSeed = {
  path: '/energy-tips',
  name: 'Energy tips',
  title: 'Twenty energy tips, each with its working',
  description:
    'What a filled wall, a lower thermostat, a closed chimney or a shorter shower is worth in kWh and pounds at autumn 2026 prices, with the working to check it.',
  category: 'advice',
  template: 'guide',
  heading: 'Twenty tips, each with its working.',
  lead: 'Each tip says what it is worth in a year at the prices of October to December 2026, with gas and with electric heating. Open the working to try your own figures.',
  inShort: [
    'Filling cavity walls is worth most, apart from new heating and a bare loft.',
    'A degree less on the thermostat costs nothing, and helps with any heating.',
    'Bulbs, showers and standby are worth tens of pounds, not hundreds.',
  ],
  picture: 'terrace-bedroom',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'chart',
      heading: 'Worth most in a year, in a house with gas',
      unit: '£',
      rows: [
        { label: 'Fill the cavity walls', value: 270, note: 'Tip 1' },
        { label: 'One degree lower', value: 132, note: 'Tip 7. Costs nothing' },
        { label: 'Close an unused chimney', value: 83, note: 'Tip 4' },
        { label: 'Dry with a heat pump', value: 83, note: 'Tip 18' },
        { label: 'Six LED bulbs', value: 82, note: 'Tip 19' },
        { label: 'Secondary glazing, 10 m²', value: 80, note: 'Tip 5' },
        { label: 'Pay by Direct Debit', value: 66, note: 'Tip 16. Costs nothing' },
        { label: 'A cooler boiler', value: 58, note: 'Tip 12. Costs nothing' },
      ],
      caption: 'The table has all twenty.',
    },
    {
      block: 'table',
      caption: 'Worth in a year; tips 1 to 12 in the house below',
      columns: ['Tip', 'Heated by gas', 'Heated by electricity'],
      rows: [
        ['1. Cavity walls filled', '£270', '£748'],
        ['2. Loft from 100 to 270 mm', '£46', '£126'],
        ['3. Draughts, a tenth of an air change', '£31', '£87'],
        ['4. Unused chimney closed', '£83', '£231'],
        ['5. Secondary glazing, 10 m²', '£80', '£222'],
        ['6. Curtains, 10 m² of single glazing', '£16', '£45'],
        ['7. One degree lower', '£132', '£366'],
        ['8. One room only, 60 evenings', '−£30', '£27'],
        ['9. Off an hour earlier at night', '£20', '£55'],
        ['10. Off when you leave, 60 times', '–', 'under £107'],
        ['11. Chair away from cold walls', '£17', '£46'],
        ['12. A cooler boiler', '£58', '–'],
        ['13. Economy 7, 40% at night', '–', '£159'],
        ['14. Heat pump', '–', '£1,734'],
        ['15. A fixed tariff a penny cheaper', '£50', '£50'],
        ['16. Pay by Direct Debit', '£66', '£66'],
        ['17. Shorter shower', '£10', '£29'],
        ['18. Heat pump dryer', '£83', '£83'],
        ['19. Six LED bulbs', '£82', '£43'],
        ['20. Standby, 10 W', '£18', '£10'],
      ],
      note: 'Calculated, not metered. Don’t add them up: a house with filled walls gains less from a lower thermostat. Prices of October to December 2026.',
    },
    {
      block: 'prose',
      heading: 'The house in these examples',
      text: `A 90 m² semi built 1930 to 1966 near Swindon, with unfilled cavity walls and 100 mm in the loft, loses 304 W for each degree.[^house-sums] We count 2,056 degree days a year,[^degree-days-1991-2020] less a tenth for heating on a timer.[^use-factors] Our example home, ${EXAMPLE_HOME_NAME.spoken}, needs {number:example.heat} but has no gas.

**Each watt per degree that you stop losing is 44 kWh a year.** At the prices of October to December 2026, heat costs 9.49p per kWh from a gas boiler and 26.32p from any electric heater,[^price-cap-october-2026][^electrification-of-heat] so it is worth £4.21 or £11.69.`,
      engineer:
        '2,056 K·d × 24 h ÷ 1,000 × 0.9 = 44.41 kWh for each W/K. 7.97p ÷ 0.84 = 9.488p. A unit saved is worth 44.41 × 9.488p = £4.21 or 44.41 × 26.32p = £11.69. House: 303.5 × 44.41 = 13,478 kWh.',
    },
    {
      block: 'heatPrices',
      heading: 'What a unit of heat costs now',
      text: 'From today’s tariffs. The examples use those of October to December 2026.',
    },
    {
      block: 'prose',
      heading: 'Keep the heat you have paid for',
      text: `### 1. Fill the cavity walls
An unfilled cavity of that age loses 1.5 W/m²K, a filled one 0.7.[^insulated-u-values] **Worth £270 with gas, £748 with electricity.** Not for walls that face driving rain or have rubble in the cavity: have them surveyed first.

### 2. Top up the loft
From 100 to 270 mm, the U-value falls from 0.40 to 0.16.[^insulated-u-values] **Worth £46 or £126,** and £406 or £1,126 over bare joists: do that before anything else on this page. Keep the eaves open to the air.

### 3. Stop the draughts you can feel
Letterbox, loft hatch, skirting, pipe holes. **Worth £31 or £87 for a tenth of an air change an hour.** Leave trickle vents and extractor fans alone: they remove moisture, and mould costs more than heat.

### 4. Close the chimney you don’t use
An open chimney draws about 80 m³ of warm air an hour, a capped and vented one 20.[^sap-10-2-openings] **Worth £83 or £231.** Never above a fire or stove in use.

### 5. Put secondary glazing behind single panes
**Worth £80 or £222 for 10 m²,** with a low-emissivity pane £110 or £304.[^insulated-u-values] It suits listed buildings, where the windows may not be changed.

### 6. Draw the curtains at dusk
**Worth £16 or £45 for 10 m² of single glazing, £6 or £16 for double.**[^sap-10-2-openings] Keep them off the radiator.`,
      engineer: `- **Tip 1.** 0.8 W/m²K × 80 m² × 44.41 = 2,842 kWh.
- **Tip 2.** 0.24 W/m²K × 45 m² × 44.41 = 480 kWh; over bare joists, from 2.3 to 0.16, 4,277 kWh.
- **Tip 3.** A tenth of an air change an hour is 7.4 W for each degree: 0.33 × 0.1 × 225 m³ × 44.41 = 330 kWh.
- **Tip 4.** 0.33 × 60 m³ an hour × 44.41 = 879 kWh.
- **Tip 5.** From 4.8 to 2.9 W/m²K, or to 2.2 with the better pane: 1.9 × 10 m² × 44.41 = 844 kWh.
- **Tip 6.** A curtain adds 0.04 m²K/W for half the hours: (4.80 − 4.03) × 10 m² × 0.5 × 44.41 = 171 kWh.`,
    },
    {
      block: 'prose',
      heading: 'Use less heat',
      text: `### 7. Turn the thermostat down one degree
**Worth £132 or £366.** Not below 18 °C for small children, older people or anyone who is ill.

### 8. Heat the room you are in
For four hours alone at home. The house is warmed again afterwards, so you gain only the heat that would have leaked out meanwhile.[^one-room-sums] **Against gas it does not pay:** you burn 21p less gas an evening, while three panels cost up to 71p. That is £30 more in 60 evenings. **Where each room has its own electric heater, it is worth 45p an evening.** A house left cold for days may become damp.

### 9. End the evening’s heating an hour earlier
Walls and furniture keep the warmth for a while. **Worth £20 or £55.** Don’t start late instead: panels need 60 to 90 minutes.

### 10. Switch off the room you leave
**Worth £1.78 a day for three panels, less the reheating.** A weekly programme on the thermostat does it.

### 11. Move the chair before the thermostat
With 7 °C outside, a seat in the inner corner of our lounge feels 0.6 K warmer than one in the outer corner.[^view-factor-sums] **Worth £17 or £46 in a lounge** that you then keep that much cooler.

### 12. Let the boiler run cooler
A condensing boiler condenses only when its water comes back below about 55 °C. We assume that 60 °C at the dial instead of 75 lifts its efficiency from 84 to 88%. **Worth £58.** With a hot-water cylinder, ask a heating engineer first: it must still reach 60 °C, against Legionella.`,
      engineer: `- **Tip 7.** A heating season of 212 days is 212 degree days, in mild winters too, so only the tenth for the timer comes off: 303.5 × 212 × 24 ÷ 1,000 × 0.9 = 1,390 kWh.
- **Tip 8.** We assume that the rooms are 1.8 K cooler on average: the 2.5 K over eight hours for a house of 209.5 W/K in the comparison with gas, in half the time and with 303.5 W/K, is 2.5 × 4 ÷ 8 × 303.5 ÷ 209.5 = 1.81 K. Gas: 303.5 × 1.8 × 4 ÷ 1,000 = 2.19 kWh × 9.488p = 20.7p. Panels: 3 × 0.225 kW × 4 h = 2.7 kWh × 26.32p = 71.1p. The difference: 50.4p × 60 = £30. Other rooms, without the 63.7 W/K of the one you are in: 239.8 × 1.8 × 4 ÷ 1,000 = 1.73 kWh × 26.32p = 45.4p, × 60 = £27. Break-even with gas: 71.1 ÷ (9.488 × 0.3035 × 4) = 6.2 K.
- **Tip 9.** We assume that the home falls by 0.4 K in the hour and stays cooler for the night, 0.15 K on average: 303.5 × 0.15 × 212 × 24 ÷ 1,000 × 0.9 = 208 kWh.
- **Tip 10.** 0.675 kW × 10 h = 6.75 kWh, at 26.32p; 60 times, 405 kWh.
- **Tip 11.** Seats half a metre from both walls of the corner, air at 20 °C: the mean radiant temperature is 18.2 °C between the two external walls and 19.4 °C opposite. Half the difference is felt: 63.7 × 0.6 × 212 × 24 ÷ 1,000 × 0.9 = 175 kWh.
- **Tip 12.** 13,478 kWh ÷ 0.84 − 13,478 kWh ÷ 0.88 = 729 kWh, at 7.97p.`,
    },
    {
      block: 'prose',
      heading: 'Pay less for the same energy',
      text: `### 13. Check how much you use at night before you choose Economy 7
We assume 14.29p by night and 29.05p by day, instead of 26.32p.[^economy-7-range] It pays only if you use more than 18.5% of your electricity at night. **At 40% it is worth £159 on 5,000 kWh.** Panels run mostly in the day and evening: about 15% at night, so alone they fall short.

### 14. Price a heat pump before you replace electric heaters
For 10,000 kWh of heat, direct electricity costs £2,632, a heat pump of average performance £898.[^electrification-of-heat] **The difference is £1,734 a year.** The Boiler Upgrade Scheme pays {number:grant.heat-pump} towards one in England and Wales, also in place of electric heating.[^bus-eligibility] We sell panels, and we still recommend it.

### 15. Compare a fixed price with the cap by the unit
Percentages hide the standing charge; pence don’t. **Each penny per kWh is worth £50 on 5,000 kWh.** Check the exit fee first.

### 16. Pay by Direct Debit
Paying on receipt of the bill costs about 5 to 7% more under the cap.[^payment-methods] **Worth £66 to £92 on £1,316.** Send regular readings, and don’t do it if a wrong estimate could empty your account.`,
      engineer: `- **Tip 13.** Break-even: (29.05 − 26.32) ÷ (29.05 − 14.29) = 18.5%. At 40%: 26.32p − (0.4 × 14.29p + 0.6 × 29.05p) = 3.17p for each of 5,000 kWh.
- **Tip 14.** 10,000 kWh × 26.32p against 10,000 kWh × 26.32p ÷ 2.93; electricity not used, 6,587 kWh.
- **Tip 15.** 5,000 kWh × 1p.
- **Tip 16.** 5% or 7% of 5,000 kWh × 26.32p.`,
    },
    {
      block: 'prose',
      heading: 'Hot water and appliances',
      text: `### 17. Take two minutes off your shower
**Worth £29 a year for each person with an electric shower, £10 where gas heats the water.**

### 18. Dry with a heat pump, or on a rack with the fan on
A vented or condensing dryer takes about 4 kWh a load, one with a heat pump 1.9. These are typical labels: read yours. **Worth £83 for 150 loads.** A rack costs nothing but needs an open window or an extractor.

### 19. Replace the halogen bulbs you use most
**Six LEDs in their place are worth £82 in a home on gas, £43 in one with electric heating,** at four hours a day. This allows for the heat of the old lamps in winter.

### 20. Find ten watts of standby
A set-top box, an old router, a transformer that stays warm. **Worth £18 or £10,** with the same allowance. A plug-in meter finds them in an afternoon.`,
      engineer: `- **Tip 17.** 9 kW × 2 ÷ 60 × 365 = 110 kWh, at 26.32p; with gas, at 7.97p ÷ 0.84.
- **Tip 18.** 150 × 2.1 kWh = 315 kWh, at 26.32p.
- **Tip 19.** From 50 W to 5 W: 6 × 45 W × 4 h × 365 = 394 kWh at 26.32p, £104, less 229 kWh in 212 days of heating at 9.49p or 26.32p.
- **Tip 20.** 10 W × 8,760 h = 87.6 kWh at 26.32p, less 50.9 kWh of heating.`,
    },
    {
      block: 'callout',
      tone: 'note',
      heading: 'What to do first',
      text: 'What costs nothing: 7, 9 to 12, 16 and 17, and 8 where you heat by electricity. Then the draughts: 3, 4 and 6. Then the loft and the walls, before any new heating. [The thermal guide](/thermal-efficiency-guide) has houses of every age.',
    },
    {
      block: 'questions',
      heading: 'About these figures',
      questions: [
        {
          question: 'Will I save that much?',
          answer:
            'We can’t promise it. The figures are for one house, one climate and one set of prices. Yours depend on your walls, your habits and your tariff. And people who insulate often spend part of the gain on being warmer.',
        },
        {
          question: 'Why is electricity worth nearly three times as much?',
          answer:
            'Because a kWh of heat from it costs {number:cost.infrared.over-gas-old} times as much: {number:cost.panel-heaters.per-kwh-of-heat} against {number:cost.gas-old.per-kwh-of-heat} from a gas boiler at {number:efficiency.gas-old}. The same draught costs more in a house where heat costs more.',
        },
        {
          question: 'Do infrared panels count as a tip?',
          answer:
            'Compared with gas, no: they raise the bill for a whole house and, as tip 8 shows, for one room as well. Compared with other electric heaters they use the same. Tips 8 and 10 work with any heater that has its own thermostat. [The comparison with gas](/powerboard-vs-gas-boilers) has the details.',
        },
        {
          question: 'When do the figures change?',
          answer: 'Ofgem sets the cap for three months at a time. These are for October to December 2026.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'Your own house',
      text: 'The quick calculator works it out for your walls, your postcode and your tariff. No contact details needed.',
      actions: [
        { label: 'Work out yours', href: '/calculator/quick' },
        { label: 'What heat costs', href: '/thermal-efficiency-guide' },
      ],
    },
  ],
}
