import type { PostSeed } from '../../support/post-seed'

export const priceOfAUnitOfHeat: PostSeed = {
  slug: 'price-of-a-unit-of-heat',
  title: 'What a unit of heat costs, and why efficiency will not tell you',
  excerpt:
    'A heater that wastes nothing can still be the dearest one in the house. Two numbers decide the price of heat, and you can work it out on the back of an envelope.',
  metaTitle: 'What does a unit of heat cost with gas and with electricity?',
  metaDescription:
    'How to compare gas, heat pumps and electric heaters by the price of one kilowatt-hour of heat, with today’s capped prices and working you can repeat.',
  focusKeyphrase: 'cost of heat per kWh',
  category: 'running-costs',
  author: 'technical-team',
  tags: ['bills'],
  picture: 'thermostat',
  published: '2026-11-20',
  blocks: [
    {
      block: 'prose',
      heading: '',
      text: `Ask three suppliers how efficient their heating is and you will hear 84%, 99% and 300%. All three can be right, and none of them has told you what the heating costs. Efficiency compares what goes in with what comes out. Your bill depends on the price of what goes in as well.

The figure worth having is the price of one kilowatt-hour of heat, delivered into the room. It takes one division, and once you have it most arguments about heating are soon settled.`,
    },
    {
      block: 'prose',
      heading: 'One division',
      text: `Take the price of a unit of fuel and divide it by the share of that unit that ends up as heat in your home.

Under the price cap a kilowatt-hour of electricity costs {number:price.electricity} and one of gas {number:price.gas}. An electric heater turns practically all its electricity into heat, so its heat costs {number:cost.panel-heaters.per-kwh-of-heat}. A gas boiler, as found in ordinary homes, turns about {number:efficiency.gas-old} of its gas into heat and sends the rest up the flue,[^electrification-of-heat] so its heat costs {number:cost.gas-old.per-kwh-of-heat}. A heat pump collects most of its heat from outdoors and on average delivers nearly three units for each one it uses,[^electrification-of-heat] which brings its heat to {number:cost.heat-pump.per-kwh-of-heat}.

The boiler has the worst efficiency of the three and some of the cheapest heat. The electric heater has an almost perfect score and the dearest heat.`,
    },
    {
      block: 'chart',
      heading: 'The price of a kilowatt-hour of heat today',
      unit: 'p/kWh',
      rows: [
        { label: 'Gas boiler, as found in homes', figure: 'cost.gas-old.per-kwh-of-heat' },
        { label: 'New condensing boiler', figure: 'cost.gas-new.per-kwh-of-heat' },
        { label: 'Heat pump', figure: 'cost.heat-pump.per-kwh-of-heat' },
        { label: 'Electric panel heaters', figure: 'cost.panel-heaters.per-kwh-of-heat' },
        { label: 'Powerboard infrared panels', figure: 'cost.infrared.per-kwh-of-heat' },
      ],
      caption:
        'Fuel price divided by efficiency, without standing charges. {number:price.cap}. The bars follow the price cap as it changes.',
    },
    {
      block: 'prose',
      heading: 'Where infrared panels stand',
      text: `Two bars in the chart have the same length, and that is deliberate. An infrared panel and a convector draw the same electricity for the same heat. Neither has a hidden gear. In the same rooms, for the same hours, held at the same comfort, we assume that they use the same amount, because no independent test that we know of shows a dependable difference.

So a panel’s heat costs {number:cost.infrared.over-gas-old} times as much as heat from a typical gas boiler. For the bills to be equal, a home with panels would have to make do with {number:break-even.infrared.gas-old} less heat. We know of no measured home that does.

That is the honest starting point for any conversation with us. If you have gas and you heat the whole house, panels will cost more to run. If you already heat with electricity room by room, the price of a unit will not change, and you should choose on comfort, space and looks.`,
    },
    {
      block: 'prose',
      heading: 'What the calculation leaves out',
      text: `**Standing charges.** Every home pays one for electricity whatever it heats with. The gas one goes away only if gas goes altogether, including the hob.

**How much heat you need.** The price of a unit says nothing about the number of units. A house that loses half as much heat costs half as much to warm, by any method. That is why insulation beats a change of heater so often.

**When you need it.** A cheap night rate helps a storage heater or a battery. It helps a direct heater only for the hours in which it is running at night.

**Servicing and replacement.** A boiler needs a yearly visit and lasts perhaps fifteen years. Panels have nothing to service. Both facts belong in a comparison over many years, not in the price of a unit.`,
    },
    {
      block: 'prose',
      heading: 'Do it for your own tariff',
      text: `You need your last bill and one minute.

1. Find the unit rate for electricity and, if you have it, for gas. Use the rate including VAT.
2. Divide the gas rate by 0.84 for an older boiler or 0.91 for a new condensing one.
3. Divide the electricity rate by about 2.9 for a heat pump, or leave it as it is for any plug-in or fixed electric heater.
4. Put the answers side by side. The ratio between them is the most useful number in any heating decision.

If your tariff has several rates, weigh them by the hours in which the heating runs. A panel heater in a living room works mostly between late afternoon and bedtime, which is when electricity tends to be dearest.`,
    },
    {
      block: 'questions',
      heading: 'Questions',
      questions: [
        {
          question: 'If electric heat is so much dearer, why does anyone buy it?',
          answer:
            'Because price is one of several reasons. Some homes have no gas. Some rooms are used an hour a day. A heater with no pipes, flue or outdoor unit is cheap to install and can go where nothing else fits.',
        },
        {
          question: 'Will the ratio change?',
          answer:
            'It changes with every price cap, which Ofgem sets for three months at a time. The figures on this page are filled in from our dated tariffs, so they move when the cap does.',
        },
        {
          question: 'Is a 99% efficient heater better than a 95% efficient one?',
          answer:
            'Not in any way that you would notice. Everything an electric heater draws ends up as heat in the room, and an advertiser who set “99.8% efficiency” beside low bills had a ruling against it.[^asa-instaheat-2023]',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'Put your own house in',
      text: 'The quick calculator does this sum with your walls, your region and your tariff, and shows every step.',
      actions: [
        { label: 'Work out yours', href: '/calculator/quick' },
        { label: 'Read the full guide', href: '/thermal-efficiency-guide' },
      ],
    },
  ],
}
