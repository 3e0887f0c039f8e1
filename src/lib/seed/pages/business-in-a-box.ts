import type { PageSeed } from './page-seed'

export const businessInABox: PageSeed = {
  path: '/business-in-a-box',
  title: 'Business in a box: starting out with panels',
  description:
    'What it takes to start a business that sells and fits infrared panels: tools you can use today, a first-year sum you can redo, and what nobody can promise.',
  category: 'partners',
  heading: 'A business in a box, opened before you buy it.',
  lead: 'You could sell and fit ceiling panels for a living. Whether it pays depends on four numbers: what a year costs you, what a job leaves, how many jobs you can do and how many enquiries become jobs. Here is the sum, with the numbers for you to change.',
  picture: 'new-build-flat',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'prose',
      heading: 'What is in the box',
      text: `A product, a way of sizing it, a way of explaining it, and somebody to ring. The second and third stand open on this site, for anybody:

- [calculators](/calculator) that size a house room by room and print their working
- guides on [fitting](/installation-engineering), [wiring](/electrical-systems-guide), [rules](/building-regulations-guide) and [gas](/powerboard-vs-gas-boilers), with sources
- a register of what may be claimed, and in which words

What comes on top, at what price, for which area and for how long, is in the offer you are sent. This page is not part of it.`,
    },
    {
      block: 'prose',
      heading: 'Two ways to earn',
      text: `**By fitting.** {claim:partner.fee}. It needs a registration, a van and two people, and no stock.

**By selling.** {claim:partner.margin}. It needs capital, storage and patience.

The sum below is for fitting, as that is where most people should start. The one for selling is on [the distributors’ page](/distributors).`,
    },
    {
      block: 'workedExample',
      heading: 'How many jobs pay for a year',
      question:
        'A van, insurance, scheme membership, tools, telephone, advertising and a modest wage for a helper come to £36,000 a year, an assumption. How many one-room jobs cover it if each leaves £300, £400 or £500, figures chosen for the sum?',
      lines: [
        { what: 'At £300 a job', working: '£36,000 ÷ £300', result: '120 jobs' },
        { what: 'At £400 a job', working: '£36,000 ÷ £400', result: '90 jobs' },
        { what: 'At £500 a job', working: '£36,000 ÷ £500', result: '72 jobs' },
        {
          what: 'Working days they take, a room a day',
          working: '120, 90 or 72 of 220',
          result: '55%, 41% or 33% of a year',
        },
        { what: 'Enquiries needed, if one in four becomes a job', working: '90 × 4', result: '360, or 7 a week' },
      ],
      answer:
        'Between 72 and 120 rooms before you pay yourself anything. Of 220 working days that leaves 100 to 148 to live on, if there is work to fill them. Seven good enquiries a week in one area is the number to doubt first.',
    },
    {
      block: 'chart',
      heading: 'Rooms a year before you earn anything',
      unit: 'jobs',
      rows: [
        { label: '£500 a job', value: 72 },
        { label: '£400 a job', value: 90 },
        { label: '£400, costs of £45,000', value: 113 },
        { label: '£300 a job', value: 120 },
        { label: '£350, costs of £45,000', value: 129 },
      ],
      caption:
        'Fixed costs divided by what a job leaves; £36,000 where nothing else is said. Sixty jobs more or fewer at £400 are £24,000 either way.',
    },
    {
      block: 'prose',
      heading: 'How fragile that is',
      text: `Change one number at a time. If costs are £45,000 instead of £36,000, the 90 jobs become 113. If a job leaves £350 because you drove an hour each way, they become 103. If one enquiry in eight turns into a job, as happens when most callers are on gas, you need 720 of them. All three together: 129 jobs and 1,029 enquiries.

Heating is seasonal too. Expect most calls between September and January and plan cash for an empty June.`,
      engineer: `Break-even jobs N = F ÷ c, with F fixed cost and c contribution a job. N(45,000; 400) = 112.5; N(36,000; 350) = 102.9; N(45,000; 350) = 128.6. Enquiries = N ÷ conversion: 90 ÷ 0.125 = 720; 128.6 ÷ 0.125 = 1,029.`,
    },
    {
      block: 'prose',
      heading: 'Figures you will hear',
      text: `**The market.** {claim:market.size}. We have no source on file for such a figure, and one for all heating would tell nothing about panels in your county. Count instead: homes without mains gas within thirty miles, those with old electric heaters among them, and what share replaces heating in a year.

**The ban.** {claim:gas-boiler-ban}. No law has banned gas boilers from new homes in 2025; a ban was announced in 2019 and never made. What became law is the Future Homes Standard, for new homes in England from 24 March 2027 with a year’s transition, and the model home behind it has a heat pump.[^fhs-housebuilders] No law sends the owner of an old house to you.

**The savings.** Don’t sell with them. You cannot prove them, the Advertising Standards Authority has ruled against those who tried,[^asa-instaheat-2023] and your customer has a meter.`,
    },
    {
      block: 'callout',
      tone: 'warning',
      heading: 'What nobody can promise you',
      text: 'Earnings, enquiries, an area without competition, or that prices stay as they are. If somebody does, ask for the accounts of three people who started last year. Take advice from an accountant and a solicitor who are paid by you.',
    },
    {
      block: 'steps',
      heading: 'Before you spend anything',
      steps: [
        {
          title: 'Size three houses',
          text: 'Your own, a friend’s and one on gas. If the verdicts surprise you, you’ve learned what your customers will hear.',
        },
        {
          title: 'Fit one panel',
          text: 'At home, with somebody who can certify the circuit. Live under it for a winter month and read the meter.',
        },
        {
          title: 'Ring five firms',
          text: 'Electricians within thirty miles who fit electric heating. Ask how often they are asked for infrared.',
        },
        { title: 'Redo the sum', text: 'With your costs, your hours and the answers you got. Then talk to us.' },
      ],
    },
    {
      block: 'questions',
      heading: 'Asked by people starting out',
      questions: [
        {
          question: 'Is this a franchise?',
          answer:
            'Nothing on this page makes it one. If the offer you receive has a fee, a common name and rules for how you run the business, read it as you would a franchise, whatever it is called.',
        },
        {
          question: 'Can I do it beside a job?',
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
      text: 'Tell us where you are, what you do now and what you could put in. The first call is about whether it fits, and it may end with no.',
    },
  ],
}
