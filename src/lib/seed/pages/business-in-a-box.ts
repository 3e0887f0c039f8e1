import type { PageSeed } from '../support/page-seed'

export const businessInABox: PageSeed = {
  path: '/business-in-a-box',
  name: 'Business in a box',
  title: 'Business in a box: starting out with panels',
  description:
    'What it takes to start a business that sells and fits infrared panels: tools you can use today, a first-year calculation to adapt, and what no one can promise.',
  category: 'partners',
  template: 'offer',
  heading: 'A business in a box, opened before you buy it.',
  lead: 'You could sell and fit ceiling panels for a living. Here is the calculation, to try with your own numbers.',
  picture: 'cafe',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'doors',
      doors: [
        {
          title: 'Start by fitting',
          text: 'A registration, a van and two people. No stock, so less to lose if it doesn’t suit you.',
          label: 'See what installers do',
          href: '/installers#installer',
        },
        {
          title: 'Start by selling',
          text: 'Your own stock, area and prices. It needs capital, storage and patience.',
          label: 'See what distributors invest',
          href: '/distributors',
        },
      ],
    },
    {
      block: 'prose',
      heading: 'Two ways to earn',
      text: `**By fitting.** {claim:partner.fee}.

**By selling.** {claim:partner.margin}.`,
    },
    {
      block: 'figure',
      picture: 'classroom',
      caption: 'Work for two: a classroom of some 50 m² with twelve panels, three of them out of shot.',
    },
    {
      block: 'workedExample',
      heading: 'How many jobs cover a year’s costs',
      question:
        'Say a van, insurance, scheme membership, tools, advertising and a helper’s wage come to £36,000 a year. How many one-room jobs would cover that if each left, for example, £300, £400 or £500?',
      lines: [
        { what: 'At £300 a job', working: '£36,000 ÷ £300', result: '120 jobs' },
        { what: 'At £400 a job', working: '£36,000 ÷ £400', result: '90 jobs' },
        { what: 'At £500 a job', working: '£36,000 ÷ £500', result: '72 jobs' },
        { what: 'Enquiries needed, if one in four becomes a job', working: '90 × 4', result: '360, or 7 a week' },
      ],
      answer:
        'Between 72 and 120 rooms cover the costs. Of 220 working days, at a room a day, that leaves 100 to 148 to live on, if there is enough work. Seven good enquiries a week is the figure to question first.',
    },
    {
      block: 'callout',
      tone: 'warning',
      heading: 'What no one can promise you',
      text: 'Earnings, enquiries, an area without competition, or that prices stay as they are. Take advice from your own accountant and solicitor.',
    },
    {
      block: 'steps',
      heading: 'Before you spend anything',
      steps: [
        { title: 'Size three houses', text: 'Your own, a friend’s and one on gas.' },
        { title: 'Fit one panel', text: 'At home, for a winter month, and read the meter.' },
        { title: 'Call five electricians', text: 'Ask how often they are asked for infrared.' },
        { title: 'Redo the calculation', text: 'With what you have learned. Then talk to us.' },
      ],
    },
    {
      block: 'questions',
      heading: 'Questions from people starting out',
      questions: [
        {
          question: 'What is in the box?',
          answer: `[Calculators](/calculator) that print their working, guides on [fitting](/installation-engineering), [wiring](/electrical-systems-guide), [rules](/building-regulations-guide) and [gas](/powerboard-vs-gas-boilers), a register of what you can claim, [quotes for whole buildings](/project-quote), and someone to call. Our offer states the rest: what else, at what price, where and for how long.`,
        },
        {
          question: 'How sensitive are the numbers?',
          answer: `At costs of £45,000 the 90 jobs become 113. At £350 a job they become 103. If one enquiry in eight turns into a job, you need 720 enquiries. All three together: 129 jobs and 1,029 enquiries. Most calls come between September and January.

Break-even jobs are the fixed cost divided by what a job leaves: £45,000 ÷ £400 = 112.5; £36,000 ÷ £350 = 102.9; £45,000 ÷ £350 = 128.6. Enquiries are the jobs divided by the share that becomes one: 90 ÷ 0.125 = 720; 128.6 ÷ 0.125 = 1,029.`,
        },
        {
          question: 'Which claims should I be wary of?',
          answer: `**The market.** {claim:market.size}. We have no source for it. Count instead the homes without mains gas within thirty miles of you.

**The ban.** {claim:gas-boiler-ban}. A ban was announced in 2019 but never enacted. The Future Homes Standard applies to new homes in England from 24 March 2027, and the model home behind it has a heat pump.[^fhs-housebuilders]

**The savings.** Don’t sell with them: the Advertising Standards Authority has ruled against those who could not prove them,[^asa-instaheat-2023] and your customer has a meter.`,
        },
        {
          question: 'Is this a franchise?',
          answer:
            'Nothing on this page makes it one. If the offer you receive has a fee, a common name and rules for how you run the business, read it as you would a franchise, whatever it is called.',
        },
        {
          question: 'Can I do it alongside a job?',
          answer: 'Fitting at weekends is possible; answering the telephone during the week is where it fails.',
        },
        {
          question: 'Do I need a qualification?',
          answer:
            'To certify circuits, yes. To measure rooms, size panels and sell, no, but you are answerable for what you advise.',
        },
      ],
    },
    {
      block: 'form',
      form: 'business',
      heading: 'Talk to us',
      text: 'On the first call we’ll both see whether it is right for you.',
    },
  ],
}
