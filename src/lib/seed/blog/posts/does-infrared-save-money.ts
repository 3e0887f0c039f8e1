import { EXAMPLE_HOME_NAME } from '@/lib/domain/estimate/example-home'

import type { PostSeed } from '../../support/post-seed'

export const doesInfraredSaveMoney: PostSeed = {
  slug: 'does-infrared-save-money',
  title: 'Does infrared heating save money? It depends what you have now',
  excerpt:
    'Four starting points, four answers. Two of them are no, and we would rather you heard it from us before you buy.',
  metaTitle: 'Does infrared heating save money? Four honest answers',
  metaDescription:
    'Replacing gas, a heat pump, storage heaters or panel heaters with infrared: what happens to the bill in each case, and where a saving could come from.',
  focusKeyphrase: 'does infrared heating save money',
  category: 'running-costs',
  author: 'sales-desk',
  tags: ['bills', 'controls'],
  picture: 'home-office',
  published: '2026-11-19',
  blocks: [
    {
      block: 'prose',
      heading: '',
      text: `It is the first question on most of the calls that we take, and the answer is never a percentage. Whether infrared panels save money depends on what they replace, which rooms they heat and for how long. Anyone who gives you a figure before asking what you have now is guessing.

Here are the four cases that cover nearly everyone who calls us.`,
    },
    {
      block: 'prose',
      heading: 'You have a gas boiler',
      text: `**Expect a higher bill.** Heat from a panel costs {number:cost.infrared.per-kwh-of-heat} per kilowatt-hour under the current price cap, and heat from a gas boiler as found in homes {number:cost.gas-old.per-kwh-of-heat}. That is {number:cost.infrared.over-gas-old} times as much. To break even you would have to use {number:break-even.infrared.gas-old} less heat, which no change of heater will do for you.

Turning the boiler down and warming only the room you sit in helps less than it seems to. The house cools slowly, and what you save on gas is only the heat that would have leaked out in the meantime. For a semi with filled cavities (our example home below has no gas) over an eight-hour working day that comes to about 4.2 kWh of heat.[^one-room-sums] A panel or two in the study can use nearly as much, at nearly three times the price.

There are still sound reasons to fit a panel in a gas-heated home: a loft room where the radiators never reached, a bathroom without a radiator. Saving money is not among them.`,
    },
    {
      block: 'prose',
      heading: 'You have a heat pump',
      text: `**Expect a higher bill for whatever the panels take over.** In the largest British trial the average heat pump delivered 2.93 units of heat for each unit of electricity.[^electrification-of-heat] A panel delivers one. Heat from the pump costs {number:cost.heat-pump.per-kwh-of-heat}.

If one room is cold, ask your installer first whether its radiator is too small. A larger radiator costs a few hundred pounds once and runs at the heat pump’s price for ever.`,
    },
    {
      block: 'prose',
      heading: 'You have storage heaters',
      text: `**It depends on your habits.** Storage heaters buy most of their electricity at night, when an Economy 7 tariff is cheap, and give it out the next day whether or not you are in. Night electricity on such a tariff costs {number:price.economy-7-night} and day electricity {number:price.economy-7-day} on our assumptions, which are typical figures and not a quote.

Panels run when you want warmth, which is mostly by day and in the evening. You would pay for fewer units, and more for each. For someone who is at home all day, storage heaters usually stay cheaper. For someone who is out until seven, and whose old heaters have gone cold by then, the comparison is close enough to be worth doing properly. Our calculator does it both ways.`,
    },
    {
      block: 'prose',
      heading: 'You have electric panel heaters, convectors or fan heaters',
      text: `**The price of a unit will not change.** An infrared panel turns electricity into heat at the same rate as the heater it replaces. We assume no saving for the change itself, because the independent evidence does not support one. Our example home, ${EXAMPLE_HOME_NAME.spoken}, needs {number:example.heat} a year in mornings and evenings, and {number:example.year.infrared} buys them with either.

A saving can come from what is fitted along with the panels. If your present heaters have no timer, or one dial for the whole flat, then a thermostat in each room with a sensible programme may cut what you use. But those controls work with any electric heater, and you should price them for your existing ones first.`,
    },
    {
      block: 'table',
      caption: 'What usually happens to the bill',
      columns: ['You have', 'After changing to panels', 'The reason'],
      rows: [
        ['Gas boiler', 'Goes up', 'A unit of heat costs {number:cost.infrared.over-gas-old} times as much'],
        ['Heat pump', 'Goes up', 'One unit of heat for each unit of electricity in place of nearly three'],
        ['Storage heaters', 'Either way', 'Fewer units, at a dearer time of day'],
        ['Other electric heaters', 'Much the same', 'The same price for the same heat'],
      ],
      note: 'For the same rooms at the same comfort. Prices: {number:price.cap}.',
    },
    {
      block: 'prose',
      heading: 'So why do people buy them?',
      text: `Because a heater is more than its running cost. A panel takes up no wall or floor space. There is nothing to bleed, service or bump a chair against. It needs a cable where a radiator needs two pipes. In a listed building, a garden office, a converted chapel or a flat that has never had gas, that can settle the matter.

People also like the warmth. Some do not, and find a warm head and cool feet unpleasant. Sit under one before you decide.`,
    },
    {
      block: 'prose',
      heading: 'Five questions to put to any seller',
      text: `1. Compared with what, exactly? A saving needs a named starting point.
2. For the same rooms, the same hours and the same comfort?
3. At which tariff, from which date?
4. Measured in homes like mine, or worked out?
5. May I see the evidence?

A fair claim survives all five. A good many do not: the Advertising Standards Authority has ruled against heater advertisements that let a high efficiency figure stand for a low bill.[^asa-instaheat-2023]`,
    },
    {
      block: 'callToAction',
      heading: 'Find out which case you are',
      text: 'Eight questions, no contact details. If panels would cost you more, the result says so at the top.',
      actions: [
        { label: 'Work out yours', href: '/calculator/quick' },
        { label: 'Compare with gas', href: '/powerboard-vs-gas-boilers' },
      ],
    },
  ],
}
