import type { PostSeed } from '../../support/post-seed'

export const economy7: PostSeed = {
  slug: 'economy-7-and-evening-heat',
  title: 'Economy 7 and heat that you want at six in the evening',
  excerpt:
    'A cheap night rate suits heaters that store. Panels, convectors and fan heaters do not store, so most of their electricity is bought at the day rate.',
  metaTitle: 'Economy 7 with panel heaters: does it pay?',
  metaDescription:
    'How much of your electricity must be used at night before Economy 7 pays, what share direct heaters reach, and what to check before you change tariff.',
  focusKeyphrase: 'Economy 7 electric heating',
  category: 'running-costs',
  author: 'technical-team',
  tags: ['bills', 'controls', 'solar'],
  picture: 'bedroom',
  published: '2026-11-17',
  blocks: [
    {
      block: 'prose',
      heading: '',
      text: `Economy 7 gives you seven hours of cheap electricity at night, and charges you for it by day. It was designed for storage heaters: bricks that warm up while you sleep and release the heat over the next day. If you replace those heaters, or move into a flat that still has the meter, the tariff needs a second look.`,
    },
    {
      block: 'prose',
      heading: 'How the tariff works against you',
      text: `On our assumptions the night rate is {number:price.economy-7-night} and the day rate {number:price.economy-7-day}, compared with {number:price.electricity} at any hour on a single rate.[^economy-7-range] Real tariffs vary by supplier and region, so put your own figures in.

The night is seven hours, usually within the stretch from half past eleven to half past eight. The exact hours depend on your meter and your region, and on older meters they shift by an hour when the clocks change. Everything outside them is at the day rate, which is dearer than an ordinary tariff. So Economy 7 is a bet: that enough of what you use falls in those seven hours to make up for the rest.`,
    },
    {
      block: 'workedExample',
      heading: 'The share that decides it',
      question: 'What share of your electricity must be used at night before Economy 7 is the cheaper tariff?',
      lines: [
        {
          what: 'What a night unit saves',
          working: 'single rate − night rate',
          result: '{number:price.electricity} − {number:price.economy-7-night}',
        },
        {
          what: 'What a day unit costs extra',
          working: 'day rate − single rate',
          result: '{number:price.economy-7-day} − {number:price.electricity}',
        },
        {
          what: 'Share at which they balance',
          working: 'extra ÷ (extra + saving)',
          result: '{number:break-even.economy-7}',
        },
      ],
      answer:
        'With these prices, {number:break-even.economy-7}. Below that share the ordinary tariff is cheaper. The whole home counts: fridge, hot water, washing and everything else besides the heating. Work it out with your own rates: a penny more for a day unit raises it by about five points.',
    },
    {
      block: 'prose',
      heading: 'What share do panels reach?',
      text: `A direct heater makes heat when you want it. On a weekday that is roughly an hour and a half before work and the evening from five or six until bed. Only the early morning start falls in the cheap hours. We assume that {number:share.panels-at-night} of the electricity for panels is bought at night.[^economy-7-range] That is an assumption, not a measurement; a household that gets up at five will do better, and one that rises at eight will do worse.

An immersion heater on a night timer helps a good deal, because hot water does keep. So does charging a car. Add either of those and a home with panels may well reach the share at which Economy 7 pays. On our assumptions, panels alone fall a little short of it.`,
    },
    {
      block: 'prose',
      heading: 'Could you pre-heat the room at night instead?',
      text: `A little. Walls, floor and furniture store heat, and if you run the panels from half past five to half past seven the room will still be warm at nine. But a room is a leaky store. The warmer it is, the faster it loses heat, and by six in the evening little is left. Raising the temperature all night to save by day may waste more than it gains.

The better the insulation, the longer the warmth lasts. In a new, airtight, heavily built flat an early start can carry well into the morning. In a Victorian terrace with solid walls it will not see you through breakfast.`,
    },
    {
      block: 'prose',
      heading: 'Batteries and smart tariffs',
      text: `A battery changes the picture because it stores electricity rather than heat. It fills at the night rate and discharges in the evening, and the panels never know the difference. What matters then is the size: a typical home battery of 5.4 kWh runs one panel for 24 hours, or nine panels for 2 hours and 40 minutes. In January a heated flat can empty it before the news. Allow for losing about a tenth in charging and discharging.

Tariffs with half-hourly prices, or with a cheap window for charging cars, follow the same logic. Ask how much of your heating falls in the cheap hours, then weigh the rates by that share. Beware of tariffs with a steep price between four and seven in the afternoon. That is exactly when a cold house wants to be warmed.

The same goes for solar panels, which disappoint at the same time of year: an average roof in the United Kingdom makes least in the months when you heat most.[^solar-monthly-yield]`,
    },
    {
      block: 'prose',
      heading: 'Before you change your tariff',
      text: `1. Read both registers on your meter a week apart in cold weather. The night share is the night units divided by all units.
2. Work out the share at which your own rates balance, as above.
3. If your night share is well above it, stay on Economy 7 unless the heating is about to change. If the two are close, ask for a quote for both.
4. If it is well below, ask for a single rate. Suppliers can usually set a smart meter to one rate without a visit; an older meter may need an exchange.
5. If you are about to take out storage heaters, change the heating first, then read the meter for a month, then decide.

One warning: some flats have storage heaters on a circuit that is live only at night. A new heater must not be wired to that circuit. An electrician will know; ask before you order.`,
    },
    {
      block: 'callToAction',
      heading: 'Compare both tariffs for your home',
      text: 'The quick calculator prices storage heaters and panels on a single rate and on Economy 7.',
      actions: [
        { label: 'Work out yours', href: '/calculator/quick' },
        { label: 'Solar and panels', href: '/solar-quote' },
      ],
    },
  ],
}
