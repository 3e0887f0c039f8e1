import type { PostSeed } from '../../support/post-seed'

export const condensationAndMould: PostSeed = {
  slug: 'condensation-and-mould',
  title: 'Condensation and mould: what a heater can and cannot do',
  excerpt:
    'Mould needs moisture, and a heater removes none. What helps is ventilation, warmer walls and knowing where the water comes from.',
  metaTitle: 'Condensation and mould: what heating can and cannot do',
  metaDescription:
    'Why turning the heating down can start mould, how to read a humidity meter, which walls are at risk and why no heater, infrared included, cures damp by itself.',
  focusKeyphrase: 'condensation and mould',
  category: 'buildings',
  author: 'technical-team',
  tags: ['damp', 'insulation', 'rented-homes'],
  picture: 'stone-cottage',
  published: '2026-11-13',
  blocks: [
    {
      block: 'prose',
      heading: '',
      text: `Every winter we are asked whether infrared heating gets rid of mould. The short answer is no, and nor does any other heater. The longer answer is worth ten minutes, because once you see how mould starts you can usually stop it for very little money.`,
    },
    {
      block: 'prose',
      heading: 'Where the water comes from',
      text: `Four people, a kettle, a shower and a rack of washing put several litres of water into the air of a home each day. You cannot see it. It leaves again with the air that goes out, or it settles on something cold.

Warm air can hold more of it than cold air. Relative humidity tells you how full the air is, as a share of what it could hold at that temperature. At 100% the water comes out as dew. Mould does not wait for that: on most paints and papers it can grow once the humidity at the surface stays at about 80% for days on end.[^adc]

At the surface, mind, not in the middle of the room. The meter on the bookcase may read a harmless 60% while the corner behind the wardrobe is soaking.`,
    },
    {
      block: 'workedExample',
      heading: 'What two degrees do',
      question: 'The air is at 20 °C and 60%. You turn the heating down to 18 °C, and the moisture stays the same.',
      lines: [
        { what: 'Temperature at which dew forms', working: 'Magnus formula, 20 °C and 60%', result: '12.0 °C' },
        { what: 'Relative humidity at 18 °C', working: 'the same vapour, in cooler air', result: '68%' },
        {
          what: 'Inner face of a wall, U 1.5, at 18 °C, 0 °C outside, in a corner',
          working: '18 − 1.5 × 0.25 × 18',
          result: '11.3 °C',
        },
        { what: 'The same wall with its cavity filled, U 0.7', working: '18 − 0.7 × 0.25 × 18', result: '14.9 °C' },
      ],
      answer:
        'The corner of the uninsulated wall is now below the dew point, and wet. With the cavity filled it stays almost three degrees above it.[^air-humidity-sums]',
    },
    {
      block: 'prose',
      heading: 'So is turning the heating down a mistake?',
      text: `It can be, if nothing else changes. People who save on heating and also shut the windows, tape over the vents and dry washing indoors are doing all four things that mould likes.

Turn the heating down by all means. Then let the moisture out as well. If the meter stays below 50% in a cold week, you are safe in most rooms. If it stays above 60% for days, something has to change: more ventilation, less washing indoors, or more heat.`,
    },
    {
      block: 'prose',
      heading: 'What helps, in order',
      text: `1. **Take the water out where it is made.** Lids on pans. The bathroom door shut and the fan running for a quarter of an hour after a shower. A clean fan: hold a sheet of paper to the grille, and if it does not stick, the fan is not working.
2. **Leave the trickle vents open.** They are part of how the house was designed to breathe. Part F of the Building Regulations asks for background ventilation in every habitable room.[^adf-2021]
3. **Air briefly and thoroughly.** Two windows wide open for five minutes change the air without cooling the walls. A window on the latch all day does the opposite.
4. **Pull furniture off external walls.** A hand’s width behind a wardrobe lets warm air reach the corner.
5. **Insulate the cold surface.** Filling a cavity or topping up a loft lifts the temperature where mould would grow. Watch for the gaps: a missed strip becomes the coldest place in the room.
6. **Look for leaks.** Rising damp, a blocked gutter or a failed seal round a bath will beat any amount of ventilation. If the patch is there in summer too, it is not condensation.`,
    },
    {
      block: 'prose',
      heading: 'What heating does, and what infrared adds',
      text: `Steady, moderate warmth helps, because it keeps surfaces away from the dew point. Short bursts of very warm air do not: the air takes up moisture and then deposits it on walls that stayed cold.

Ceiling panels warm the surfaces that they can see. A wall in view of a panel runs a little warmer than it would with the same air temperature, and condenses a little less. Behind the wardrobe, under the bed and inside the cupboard it changes nothing, because the panel does not see those places. And it takes no water out of the air. That is ventilation’s job.

If a seller tells you that a heater prevents mould, ask to see the test. We have not found one that we could stand behind, so we do not make the claim.`,
    },
    {
      block: 'prose',
      heading: 'Buy a meter first',
      text: `A digital hygrometer costs little, and two are better than one: one in the living room, one in the coldest bedroom, near the external wall but not touching it. Write the readings down for a week, morning and night. You will see when the water comes and where it goes, and you will know whether the problem is too much moisture or too little warmth. They call for different remedies.

Clean off existing mould with a product made for it, with gloves and an open window. If it covers more than a square metre, or anyone in the home has a bad chest, get help. Tenants should report it in writing, with dated photographs.`,
    },
    {
      block: 'questions',
      heading: 'Questions',
      questions: [
        {
          question: 'Do I need a dehumidifier?',
          answer:
            'It is a good stopgap while washing has to dry indoors, and it gives back as heat what it uses. It does not replace a fan that has stopped working.',
        },
        {
          question: 'Does an open window waste heating?',
          answer:
            'Some. Five minutes of wide-open windows in winter throw out the air, which holds little heat, and leave the walls warm. An hour on the latch costs much more.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'Look at the whole house',
      text: 'The regulations guide explains what Parts C and F ask of an existing home.',
      actions: [
        { label: 'Read the regulations guide', href: '/building-regulations-guide' },
        { label: 'Twenty tips with their working', href: '/energy-tips' },
      ],
    },
  ],
}
