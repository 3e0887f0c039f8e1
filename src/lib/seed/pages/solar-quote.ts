import type { PageSeed } from '../support/page-seed'

/**
 * Roof: 4 kWp at 949 kWh a year per kWp. Heat: a flat of 118 W/K in Bath, room by room, 4,526 kWh. Other use: 225 kWh a
 * month.
 */
export const solarQuote: PageSeed = {
  path: '/solar-quote',
  name: 'Solar quote',
  title: 'Solar panels and infrared heating: a quote',
  description:
    'How much of your heating a solar roof can really run, month by month, what a battery changes, and a quote for infrared ceiling panels that counts both.',
  category: 'enquiry',
  template: 'guide',
  heading: 'Sun on the roof, heat from the ceiling.',
  lead: 'Solar panels can run infrared panels, but they give least when heating is needed most. A typical 4 kW roof makes about a tenth of its year’s electricity from November to January. So we quote the heating as if there were no solar panels, and show what they add separately.',
  inShort: [
    'From November to February a typical 4 kW roof leaves nothing over for heating.[^solar-monthly-yield]',
    'From October to April it could cover at most 9% of the heating of our example flat.',
    'So we quote the heating as if there were no solar panels, and show what they add separately.',
  ],
  picture: 'home-office',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'table',
      caption: 'A 4 kW roof and the heating of one flat, kWh a month',
      columns: ['Month', 'Solar output', 'Heating demand', 'Left for heating', 'Covered'],
      rows: [
        ['January', '132', '726', '0', '0%'],
        ['February', '196', '631', '0', '0%'],
        ['March', '328', '583', '103', '18%'],
        ['April', '440', '416', '215', '52%'],
        ['May to September', '2,180', '617', '606', '98%'],
        ['October', '244', '315', '19', '6%'],
        ['November', '160', '512', '0', '0%'],
        ['December', '116', '726', '0', '0%'],
      ],
      note: '“Left” is what remains of each month after 225 kWh for everything else in the home. Average roof facing south in the United Kingdom;[^solar-monthly-yield] a two-bedroom flat in Bath that loses 118 W for each degree and heats only the rooms in use.',
    },
    {
      block: 'prose',
      heading: 'What the table shows',
      text: `**From October to April the roof covers 337 of 3,909 kWh of heating,** 9%, worth £89 at the 26.32p per kWh of October to December 2026.[^price-cap-october-2026] And that is a best case. It allows electricity made on a sunny Tuesday to heat a Thursday evening, which only a very large battery could do.

**In the four darkest months nothing is left over.** The fridge, the lights and the cooker use more than the roof produces.[^solar-monthly-yield] Those months take 2,595 kWh of heating, more than half of the year’s.

**In summer the roof could run everything,** but you need no heating. What isn’t used is exported at whatever your supplier pays.

Nor does it help that the sun sets at four in December. You need heating in the morning and the evening.`,
      engineer: `Monthly yield for each kWp facing south: 33, 49, 82, 110, 119, 117, 117, 105, 87, 61, 40 and 29 kWh, together 949. November to January: 102 ÷ 949 = 10.7%.

Heating: 118 W/K × degree days × 24 ÷ 1,000 × 0.78, with 2,050 degree days to base 15.5 °C by Hitchin’s formula from the monthly means of Bath: 726, 631, 583, 416, 250, 111, 61, 61, 134, 315, 512 and 726 kWh, together 4,526. The factor 0.78 lies between our assumptions for electric heaters used in mornings and evenings (0.90) and in a few rooms only (0.60). It would be the same for any of them.`,
    },
    {
      block: 'chart',
      heading: 'The most heating that the roof could cover',
      unit: '%',
      rows: [
        { label: 'October', value: 6 },
        { label: 'November', value: 0 },
        { label: 'December', value: 0 },
        { label: 'January', value: 0 },
        { label: 'February', value: 0 },
        { label: 'March', value: 18 },
        { label: 'April', value: 52 },
      ],
      caption: 'Surplus of the month after 225 kWh of other use, divided by the heating of the month. Computed.',
    },
    {
      block: 'workedExample',
      heading: 'What a battery does',
      question: 'A battery of 5.4 kWh is full at 6pm. How long do panels run from it?',
      lines: [
        { what: 'One panel', working: '5.4 kWh ÷ 0.225 kW', result: '24 hours' },
        { what: 'Nine panels, a small flat at full power', working: '5.4 ÷ 2.025', result: '2 hours 40 minutes' },
        { what: 'What the roof makes on an average day in December', working: '116 kWh ÷ 31', result: '3.7 kWh' },
        {
          what: 'What the flat’s heating takes on an average day in January',
          working: '726 kWh ÷ 31',
          result: '23.4 kWh',
        },
      ],
      answer:
        'It moves a day’s sun to the evening; it does not move June to December. In winter it pays its way by charging at a cheap night rate. Charging losses of about a tenth are not included.',
    },
    {
      block: 'prose',
      heading: 'When the two work well together',
      text: `- You already have solar panels, and their surplus in March, April and October sells for less than you pay.
- A garden room, workshop or office that is used by day: sun and people arrive at the same hours.
- A battery and a tariff with cheap hours, so that you buy electricity for the early evening at night.
- No gas, and old electric heaters that need replacing. New room thermostats may then save something, with panels or without; the roof helps from March to October as it would help any heater.

It is no reason to give up gas. A kWh that you don’t export is worth what you would have been paid for it, and a kWh from gas heat costs {number:cost.gas-old.per-kwh-of-heat}.`,
    },
    {
      block: 'callout',
      tone: 'limit',
      heading: 'What about VAT?',
      text: 'Solar panels and batteries that are installed in a home carry no VAT until 31 March 2027. Infrared panels are not on that list: they carry 20%, even when one firm installs both on the same day.[^vat-708-6]',
    },
    {
      block: 'questions',
      heading: 'Questions about solar and heating',
      questions: [
        {
          question: 'How many solar panels do I need to heat my home?',
          answer:
            'For winter there is no sensible number. To make January’s 726 kWh in January the flat above would need a roof of 22 kW, which makes 20,900 kWh in the year.',
        },
        {
          question: 'Do you install the roof?',
          answer:
            'Ask us: it depends on where you are. This form is for the heating, and for any solar panels or battery that you have or plan. For new solar panels, get three quotes from certified firms.',
        },
        {
          question: 'Would a heat pump use the sun better?',
          answer:
            'Yes. It makes about three kWh of heat from each kWh of the roof.[^electrification-of-heat] The roof’s 337 kWh would be about 990 kWh of heat.',
        },
        {
          question: 'What do you need for a quote?',
          answer:
            'Rooms, walls, what heats them now. If you have a roof: its power, its direction, whether there is a battery, and last year’s monthly figures if your inverter keeps them.',
        },
      ],
    },
    {
      block: 'form',
      form: 'quote',
      heading: 'Get a quote that includes solar',
      text: 'Tell us the size and direction of your solar panels and any battery in the last box. You’ll get panels, price and running cost without solar, and the contribution from solar as a separate line.',
    },
  ],
}
