import type { PostSeed } from '../../support/post-seed'

export const thirteenPanels: PostSeed = {
  slug: 'how-many-infrared-panels-on-a-16-amp-circuit',
  title: 'How many infrared panels on a 16 A circuit?',
  excerpt:
    'Thirteen, says the manufacturer. Here is the arithmetic behind the number, what limits it in a real house, and what your electrician will check.',
  metaTitle: 'How many infrared panels can go on a 16 A circuit?',
  metaDescription:
    'Current, volt drop, cable under insulation, the supply to the house and Part P: the working for circuits of infrared panels, for electricians and clients.',
  focusKeyphrase: 'infrared panels 16A circuit',
  category: 'installation',
  author: 'technical-team',
  tags: ['wiring', 'regulations'],
  picture: 'panel-stack-13',
  published: '2026-11-11',
  blocks: [
    {
      block: 'prose',
      heading: '',
      text: `The rule on our data sheet is short: at most thirteen panels on one 16 A circuit.[^powerboard-electrical-data] Electricians ask where it comes from, and clients ask why their quote has four circuits on it. The answer is simple arithmetic with a few real-world limits added.`,
    },
    {
      block: 'workedExample',
      heading: 'The arithmetic',
      question: 'What do thirteen panels draw at 230 V?',
      lines: [
        { what: 'One panel', working: '230 V ÷ 235 Ω', result: '0.98 A' },
        { what: 'Its power', working: '230² ÷ 235', result: '225 W' },
        { what: 'Thirteen panels', working: '13 × 225 W', result: '2,925 W' },
        { what: 'Their current', working: '2,925 W ÷ 230 V', result: '12.72 A' },
        { what: 'Share of the breaker’s rating', working: '12.72 ÷ 16', result: '79.5%' },
      ],
      answer:
        'Sixteen panels would still be under 16 A at exactly 230 V. The manufacturer stops at thirteen, and our planner refuses a fourteenth.',
    },
    {
      block: 'prose',
      heading: 'Why not go to the limit?',
      text: `**The mains is not 230 V.** By law it may lie anywhere from 216.2 to 253.0 V at your meter.[^esqcr-voltage] A panel is a plain resistance, so its power follows the square of the voltage. At 253 V it draws 1.08 A and makes 272 W, and thirteen of them draw 14.0 A.[^electrical-arithmetic] Sixteen would draw over 17 A, hour after hour.

**A breaker is happiest below its rating.** Heating runs for hours. A row of breakers side by side in a warm cupboard, each near its rating, trips sooner than the figures suggest. The 80% that people quote is guidance from breaker manufacturers and the American code. It is not a rule in BS 7671. But it is good practice, and thirteen panels happen to meet it.

Both are reasons to treat thirteen as the manufacturer’s limit, and not as a number that can be argued up on site.`,
    },
    {
      block: 'table',
      caption: 'Volt drop for thirteen panels at the far end of 25 m of cable',
      columns: ['Cable', 'Drop', 'Of 230 V'],
      rows: [
        ['1.5 mm²', '9.22 V', '4.01%'],
        ['2.5 mm²', '5.72 V', '2.49%'],
        ['4 mm²', '3.50 V', '1.52%'],
      ],
      note: 'Millivolts per ampere and metre × 12.72 A × 25 m ÷ 1,000: 29, 18 and 11 mV.[^electrical-arithmetic] The appendix of BS 7671 allows 5% for anything other than lighting.[^bs-7671-appendix-4]',
    },
    {
      block: 'prose',
      heading: 'The cable under the insulation',
      text: `Volt drop is rarely what decides the cable. Heat is. A cable must be able to carry at least the rating of its breaker, in the place where it lies. Clipped to a joist, 1.5 mm² does that comfortably for 16 A. Under more than 100 mm of loft insulation it carries 13 A, and in an insulated stud wall as little as 10 A. Then a 16 A breaker does not protect it.

The choices are to keep the cable above the insulation, to go up a size, or to put fewer panels on a smaller breaker. Ask for the installation method to be written on the certificate, so that the next person who lays insulation knows what is under it.`,
    },
    {
      block: 'prose',
      heading: 'The supply to the house',
      text: `A large house with 41 panels has 9.2 kW of heating: four circuits of 11, 10, 10 and 10, and 40.1 A if everything runs at once. Whether the supply can take it depends on what else is there. A shower of 9 kW draws 39 A by itself, a car charger 32 A.

The On-Site Guide lets a designer allow for diversity, and for 41 panels gives 25.1 A in place of 40.1 A.[^on-site-guide-diversity] It assumes that heaters cycle independently. On the first morning after a cold weekend they do not, so we print both figures.

Above 60 A, or where the cut-out or the service cable is in doubt, the network operator must be asked before a charger or a heat pump is connected.[^ena-connection] The forms name those two devices, but the duty to check applies to any load. Send the same calculation for the panels.`,
    },
    {
      block: 'prose',
      heading: 'Paperwork',
      text: `In England a new circuit in a home is notifiable under Part P.[^part-p-notifiable] An electrician registered with a competent person scheme certifies the work and notifies building control. Anyone else must tell building control first.

Certificates should name the current edition. BS 7671 with Amendment 4 was published on 15 April 2026, and the edition before it was withdrawn on 15 October 2026.[^bs-7671-a4]

You should be handed the certificate, the schedule of test results, a drawing that shows which panels are on which circuit, and the data sheet. Keep them with the deeds: a buyer’s solicitor will ask.`,
    },
    {
      block: 'questions',
      heading: 'Questions from electricians',
      questions: [
        {
          question: 'Can I take a panel off the ring?',
          answer:
            'One panel on a fused spur is ordinary work. Several panels are a heating load that runs for hours, and belong on circuits of their own.',
        },
        {
          question: 'Is there inrush, or a power factor?',
          answer: 'Neither worth designing for. The element is a plain resistance.',
        },
        {
          question: 'RCD?',
          answer:
            'Additional protection by a 30 mA RCD is the usual design in a home, and is required in a bathroom. Divide the panels so that one fault does not put out the heating of the whole house.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'Let the planner do it',
      text: 'The professional calculator groups panels into circuits, checks the volt drop and the main fuse, and prints the schedule.',
      actions: [
        { label: 'Open the professional calculator', href: '/calculator/professional' },
        { label: 'Read the electrical guide', href: '/electrical-systems-guide' },
      ],
    },
  ],
}
