import type { PageSeed } from '../support/page-seed'

export const partners: PageSeed = {
  path: '/partners',
  name: 'Partners',
  title: 'Partners: distributors, installers, specifiers',
  description:
    'How to work with Powerboard as a distributor, installer or specifier: what each offers and requires, how to apply, and the rules on claims.',
  category: 'partners',
  template: 'offer',
  heading: 'Work with us.',
  lead: 'Sell the panel in your own area, or fit it with the van and registration you have now.',
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
          href: '/distributors#distributor',
        },
        {
          title: 'Installer',
          text: 'Fit panels alongside the work you do already. No stock, and jobs added to your own.',
          label: 'Apply as Installer',
          href: '/installers#installer',
        },
      ],
    },
    {
      block: 'table',
      caption: 'The two partnerships',
      columns: ['', 'Distributor', 'Installer'],
      rows: [
        ['What we offer', '{claim:partner.margin}', '{claim:partner.fee}'],
        [
          'What you need',
          'A registered business, dry storage for boxes 1.2 m long, someone who can read a heat-loss calculation',
          'Registration with a competent person scheme, insurance, two people for ceilings',
        ],
      ],
      note: 'Both offers are before your own costs. Only the agreement binds you and us.',
    },
    {
      block: 'prose',
      heading: 'For architects and engineers',
      text: `Everything you need is freely available, with no form to fill in: [every figure](/technical-specifications), the [regulations guide](/building-regulations-guide) and the [professional calculator](/calculator/professional). Have plans? Ask for [a project quote](/project-quote). We pay no commission.`,
    },
    {
      block: 'figure',
      picture: 'village-hall',
      caption: 'A village hall of some 63 m² with eighteen panels, six of them out of shot.',
    },
    {
      block: 'steps',
      heading: 'How to apply',
      steps: [
        { title: 'You apply', text: 'It takes a few minutes and ends with a reference.' },
        { title: 'We talk', text: 'About your area, your trade and what you expect.' },
        { title: 'We check', text: 'Company, insurance and, for installers, the number with the scheme itself.' },
        { title: 'You read the agreement', text: 'Take your time, and have a solicitor read it.' },
      ],
    },
    {
      block: 'prose',
      heading: 'Two rules for everyone',
      text: `**Only claim what can be proved.** No “50% cheaper”, no payback in years. Use the figures in our register, with their notes. A trader answers for a misleading statement, even one that others wrote first.[^dmcc-2024]

**Say when it is the wrong choice.** A family on mains gas who buys fifteen panels on your word will tell the neighbours.`,
    },
    {
      block: 'callout',
      tone: 'limit',
      heading: 'What we don’t offer',
      text: 'A fixed income, or a promised number of enquiries. You earn from panels sold or fitted, not from finding other partners.',
    },
    {
      block: 'questions',
      heading: 'Before you apply',
      questions: [
        {
          question: 'How soon will I hear from you?',
          answer: 'As quickly as we answer any other enquiry: the form shows when we will call.',
        },
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
      ],
    },
    {
      block: 'callToAction',
      heading: 'Ready?',
      text: 'Choose the form that fits. You can change later.',
      actions: [
        { label: 'Apply as Distributor', href: '/distributors#distributor' },
        { label: 'Apply as Installer', href: '/installers#installer' },
      ],
    },
  ],
}
