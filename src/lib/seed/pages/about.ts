import type { PageSeed } from '../support/page-seed'

export const about: PageSeed = {
  path: '/about',
  name: 'About',
  title: 'About Powerboard: who we are and how we work',
  description:
    'A Wiltshire distributor of infrared ceiling panels: what we do, which homes the panel suits, how we treat claims and reviews, and who answers.',
  category: 'company',
  template: 'company',
  heading: 'One panel, fitted where it earns its place.',
  lead: 'From Wiltshire, Powerboard has supplied slim infrared ceiling panels across the United Kingdom since 2020, and arranged their installation and aftercare. We are a distributor: we don’t make the panel, but we stand behind what we say about it.',
  picture: 'hall-stairs',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'prose',
      heading: 'What we do',
      text: `We work out how much heat your rooms need, how many panels give it, where they go and what they cost to run. Then we quote, supply, and arrange the fitting by an electrician who can certify the work. Afterwards we are the people to call.

You can do most of this without us. The [calculators](/calculator) are free, ask for no contact details, and show their working. If you leave with a better understanding of your home and no order, they have done their job.`,
    },
    {
      block: 'prose',
      heading: 'When we say no',
      text: `A panel turns one kWh of electricity into one kWh of heat, as other electric heaters do. What differs is where the heat goes: straight to people, seats and floors in its view. That suits some homes and not others.

**It suits** rooms used for a few hours, homes without gas that have old electric heaters now, workshops and studios, buildings whose walls or floors should not be cut.

**It rarely suits** a whole house on mains gas. Heat from a panel costs {number:cost.infrared.per-kwh-of-heat} per kWh, and from an ordinary boiler {number:cost.gas-old.per-kwh-of-heat}.[^electrification-of-heat] And where someone is home all day and every room is used, a heat pump makes about 2.9 kWh of heat from each kWh it uses.[^electrification-of-heat] We tell you before we quote, because your first bill would tell you anyway.`,
    },
    {
      block: 'table',
      caption: 'What we advise for a whole house',
      columns: ['What you have now', 'Our usual advice'],
      rows: [
        [
          'Mains gas, all rooms in use',
          'Keep it, insulate, and price a heat pump. Panels for the one room that is never warm.',
        ],
        [
          'Electric panel heaters or convectors',
          'The same heat costs the same, so panels save nothing. They make sense if the heaters need replacing, or you want your walls back.',
        ],
        [
          'Storage heaters on Economy 7',
          'Careful: you would give up the cheap nights. Work out your night share first.',
        ],
        ['Oil or LPG, seldom occupied', 'Often a good fit, with the insulation first.'],
        ['Nothing yet, in a new building', 'Usually a heat pump for the house; a panel for a bathroom or study.'],
      ],
    },
    {
      block: 'prose',
      heading: 'How we treat claims',
      text: `Over the years our own pages have given five different efficiencies, three prices and two warranties for the same panel. We could have picked the most flattering of each and kept quiet. Instead every such figure is now in a register with all its readings, where each was published and what proof there is.

So a figure with a dotted underline opens a note: what is doubtful, and what to rely on. Nothing in the register is approved until we have checked the document that proves it. Three of its entries are further down this page.

Savings are the claim this trade gets wrong most often. The Advertising Standards Authority has ruled against sellers of electric heating over efficiency presented as an advantage and over savings without proof.[^asa-instaheat-2023] We publish sums you can check, not promises.`,
    },
    {
      block: 'prose',
      heading: 'How we collect reviews',
      text: `So far, we haven’t. We wrote the quotes on the homepage to show where customer reviews will go, and each is marked as a sample. We hold no records for the star ratings on our pages, and a note beside each one says so.

When real reviews come, these rules apply. The Digital Markets, Competition and Consumers Act 2024 bans fake reviews and hidden rewards;[^dmcc-2024] the rest is our own:

- only from people who have ordered from us
- bad ones as well as good ones, in the order we receive them
- anything given in return is stated beside the review
- any average is calculated only from the reviews you can read`,
    },
    {
      block: 'prose',
      heading: 'How we answer',
      text: `Your message reaches our sales team straight away. {claim:response.time}. The time starts when we’re open: before you send it, the quote form shows when we will call, based on our opening hours and bank holidays. Every form gives you a reference.

Outside opening hours Sparky, our AI phone assistant, answers. Sparky tells you that it is software, and passes you to a person if you ask. Our number, address and opening hours are at the foot of every page.`,
    },
    {
      block: 'table',
      caption: 'The company at a glance',
      columns: ['Detail', 'Powerboard'],
      rows: [
        ['Also known as', 'Powerboard UK'],
        ['Founded', '2020'],
        ['Employees', '10 to 50'],
        ['Where we supply', 'Throughout the United Kingdom'],
        ['Ways to pay for an accepted quote', 'Cash, credit card, debit card, bank transfer'],
        ['Currency', 'Pounds sterling (GBP)'],
      ],
      note: 'Our registered name and office are at the foot of every page.',
    },
    {
      block: 'stats',
      claims: ['properties.heated', 'warranty.years', 'support.hours'],
    },
    {
      block: 'questions',
      heading: 'Questions about us',
      questions: [
        {
          question: 'How can I pay, and do you offer finance?',
          answer:
            'You can pay for an accepted quote by card, bank transfer or cash. We don’t offer finance or payment in instalments at present.',
        },
        {
          question: 'Do you make the panels?',
          answer:
            'No. We distribute them. The data on our [technical pages](/technical-specs) are the manufacturer’s, checked against physics, and we point out where they don’t add up.',
        },
        {
          question: 'Do you have branches?',
          answer:
            'No. One address, in Wiltshire. The pages for towns and counties are about their climate, houses and prices, and never about an office we don’t have.',
        },
        {
          question: 'Who does the fitting?',
          answer:
            'Electricians who can certify their work. Ask for the firm and its registration number before you accept a quote. The [directory](/installers) lists firms and shows when we checked their registration.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'Ask us something awkward',
      text: 'The best questions are about the bill. Have last winter’s to hand.',
      actions: [
        { label: 'Contact us', href: '/contact' },
        { label: 'Work with us', href: '/partners' },
      ],
    },
  ],
}
