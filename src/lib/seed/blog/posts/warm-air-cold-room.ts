import type { PostSeed } from '../../support/post-seed'

export const warmAirColdRoom: PostSeed = {
  slug: 'why-a-room-at-20-degrees-can-feel-cold',
  title: 'Why a room at 20 °C can still feel cold',
  excerpt:
    'A thermometer measures the air. Your body also feels the walls, the window and the floor. Here is how to tell which of them is the trouble.',
  metaTitle: 'Why does my room feel cold when it is 20 degrees?',
  metaDescription:
    'Air temperature is half the story. How cold walls and windows make a room at 20 °C feel like 18, and five things to try before you turn it up.',
  focusKeyphrase: 'room feels cold at 20 degrees',
  category: 'comfort',
  author: 'technical-team',
  tags: ['insulation', 'controls'],
  picture: 'georgian-room',
  published: '2026-11-16',
  blocks: [
    {
      block: 'prose',
      heading: '',
      text: `The thermostat says 20 °C, and you are reaching for a blanket. Nothing is wrong with the thermostat, and nothing is wrong with you. It is measuring one thing and you are feeling another.`,
    },
    {
      block: 'prose',
      heading: 'You feel the average of two temperatures',
      text: `Your body loses heat in two main ways. Some goes into the air that touches you. About as much leaves as infrared radiation towards the surfaces around you: walls, window, floor, ceiling. In a room without draughts, what you feel is close to the average of the air temperature and the mean temperature of those surfaces. Engineers call it operative temperature.[^iso-7726-instruments]

So a room with air at 20 °C and surfaces at 16 °C feels like 18 °C. To feel like 20 °C it would need air at 24 °C, which is stuffy, dries the throat and costs a good deal more.`,
    },
    {
      block: 'table',
      caption: 'How cold the inside of an external wall or window gets: air at 20 °C indoors, 0 °C outdoors',
      columns: ['Surface', 'U-value, W/m²K', 'Its inner face'],
      rows: [
        ['Single glazing', '4.8', '7.5 °C'],
        ['Older double glazing', '2.8', '12.7 °C'],
        ['Empty cavity wall', '1.5', '16.1 °C'],
        ['Filled cavity wall', '0.7', '18.2 °C'],
        ['Insulated loft ceiling', '0.16', '19.6 °C'],
      ],
      note: 'Inner face = 20 − U × 0.13 × 20, with 0.13 m²K/W for the air film at a wall. U-values from the RdSAP tables.[^insulated-u-values]',
    },
    {
      block: 'prose',
      heading: 'Distance matters as well',
      text: `You do not feel all the surfaces equally. What counts is how much of your view each one takes up. Sit with your shoulder half a metre from a large cold window and it fills a good part of what one side of you can see. Move two metres away and its share falls sharply. The thermometer in the hall does not move at all.

That is why one person in a room complains and another does not. They are in different places, and so at different temperatures.

Cold glass has a second trick. Air beside it cools, becomes heavier and slides down to the floor. You feel it at the ankles and look for a gap in the window frame. Often there is none.`,
    },
    {
      block: 'prose',
      heading: 'Find out which it is',
      text: `**A thermometer you can point.** An infrared thermometer costs about as much as a takeaway for two. On a cold evening, measure the inside of each wall, the glass, the floor and the ceiling. Shiny metal gives false readings, so stick a piece of masking tape on it and measure that.

**The back of your hand.** Hold it a few centimetres from the wall without touching. It is more sensitive than you would expect.

**A candle or a joss stick.** Move it slowly around the window frame, the skirting and the letter box. If the flame leans, air is moving.

If the surfaces are cold, the trouble is insulation. If the air moves, it is draughts. If neither, your thermostat may be in a warmer spot than you are.`,
    },
    {
      block: 'prose',
      heading: 'Five things to try, cheapest first',
      text: `1. Move the chair. Away from the window and the external wall, with your back to an inside one.
2. Close lined curtains at dusk, and let them end above the radiator rather than in front of it.
3. Stop the draughts, but never the ventilation: leave trickle vents and extractor fans alone.
4. Put a rug on a bare floor, above all over a suspended timber one.
5. Then insulate. Filling an empty cavity lifts that wall from 16.1 to 18.2 °C, as in the table, and it saves heat every hour of the winter.`,
    },
    {
      block: 'prose',
      heading: 'Does radiant heating help?',
      text: `It can, and less than some advertising says. A warm ceiling panel raises the mean temperature of what you see. One panel at 52.5 °C, 1.8 m above a seated person, raises the operative temperature by about a third of a degree.[^view-factor-sums] Seven of them over a lounge of 20 m² raise it by a little over one degree in the middle.[^view-factor-sums]

That is real, and you notice it. It also means that you can be comfortable with slightly cooler air. Whether a slightly cooler room saves energy overall is less clear: the cooler air loses less through ventilation, while the warmer surfaces lose more through the walls. We count no saving for it.

In an uninsulated room the first pounds should go into the wall. A heater that shines on a cold surface warms it from inside and you then pay for the heat that goes through it.`,
    },
    {
      block: 'questions',
      heading: 'Questions',
      questions: [
        {
          question: 'What temperature should a living room be?',
          answer:
            'Most people sitting still in ordinary winter clothes are content at an operative temperature of 20 to 22 °C. With warm walls the air can be at 20; with cold ones it has to be higher.',
        },
        {
          question: 'Can I measure operative temperature?',
          answer:
            'Roughly. A thermometer inside a matt black ball about the size of a table tennis ball settles close to it in still air. Put it where you sit, out of the sun, and wait half an hour.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'See it drawn',
      text: 'The guide to infrared draws who sees what in a room, and how much warmth arrives where.',
      actions: [
        { label: 'Read how infrared heats a room', href: '/infrared-technology-deep-dive' },
        { label: 'Work out your room', href: '/calculator/professional' },
      ],
    },
  ],
}
