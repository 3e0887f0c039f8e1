import type { PostSeed } from '../../support/post-seed'

export const warmHeadCoolFeet: PostSeed = {
  slug: 'will-my-head-get-hot-under-a-ceiling-panel',
  title: 'Will my head get hot under a ceiling panel?',
  excerpt:
    'People mind warmth from above more than from any other side. There is a limit for it, and a good layout stays under it.',
  metaTitle: 'Ceiling heating: will my head get too hot?',
  metaDescription:
    'What the comfort standards say about warm ceilings, how to keep below the limit of 5 K, where not to put a panel, and what to ask to see before you buy.',
  focusKeyphrase: 'ceiling heating hot head',
  category: 'comfort',
  author: 'technical-team',
  tags: ['controls', 'regulations'],
  picture: 'bungalow',
  published: '2026-11-15',
  blocks: [
    {
      block: 'prose',
      heading: '',
      text: `It is the most sensible doubt that anyone has about heating from the ceiling. Warm feet and a cool head are pleasant. The reverse is not. Sit under a patio heater outside a pub and you know what too much of it is like.

A ceiling panel is far gentler than a patio heater, but the doubt is right in principle. Of all directions from which warmth can reach you, overhead is the one that people tolerate least, and designers have to respect it.`,
    },
    {
      block: 'prose',
      heading: 'What the standards say',
      text: `Comfort standards use a measure called radiant temperature asymmetry. Imagine a small flat plate at head height. Its upper face sees the ceiling, its lower face sees the floor. The difference between the two temperatures that they see is the asymmetry.

ISO 7730 allows less than 5 K for good comfort under a warm ceiling, and less than 7 K for a modest standard.[^iso-7730-asymmetry] ASHRAE, the American body, also says 5 K.[^ashrae-55-asymmetry] For a warm wall the same standards allow several times as much, which shows how particular we are about our heads.

Not everyone agrees that the limit need be so strict. A study of 148 people under ceilings of up to 45 °C found a little more discomfort with each step, and suggested staying below 10 K.[^overhead-radiation-study] We design to 5 K, because it is the stricter.`,
    },
    {
      block: 'drawing',
      drawing: 'view-factor',
      caption: 'How much of a person’s view a panel fills falls quickly with height and distance.[^view-factor-sums]',
    },
    {
      block: 'prose',
      heading: 'How a layout goes wrong',
      text: `Take a lounge of 5 × 4 m with seven panels, all at full power, over an uninsulated floor. In the middle of the room the asymmetry is about 12 K while the floor is still cold.[^view-factor-sums] That is more than twice the limit, and above even the 10 K of the study. It falls as the floor and furniture warm and the thermostat begins to switch the panels on and off, but nobody should design for a room that is comfortable only later.

Three mistakes produce it:

- **Panels bunched together** straight above the place where people sit.
- **A cold floor.** Asymmetry is a difference, so a cold floor counts as much as a hot ceiling.
- **Too few panels for the room,** which then have to run flat out all evening. More panels help only if they are away from the seats.`,
    },
    {
      block: 'prose',
      heading: 'How to put it right',
      text: `**Spread them.** Panels along the external wall, and above the window, face the coldest surfaces and leave the middle of the room alone.

**Keep off the sofa and the bed.** A panel half a metre to one side of a chair does nearly as much for the room and far less to the head below. In a bedroom, over the foot of the bed is better than over the pillow.

**Mind the height.** The lower the ceiling, the more of your view each panel takes up. Below about 2.3 m the layout needs particular care. At 2.7 m the seven panels above still make 11 K.

**Insulate the floor** where you can, or put down a rug.

**Let the thermostat modulate.** A controller that starts early and lets the panels cycle gives a gentler ceiling than one that waits until you come home and then demands everything at once.`,
    },
    {
      block: 'table',
      caption: 'Limits for warmth from above',
      columns: ['Source', 'Limit', 'Meant for'],
      rows: [
        ['ISO 7730, categories A and B', 'below 5 K', 'Good and ordinary comfort[^iso-7730-asymmetry]'],
        ['ISO 7730, category C', 'below 7 K', 'A modest standard[^iso-7730-asymmetry]'],
        ['ASHRAE 55', '5 K', 'Occupied rooms in general[^ashrae-55-asymmetry]'],
        ['Study of 148 people', '10 K', 'Proposed by its authors[^overhead-radiation-study]'],
      ],
    },
    {
      block: 'prose',
      heading: 'Who should be careful',
      text: `Some people are more sensitive than the average that the standards describe. If you have migraines that heat brings on, if you sit in one place for the whole day, or if someone in the house cannot move away when they are too warm, try before you buy. Half an hour under a panel in a cold week tells you more than any table.

Bald heads do feel it more. So do babies, who cannot say so. Do not place a panel straight above a cot.`,
    },
    {
      block: 'prose',
      heading: 'What to ask to see',
      text: `Any firm that sells ceiling heating should be able to give you a drawing of your room with the panels on it, and the asymmetry worked out where you will sit: at full power, with the room still cool, which is the worst case. If the answer is that it has never been a problem, ask again.

We check every layout for it before we quote, and will show you the working.`,
    },
    {
      block: 'questions',
      heading: 'Questions',
      questions: [
        {
          question: 'Are ceiling panels hot to touch?',
          answer:
            'Hotter than a radiator you can rest your hand on, and out of reach on the ceiling. Do not hang anything from them or paint over them.',
        },
        {
          question: 'Does warm air collect under the ceiling?',
          answer:
            'Somewhat less than with heaters that warm the air, because most of a panel’s heat leaves as infrared. The layer of air just below the panel is warm and stays there.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'Look closer',
      text: 'The guide draws the view from a chair and gives the formulas behind these figures.',
      actions: [
        { label: 'How infrared heats a room', href: '/infrared-technology-deep-dive' },
        { label: 'Work out your rooms', href: '/calculator/professional' },
      ],
    },
  ],
}
