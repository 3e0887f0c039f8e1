import type { PageSeed } from './page-seed'

export const distributors: PageSeed = {
  path: '/distributors',
  title: 'Become a distributor of infrared panels',
  description:
    'What a Powerboard distributorship offers and costs: margin and mark-up with the arithmetic, exclusive territory and its legal limits, duties, application.',
  category: 'partners',
  heading: 'Sell the panel in your own area.',
  lead: 'You buy panels, stock them and sell them in an area of your own, at prices you set. This page says what is offered, what it ties up, and what the law asks of anybody who sells an electrical product. Then there is a form.',
  picture: 'panel-back',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'prose',
      heading: 'The offer',
      text: `**{claim:partner.margin}.** That is an offer to talk, not a forecast. Two terms of the trade want explaining before you do any sums.

**A margin is counted on the selling price,** not on what you paid. At forty per cent, for example, £60 of each £100 that a customer pays without VAT went to us and £40 is yours before costs. On your purchase that is a mark-up of 67%. At sixty per cent it would be 150%.

**Exclusive means that we appoint nobody else in your area** and send you what we hear from there. It cannot mean that a customer in your area may never buy elsewhere.`,
      engineer: `Mark-up = m ÷ (1 − m): 0.40 ÷ 0.60 = 0.667; 0.60 ÷ 0.40 = 1.50. Prices on this site include 20% VAT; divide by 1.2 before you apply a margin to them.`,
    },
    {
      block: 'table',
      caption: 'What would be left of £100 of list price without VAT, at three margins taken as examples',
      columns: ['Margin', 'You pay us', 'Before costs', 'If you give 10% discount', 'If you give 20% discount'],
      rows: [
        ['40%', '£60', '£40', '£30', '£20'],
        ['50%', '£50', '£50', '£40', '£30'],
        ['60%', '£40', '£60', '£50', '£40'],
      ],
      note: 'At 40% a discount of 20% takes half of what is left. Examples, not an offer: the agreement states yours.',
    },
    {
      block: 'workedExample',
      heading: 'How much you must sell to stand still',
      question:
        'Rent, a van, insurance, telephone and a part-time wage come to £36,000 a year, an assumption. At which turnover does a distributor neither gain nor lose, at 40% and at 60%, two examples?',
      lines: [
        { what: 'At 40%, no discounts', working: '£36,000 ÷ 0.40', result: '£90,000' },
        { what: 'At 40% and 10% average discount', working: '£36,000 ÷ (30 ÷ 90)', result: '£108,000' },
        { what: 'At 60%, no discounts', working: '£36,000 ÷ 0.60', result: '£60,000' },
        { what: 'Stock for two months at £90,000 a year', working: '£90,000 × 0.60 ÷ 6', result: '£9,000' },
      ],
      answer:
        'Between £60,000 and £108,000 without VAT before the first pound for yourself, and about £9,000 on the shelf. Put in your own costs; the formula doesn’t change.',
    },
    {
      block: 'prose',
      heading: 'What exclusive territory can and cannot do',
      text: `An area can be kept for you in three ways: we appoint no second distributor there, we don’t canvass there ourselves, and other distributors may be told not to canvass there either.

Nobody can be told to turn away a customer who comes unasked. Such sales are called passive, a website that anybody can find is as a rule one of them, and a ban on them is among the restrictions that competition law treats as the most serious. The same goes for fixed resale prices: your prices are yours, and any list of ours is a recommendation.[^vabeo-2022]

Ask what happens if you don’t reach a minimum, who gets national accounts with buildings in your area, and how long either side must give notice.`,
      engineer:
        'Competition Act 1998 (Vertical Agreements Block Exemption) Order 2022, SI 2022/516, in force since 1 June 2022 for six years: exempts agreements where neither side has more than 30% of its market and none of the hardcore restrictions is present. Non-compete obligations of indefinite length or of more than five years fall outside the exemption.',
    },
    {
      block: 'prose',
      heading: 'What you take on',
      text: `- **Safety.** Distributors must take care that what they sell bears its marks, its instructions and the names and addresses that the law asks for, and must stop selling and say so when they have reason to think it unsafe.[^electrical-safety-2016]
- **Returns.** Consumers who buy at a distance have 14 days to change their minds.[^ccr-2013] A panel that has been on a ceiling is still yours to deal with.
- **Claims.** What your website says is your statement, whoever wrote it first. You get our register of claims with its notes, and leave out what the notes say to leave out.
- **Waste.** Sellers of electrical goods have take-back duties. Whoever first places a product on the British market must be registered as its producer; ask us who that is, and for the number.
- **Advice.** You will be asked by people on mains gas whether it saves money. For a whole house it doesn’t, and you have to say so.`,
    },
    {
      block: 'callout',
      tone: 'warning',
      heading: 'What we have not shown you',
      text: 'A price list, a draft agreement, a map of free areas and the figures of existing distributors. Ask for all four before you sign or pay anything. Whatever we cannot show, value at nothing.',
    },
    {
      block: 'questions',
      heading: 'Distributors ask',
      questions: [
        {
          question: 'Is there a fee to join?',
          answer: 'None is published. If an agreement you are sent contains one, treat it as a cost in the sum above.',
        },
        {
          question: 'Which areas are free?',
          answer:
            'We tell you on the telephone, for your area. An area is yours when both sides have signed, and not while you are in conversation.',
        },
        {
          question: 'Do I need to be an electrician?',
          answer:
            'No, but somebody who fits your panels does. Most of the work is telling people how many they need and what they cost to run; the [professional calculator](/calculator/professional) does the arithmetic.',
        },
        {
          question: 'Can I sell on marketplaces?',
          answer:
            'That is for the agreement to say. Asking a seller to meet standards on a marketplace is one thing; forbidding the internet altogether is another, and not allowed.',
        },
      ],
    },
    {
      block: 'form',
      form: 'distributor',
      heading: 'Apply as Distributor',
      text: 'Tell us who you are, which area you have in mind and what you sell now. We ring you; the [privacy policy](/privacy-policy) says what becomes of the details.',
    },
  ],
}
