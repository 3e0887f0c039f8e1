import { EXAMPLE_HOME_NAME } from '@/lib/domain/estimate/example-home'

import type { PageSeed } from '../support/page-seed'

export const powerboardVsGasBoilers: PageSeed = {
  path: '/powerboard-vs-gas-boilers',
  name: 'Panels or a gas boiler',
  title: 'Powerboard or a gas boiler: an honest comparison',
  description:
    'Heat from a panel costs nearly three times what it costs from a gas boiler. Where panels still make sense, where gas or a heat pump is better, with the working.',
  category: 'guide',
  template: 'guide',
  heading: 'Panels or a gas boiler?',
  lead: 'For a whole house on mains gas, the boiler is cheaper to run. A unit of heat costs {number:cost.infrared.per-kwh-of-heat} from a panel and {number:cost.gas-old.per-kwh-of-heat} from a boiler. Panels make sense where there is no gas, where old electric heaters need replacing, and in rooms the boiler doesn’t reach.',
  inShort: [
    'If the boiler is sound, keep it and insulate.',
    'Per unit of heat, panels emit about a fifth less carbon than gas today and nearly three times as much as a heat pump.[^heat-carbon-sums]',
    'A boiler makes hot water too. Panels don’t, so allow for a cylinder or an electric shower.',
  ],
  picture: 'kitchen',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'prose',
      heading: 'The price of a unit of heat',
      text: `A unit of electricity costs {number:price.electricity} today and a unit of gas {number:price.gas} ({number:price.cap}).

A panel makes one unit of heat from each unit of electricity, as does every other electric heater. For ours: {claim:efficiency}. That is no reason to choose it.

Boilers in British homes deliver about {number:efficiency.gas-old} of the gas as heat,[^electrification-of-heat] so a unit of heat costs {number:cost.gas-old.per-kwh-of-heat}; from a new one, well set up, {number:cost.gas-new.per-kwh-of-heat}. A heat pump delivers {number:efficiency.heat-pump} units for one,[^electrification-of-heat] and its heat costs {number:cost.heat-pump.per-kwh-of-heat}.[^heat-price-sums]

Heat from a panel costs {number:cost.infrared.over-gas-old} times what it costs from the boiler you probably have.`,
      note: 'A unit is one kilowatt-hour, kWh: what a 1 kW heater uses in an hour.',
      engineer: `Price of heat = price of fuel / seasonal efficiency. {number:price.gas} / {number:efficiency.gas-old} = {number:cost.gas-old.per-kwh-of-heat}; {number:price.gas} / {number:efficiency.gas-new} = {number:cost.gas-new.per-kwh-of-heat}; {number:price.electricity} / {number:efficiency.heat-pump} = {number:cost.heat-pump.per-kwh-of-heat}; {number:price.electricity} / 1 = {number:cost.infrared.per-kwh-of-heat}. Ratio panel to boiler {number:cost.infrared.per-kwh-of-heat} / {number:cost.gas-old.per-kwh-of-heat} = {number:cost.infrared.over-gas-old}.[^heat-price-sums]

Sensitivity, at the prices of October to December 2026: a heat pump at 2.8, the median reported for the same trial, gives 9.40p; at 3.5, 7.52p. The electricity price of that period carries no VAT and the gas price 5%.[^price-cap-october-2026] With 5% back on electricity it would be 27.64p and the ratio 2.91. Standing charges are left out here because every home pays the electric one; the gas one is dealt with below.`,
    },
    {
      block: 'heatPrices',
      heading: 'A unit of heat, by heating system',
      text: 'From the tariff in force, without standing charges. Heat costs the same from every heater that turns electricity straight into it.',
    },
    {
      block: 'prose',
      heading: 'How much less heat you would have to use',
      text: `Panels can make up for their price only by using less heat: by warming the room you sit in and leaving the others cold, which any electric heater with its own thermostat can do. To cost the same as the boiler at {number:efficiency.gas-old}, they must get by with {number:break-even.infrared.gas-old} less.[^heat-price-sums]

That is unlikely. Where only a few rooms are used our calculator assumes 25% less for any direct electric heater than for a boiler. We know of no measured British home where panels cut the heat by half.`,
      engineer: `Break-even reduction r = 1 − (pgas / η) / pel. At the prices of October to December 2026 and 84%: 1 − 9.488 / 26.32 = 0.640. At 91%: 0.667. With standing charge S over a yearly heat H: r = 1 − (pgas / η + S / H) / pel. S = 29.68p × 365 = £108.33; H = 10,000 kWh gives 0.598; H = 3,000 kWh gives 0.502.[^heat-price-sums]

The physical reason that r is out of reach for a whole house: heating directly lowers the air temperature needed for the same operative temperature by perhaps 1 to 2 K where several panels surround you. Ventilation loss falls with the air; fabric loss hardly falls, because the surfaces are warmed. Compared at equal operative temperature the two largely cancel, so we count no saving over other room heaters, with a band of 5% either way.

Our calculator assumes that with the same hours in the same rooms panels need the same heat as any other heater, give or take 5%. Where only a few rooms are used it takes 60% of the heat of a house kept warm day and night for every direct electric heater and 80% for a boiler. That is an assumption. Cutting off gas altogether also saves its standing charge, {number:price.gas-a-day} a day, and at the prices of October to December 2026 a house that needs 10,000 kWh of heat breaks even at 60% less.[^price-cap-october-2026] That is possible only if nothing else in the home burns gas, and the hot water usually does.

A new gas boiler at 91% in the example below: 10,000 ÷ 0.91 × 7.97p = £876.

For a small flat that needs 3,000 kWh the break-even is 50% less.`,
    },
    {
      block: 'workedExample',
      heading: 'Worked example: a year of heat for a house',
      question:
        'A house needs 10,000 kWh of heat a year. What does that cost at the prices of October to December 2026, and what if panels, used in a few rooms only, need 25% less?',
      lines: [
        { what: 'Gas boiler at 84%', working: '10,000 ÷ 0.84 × 7.97p', result: '£949' },
        { what: 'with its standing charge', working: '£949 + 365 × 29.68p', result: '£1,057' },
        { what: 'Heat pump at 2.93', working: '10,000 ÷ 2.93 × 26.32p', result: '£898' },
        { what: 'Any electric heater', working: '10,000 × 26.32p', result: '£2,632' },
        { what: 'Any electric heater, 25% less heat', working: '10,000 × 0.60 ÷ 0.80 × 26.32p', result: '£1,974' },
        { what: 'Panels at break-even', working: '£949 ÷ 26.32p', result: '3,605 kWh' },
      ],
      answer:
        'Panels cost about £900 a year more than gas in this house, even when most rooms are left cold and the gas standing charge is counted against the boiler.',
    },
    {
      block: 'prose',
      heading: 'One room instead of the whole house',
      text: `The usual argument for panels is the home office: you work in one room while the boiler heats nine. But a house does not go cold when the boiler stops. It cools slowly and is warmed again in the evening, so you save only the heat that would have leaked out meanwhile. In a semi that cools by 2.5 °C on average over eight hours that is 4.2 kWh, worth 40p at the prices of October to December 2026. A panel or two in the office use perhaps 3.3 kWh, which costs 87p.[^one-room-sums]

So use panels in a garden room or a loft conversion that the radiators do not reach, or for an hour when the boiler is off. Do not expect to save money by switching off a good boiler.`,
      engineer: `Heat avoided = HLC × mean fall × hours / 1,000 = 209.5 × 2.5 × 8 / 1,000 = 4.19 kWh; at 9.488p, 40p. HLC 209.5 W/K is our reference semi of 90 m² with filled cavities, a full loft and new windows.[^house-sums] Break-even fall: 3.3 × 26.32 / (9.488 × 0.2095 × 8) = 5.46 K.[^one-room-sums]

The 2.5 K and the 3.3 kWh are assumptions to be replaced by your own: log the temperature of the landing through one day with the heating off, and read the meter before and after a day at the desk.

The panels win when the house would fall by more than 5.5 °C on average, which means a leaky house, a hard frost or a day that becomes a week.`,
    },
    {
      block: 'prose',
      heading: 'Carbon',
      text: `By the government’s factors for 2025 panels emit about a fifth less carbon dioxide than a gas boiler for the same heat, and nearly three times as much as a heat pump.[^heat-carbon-sums] The gap to gas widens as wind and sun replace power stations; the ratio to the heat pump stays. On winter evenings, when gas-fired power stations run, a panel can cause more than the boiler it replaced.`,
      engineer: `A unit of heat emits 0.177 kg from a panel, 0.218 kg from a gas boiler at 84% and 0.060 kg from a heat pump. Factors of the 2025 set: electricity generated 0.177, natural gas (gross) 0.18296 kg CO₂e per kWh.[^reporting-factors-2025] 0.18296 / 0.84 = 0.218; 0.177 / 2.93 = 0.060. With 0.131 for 2026: 0.131, 0.218, 0.045.[^heat-carbon-sums] Transmission losses add about a tenth to the electric figures.

A marginal view: a gas turbine station at 50% gives 0.37 kg per kWh of electricity, which is more than the boiler’s 0.218 per kWh of heat. Average factors answer what a home is responsible for; marginal ones what changes tonight.

The 2026 factors for electricity are reported to be about a quarter lower.[^reporting-factors-2026]`,
    },
    {
      block: 'chart',
      heading: 'Carbon of a unit of heat, factors of 2025',
      unit: 'g CO₂e per kWh of heat',
      rows: [
        { label: 'Gas boiler, 84%', value: 218 },
        { label: 'Panels, or any electric heater', value: 177 },
        { label: 'Heat pump, 2.93', value: 60 },
      ],
      caption: 'Government reporting factors for 2025 divided by the efficiencies named; losses in the grid left out.',
    },
    {
      block: 'prose',
      heading: 'What it costs to put in',
      text: `Our example home, ${EXAMPLE_HOME_NAME.spoken}, needs {number:example.panels} but has no gas.

Our reference semi, with gas, would need 21 panels by its heat loss, and may have 20 panels in comfort; another heater supplies the rest. Count 20 at the price below and delivery once, before thermostats, circuits and fitting.

A new boiler in place of an old one is a day’s work. A heat pump costs more than either, less {number:grant.heat-pump} for homes on mains gas in England and Wales, with no VAT until 31 March 2027.[^bus-grants-july-2026][^vat-708-6] Panels carry VAT at 20% and no grant.`,
      engineer: `Count of panels: 209.5 W/K × 22.2 K = 4,652 W; divided by 225 W, 20.7, so 21.[^house-sums] At its stated mean temperature of 52.5 °C the face of a panel gives off 165 W.[^panel-heat-sums] If a limiter holds it there, the count is 4,652 / 165 = 28.2, so 29. Under a heated room the rest is not lost. No test report settles it yet, so a careful quote shows both counts.

21 panels are 4,725 W, two circuits of 11 and 10, 20.5 A. 29 are 6,525 W, three circuits, 28.4 A.[^electrical-arithmetic]`,
    },
    {
      block: 'table',
      caption: 'Prices published on this site',
      columns: ['Item', 'Published', 'What to rely on'],
      rows: [
        ['One panel', '{readings:price.panel}', 'Your written quote, including VAT'],
        ['Delivery', '{readings:price.delivery}', 'Your written quote. Once per order, as far as we know'],
        ['Fitting', '{readings:price.installation}', 'A price after a survey. Circuits and thermostats may be extra'],
        [
          'Payback',
          '{readings:payback}',
          'None compared with gas, or with electric heaters that have room thermostats. Compared with others, it depends on how much less you use',
        ],
      ],
      note: 'Press a figure with a dotted underline to see the evidence for it.',
    },
    {
      block: 'prose',
      heading: 'Hot water, servicing and life',
      text: `A boiler makes hot water. Panels do not. Take out a combi and you need a cylinder with an immersion heater, an electric shower or a small heat pump for water. That alone keeps many homes on gas.

A boiler needs a service once a year, and a landlord must have its safety checked every twelve months.[^gas-safety-1998] A panel has no moving parts and needs only a wipe with a cloth. How long does it last? {claim:lifespan}. No panel of this design has been running long enough to show it. When a boiler fails, the whole house goes cold. When a panel fails, one panel does.`,
    },
    {
      block: 'prose',
      heading: 'Comfort',
      text: `Radiators warm the air, and the air warms you. A ceiling panel warms what is in its view: your shoulders, the table, the floor between the furniture. Some people like it at once. Others find a warm head and cool feet unpleasant, and comfort standards limit the difference.[^iso-7730-asymmetry] One panel, seen from a chair 1.8 m below, raises the temperature that you feel by about a third of a degree.[^view-factor-sums] Comfort comes from enough panels, spread well.`,
      engineer: `A laboratory comparison of fourteen systems at Salford, infrared panels among them, found that electric systems of every kind had trouble following a morning-and-evening pattern in hard frost.[^energy-house-14-systems]`,
    },
    {
      block: 'figure',
      picture: 'living-room-dusk-heat',
      caption: 'A living room under four panels at 52.5 °C, as a simulation.',
    },
    {
      block: 'prose',
      heading: 'When each is the better choice',
      text: `Insulate first, whatever you heat with: it lowers the bill and means a smaller system. The table is a starting point. Get a heat-loss calculation and three quotes before you decide.`,
    },
    {
      block: 'table',
      caption: 'Which heating for which home',
      columns: ['Your home', 'First option to consider', 'Why'],
      rows: [
        ['House on mains gas, boiler sound', 'Keep the boiler, insulate', 'Cheap heat, and nothing to buy'],
        [
          'House on gas, boiler near the end of its life',
          'Quotes for a heat pump and a boiler',
          'Similar running cost, a grant, a quarter of the carbon',
        ],
        ['House on oil or LPG', 'Heat pump', 'Grant of £9,000 in England and Wales, off the gas grid'],
        [
          'Flat with panel or convector heaters',
          'Panels, or air-to-air heat pump',
          'Same price per unit, so no saving, but your walls stay clear',
        ],
        [
          'Flat with storage heaters',
          'Work out the tariff first',
          'Panels run mostly by day, when electricity costs more',
        ],
        ['One room the radiators miss', 'Panels', 'No pipework, no bigger boiler, small bills'],
        ['Hall or studio used some hours a week', 'Panels', 'Warms people before it warms the building'],
        ['Rented home on gas', 'Not panels', 'The EPC rating usually falls'],
      ],
    },
    {
      block: 'callout',
      tone: 'limit',
      heading: 'When we advise against panels',
      text: 'In a whole house on mains gas with people in most rooms, a rented home on gas, or a house with an uninsulated roof. And wherever a cold January’s electricity bill would be too much.',
    },
    {
      block: 'questions',
      heading: 'Questions before you give up gas',
      asked: ['Will it cost less to run than my gas boiler?'],
      questions: [
        {
          question: 'My neighbour says his bill went down. How?',
          answer:
            'He may have replaced electric heaters, be heating fewer rooms, have insulated at the same time, or have had a mild winter. Ask for the kWh of two whole years, not the pounds.',
        },
        {
          question: 'Will solar panels close the gap?',
          answer:
            'A little. Solar gives least in the months when heating needs most. A unit you generate yourself costs you what you would have been paid for exporting it. See the [solar page](/solar-quote).',
        },
        {
          question: 'What about a cheap night tariff?',
          answer:
            'It suits heaters that store. Panels give off their heat as they run, mostly in the day and evening, so only a small part of their use falls in cheap hours, and the peak hours cost more than on a flat tariff.',
        },
        {
          question: 'Will gas become more expensive than electricity?',
          answer:
            'We can’t know. For panels to match a boiler at 84%, electricity would have to cost 1.19 times gas for each unit. At the cap of October to December 2026 it was 3.3 times.',
        },
        {
          question: 'Do I have to give up gas soon anyway?',
          answer:
            'No. The law sets no date for the boiler you have. The [guide to regulations](/building-regulations-guide) has the history and the dates.',
        },
        {
          question: 'Can I keep the boiler and add panels?',
          answer:
            'Yes, and it is often the sensible use: the boiler for the house and the water, panels for the room or the hour it serves badly.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'Try it with your own house',
      text: 'The calculator compares panels with your heating at today’s tariff.',
      actions: [
        { label: 'Work out your cost', href: '/calculator' },
        { label: 'Get a quote', href: '/quote-request' },
      ],
    },
  ],
}
