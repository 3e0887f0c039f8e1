import type { PostSeed } from '../../support/post-seed'

export const futureHomesStandard: PostSeed = {
  slug: 'future-homes-standard-and-your-boiler',
  title: 'The Future Homes Standard and your boiler: what changes, and what does not',
  excerpt:
    'The new standard applies to new homes in England from March 2027. If you live in an existing house, it asks nothing of you, whatever the leaflet says.',
  metaTitle: 'Is my gas boiler banned? The Future Homes Standard',
  metaDescription:
    'The dates of the Future Homes Standard, what it means for gas boilers, heat pumps and infrared panels in new homes, and why existing homes are not affected.',
  focusKeyphrase: 'Future Homes Standard gas boiler',
  category: 'installation',
  author: 'technical-team',
  tags: ['regulations', 'solar'],
  picture: 'new-build-flat',
  published: '2026-11-09',
  blocks: [
    {
      block: 'prose',
      heading: '',
      text: `“Your boiler will be banned.” The sentence has been going round since 2019, on leaflets, on doorsteps and now and then in our own trade. It was never true of the boiler in your kitchen. This is what the law says as it stands in November 2026, with the dates.`,
    },
    {
      block: 'prose',
      heading: 'How the story began',
      text: `In the spring of 2019 the Chancellor announced that new homes in England should do without fossil-fuel heating by 2025.[^spring-statement-2019] An announcement is not a law. Two consultations followed, the date passed, and no ban on gas boilers in new homes came into force in 2025.

What did become law is the Future Homes Standard. Its regulations were published on 24 March 2026 and take effect on 24 March 2027.[^fhs-housebuilders]`,
    },
    {
      block: 'drawing',
      drawing: 'regulations-timeline',
      caption: 'The dates that matter for heating in homes.[^fhs-housebuilders]',
    },
    {
      block: 'prose',
      heading: 'What the standard does',
      text: `It sets targets for new homes in England. Each new home is compared with an imaginary one of the same size and shape, and the imaginary one has a heat pump. New homes must also generate electricity on site, which for most means solar panels on the roof.[^fhs-on-site-power]

Nowhere does it prohibit gas boilers by name. A boiler is simply not expected to meet the targets.

There is a transition. Plans that reach building control before 24 March 2027 keep the old rules, provided that work on the plot starts before 24 March 2028. Tall residential buildings have six months longer in each case.[^fhs-housebuilders] So new homes with gas boilers will go on being finished for some time, quite lawfully.`,
    },
    {
      block: 'table',
      caption: 'Who is affected',
      columns: ['Your situation', 'Does the standard apply?'],
      rows: [
        ['You live in an existing house or flat', 'No[^fhs-no-retrofit]'],
        ['Your boiler breaks and you want another', 'No. You may replace it'],
        ['You are extending or converting', 'Part L applies to the work, as before'],
        ['You are buying a new home off plan', 'Ask the builder which rules the plot was registered under'],
        ['You are building a house, plans in after 24 March 2027', 'Yes[^fhs-housebuilders]'],
        ['You are in Scotland, Wales or Northern Ireland', 'No. They have their own rules'],
      ],
    },
    {
      block: 'prose',
      heading: 'Existing homes',
      text: `The standard asks nothing of existing homes.[^fhs-no-retrofit] The Warm Homes Plan of January 2026 set no date by which gas boilers must go,[^warm-homes-plan-boilers] and the date of 2035 that an earlier government had in mind never became law.[^no-2035-ban]

You may repair your boiler, replace it with another, or change to something else, in your own time and for your own reasons. If a salesperson tells you that you must act because of a ban, ask for the number of the regulation. Then close the door.

That goes for anyone selling infrared panels as well, ourselves included. A deadline that does not exist is no reason to buy.`,
    },
    {
      block: 'prose',
      heading: 'Could a new home be heated by panels alone?',
      text: `In principle yes, if the whole design meets the targets. In practice it is hard. The home is measured against one whose heat pump makes about three units of heat from each unit of electricity, and a panel makes one. To close that gap, the walls, windows and roof have to be much better than the standard itself asks, or there has to be much more solar than usual. And solar gives least in the months when you heat most.[^solar-monthly-yield]

In the approved methods panels count as direct electric heaters with an efficiency of one.[^fhs-methodology] There is no bonus for radiant heat.

Where panels do fit into new homes is alongside a heat pump: in a bathroom that wants to be warmer than the rest for half an hour, a study in the roof, or a garden room that is not worth a pipe run. Tell your energy assessor early, because every heater counts in the calculation.`,
    },
    {
      block: 'prose',
      heading: 'Scotland and Wales in brief',
      text: `**Scotland** went first. Since 1 April 2024 a new home there may not have a main heating system that burns fuel in the building, with some relaxation for wood from 2025.[^scotland-new-build-heat] Direct electric heating counts as clean at the point of use,[^scotland-direct-electric] but the energy standard still has to be met.

**Wales** made its own regulations in 2026. Those on energy take effect on 4 March 2027.[^wales-regulations-2026]`,
    },
    {
      block: 'prose',
      heading: 'What we would do in your place',
      text: `If your boiler works, insulate. It is the one measure that is right under every version of the rules, past and future.

If it is on its last legs, get a quote for a heat pump before you decide. The grant in England and Wales pays towards one, and not towards panels.[^bus-eligibility] Then compare running costs over ten years, not prices in the catalogue.

If you are building, settle the heating with your energy assessor before the drawings go in. Changing your mind afterwards is expensive.`,
    },
    {
      block: 'callToAction',
      heading: 'The rules in full',
      text: 'The guide goes through each part of the Building Regulations that concerns heating, with its source.',
      actions: [
        { label: 'Read the regulations guide', href: '/building-regulations-guide' },
        { label: 'Compare heating systems', href: '/calculator/quick' },
      ],
    },
  ],
}
