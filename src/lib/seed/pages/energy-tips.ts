import type { PageSeed } from '../support/page-seed'

/**
 * Calculations: 47.1 kWh a year per W/K (2,425 degree days × 24 h ÷ 1,000 × 0.9 for today's climate × 0.9 for timed
 * heating); heat at 7.97p ÷ 0.84 = 9.49p from a gas boiler and 26.32p from any electric heater, for October to December
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
  lead: 'Filling a cavity wall is worth more than all the lamps in the house. Each tip here says what it is worth in a year at the prices of October to December 2026, by gas and by electricity, and shows the working, so that you can use your own figures and skip what isn’t worth the trouble.',
  inShort: [
    'Start with unfilled cavity walls: filling them is worth more than any other change short of new heating.',
    'A degree less on the thermostat costs nothing, and helps with any heating.',
    'Lamps, showers and standby come last. They are worth tens of pounds, not hundreds.',
  ],
  picture: 'terrace-bedroom',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'chart',
      heading: 'Worth most in a year, in a house with gas',
      unit: '£',
      rows: [
        { label: 'Fill the cavity walls', value: 286, note: 'Tip 1' },
        { label: 'One degree lower', value: 120, note: 'Tip 7. Costs nothing' },
        { label: 'Close an unused chimney', value: 89, note: 'Tip 4' },
        { label: 'Secondary glazing, 10 m²', value: 85, note: 'Tip 5' },
        { label: 'Dry with a heat pump', value: 83, note: 'Tip 18' },
        { label: 'Six LED lamps', value: 82, note: 'Tip 19' },
        { label: 'Pay by Direct Debit', value: 66, note: 'Tip 16. Costs nothing' },
        { label: 'A cooler boiler', value: 62, note: 'Tip 12. Costs nothing' },
      ],
      caption:
        'Our example house, at the prices of October to December 2026. The table has all twenty, and the same by electricity.',
    },
    {
      block: 'table',
      caption: 'What each is worth in a year in our example house',
      columns: ['Tip', 'Energy', 'Heated by gas', 'Heated by electricity'],
      rows: [
        ['1. Fill the cavity walls', '3,017 kWh', '£286', '£794'],
        ['2. Top up the loft from 100 to 270 mm', '509 kWh', '£48', '£134'],
        ['3. Stop draughts, a tenth of an air change', '350 kWh', '£33', '£92'],
        ['4. Close an unused chimney', '933 kWh', '£89', '£246'],
        ['5. Secondary glazing, 10 m²', '896 kWh', '£85', '£236'],
        ['6. Curtains at dusk, 10 m² single glazing', '182 kWh', '£17', '£48'],
        ['7. One degree lower', '1,263 kWh', '£120', '£332'],
        ['8. One room instead of the house, 60 evenings', 'See the working', '−£29', '£29'],
        ['9. Half an hour less warming up', '167 kWh', '–', '£44'],
        ['10. Off when you leave, 60 times', '405 kWh', '–', '£107'],
        ['11. Sit in view of the panel', '89 kWh', '–', '£23'],
        ['12. A cooler boiler', '781 kWh', '£62', '–'],
        ['13. Check your night use before Economy 7', 'None', '–', '£116'],
        ['14. Price a heat pump first', '6,587 kWh', '–', '£1,734'],
        ['15. A fix a penny cheaper', 'None', '£50', '£50'],
        ['16. Pay by Direct Debit', 'None', '£66', '£66'],
        ['17. Two minutes less shower', '110 kWh', '£10', '£29'],
        ['18. Dry with a heat pump', '315 kWh', '£83', '£83'],
        ['19. Six LED lamps', '394 kWh', '£82', '£43'],
        ['20. Find 10 W of standby', '88 kWh', '£18', '£10'],
      ],
      note: 'Calculated, not metered. Don’t add them up: a house with filled walls gains less from a lower thermostat. Prices of October to December 2026.',
    },
    {
      block: 'prose',
      heading: 'The house in these examples',
      text: `A 90 m² semi from between 1930 and 1966 near Swindon, cavity walls unfilled, 100 mm in the loft, losing 306 W for each degree of difference.[^house-sums] Its climate is 2,425 degree days a year, less a tenth for winters that have become milder, and the heating runs by a timer, which takes off another tenth. Both tenths are our assumptions.[^midland-degree-days][^use-factors]

That gives one number for every tip about keeping heat in: **each watt per degree that you stop losing is 47 kWh a year.** From October to December 2026 that heat costs 9.49p per kWh from a gas boiler and 26.32p from any electric heater,[^price-cap-october-2026][^electrification-of-heat] so it is worth £4.47 or £12.41.

People who insulate often spend part of the gain on being warmer. Metered savings are usually smaller than computed ones.`,
      engineer:
        '2,425 K·d × 24 h ÷ 1,000 × 0.9 × 0.9 = 47.14 kWh for each W/K. 7.97p ÷ 0.84 = 9.488p. A unit saved is worth 47.14 × 9.488p = £4.47 or 47.14 × 26.32p = £12.41. House: 306.4 × 47.14 = 14,444 kWh.',
    },
    {
      block: 'heatPrices',
      heading: 'What a unit of heat costs now',
      text: 'From the tariffs that we keep up to date. The examples on this page use those of October to December 2026; adjust them if yours differ.',
    },
    {
      block: 'prose',
      heading: 'Keep the heat you have paid for',
      text: `### 1. Fill the cavity walls
An unfilled cavity of that age loses 1.5 W/m²K, a filled one 0.7.[^insulated-u-values] **Worth £286 by gas, £794 by electricity.** Working: 0.8 × 80 m² × 47.14 = 3,017 kWh. Not for walls that face driving rain or have rubble in the cavity: have them surveyed.

### 2. Top up the loft
From 100 to 270 mm, U falls from 0.40 to 0.16.[^insulated-u-values] **Worth £48 or £134.** Working: 0.24 × 45 m² × 47.14 = 509 kWh. Over bare joists it is worth far more: from 2.3 to 0.16 saves 4,540 kWh, £431 or £1,195. Do that before anything else on this page. Keep the eaves open to the air.

### 3. Stop the draughts you can feel
Letterbox, loft hatch, skirting, pipe holes. Each tenth of an air change an hour that stops is 7.4 W for each degree. **Worth £33 or £92.** Working: 0.33 × 0.1 × 225 m³ × 47.14 = 350 kWh. Leave trickle vents and extractor fans alone: they remove moisture, and mould costs more than heat.

### 4. Close the chimney you don’t use
An open chimney draws about 80 m³ of warm air an hour, a capped and vented one 20.[^sap-10-2-openings] **Worth £89 or £246.** Working: 0.33 × 60 × 47.14 = 933 kWh. Never above a fire or stove in use.

### 5. Put secondary glazing behind single panes
U falls from 4.8 to 2.9, or to 2.2 with a low-emissivity pane.[^insulated-u-values] **Worth £85 or £236 for 10 m²,** with the better pane £116 or £323. Working: 1.9 × 10 × 47.14 = 896 kWh. It suits listed buildings, which may not change the windows.

### 6. Draw the curtains at dusk
A curtain adds 0.04 m²K/W of resistance,[^sap-10-2-openings] for half the hours. **Worth £17 or £48 for 10 m² of single glazing, £6 or £18 for double.** Working: (4.80 − 4.03) × 10 × 0.5 × 47.14 = 182 kWh. Keep them off the radiator.`,
    },
    {
      block: 'prose',
      heading: 'Use less heat',
      text: `### 7. Turn the thermostat down one degree
Over 212 days of heating that is 212 degree days. **Worth £120 or £332.** Working: 306.4 × 212 × 24 ÷ 1,000 × 0.81 = 1,263 kWh. Not below 18 °C for small children, older people or the ill.

### 8. Heat the room you are in
For four hours alone at home. What you save is not all the heat of the house: it is warmed again afterwards, so only what would have leaked out counts, because the rooms were cooler for a while. We take 1.9 °C on average.[^one-room-sums] **Against gas it does not pay:** you save 22p of gas an evening, and three panels cost up to 71p, which makes £29 more in 60 evenings. Working: 306.4 W/K × 1.9 K × 4 h = 2.3 kWh at 9.49p, against 3 × 0.225 kW × 4 h = 2.7 kWh at 26.32p. **Worth 49p an evening where each room has its own electric heater,** as yours runs in any case and the others stay off. Working: (306.4 − 63.7) W/K × 1.9 K × 4 h = 1.8 kWh at 26.32p, with 63.7 W/K for the room that you are in. A house left cold for days may become damp.

### 9. Start warming half an hour later
Many people set radiators to come on an hour early, and do the same with panels, which need half that. **Worth up to £44 for a lounge with seven panels.** Working: 1.575 kW × 0.5 h × 212 days × 26.32p.

### 10. Switch off the room you leave
Three panels left on for a working day take 6.75 kWh at most. **Worth up to £1.78 each time.** Working: 0.675 kW × 10 h × 26.32p. A timetable on the thermostat does it for you.

### 11. Move the chair before the thermostat
Infrared warms what is in its view. A panel 1.8 m above your seat makes you feel 0.34 K warmer than the room.[^view-factor-sums] **Worth £23 in a lounge** that you then keep a third of a degree cooler. Working: 63.7 W/K × 212 × 24 ÷ 1,000 × 0.81 × 0.34 = 89 kWh.

### 12. Let the boiler run cooler
A condensing boiler condenses only when its water comes back below about 55 °C. If 60 °C at the dial instead of 75 lifts it from 84 to 88%, **it is worth £62.** Working: (14,444 ÷ 0.84 − 14,444 ÷ 0.88) × 7.97p. The four points are our assumption. With a hot-water cylinder ask a heating engineer first: it must still reach 60 °C, against Legionella.`,
      engineer:
        'Tip 8: the 2.5 K over eight hours for a house of 205.7 W/K in the comparison with gas, in half the time and with 306.4 W/K: 2.5 × 4 ÷ 8 × 306.4 ÷ 205.7 = 1.86 K. 306.4 × 1.9 × 4 ÷ 1,000 = 2.33 kWh × 9.488p = 22.1p; 2.7 kWh × 26.32p = 71.1p; the difference 49.0p × 60 = £29. Other rooms: 242.7 × 1.9 × 4 ÷ 1,000 = 1.84 kWh × 26.32p = 48.5p, × 60 = £29. Break-even with gas: 71.1 ÷ (9.488 × 0.3064 × 4) = 6.1 K.',
    },
    {
      block: 'prose',
      heading: 'Pay less for the same energy',
      text: `### 13. Check how much you use at night before you choose Economy 7
Its nights cost about 13.5p, its days about 31p, in place of 26.32p all day.[^economy-7-range] It pays only if more than 27% of your electricity is used at night. **At 40% it is worth £116 on 5,000 kWh.** Working: 26.32p − (0.4 × 13.5p + 0.6 × 31p) = 2.32p. Panels run mostly in the day and evening, so they rarely reach 27% without a battery.

### 14. Price a heat pump before you replace electric heaters
For 10,000 kWh of heat, direct electricity costs £2,632, a heat pump of average performance £898.[^electrification-of-heat] **The difference is £1,734 a year.** Working: 26.32p against 26.32p ÷ 2.93. The Boiler Upgrade Scheme pays {number:grant.heat-pump} towards one in England and Wales, also in place of electric heating.[^bus-eligibility] We sell panels, and we still recommend it.

### 15. Compare a fixed price with the cap by the unit
Percentages hide the standing charge; pence don’t. **Each penny per kWh is worth £50 on 5,000 kWh.** Working: 5,000 × 1p. Check the exit fee first.

### 16. Pay by Direct Debit
Paying on receipt of the bill costs about 5 to 7% more under the cap.[^payment-methods] **Worth £66 to £92 on £1,316.** Working: 5% or 7% of 5,000 kWh × 26.32p. Don’t, if a wrong estimate could empty your account: send regular readings.`,
    },
    {
      block: 'prose',
      heading: 'Hot water and appliances',
      text: `### 17. Shower two minutes less
An electric shower of 9 kW uses 0.3 kWh in two minutes. **Worth £29 a year for each person, £10 where gas heats the water.** Working: 9 kW × 2 ÷ 60 × 365 × 26.32p; or ÷ 0.84 × 7.97p.

### 18. Dry with a heat pump, or on a rack with the fan on
A vented or condensing dryer takes about 4 kWh a load, one with a heat pump 1.9. **Worth £83 for 150 loads.** Working: 150 × 2.1 kWh × 26.32p. Both figures are typical labels: read yours. A rack costs nothing but needs a window or an extractor, as a load holds two litres of water.

### 19. Replace the halogen lamps you use most
Six lamps of 50 W become six of 5 W, which takes £104 off the electricity at four hours a day. For 212 days a year, though, the old lamps helped to heat the house, and now the heating has to. **Worth £82 in a home on gas, £43 in one with electric heating.** Working: 6 × 45 W × 4 h × 365 = 394 kWh at 26.32p, less 229 kWh at 9.49p or 26.32p.

### 20. Find ten watts of standby
A set-top box, an old router, a transformer that stays warm. They heat the house too, at a high price. **Worth £18 or £10,** by the same deduction. Working: 10 W × 8,760 h = 87.6 kWh, less 50.9 kWh of heating. A plug-in meter finds them in an afternoon.`,
    },
    {
      block: 'callout',
      tone: 'note',
      heading: 'What to do first',
      text: 'Free things first: 7, 10, 11, 16 and 17, and 8 where you heat by electricity. Then stop the draughts: 3, 4 and 6. Then the loft and the walls, before any new heating: heat you don’t lose is heat you don’t have to buy. [The thermal guide](/thermal-efficiency-guide) does this for houses of every age.',
    },
    {
      block: 'questions',
      heading: 'About these figures',
      questions: [
        {
          question: 'Will I save that much?',
          answer:
            'We can’t promise it. The figures are for one house, one climate and one set of prices, all shown. It depends on your walls, your habits and your tariff.',
        },
        {
          question: 'Why is electricity worth nearly three times as much?',
          answer:
            'Because a kWh of heat from it costs {number:cost.infrared.over-gas-old} times as much: {number:cost.panel-heaters.per-kwh-of-heat} against {number:cost.gas-old.per-kwh-of-heat} from a gas boiler at {number:efficiency.gas-old}. The same draught costs more in a house where heat costs more.',
        },
        {
          question: 'Do infrared panels count as a tip?',
          answer:
            'Compared with gas, no: they raise the bill for a whole house, and as tip 8 shows for one room as well. Instead of old electric heaters they let you heat room by room, which is worth as much as tips 8 and 10 show. [The comparison with gas](/powerboard-vs-gas-boilers) has the details.',
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
