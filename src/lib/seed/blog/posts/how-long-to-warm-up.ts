import type { PostSeed } from '../../support/post-seed'

export const howLongToWarmUp: PostSeed = {
  slug: 'how-long-does-an-infrared-panel-take-to-warm-up',
  title: 'How long does an infrared panel take to warm up?',
  excerpt:
    'Three answers, because there are three questions: the first warmth on your skin, the panel at full temperature, and the room comfortable.',
  metaTitle: 'How long does an infrared heating panel take to heat up?',
  metaDescription:
    'From first warmth to a comfortable room: what happens in the first 5, 25 and 90 minutes, the working behind it, and how to set the timer.',
  focusKeyphrase: 'infrared panel warm-up time',
  category: 'comfort',
  author: 'technical-team',
  tags: ['controls'],
  picture: 'app-screen',
  published: '2026-11-14',
  blocks: [
    {
      block: 'prose',
      heading: '',
      text: `Brochures say minutes. People who live with panels say it depends. Both are right, because they are answering different questions. Here are the three that matter, in the order in which they happen.`,
    },
    {
      block: 'prose',
      heading: 'First: when will I feel something?',
      text: `Within a few minutes. The heating film sits just behind the front of the panel and warms before the rest of it. Your skin is a good detector of infrared, so you notice the first warmth long before the panel has reached its working temperature.

It is an encouraging sign, but it is not yet heating. At that point the panel gives off a fraction of what it will later.`,
    },
    {
      block: 'prose',
      heading: 'Second: when is the panel at full temperature?',
      text: `Here a sum helps. A panel weighs 6.6 kg and draws 225 W.[^powerboard-electrical-data] Aluminium and plastics take about a kilojoule to warm a kilogram by a degree. To lift the whole panel by 32.5 degrees takes between 180 and 234 kJ, depending on the exact materials (less if its back is steel), and at 225 W that is 13 to 17 minutes if nothing is given off meanwhile.[^panel-warm-up]

But heat is given off meanwhile, and the warmer the panel the more of it. So the last degrees come slowly. With that counted, the panel passes 52.5 °C after about 25 minutes, or 23 to 30 depending on its materials.[^panel-material-sums] A claim of three minutes for the whole panel would break the arithmetic.`,
    },
    {
      block: 'workedExample',
      heading: 'The working',
      question: 'How long does 225 W need to warm a panel of 6.6 kg from 20 to 52.5 °C, with no losses?',
      lines: [
        { what: 'Rise', working: '52.5 − 20', result: '32.5 K' },
        { what: 'Heat, with 900 J for each kilogram and degree', working: '6.6 × 900 × 32.5', result: '193,050 J' },
        { what: 'Time', working: '193,050 J ÷ 225 W', result: '858 s' },
      ],
      answer:
        'A little over 14 minutes. In practice it is about 25, because the panel gives off heat from the first second.',
    },
    {
      block: 'prose',
      heading: 'Third: when is the room comfortable?',
      text: `This is the question that matters, and its answer has little to do with the panel. A room is full of heavy things. Plaster, furniture, carpet and the inner few centimetres of the walls all have to warm before the room feels right, and they weigh hundreds of times as much as the panel.

Suppose a room has cooled to 16 °C overnight and you want 20 °C. With heaters sized to hold the room at 20 °C on the coldest day and little more, getting there on that coldest day takes for ever: all their output goes on holding the temperature, and none is left to raise it. On a mild day the same heaters have plenty to spare.

Three things set the time:

- **How cold it is outside,** because that is what the heaters have to hold against.
- **How heavy the room is.** Solid walls with wet plaster warm slowly and stay warm. A timber-framed garden office is quick both ways.
- **How much more heat the panels give than the room loses.** A design normally adds a reserve for heating up. Ask how much yours has.

In tests of fourteen heating systems in one laboratory house, infrared panels among them, electric systems of every kind did poorly at −5 °C when run only in the mornings and evenings.[^energy-house-14-systems] In a hard frost it is better to let the heating run on at a lower setting than to switch it off.`,
    },
    {
      block: 'prose',
      heading: 'How this compares',
      text: `A fan heater blows warm air at you within seconds. The walls stay cold, and so does the chill when it stops. An oil-filled radiator takes twenty minutes or so to get hot, then behaves like any other. A wet radiator waits for the boiler and the pipes. Underfloor heating in a screed can take most of a day.

A ceiling panel is no quicker than the oil-filled radiator. What it gives early is radiant warmth on the side of you that faces them, before the air has caught up. Some people find that enough to be comfortable. Others wait for the air.`,
    },
    {
      block: 'prose',
      heading: 'Set the timer',
      text: `1. For ordinary winter days, let the panels start 60 to 90 minutes before you want the room. Move that by a quarter of an hour each way until it suits.
2. If your thermostat has adaptive start, switch it on. It learns how long the room takes and allows more time in cold weather. Since 2018, controls of this kind have earned a fixed electric heater points under the ecodesign rules.[^ecodesign-points]
3. Set back rather than off. A fall of three or four degrees overnight is plenty. Deeper setbacks save less than they seem to and make for cold walls.
4. In a frost, start earlier, or leave the setback off.
5. Never judge a new system in its first two days. A house that has stood cold takes that long to dry out its surfaces and settle.`,
    },
    {
      block: 'callToAction',
      heading: 'How many panels would your room need?',
      text: 'The answer includes a reserve for heating up, and says how it is worked out.',
      actions: [
        { label: 'Work out yours', href: '/calculator/quick' },
        { label: 'The panel in figures', href: '/technical-specs' },
      ],
    },
  ],
}
