import type { PageSeed } from '../support/page-seed'

export const termsOfService: PageSeed = {
  path: '/terms-of-service',
  name: 'Terms of service',
  title: 'Terms of service',
  description:
    'The terms for using this website and for asking us for a quote: what you agree to, what we agree to, prices, your rights as a consumer, and the law.',
  category: 'legal',
  template: 'legal',
  heading: 'Terms for this site and for quotes.',
  lead: 'These terms cover the site, and everything up to a contract. Version of 28 November 2026.',
  inShort: [
    'Asking for a quote costs nothing and commits you to nothing.',
    'A contract is made only when you accept a written quote, or when we confirm an order from the store.',
    'Calculators and guides give estimates, not designs.',
  ],
  lastChecked: '2026-11-27',
  blocks: [
    {
      block: 'prose',
      heading: 'Who we are and what this covers',
      text: `“We” are the company named at the foot of every page, with its number, registered office and, if we have one, VAT number.[^trading-disclosures] “You” means anyone who uses this site.

These terms cover the site, its tools, and enquiries sent through it: quote requests, messages, call-backs, datasheets, applications. Panels and work that you buy are covered by the quote you accept and the terms that come with it. Where the two differ, the quote prevails.

How we handle personal details is in [the privacy policy](/privacy-policy). That is for information; you do not agree to it here.`,
    },
    {
      block: 'prose',
      heading: 'Asking for a quote',
      text: `A quote request is a question. It isn’t an order: we owe you an answer, not a panel. We may tell you that panels are the wrong heating for you; that is an answer too.

Please give true details of your own. If you ask on behalf of someone else, get their permission. Don’t enter the number of anyone who hasn’t asked for a call.

The time in which we promise to answer counts only our opening hours. It is a target; no payment is due if we miss it.`,
    },
    {
      block: 'prose',
      heading: 'Calculators, designer and guides',
      text: `They are made with care, show their sources, and may be used freely. Their results are estimates from what you enter and from assumptions that you can see. They don’t know your house.

So they don’t replace a heat-loss calculation by someone who has surveyed the room, an electrician’s design to BS 7671, or a check with building control. Don’t order, drill or sign a contract with others on the strength of an estimate alone. Where a guide states law or prices, it gives the date it was checked; things may have changed since.`,
    },
    {
      block: 'prose',
      heading: 'Prices and claims',
      text: `Prices on this site are in pounds and include VAT unless it says otherwise. They are an invitation to ask for a quote, not an offer that you can accept with a click. Different pages of this site have given different prices for the same panel, and each is marked. **What counts is the total in your written quote:** panels, delivery, fitting and VAT, what is not included, and how long the quote is valid.

A figure with a dotted underline has a note. The note is part of the claim: where it says that something is unproven or contested, we are not presenting it as certain.

Pictures of rooms and panels are computer-generated, and heat pictures are marked as simulations. We wrote the quotes marked as samples.`,
    },
    {
      block: 'prose',
      heading: 'How a contract is made',
      text: `1. You ask; we find out what is needed, usually with a survey.
2. You receive a written quote with the information that the law requires before a contract.
3. You accept it in writing, within the time it states. That makes the contract. The quote names the other party.

**In the store,** while it is open, pressing “Order with obligation to pay” makes us an offer, and our email with your order confirms the contract. Please confirm your email address with the link in it, within two hours; an order that is not confirmed or paid by then is cancelled. Once it is confirmed you have three working days to pay, by bank transfer or, where the order page offers it, by card. Until then we keep the goods for you, and either of us can still cancel. One customer can have at most as many unpaid pieces of a product as the checkout states; for more, ask us for a quote. We deliver to addresses in Great Britain and Northern Ireland within 30 days.`,
    },
    {
      block: 'prose',
      heading: 'Your rights as a consumer',
      text: `Nothing in these terms takes any of these away. They are a summary of the law.

**Changing your mind.** If you buy at a distance or in your home, you have 14 days to cancel: from delivery for goods, from the contract for services. Your quote must tell you so and include a cancellation form; if it doesn’t, the period is extended by up to twelve months. If you ask us to begin within the 14 days and then cancel, you pay for what has been done. Made-to-measure goods are an exception.[^ccr-2013]

**Faulty goods.** Goods must be of satisfactory quality, fit for purpose and as described. You may reject them within 30 days, and after that have them repaired or replaced, or get some or all of your money back if that fails.[^cra-2015]

**Poor work.** Work must be done with reasonable care and skill. If it isn’t, you may have it done again or pay less. What we tell you about ourselves or the work, in writing or on the telephone, can become part of the contract if you relied on it.

**Time limits.** Claims can be brought for six years in England, Wales and Northern Ireland, for five in Scotland. A warranty is in addition to these rights and never replaces them.`,
    },
    {
      block: 'prose',
      heading: 'Installers, partners and others',
      text: `Firms in [the directory](/installers) are businesses of their own. “Checked” means that we looked up their registration on the date shown. We do not guarantee their work. Your contract is with the firm named in the quote.

Pages for distributors, installers and people starting a business describe offers that are open to discussion. They promise no earnings, and only a signed agreement is binding.

Links to other sites are there for reference. We choose them carefully, but are not responsible for what they say.`,
    },
    {
      block: 'prose',
      heading: 'Sparky and the telephone',
      text: `Sparky is software. It can explain, take a request and put you through. It cannot see your ceiling. Make sure that anything important to you is in the written quote.`,
    },
    {
      block: 'prose',
      heading: 'Using the site',
      text: `**You may** read, print, link to and quote from it, crediting us for what you quote. Your results are yours.

**Please don’t** try to get into parts that aren’t public, overload it, submit forms automatically, bypass its limits, enter harmful code, or present our texts, drawings and films as your own. Forms take a limited number of entries from one place in a given time, and entries that look like spam are checked by a person first.

The texts, pictures, films, drawings and software belong to us or to those who let us use them. The manufacturer’s names and marks are the manufacturer’s.

We may change the site or take it down for maintenance. If you find a security weakness, please tell us before you tell others.`,
    },
    {
      block: 'prose',
      heading: 'Our liability',
      text: `**Never limited:** death or injury caused by our negligence, fraud, what a consumer is entitled to by law, and anything else that the law doesn’t let us limit.

**If you are a consumer,** we are liable for foreseeable loss that we cause by breaking these terms or by not taking reasonable care. We are not liable for loss that was not foreseeable, or for business losses.

**If you use the site for a business,** it is provided as it is. Subject to the first paragraph of this section, we are not liable for lost profit, lost contracts or other indirect loss from using the site or relying on its estimates without a written quote.

Neither of us is liable for events beyond our reasonable control.`,
    },
    {
      block: 'prose',
      heading: 'If something goes wrong',
      text: `[Contact us](/contact) online or by phone, with your reference if you have one. The person who answers can usually put things right.

If we can’t settle a consumer’s complaint about goods or work, we’ll tell you so in writing, name an approved body for alternative dispute resolution, and say whether we’ll use it. You can still go to court.`,
    },
    {
      block: 'prose',
      heading: 'Law, changes and the rest',
      text: `The law of England and Wales applies. If you are a consumer in Scotland or Northern Ireland, you keep the protection of the law there and can use the courts there.

If one of these terms is not valid, the others still apply. If we do not enforce a term once, we can still enforce it later. Only you and we can enforce these terms.

We may change them for the future; the date under the heading then changes. The version in force when you sent your quote request applies to it. Ask us for an older one if you need it.`,
    },
    {
      block: 'questions',
      heading: 'What you accept in the quote form',
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
          question: 'Does it allow you to advertise to me?',
          answer: 'No. There is a separate box for that, and your quote doesn’t depend on it.',
        },
      ],
    },
  ],
}
