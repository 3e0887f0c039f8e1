import { EXAMPLE_HOME_NAME } from '@/lib/domain/estimate/example-home'

import type { PostSeed } from '../../support/post-seed'

export const heatingOneRoom: PostSeed = {
  slug: 'heating-one-room-working-from-home',
  title: 'Working from home: is it cheaper to heat one room?',
  excerpt:
    'Turning the boiler off and heating just the study sounds thrifty. The answer depends on how fast the rest of the house cools, and it usually favours the boiler.',
  metaTitle: 'Working from home: is it cheaper to heat one room?',
  metaDescription:
    'A working day at the desk: gas for the house, an electric heater for the study, or radiator valves turned down. The cheapest may surprise you.',
  focusKeyphrase: 'cheapest way to heat one room',
  category: 'running-costs',
  author: 'technical-team',
  tags: ['bills', 'controls'],
  picture: 'garden-office',
  published: '2026-11-18',
  blocks: [
    {
      block: 'prose',
      heading: '',
      text: `You work in one room of the house from nine to five. The other rooms are empty. Surely it is wasteful to run the central heating for all of them, and cheaper to switch it off and put an electric heater beside the desk?

It is a fair question with an unexpected answer. In a house with gas, the electric heater nearly always loses. In a house heated by electricity, it nearly always wins. The difference is not the heater. It is the price of what it replaces.`,
    },
    {
      block: 'prose',
      heading: 'A house does not go cold when the boiler stops',
      text: `Walls, floors and furniture hold a good deal of heat. Switch off at nine and a reasonably insulated house drifts down by a degree or two in the first hours and perhaps four or five by evening. Then the boiler comes on and puts back what was lost.

So what have you saved? Not a day’s heating. Only the extra heat that would have leaked out if the house had stayed warm. The leak is proportional to the difference between inside and outside. Our example home, ${EXAMPLE_HOME_NAME.spoken}, has no boiler, so take a semi. If it was on average 2.5 °C cooler for eight hours, and loses about 210 W for each degree, the saving is 4.2 kWh of heat.[^one-room-sums]`,
    },
    {
      block: 'workedExample',
      heading: 'One working day at the desk',
      question:
        'A semi with filled cavities, a full loft and new windows loses 209.5 W for each degree. The boiler is off from nine to five, and the house is 2.5 °C cooler on average. Two panels keep the study warm and run about nine tenths of the time.',
      lines: [
        { what: 'Heat saved from the boiler', working: '209.5 W/K × 2.5 K × 8 h ÷ 1,000', result: '4.2 kWh' },
        {
          what: 'Price of that heat with gas',
          working: 'fuel ÷ efficiency',
          result: '{number:cost.gas-old.per-kwh-of-heat} per kWh',
        },
        { what: 'Electricity for the study', working: '2 × 0.225 kW × 8 h × 0.92', result: '3.3 kWh' },
        { what: 'Price of that electricity', working: 'as bought', result: '{number:price.electricity} per kWh' },
        {
          what: 'Break-even price of the heat saved',
          working: '3.3 ÷ 4.1 × the electricity price',
          result: '0.8 of it',
        },
      ],
      answer:
        'The heat saved would have to cost at least eight tenths of the price of electricity. Gas heat costs little more than a third of it, so the boiler is the cheaper way. Heat from electric radiators costs the same as electricity, so there the single room wins.',
    },
    {
      block: 'prose',
      heading: 'The option that people forget',
      text: `The fair comparison for an electric heater in the study is not with a boiler that warms five empty bedrooms. It is with a boiler that warms the study. Most radiators have a thermostatic valve. Turn the valves in the unused rooms down to 2, leave the study at 3 or 4, keep the internal doors shut, and you heat one room at the price of gas.

It costs nothing and takes five minutes. Two cautions:

- If your room thermostat hangs in an unheated hall, it will never be satisfied and the boiler will run on. Move a wireless one into the study, or turn it down to suit.
- Do not let unused rooms fall so far that they get damp. Keep them above about 15 °C, and air them.

For a house with an older single-zone system, a set of smart valves does the same by timer. You pay for them once, and the heat is still at gas prices.`,
    },
    {
      block: 'prose',
      heading: 'When a heater for one room does make sense',
      text: `**No gas, electric heaters in every room.** Heat only the room you use, and turn the others down. Every kilowatt-hour that you do not use elsewhere is saved at the full price of electricity.

**A room the central heating cannot warm.** A garden office, a loft conversion beyond the last radiator, an annexe. Extending the pipework may cost more than many years of electricity.

**Very short use.** For a bathroom wanted for twenty minutes, or a workshop for an hour on Saturdays, set a panel to start early and leave the boiler off.

**Spring and autumn.** In a mild October you may want one warm room in the evening and no heating otherwise. Nothing else needs to cool down, so the calculation is simple: the panel’s running cost, which is {number:cost.panel.per-hour} for each hour at full power.`,
    },
    {
      block: 'prose',
      heading: 'Before you spend anything',
      text: `Look at the room itself. A rug on a bare floor, a brush strip under the door and a curtain over the door to an unheated hall cost little. Sit away from the external wall: a cold surface beside you makes you feel colder than the thermometer says.

And dress for the job. Sitting still at a desk is about the least warming thing a person can do, and a pullover and warm shoes are worth more than a degree on the thermostat.`,
    },
    {
      block: 'callToAction',
      heading: 'Try it with your own rooms',
      text: 'The professional calculator works out the loss of a single room from its walls, windows and floor.',
      actions: [
        { label: 'Open the professional calculator', href: '/calculator/professional' },
        { label: 'Twenty tips with their working', href: '/energy-tips' },
      ],
    },
  ],
}
