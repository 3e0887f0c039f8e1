import type { PageSeed } from '../support/page-seed'

export const distributors: PageSeed = {
  path: '/distributors',
  name: 'Distributors',
  title: 'Become a distributor of infrared panels',
  description:
    'What a Powerboard distributorship offers and costs: margin and mark-up with the arithmetic, exclusive territory and its legal limits, duties, application.',
  category: 'partners',
  template: 'offer',
  heading: 'Sell the panel in your own area.',
  lead: 'You buy panels, stock them and sell them in an area of your own, at prices you set.',
  picture: 'panel-boxed',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'doors',
      doors: [
        {
          title: 'You know your area',
          text: 'Tell us where you are and what you sell now. We’ll call to tell you whether the area is free.',
          label: 'Apply as Distributor',
          href: '/distributors#distributor',
        },
        {
          title: 'You’re still working it out',
          text: 'Start by fitting: no stock, and you learn what customers ask.',
          label: 'See business in a box',
          href: '/business-in-a-box',
        },
      ],
    },
    {
      block: 'prose',
      heading: 'The offer',
      text: `**{claim:partner.margin}.** That is an invitation to talk; your agreement states your margin.

**A margin is a share of the selling price.** At forty per cent, £40 of each £100 before VAT is yours, before costs.

**Exclusive means that we appoint no other distributor in your area** and pass its enquiries to you.`,
      engineer: `Mark-up = m ÷ (1 − m): 0.40 ÷ 0.60 = 0.667; 0.60 ÷ 0.40 = 1.50. Prices on this site include 20% VAT; divide by 1.2 before you apply a margin to them.`,
    },
    {
      block: 'workedExample',
      heading: 'How much you need to sell to break even',
      question:
        'Say rent, a van, insurance and a part-time wage come to £36,000 a year. What turnover covers that at margins of, for example, 40% and 60%?',
      lines: [
        { what: 'At 40%, no discounts', working: '£36,000 ÷ 0.40', result: '£90,000' },
        { what: 'At 40% and 10% average discount', working: '£36,000 ÷ (30 ÷ 90)', result: '£108,000' },
        { what: 'At 60%, no discounts', working: '£36,000 ÷ 0.60', result: '£60,000' },
        { what: 'Stock for two months at £90,000 a year', working: '£90,000 × 0.60 ÷ 6', result: '£9,000' },
      ],
      answer:
        'Sales of £60,000 to £108,000 before VAT cover the costs; you earn from what you sell beyond that. You also need about £9,000 of stock. Use your own costs: the formula stays the same.',
    },
    {
      block: 'callout',
      tone: 'warning',
      heading: 'Ask for these four first',
      text: 'A price list, a draft agreement, a map of free areas and the figures of existing distributors. None of them is on this page: see all four before you sign or pay anything.',
    },
    {
      block: 'questions',
      heading: 'Questions from distributors',
      questions: [
        {
          question: 'Is there a fee to join?',
          answer: 'We publish none. If your agreement contains one, add it to your costs above.',
        },
        {
          question: 'What do I take on?',
          answer: `- **Safety.** What you sell carries the marks, instructions and names that the law requires; if you think it unsafe, you stop and report it.[^electrical-safety-2016]
- **Returns.** Consumers who buy at a distance have 14 days to change their minds.[^ccr-2013]
- **Claims.** You answer for what your website says. You get our register of claims, with its notes.
- **Waste.** Sellers of electrical goods have take-back duties. Ask us who the registered producer is.
- **Advice.** For a whole house on mains gas, panels save no money, and you have to say so.`,
        },
        {
          question: 'What are the limits of exclusive territory?',
          answer: `We can’t tell a distributor to turn away customers who approach them, online or otherwise, or to charge a fixed price: our price list is only a recommendation.[^vabeo-2022] Customers in your area may still buy elsewhere.

Ask what happens if you miss a minimum, who serves national accounts in your area, and how long the notice period is.

The rules are in the Competition Act 1998 (Vertical Agreements Block Exemption) Order 2022, SI 2022/516, in force since 1 June 2022 for six years. It exempts agreements where neither side has more than 30% of its market and none of the hardcore restrictions is present. Non-compete obligations of indefinite length or of more than five years fall outside it.`,
        },
        {
          question: 'Which areas are free?',
          answer:
            'Ask us about your area on the phone. It is yours once both sides have signed, not while we are talking.',
        },
        {
          question: 'Do I need to be an electrician?',
          answer:
            'No, but the person who fits your panels does. Most of the work is telling people how many they need and what they cost to run; the [professional calculator](/calculator/professional) does the arithmetic.',
        },
        {
          question: 'Can I sell on marketplaces?',
          answer:
            'Your agreement will say. We can ask sellers to meet standards on a marketplace, but a ban on all online sales is not allowed.',
        },
      ],
    },
    {
      block: 'form',
      form: 'distributor',
      heading: 'Apply as Distributor',
      text: 'We’ll call you. Our [privacy policy](/privacy-policy) explains how we use your details.',
    },
  ],
}
