import type { PageSeed } from '../support/page-seed'

export const partners: PageSeed = {
  path: '/partners',
  name: 'Partners',
  title: 'Partners: distributors, installers, specifiers',
  description:
    'Three ways to work with Powerboard, what each offers and requires, how to apply, and the rules on claims that every partner signs up to.',
  category: 'partners',
  template: 'offer',
  heading: 'Work with us.',
  lead: 'Distributors stock the panel and sell it in their own area. Installers fit it. Architects and engineers specify it. Here is what each can expect, and the two rules that apply to all three.',
  picture: 'consulting-room',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'doors',
      doors: [
        {
          title: 'Distributor',
          text: 'Stock the panel and sell it in an area of your own, at your own prices. You invest before you earn.',
          label: 'Apply as Distributor',
          href: '/distributors',
        },
        {
          title: 'Installer',
          text: 'Fit panels with the van, tester and registration you have now. No stock, and jobs added to your own.',
          label: 'Apply as Installer',
          href: '/installers#installer',
        },
        {
          title: 'Specifier',
          text: 'Put panels on drawings where they belong. Data, calculations and drawings are free, without a form.',
          label: 'See the full specification',
          href: '/technical-specifications',
        },
      ],
    },
    {
      block: 'table',
      caption: 'The three partnerships',
      columns: ['', 'Distributor', 'Installer', 'Specifier'],
      rows: [
        [
          'What you do',
          'Buy, stock and sell in your area, and take responsibility for what you sell',
          'Survey, fit, test and certify',
          'Put panels on drawings where they belong, and leave them off where they don’t',
        ],
        [
          'What is offered',
          '{claim:partner.margin}',
          '{claim:partner.fee}',
          'Data, calculations and drawings, free of charge',
        ],
        [
          'What you need',
          'A registered business, storage for boxes 1.2 m long, someone who can read a heat-loss calculation',
          'Registration with a competent person scheme, insurance, two people for ceilings',
          'A project',
        ],
        [
          'Where to begin',
          '[Apply as Distributor](/distributors)',
          '[Apply as Installer](/installers)',
          '[Full technical specification](/technical-specifications), or [a quote for a project](/project-quote)',
        ],
      ],
    },
    {
      block: 'prose',
      heading: 'Which are you?',
      text: `The offers above are as we publish them. Both are before your own costs, and only your agreement is binding.

If you want to hold stock, set your own prices and build a business in an area, you are a distributor. You invest before you earn. The figures are on [the page for distributors](/distributors).

If you have a van, a tester and a registration number, you are an installer. You need no stock, and jobs add to the work you have. [The page for installers](/installers) shows what a fee is worth by the hour, what a job takes and the directory that customers search.

Some firms do both. Start with fitting: once you have held a panel overhead, you know what to tell a customer. If you are starting from scratch, [business in a box](/business-in-a-box) works through the figures.`,
    },
    {
      block: 'prose',
      heading: 'For architects, engineers and surveyors',
      text: `You get the data without a form or a visit: [every figure with the readings that contradict it](/technical-specifications), the [regulations guide](/building-regulations-guide), the [electrical guide](/electrical-systems-guide) and the [professional calculator](/calculator/professional), which takes a room schedule from a spreadsheet and gives back panels, circuits and working.

We pay no commission. Advice paid for by the panel isn’t advice.`,
    },
    {
      block: 'steps',
      heading: 'How to apply',
      steps: [
        {
          title: 'You apply',
          text: 'On the page for distributors or for installers. A few minutes, and a reference at the end.',
        },
        {
          title: 'We call you',
          text: 'About your area, your trade and what you expect. If it doesn’t fit, that call is the end of it.',
        },
        {
          title: 'We check',
          text: 'Company, insurance, and for installers the number at the scheme itself. The date of that check is what the public sees.',
        },
        {
          title: 'You read the agreement',
          text: 'Margins or fees, area, stock, warranty, how it ends. Have a solicitor read it. Nothing on this page is part of it.',
        },
      ],
    },
    {
      block: 'prose',
      heading: 'Two rules for everyone',
      text: `**Only claim what can be proved.** No “50% cheaper”, no payback in years, no “ultra-efficient”. Every electric heater turns its electricity into heat, and a customer who was told otherwise will complain. Partners use the figures in our register with their notes. A trader is answerable for misleading statements, even if someone else wrote them first.[^dmcc-2024]

**Say when it is the wrong choice.** A family on mains gas who buys fifteen panels on your word will tell the neighbours. The calculator gives you and the customer the same verdict.`,
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
            'Not at present. If we ever do, we will say so here, and customers will see it beside the recommendation.',
        },
        {
          question: 'Can I sell other makes?',
          answer:
            'Ask for that clause when you read the agreement. A long ban on competing products would have to be justified under competition law.',
        },
        {
          question: 'How soon do you answer an application?',
          answer: 'As soon as any other enquiry: the form shows when we will call.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'Ready?',
      text: 'Choose the right form for you. You can change later.',
      actions: [
        { label: 'Apply as Distributor', href: '/distributors#distributor' },
        { label: 'Apply as Installer', href: '/installers#installer' },
      ],
    },
  ],
}
