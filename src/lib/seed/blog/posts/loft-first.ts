import type { PostSeed } from '../../support/post-seed'

export const loftFirst: PostSeed = {
  slug: 'insulate-the-loft-before-any-ceiling-heater',
  title: 'Insulate the loft before you hang a heater under it',
  excerpt:
    'A bare loft can take over a third of what a ceiling panel makes. The remedy is cheap, dull and better value than any heater in the catalogue.',
  metaTitle: 'Loft insulation before ceiling heating: the working',
  metaDescription:
    'What a ceiling panel loses into a loft with 0, 100 and 270 mm of insulation, why cables should not be buried in it, and what to do about hatches.',
  focusKeyphrase: 'loft insulation ceiling heating',
  category: 'buildings',
  author: 'technical-team',
  tags: ['insulation', 'wiring', 'bills'],
  picture: 'fixing-1-joists',
  published: '2026-11-12',
  blocks: [
    {
      block: 'prose',
      heading: '',
      text: `A ceiling panel faces down, but it has a back as well. What becomes of the heat that leaves by the back depends on what is above the plasterboard. Under a heated bedroom it warms the bedroom, and nothing is lost. Under a loft, what matters is how much insulation lies on the joists.

It is the first thing that our surveyors look at upstairs, and now and then it ends the visit.`,
    },
    {
      block: 'prose',
      heading: 'How much goes up',
      text: `With the panel at its working temperature and a cold loft above it, the loss is the U-value of the ceiling times the area of the panel times the difference in temperature. A panel covers 0.72 m², and the difference is taken as 47.5 K. With bare joists the U-value is 2.3, and the panel loses up to 79 W of its 225 W.[^panel-back-loss] With 270 mm of mineral wool it is 0.16, and the loss about 5 W.[^panel-back-loss]

That is the difference between a heater and a heater that also warms the pigeons.`,
    },
    {
      block: 'chart',
      heading: 'Heat that a panel loses into a cold loft',
      unit: 'W',
      rows: [
        { label: 'No insulation', value: 79, note: 'U 2.3' },
        { label: '50 mm', value: 23, note: 'U 0.68' },
        { label: '100 mm', value: 14, note: 'U 0.40' },
        { label: '200 mm', value: 7, note: 'U 0.21' },
        { label: '270 mm', value: 5, note: 'U 0.16' },
      ],
      caption:
        'U × 0.72 m² × 47.5 K, for one panel of 225 W.[^panel-back-loss] U-values of joist insulation from RdSAP.[^insulated-u-values]',
    },
    {
      block: 'prose',
      heading: 'The panel is the smaller part of it',
      text: `The same ceiling loses heat everywhere else too, panel or no panel. Take a bungalow of 80 m². At 20 °C inside and 0 °C in the loft, a bare ceiling loses 80 × 2.3 × 20 = 3,680 W. With 270 mm it loses 80 × 0.16 × 20 = 256 W.[^insulated-u-values] No change of heater comes within sight of that.

So the order is plain. Insulate first. Then work out how much heating the house needs, because it will be a good deal less. Then choose the heater. Doing it the other way round means buying panels, or a boiler, or a heat pump, for a house that is about to need less.

Insulation also pays on every tariff. It saves most, in money, where heat is dearest: in a home with direct electric heating, at {number:cost.panel-heaters.per-kwh-of-heat} per kilowatt-hour.`,
    },
    {
      block: 'prose',
      heading: 'How deep is deep enough?',
      text: `Building Regulations guidance for existing homes works out at about 270 mm of mineral wool between and over the joists.[^adl1-2021] The first 100 mm does most of the work. Going from nothing to 100 mm takes the U-value from 2.3 to 0.40; the next 170 mm takes it to 0.16.

If your loft has 100 mm from the eighties, it is still worth topping up, because it costs little. Measure first: old wool settles, and what was sold as 100 mm may now be 70.`,
    },
    {
      block: 'callout',
      tone: 'warning',
      heading: 'Cables run warm under insulation',
      text: 'A cable that is buried in loft insulation cannot shed its heat and must carry less current. A 1.5 mm² cable that may carry 16 A or more in the open carries 13 A under more than 100 mm of insulation. Lay cables above the insulation where you can, and have the electrician size them for where they will be in ten years, not for where they are today.',
    },
    {
      block: 'steps',
      heading: 'Doing it properly',
      steps: [
        {
          title: 'Stop the air first',
          text: 'Seal round pipes, cables and the hatch. Warm, moist air from the house that gets into a cold loft condenses on the roof timbers.',
        },
        {
          title: 'Keep the eaves open',
          text: 'The loft must stay ventilated. Leave a gap of at least 50 mm at the eaves, with trays if need be, so that the wool does not block it.',
        },
        {
          title: 'Lay across as well as between',
          text: 'First between the joists to their full depth, then a second layer across them. The joists are cold bridges, and the second layer covers them.',
        },
        {
          title: 'Do the hatch',
          text: 'A bare plywood hatch undoes a surprising share of the work. Glue rigid board to its upper face and fit a draught seal.',
        },
        {
          title: 'Mind the tank and the pipes',
          text: 'An insulated loft is a colder loft. Lag pipes and the cold tank, and leave the wool out from under the tank.',
        },
      ],
    },
    {
      block: 'prose',
      heading: 'And if the loft is boarded or converted, or the roof is flat?',
      text: `**Boarded for storage.** Boards straight on the joists squash whatever lies beneath. Raised legs make room for the full depth.

**A room in the roof.** The sloping parts are often the weakest of all, with a U-value of 2.3 in houses built before 1967 that have not been improved.[^insulated-u-values] Insulating them means new plasterboard. If you want panels on a slope, do both at once.

**A flat roof.** It needs a specialist, because insulation in the wrong place traps moisture. Get advice before you cover anything up.

We will happily come back when it is done. A survey after the insulation usually ends with fewer panels on the quote.`,
    },
    {
      block: 'callToAction',
      heading: 'See what insulation does to your figure',
      text: 'Change the loft in the calculator and watch the number of panels fall.',
      actions: [
        { label: 'Work out yours', href: '/calculator/quick' },
        { label: 'Read the thermal guide', href: '/thermal-efficiency-guide' },
      ],
    },
  ],
}
