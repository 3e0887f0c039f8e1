import type { PageSeed } from './page-seed'

export const termsOfService: PageSeed = {
  path: '/terms-of-service',
  title: 'Terms of service',
  description:
    'The terms for using this website and for asking us for a quote: what binds you, which is little, what binds us, prices, your rights as a consumer, law.',
  category: 'legal',
  heading: 'Terms for this site and for quotes.',
  lead: 'Asking for a quote costs nothing and commits you to nothing. A contract comes about only when you accept a written quote. These terms cover what comes before that. Version of 21 November 2026.',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'prose',
      heading: '1. Who we are and what this covers',
      text: `“We” are the company named at the foot of every page, with its number, registered office and, once entered, VAT number.[^trading-disclosures] “You” are whoever uses this site.

These terms cover the site, its tools, and enquiries sent through it: quote requests, messages, call-backs, datasheets, applications. Panels and work that you buy are covered by the quote you accept and the terms that come with it. Where the two differ, the quote counts.

How we handle personal details is in [the privacy policy](/privacy-policy). That is information and not something you agree to here.`,
    },
    {
      block: 'prose',
      heading: '2. Asking for a quote',
      text: `A quote request is a question. It isn’t an order, and we owe you an answer and not a panel. We may say that panels are the wrong heating for you; that is an answer too.

Please give details that are true and are yours. If you ask for somebody else, have their permission. Don’t enter a number that belongs to a person who hasn’t asked to be rung.

The time in which we promise to answer is counted in our opening hours. It is what we work to; no payment is due if we miss it.`,
    },
    {
      block: 'prose',
      heading: '3. Calculators, designer and guides',
      text: `They are made with care, show their sources, and may be used freely. Their results are estimates from what you enter and from assumptions that you can see. They don’t know your house.

So they don’t replace a heat-loss calculation by somebody who has been in the room, an electrician’s design to BS 7671, or a check with building control. Don’t order, drill or sign a contract with others on the strength of an estimate alone. Where a guide states law or prices, it gives the date it was checked; things change after it.`,
    },
    {
      block: 'prose',
      heading: '4. Prices and claims',
      text: `Prices on this site are in pounds and include VAT unless it says otherwise. They invite you to ask; they are not an offer that a click accepts. Several pages of this site have given different prices for the same panel, and each of them is marked. **What counts is the total in your written quote:** panels, delivery, fitting and VAT, with what is not included and how long it holds.

A figure with a dotted line under it has a note. The note belongs to the figure: where it says that something is unproven or contested, we are not describing it as certain.

Pictures of rooms and panels are rendered, heat pictures are simulations and say so. Voices marked as samples were written by us.`,
    },
    {
      block: 'prose',
      heading: '5. How a contract comes about',
      text: `1. You ask; we find out what is needed, usually with a survey.
2. You receive a written quote with the information that the law requires before a contract.
3. You accept it in writing, within the time it states. That makes the contract, and the quote names who it is with.

Nothing on this site takes an order or a payment. The store is not open. Should it open, it will have terms of its own, shown before you pay.`,
    },
    {
      block: 'prose',
      heading: '6. Your rights as a consumer',
      text: `Nothing in these terms takes any of these away. They are a summary; the law is longer.

**Changing your mind.** If you buy at a distance or in your home, you have 14 days to cancel: from delivery for goods, from the contract for services. Your quote has to tell you so and bring a form for it; if it doesn’t, the time grows by up to twelve months. If you ask us to begin within the 14 days and then cancel, you pay for what has been done. Goods made to your measure are excepted.[^ccr-2013]

**Faulty goods.** Goods must be of satisfactory quality, fit for purpose and as described. You may reject them within 30 days, and after that have them repaired or replaced, or get money back if that fails.[^cra-2015]

**Poor work.** Work must be done with reasonable care and skill. If it isn’t, you may have it done again or pay less. What we tell you about ourselves or the work, in writing or on the telephone, can become part of the contract if you relied on it.

**Time limits.** Claims can be brought for six years in England, Wales and Northern Ireland, for five in Scotland. A warranty comes on top of these rights and never in place of them.`,
    },
    {
      block: 'prose',
      heading: '7. Installers, partners and others',
      text: `Firms in [the directory](/installers) are businesses of their own. “Checked” means that somebody here looked up their registration on the date shown. It is no promise of their work. Your contract is with whoever the quote names.

Pages for distributors, installers and people starting a business describe what we offer to talk about. They promise no earnings, and only a signed agreement binds anybody.

Links to other sites are there for reference. We chose them, and don’t answer for what they say tomorrow.`,
    },
    {
      block: 'prose',
      heading: '8. Sparky and the telephone',
      text: `Sparky is software. It can explain, take a request and put you through. It cannot see your ceiling. Have anything that matters to you put into the written quote, whoever said it.`,
    },
    {
      block: 'prose',
      heading: '9. Using the site',
      text: `**You may** read, print, link to and quote from it, with our name beside what you quote. Results that you worked out are yours.

**Please don’t** try to get into parts that aren’t public, overload it, send forms by machine, get round its limits, put harmful code into a field, or present our texts, drawings and films as your own. Forms take a limited number of entries from one place in a given time, and entries that look like spam wait for a person.

The texts, pictures, films, drawings and software belong to us or to those who let us use them. The manufacturer’s names and marks are the manufacturer’s.

We may change the site or take it down for repair. If you find a weakness in its security, tell us before you tell others, and we will thank you.`,
    },
    {
      block: 'prose',
      heading: '10. What we answer for',
      text: `**Never limited:** death or injury caused by our negligence, fraud, what a consumer is entitled to by law, and anything else that the law doesn’t let us limit.

**If you are a consumer,** we answer for loss that was foreseeable and that we caused by breaking these terms or by not taking reasonable care. We don’t answer for loss that nobody could foresee, nor for losses of a business.

**If you use the site for a business,** it comes as it is. Beyond the first line of this section we don’t answer for lost profit, lost contracts or other indirect loss from using the site or relying on its estimates without a written quote.

Neither of us is at fault for what neither could prevent.`,
    },
    {
      block: 'prose',
      heading: '11. If something goes wrong',
      text: `Tell us: [write](/contact) or ring, with your reference if you have one. Most things are put right by the person who answers.

If we can’t settle a consumer’s complaint about goods or work, we’ll tell you so in writing, name an approved body for alternative dispute resolution, and say whether we’ll use it. Going to court stays open to you.`,
    },
    {
      block: 'prose',
      heading: '12. Law, changes and the rest',
      text: `The law of England and Wales applies. If you are a consumer in Scotland or Northern Ireland, you keep the protection of the law there and may go to the courts there.

If one of these terms doesn’t hold, the others do. If we let something pass once, we haven’t given it up. Nobody but you and us can enforce these terms.

We may change them for the future; the date under the heading then changes. For a quote request the version counts that stood here when you sent it. Ask us for an older one if you need it.`,
    },
    {
      block: 'questions',
      heading: 'What the tick in the quote form means',
      questions: [
        {
          question: 'What do I agree to by ticking “I accept the terms and conditions”?',
          answer:
            'To this page. In practice: that your details are true and yours, and that a quote request is not a contract for either side.',
        },
        {
          question: 'Am I bound to buy?',
          answer: 'No. Not by the form, the survey or the quote. Only by accepting the quote in writing.',
        },
        {
          question: 'Does the tick allow you to advertise to me?',
          answer: 'No. That is a box of its own, and the quote doesn’t depend on it.',
        },
      ],
    },
  ],
}
