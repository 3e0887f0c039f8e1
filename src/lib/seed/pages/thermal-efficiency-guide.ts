import { EXAMPLE_HOME_NAME } from '@/lib/domain/estimate/example-home'

import type { PageSeed } from '../support/page-seed'

export const thermalEfficiencyGuide: PageSeed = {
  path: '/thermal-efficiency-guide',
  name: 'Thermal efficiency',
  title: 'Thermal efficiency guide: heater, home and bill',
  description:
    'Why a heater that wastes nothing can still be expensive to run: heat loss, zones, comfort temperature, tariffs, and the 34% index on electric heaters explained.',
  category: 'guide',
  template: 'guide',
  heading: 'Efficiency of the heater, efficiency of the home',
  lead: 'Every electric heater turns practically all its electricity into heat, ours included. What you pay depends on the price of a unit of heat, how much heat the home loses, and which rooms you warm for how long. At the current cap a unit of direct electric heat costs {number:cost.panel-heaters.per-kwh-of-heat} and one from a gas boiler {number:cost.gas-old.per-kwh-of-heat}.',
  inShort: [
    'Efficiency is no reason to choose one electric heater over another.',
    'Insulation lowers the bill with any heater. So does heating one room instead of nine, with any heater that allows it.',
    'The calculator sets a year with panels beside a year with what you have.',
  ],
  picture: 'house-dusk',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'prose',
      heading: 'One word, four meanings',
      text: `“Efficient” is used for at least four different ratios, and the same panel scores anywhere from 34% to 100%.

- **At the socket.** Heat out over electricity in. For any electric heater this is 100%, near enough. For ours: {claim:efficiency}.
- **At the meter.** Heat in the home over energy that you pay for. A typical gas boiler manages 84%, because some goes up the flue; a heat pump about 293%, because most of its heat comes from outdoors.[^electrification-of-heat]
- **Back at the source.** The official primary energy factor for electricity is 1.501, so a unit of direct electric heat scores 67%.[^sap-10-2-factors]
- **By law.** The ecodesign index, which for a panel of 225 W must reach 34%.[^ecodesign-points]

None of the four is a price.`,
      engineer: `Socket: P_heat ÷ P_el = 1, since light, sound and conducted losses inside the envelope all end as heat there; losses in the final circuit do too.

Meter: η (boiler) or SPF (heat pump). The trial’s median SPFH4 was lower than its mean, about 2.8, and 2.44 on the coldest days. The comparison below uses the mean.

Source: 1 ÷ 1.501 = 0.666.[^sap-10-2-factors]

What no ratio on the box shows: boilers lose heat in pipes under a cold floor and by starting and stopping; heat pumps spend some of their gain on defrosting and pumps; storage heaters give off much of their heat when nobody needs it; panels can waste it through an uninsulated ceiling, on cold window glass and in a room that everyone left an hour ago.`,
    },
    {
      block: 'prose',
      heading: 'Why an efficient heater can still be dear to run',
      text: `A boiler that wastes 16% of its gas still delivers cheaper heat than a panel that wastes nothing. Under the cap a kWh of gas costs {number:price.gas} today and a kWh of electricity {number:price.electricity}. Divide each by the heater’s efficiency, and heat costs {number:cost.gas-old.per-kwh-of-heat} from a typical boiler, {number:cost.panel-heaters.per-kwh-of-heat} from any direct electric heater and {number:cost.heat-pump.per-kwh-of-heat} from an average heat pump.[^heat-price-sums] To cost the same, panels would have to need {number:break-even.infrared.gas-old} less heat than the boiler.

Advertising that links a heater’s high efficiency to low bills, with phrases such as “Incredible 99.8% efficiency”, has been ruled misleading.[^asa-instaheat-2023]`,
      engineer: `p_heat = p_fuel ÷ η: {number:price.gas} ÷ {number:efficiency.gas-old} = {number:cost.gas-old.per-kwh-of-heat}; {number:price.gas} ÷ {number:efficiency.gas-new} = {number:cost.gas-new.per-kwh-of-heat} with a new condensing boiler; {number:price.electricity} ÷ {number:efficiency.heat-pump} = {number:cost.heat-pump.per-kwh-of-heat}. Break-even reduction 1 − {number:cost.gas-old.per-kwh-of-heat} ÷ {number:cost.panel-heaters.per-kwh-of-heat} = {number:break-even.infrared.gas-old}.

At the prices of October to December 2026, with the standing charge of 29.68p a day: 1 − (948.81 + 108.33) ÷ 2,632.00 = 0.598 at 10,000 kWh; 1 − 392.97 ÷ 789.60 = 0.502 at 3,000 kWh.[^heat-price-sums]`,
    },
    {
      block: 'heatPrices',
      heading: 'What a unit of heat costs today',
      text: 'From the tariffs on the dates shown, without standing charges.',
    },
    {
      block: 'prose',
      heading: 'The home decides how much heat',
      text: `A home loses heat through its walls, windows, floor and roof, and with the air that leaks out: so many watts for each degree between inside and outside. No heater changes that.

Take a 20 m² lounge near Swindon with two external walls and an unfilled cavity. It loses 63.7 W for each degree: 1,477 W on the design day, and 3,142 kWh over a year of 2,056 degree days if it is kept warm day and night.[^lounge-sums][^degree-days-1991-2020] With the cavity filled it loses 1,121 W: 758 kWh a year less.[^lounge-sums] At the prices of October to December 2026 that is worth £200 a year with panels, and £72 with gas.

Our example home, ${EXAMPLE_HOME_NAME.spoken}, needs {number:example.heat} a year in mornings and evenings: {number:example.year.infrared} with panels. It has no gas; the table takes a house.`,
      engineer: `Q = (Σ U A f + y Σ A + 0.33 n V)(T_i − T_e), after BS EN 12831-1.[^room-loss-method] Walls 19.2 m² × 1.5 = 28.80; window 2.4 × 2.8 = 6.72; floor 20 × 0.7 = 14.00; thermal bridges 0.15 × 41.6 = 6.24; air 0.33 × 0.5 × 48 = 7.92; together 63.68 W/K. Times 23.2 K: 1,477 W, or 73.9 W/m². Year: 63.68 × 2,056 × 24 ÷ 1,000 = 3,142 kWh.

The degree days are the calculators’: averages of 1991 to 2020 at Met Office stations, in the middle of Great Britain.

The table by decades is the quick calculator’s, with U-values by age from RdSAP 10. Between its lines: 1976 to 1982, 61.3 W/m² and 12,260 kWh; 1996 to 2002, 44.6 W/m² and 8,920 kWh; 2012 to 2022, 29.5 W/m² and 5,910 kWh.[^house-sums]`,
    },
    {
      block: 'chart',
      heading: 'Where the lounge loses its heat',
      unit: 'W/K',
      rows: [
        { label: 'Two external walls', value: 28.8, note: '19.2 m², cavity unfilled' },
        { label: 'Floor', value: 14, note: '20 m²' },
        { label: 'Air', value: 7.9, note: 'Half a change an hour' },
        { label: 'Window', value: 6.7, note: '2.4 m², double glazed' },
        { label: 'Junctions', value: 6.2, note: 'Thermal bridges' },
      ],
      caption: '63.7 W/K in all. The room above is heated, so the ceiling loses nothing.[^lounge-sums]',
    },
    {
      block: 'map',
      map: 'degree-days',
      heading: 'Where you live',
      text: 'Plymouth has 1,762 degree days, the middle of Great Britain 2,056 and Aberdeen 2,575,[^degree-days-1991-2020] so the same house needs nearly half as much again in Aberdeen.',
    },
    {
      block: 'drawing',
      drawing: 'wall-layers',
      caption:
        'The same wall before and after its cavity is filled: the heat that passes falls by more than half.[^insulated-u-values]',
    },
    {
      block: 'table',
      caption:
        'The same house in different decades: a semi of 90 m² on two floors, always at 20 °C, near Swindon.[^house-sums] Costs at the cap of October to December 2026, without standing charges.[^heat-price-sums]',
      columns: ['Built, or improved', 'Loss at −2.2 °C', 'Heat a year', 'By panels', 'By gas at 84%'],
      rows: [
        ['1930 to 1966, empty cavity', '74.9 W/m²', '14,970 kWh', '£3,940', '£1,420'],
        ['The same, cavity filled, 270 mm loft, newer glazing', '51.7 W/m²', '10,340 kWh', '£2,720', '£980'],
        ['2003 to 2006', '35.2 W/m²', '7,040 kWh', '£1,850', '£670'],
        ['From 2023', '27.5 W/m²', '5,510 kWh', '£1,450', '£520'],
      ],
      note: 'Upper figures: timers and unheated rooms lower them, with either fuel.',
    },
    {
      block: 'workedExample',
      heading: 'A year in the lounge',
      question: 'What does a year’s heat for that lounge cost at the prices of October to December 2026?',
      lines: [
        {
          what: 'Heat needed, kept at temperature day and night',
          working: '63.68 × 2,056 × 24 ÷ 1,000',
          result: '3,142 kWh',
        },
        { what: 'Panels, or any direct electric heater', working: '3,142 × 26.32p', result: '£827' },
        { what: 'Gas boiler at 84%', working: '3,142 × 7.97p ÷ 0.84', result: '£298' },
        { what: 'Heat pump at 293%', working: '3,142 × 26.32p ÷ 2.93', result: '£282' },
        { what: 'Panels, once the cavity is filled', working: '2,384 × 26.32p', result: '£628' },
      ],
      answer:
        'For the same heat the panels cost £529 a year more than the boiler. Timers lower all of these, but not the ratio.',
    },
    {
      block: 'prose',
      heading: 'Zones: paying for the room you are in',
      text: `Each room with an electric heater is its own system, and you pay nothing for the rooms next door. But each unit of heat costs {number:cost.infrared.over-gas-old} times as much as from the boiler, so the rooms in use must need {number:break-even.infrared.gas-old} less than the whole house.[^heat-price-sums] For an hour, one room of five or six passes that test. Half the house doesn’t.

Then the rest of the house must be warmed up again, and the panels lose: [the comparison with gas](/powerboard-vs-gas-boilers) has the working. And with thermostatic valves shut elsewhere, a boiler heats one room at gas prices.`,
      note: 'Any electric heater with its own thermostat can do this.',
      engineer: `One hour at 7 °C outside and 20 °C inside, prices of October to December 2026. The whole house, 304 W/K: 303.5 × 13 = 3,946 W, by the boiler 3.946 × 9.49p = 37.4p. The lounge alone: 63.68 × 13 = 828 W, by four panels 0.828 × 26.32p = 21.8p, by the boiler with every other radiator shut 0.828 × 9.49p = 7.9p. The panels beat the unzoned boiler by 16p, before the house has to be reheated, and lose to the zoned one by 14p. Walls towards unheated rooms, left out here, raise both lounge figures equally.`,
    },
    {
      block: 'prose',
      heading: 'The temperature at which you’re comfortable',
      text: `With 7 °C outside and 20 °C inside, each degree less saves one thirteenth of the heat, whatever the heater. Infrared brings no such saving: cooler air loses less, but its warmer surfaces lose more, as the [infrared guide](/infrared-technology-deep-dive) shows. A thermostat with a timer in each room, which the [building regulations](/building-regulations-guide) expect of electric heating anyway, does more.`,
    },
    {
      block: 'prose',
      heading: 'What tariffs do',
      text: `The cap differs by region, payment method and meter, changes every three months, and leaves out Northern Ireland. It limits unit rates and standing charges, never the bill. We use the average for Great Britain, paid by direct debit. Until 31 March 2027 the electricity price carries no VAT.[^price-cap-october-2026]

**Two rates, such as Economy 7.** Storage heaters use the night rate. Panels run when heat is wanted, which is mostly by day. With {number:price.economy-7-night} by night, {number:price.economy-7-day} by day and {number:share.panels-at-night} of the heat at night, the average is {number:cost.infrared-economy-7.per-kwh-of-heat}, against {number:price.electricity} at a single rate. If you replace storage heaters with panels, change the tariff as well.`,
      engineer: `p_eff = Σ s_i p_i = s × night + (1 − s) × day = {number:cost.infrared-economy-7.per-kwh-of-heat}, with the share s of {number:share.panels-at-night} at night. The share at which this tariff equals a single rate p is (day − p) ÷ (day − night) = {number:break-even.economy-7}. Both prices are assumptions for a typical two-rate tariff: enter your own in the [calculator](/calculator).

With 5% VAT the electricity price of October to December 2026 would be 27.64p. Half-hourly and electric-car tariffs help a battery or a car more than a panel: a room of heavy masonry can be warmed a little in advance, and a lightweight one loses it within the hour.`,
    },
    {
      block: 'tool',
      tool: 'running-cost',
      heading: 'A year for a home like yours',
      text: 'A year with panels, other electric heaters, gas and a heat pump, month by month at today’s tariff.',
    },
    {
      block: 'prose',
      heading: 'The index in the data sheet',
      text: `Anyone who sells an electric room heater must state its “seasonal space heating energy efficiency”. This is an index, not a measurement: 40% for electricity, less a fixed ten points, plus points for what the controls can do.[^ecodesign-1188] A fixed heater above 250 W must reach 38%, one of 250 W or less 34%.[^ecodesign-points]

So a 225 W panel needs four points from its controls. An electronic thermostat brings three, one with a weekly timer seven. We don’t yet have the data sheet that says what our thermostat earns.`,
      engineer: `η_s = η_s,on − 10% + F1 + F2 + F3 − F4 − F5, η_s,on = 100% ÷ 2.5 for electric heaters. F2 is the best single control, F3 the sum of further functions; F4 and F5 (auxiliary power, pilot flame) are nil or nearly so here.

Open points. When thirteen panels obey one thermostat, is the local space heater one panel of 225 W or a group of 2,925 W? That moves the limit from 34% to 38%. And in Northern Ireland Regulation (EU) 2024/1103 has replaced 2015/1188 since 1 July 2025, with tables of its own. Both are questions for a test laboratory.

The 40% is 100% divided by 2.5, for the fuel that power stations were taken to burn. There is no label with letters: the labelling regulation leaves electric heaters out.[^energy-label-1186]

Points: mechanical thermostat 1, electronic 3, with a day timer 5, with a week timer 7; open-window sensing, adaptive start and remote control 1 each on top. So an electronic thermostat with window sensing just reaches 34%, a week timer with window sensing 38%, and a week timer with all three 40%.[^ecodesign-points]`,
    },
    {
      block: 'steps',
      heading: 'What to spend on first',
      steps: [
        {
          title: 'Stop the draughts you can feel',
          text: 'Letterbox, loft hatch, floorboards, disused chimney. Not the vents of kitchens and bathrooms.',
        },
        {
          title: 'Insulate the loft and fill the cavity',
          text: 'No heater makes up for a bare roof, least of all panels below it: see the [materials guide](/material-science-guide).',
        },
        {
          title: 'Control each room',
          text: 'Valves or thermostats with timers, set to the hours when you are there.',
        },
        {
          title: 'Then choose the heater',
          text: 'Whole house on gas: keep the boiler or price a heat pump. Rooms used by the hour, or old electric heaters: panels may suit.',
        },
      ],
    },
    {
      block: 'callout',
      tone: 'limit',
      heading: 'When panels cost you more',
      text: 'They cost more than gas for any home heated as a whole, and nearly three times as much as a heat pump for the same heat. They usually lower the energy rating of a home on gas.',
    },
    {
      block: 'questions',
      heading: 'Questions about efficiency',
      asked: ['Can solar panels run it?'],
      questions: [
        {
          question: 'Is infrared cheaper than an oil-filled radiator or a convector?',
          answer:
            'No. A unit of heat costs the same, and the same room with the same thermostat needs as much. What you gain is a clear wall, and warmth from above.',
        },
        {
          question: 'Why do some websites show a saving of half?',
          answer:
            'Because they compare a few hours in one room with a whole house all day. Ask what any such figure is compared with: the same comfort, the same hours, the same rooms, a named tariff and date.',
        },
        {
          question: 'Should I leave panels on low all day instead of switching them on and off?',
          answer:
            'No. A home that is allowed to cool loses less in the meantime. With panels there is little to reheat but the room itself, so switch them on when you need them. The exceptions are a hard frost, and a damp or frail building in which steady warmth protects the fabric.',
        },
        {
          question: 'How much does one panel cost to run?',
          answer:
            'At full power {number:cost.panel.per-hour} an hour at {number:price.electricity} per kWh. {claim:running-cost.hour}.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'Put in your own rooms, tariff and hours',
      text: 'The calculator compares a year with panels, gas and a heat pump, and you can change every assumption.',
      actions: [
        { label: 'Work out your cost', href: '/calculator' },
        { label: 'Compare with gas', href: '/powerboard-vs-gas-boilers' },
      ],
    },
  ],
}
