import type { PageSeed } from './page-seed'

export const about: PageSeed = {
  path: '/about',
  title: 'About Powerboard: who we are and how we work',
  description:
    'A Wiltshire distributor of infrared ceiling panels: what we do, when we advise against our own product, how we treat claims and reviews, and who answers.',
  category: 'company',
  heading: 'We sell one thing, and say when not to buy it.',
  lead: 'Powerboard supplies slim infrared ceiling panels across the United Kingdom, and has them fitted and looked after, from Wiltshire since 2020. We are a distributor: somebody else makes the panel, we answer for what we say about it.',
  picture: 'panel-front',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'prose',
      heading: 'What we do',
      text: `We work out how much heat your rooms need, how many panels give it, where they go and what they cost to run. Then we quote, supply, and arrange the fitting by an electrician who can certify the work. Afterwards we are the people you ring.

Most of this you can do without us. The [calculators](/calculator) are free, ask for no contact details, and show their sums. If you leave with a better idea of your house and no order, they have worked.`,
    },
    {
      block: 'prose',
      heading: 'When we say no',
      text: `A panel turns electricity into heat, one kWh into one kWh, like every electric heater ever sold. What it does differently is where the heat goes: straight to people, seats and floors in its view. That suits some homes and not others.

**It suits** rooms used for a few hours, homes without gas that have old electric heaters now, workshops and studios, buildings whose walls or floors nobody should cut.

**It rarely suits** a whole house on mains gas. Heat from a panel costs {number:cost.infrared.per-kwh-of-heat} per kWh, from an ordinary boiler {number:cost.gas-old.per-kwh-of-heat}.[^electrification-of-heat] And where someone is home all day and every room is used, a heat pump makes about 2.9 kWh of heat from each kWh it buys.[^electrification-of-heat] We say so before we quote, because the first bill would say it anyway.`,
    },
    {
      block: 'table',
      caption: 'What we tell people who ask for the whole house',
      columns: ['What you have now', 'Our usual advice'],
      rows: [
        [
          'Mains gas, all rooms in use',
          'Keep it, insulate, and price a heat pump. Panels for the one room that is never warm.',
        ],
        [
          'Electric panel heaters or convectors',
          'The same heat costs the same. Panels make sense if you will heat room by room, or want the walls back.',
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
      text: `Over the years our own pages have given five different efficiencies, three prices and two warranties for the same panel. We could have picked the most flattering of each and kept quiet. Instead every such figure now stands in a register, with all its readings, where each was published, what proof there is and what we’d say without it.

So a figure with a dotted line under it opens a note: what is doubtful, and what to count on. Nothing in the register is called approved until somebody has seen the document that proves it. Three of its entries stand further down this page, as it has them today.

Savings are the claim this trade gets wrong most often. The Advertising Standards Authority has ruled against sellers of electric heating over efficiency presented as an advantage and over savings without proof.[^asa-instaheat-2023] We publish sums you can check, not promises.`,
    },
    {
      block: 'prose',
      heading: 'How we collect reviews',
      text: `So far, we haven’t. The voices on the homepage were written by us to show where customers’ words will stand, and each is marked as a sample. The star ratings that our pages have shown have no records behind them, so wherever one still stands, a note beside it says so.

When real reviews come, these rules apply. The Digital Markets, Competition and Consumers Act 2024 bans fake reviews and hidden rewards;[^dmcc-2024] the rest is our own:

- only from people with a job or an order of ours
- bad ones as well as good ones, in the order they came
- anything given in return is stated beside the review
- an average is computed from the reviews you can read, and from nothing else`,
    },
    {
      block: 'prose',
      heading: 'How we answer',
      text: `What you send reaches the sales desk at once. {claim:response.time}. Time counts while we’re open: the quote form prints the hour and minute before you press send, worked out from our opening hours and the bank holidays. Every form gives you a reference.

Out of hours Sparky answers, our telephone assistant. Sparky is software, says so, and passes you to a person when you ask. Our number, address and opening hours stand at the foot of every page.`,
    },
    {
      block: 'table',
      caption: 'The company in brief',
      columns: ['What', 'How it is'],
      rows: [
        ['Also known as', 'Powerboard UK'],
        ['Founded', '2020'],
        ['People who work here', '10 to 50'],
        ['Where we supply', 'The United Kingdom, in English'],
        ['How an accepted quote can be paid', 'Cash, credit card, debit card, bank transfer'],
        ['Currency', 'Pounds sterling (GBP)'],
      ],
      note: 'The registered name, number and office stand at the foot of every page. Nothing on this site takes a payment.',
    },
    {
      block: 'stats',
      claims: ['properties.heated', 'warranty.years', 'support.hours'],
    },
    {
      block: 'questions',
      heading: 'Asked about us',
      questions: [
        {
          question: 'Do you make the panels?',
          answer:
            'No. We distribute them. The data on our [technical pages](/technical-specs) are the manufacturer’s, checked against physics, and we say where they do not fit.',
        },
        {
          question: 'Do you have branches?',
          answer:
            'No. One address, in Wiltshire. The pages for towns and counties are about their climate, houses and prices, and never about an office we don’t have.',
        },
        {
          question: 'Who does the fitting?',
          answer:
            'Electricians who can certify their work. Ask for the firm and its registration number before you accept a quote. The [directory](/installers) lists firms whose registration somebody has checked, with the date.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'Ask us something awkward',
      text: 'The best questions are about the bill. Bring last winter’s.',
      actions: [
        { label: 'Write or ring', href: '/contact' },
        { label: 'Work with us', href: '/partners' },
      ],
    },
  ],
}
