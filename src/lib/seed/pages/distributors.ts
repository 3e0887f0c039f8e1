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
  lead: 'You buy panels, stock them and sell them in an area of your own, at prices you set. This page explains what we offer, what you need to invest, and what the law requires of anyone who sells an electrical product. The application form is at the end.',
  picture: 'panel-hero',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'doors',
      doors: [
        {
          title: 'You know your area',
          text: 'Tell us where you are and what you sell now. We’ll call you about whether the area is free.',
          label: 'Apply as Distributor',
          href: '/distributors#distributor',
        },
        {
          title: 'You are still working it out',
          text: 'Start with fitting: no stock, and you learn what customers ask. The calculation is on its own page.',
          label: 'See business in a box',
          href: '/business-in-a-box',
        },
      ],
    },
    {
      block: 'prose',
      heading: 'The offer',
      text: `**{claim:partner.margin}.** That is an invitation to talk, not a forecast. Two terms need explaining first.

**A margin is counted on the selling price,** not on what you paid. At forty per cent, for example, £60 of each £100 that a customer pays without VAT went to us and £40 is yours before costs. On your purchase that is a mark-up of 67%. At sixty per cent it would be 150%.

**Exclusive means that we appoint no other distributor in your area** and pass enquiries from there to you. It cannot mean that a customer in your area may never buy elsewhere.`,
      engineer: `Mark-up = m ÷ (1 − m): 0.40 ÷ 0.60 = 0.667; 0.60 ÷ 0.40 = 1.50. Prices on this site include 20% VAT; divide by 1.2 before you apply a margin to them.`,
    },
    {
      block: 'table',
      caption: 'What you keep of a £100 list price before VAT, at three example margins',
      columns: ['Margin', 'You pay us', 'Before costs', 'If you give 10% discount', 'If you give 20% discount'],
      rows: [
        ['40%', '£60', '£40', '£30', '£20'],
        ['50%', '£50', '£50', '£40', '£30'],
        ['60%', '£40', '£60', '£50', '£40'],
      ],
      note: 'At 40%, a discount of 20% takes half of what is left. These are examples, not an offer: your agreement states your margin.',
    },
    {
      block: 'workedExample',
      heading: 'How much you need to sell to break even',
      question:
        'Rent, a van, insurance, telephone and a part-time wage come to £36,000 a year, an assumption. At what turnover does a distributor break even at 40% and at 60%, two example margins?',
      lines: [
        { what: 'At 40%, no discounts', working: '£36,000 ÷ 0.40', result: '£90,000' },
        { what: 'At 40% and 10% average discount', working: '£36,000 ÷ (30 ÷ 90)', result: '£108,000' },
        { what: 'At 60%, no discounts', working: '£36,000 ÷ 0.60', result: '£60,000' },
        { what: 'Stock for two months at £90,000 a year', working: '£90,000 × 0.60 ÷ 6', result: '£9,000' },
      ],
      answer:
        'Between £60,000 and £108,000 before VAT before you earn anything, with about £9,000 of stock. Use your own costs; the formula stays the same.',
    },
    {
      block: 'prose',
      heading: 'What exclusive territory can and cannot do',
      text: `An area can be kept for you in three ways: we appoint no second distributor there, we don’t canvass there ourselves, and other distributors may be told not to canvass there either.

A distributor cannot be told to turn away a customer who approaches them. These are called passive sales. Sales through a website usually count as passive, and banning them is among the most serious restrictions under competition law. The same goes for fixed resale prices: your prices are yours, and any list of ours is a recommendation.[^vabeo-2022]

Ask what happens if you don’t reach a minimum, who gets national accounts with buildings in your area, and how long either side must give notice.`,
      engineer:
        'Competition Act 1998 (Vertical Agreements Block Exemption) Order 2022, SI 2022/516, in force since 1 June 2022 for six years: exempts agreements where neither side has more than 30% of its market and none of the hardcore restrictions is present. Non-compete obligations of indefinite length or of more than five years fall outside the exemption.',
    },
    {
      block: 'prose',
      heading: 'What you take on',
      text: `- **Safety.** Distributors must take care that what they sell carries the marks, instructions, names and addresses that the law requires, and must stop selling and report it if they have reason to think it unsafe.[^electrical-safety-2016]
- **Returns.** Consumers who buy at a distance have 14 days to change their minds.[^ccr-2013] A panel that has been on a ceiling is still yours to deal with.
- **Claims.** You are responsible for what your website says, no matter who wrote it first. You get our register of claims and follow its notes.
- **Waste.** Sellers of electrical goods have take-back duties. The business that first places a product on the British market must be registered as its producer; ask us who that is, and for the number.
- **Advice.** People on mains gas will ask you whether it saves money. For a whole house it doesn’t, and you have to tell them.`,
    },
    {
      block: 'callout',
      tone: 'warning',
      heading: 'What we have not shown you',
      text: 'A price list, a draft agreement, a map of free areas and the figures of existing distributors. Ask for all four before you sign or pay anything. Do not count on anything we cannot show you.',
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
      text: 'Tell us who you are, which area you have in mind and what you sell now. We’ll call you. Our [privacy policy](/privacy-policy) explains how we use your details.',
    },
  ],
}
