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
  lead: 'Distributors stock the panel and sell it in their own area. Installers fit it. Architects and engineers specify it. Two rules apply to all three.',
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
      ],
    },
    {
      block: 'prose',
      heading: 'For architects, engineers and surveyors',
      text: `The data needs no form: [every figure, with the readings that contradict it](/technical-specifications), the [regulations guide](/building-regulations-guide) and the [professional calculator](/calculator/professional), which takes a room schedule. For plans, ask for [a project quote](/project-quote). We pay no commission.`,
    },
    {
      block: 'steps',
      heading: 'How to apply',
      steps: [
        {
          title: 'You apply',
          text: 'It takes a few minutes and ends with a reference.',
        },
        {
          title: 'We call you',
          text: 'About your area, your trade and what you expect.',
        },
        {
          title: 'We check',
          text: 'Company, insurance and, for installers, the number with the scheme itself.',
        },
        {
          title: 'You read the agreement',
          text: 'Have a solicitor read it. Only the agreement binds you and us; both offers above are before your own costs.',
        },
      ],
    },
    {
      block: 'prose',
      heading: 'Two rules for everyone',
      text: `**Only claim what can be proved.** No “50% cheaper”, no payback in years, no “ultra-efficient”. Partners use the figures in our register with their notes; a trader answers for misleading statements, even those that others wrote first.[^dmcc-2024]

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
