import type { PageSeed } from './page-seed'

export const partners: PageSeed = {
  path: '/partners',
  title: 'Partners: distributors, installers, specifiers',
  description:
    'Three ways to work with Powerboard, what each earns and asks of you, how an application runs, and the rules on claims that every partner signs up to.',
  category: 'partners',
  heading: 'Work with us.',
  lead: 'Distributors stock the panel and sell it in their own area. Installers fit it. Architects and engineers draw it. Below is what each can expect, and the two rules that apply to all three.',
  picture: 'panel-back',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'table',
      caption: 'The three partnerships',
      columns: ['', 'Distributor', 'Installer', 'Specifier'],
      rows: [
        [
          'What you do',
          'Buy, stock and sell in your area; answer for what you sell',
          'Survey, fit, test and certify',
          'Put panels on drawings where they belong, and leave them off where they don’t',
        ],
        ['What is offered', '{claim:partner.margin}', '{claim:partner.fee}', 'Data, sums and drawings, free of charge'],
        [
          'What you need',
          'A registered business, storage for boxes of 1.2 m, somebody who can read a heat-loss sheet',
          'Registration with a competent person scheme, insurance, two people for ceilings',
          'A project',
        ],
        [
          'Where to begin',
          '[Apply as Distributor](/distributors)',
          '[Apply as Installer](/installers)',
          '[Full technical specification](/technical-specifications)',
        ],
      ],
    },
    {
      block: 'prose',
      heading: 'Which of the two are you',
      text: `The offers above are as we publish them. Both stand before your own costs, and only your agreement binds anybody.

If you want to hold stock, set your own prices and build a trade in an area, you are a distributor. It ties up money before it makes any. The sums are on [the page for distributors](/distributors).

If you have a van, a tester and a registration number, you are an installer. You need no stock, and jobs add to the work you have. [The page for installers](/installers) has what a fee is worth by the hour, what a job takes and the directory that customers search.

Some firms do both. Begin with fitting: whoever has held a panel overhead knows what to tell a customer. Starting from nothing is a third case, and [business in a box](/business-in-a-box) does the sum for it.`,
    },
    {
      block: 'prose',
      heading: 'For architects, engineers and surveyors',
      text: `You get the data without a form and without a visit: [every figure with the readings that contradict it](/technical-specifications), the [regulations guide](/building-regulations-guide), the [electrical guide](/electrical-systems-guide) and the [professional calculator](/calculator/professional), which takes a room schedule from a spreadsheet and gives back panels, circuits and working.

There is no commission in it. Advice that is paid by the panel isn’t advice.`,
    },
    {
      block: 'steps',
      heading: 'How an application runs',
      steps: [
        {
          title: 'You apply',
          text: 'On the page for distributors or for installers. A few minutes, and a reference at the end.',
        },
        {
          title: 'We ring',
          text: 'About your area, your trade and what you expect. If it doesn’t fit, that call is the end of it.',
        },
        {
          title: 'We check',
          text: 'Company, insurance, and for installers the number at the scheme itself. The date of that check is what the public sees.',
        },
        {
          title: 'You read the agreement',
          text: 'Margins or fees, area, stock, warranty, how it ends. Take it to somebody who reads contracts. Nothing on this page is part of it.',
        },
      ],
    },
    {
      block: 'prose',
      heading: 'Two rules for everybody',
      text: `**Say what can be proved.** No “50% cheaper”, no payback in years, no “ultra-efficient”. Every electric heater turns its electricity into heat, and a customer who was told otherwise becomes a complaint. Partners use the figures of our register with the notes that go with them. A trader is answerable for misleading statements whoever wrote them first.[^dmcc-2024]

**Say when it is wrong.** A family on mains gas who buys fifteen panels on your word will tell the street. The calculator gives its verdict to the customer and to you in the same words.`,
    },
    {
      block: 'callout',
      tone: 'limit',
      heading: 'What we don’t offer',
      text: 'No guaranteed income and no guaranteed number of enquiries. What a partner earns comes from panels sold or fitted, not from finding other partners.',
    },
    {
      block: 'questions',
      heading: 'Before you apply',
      questions: [
        {
          question: 'Do you pay for introductions?',
          answer:
            'There is no such offer. If one comes it will be written here, and customers will be told of it beside the recommendation.',
        },
        {
          question: 'May I sell other makes?',
          answer:
            'Ask for that clause when you read the agreement. A long ban on competing products would have to justify itself under competition law.',
        },
        {
          question: 'How soon do you answer an application?',
          answer: 'By telephone, as with any enquiry. The form tells you the time, worked out from our opening hours.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'Ready?',
      text: 'Choose the form that is yours. You can change over later.',
      actions: [
        { label: 'Apply as Distributor', href: '/distributors#distributor' },
        { label: 'Apply as Installer', href: '/installers#installer' },
      ],
    },
  ],
}
