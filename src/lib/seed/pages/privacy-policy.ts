import { listed } from '@/lib/features/features'
import { LAWFUL_BASES } from '@/lib/features/personal-data/personal-data'
import { KEPT_OF_FORMS } from '@/lib/forms/kept-text'

import type { PageSeed } from '../support/page-seed'

/** The letter of Article 6(1), '(b)', explained once below the table. */
const letterOf = (basis: keyof typeof LAWFUL_BASES) => LAWFUL_BASES[basis].slice(-'(b)'.length)

const RECORDS = listed('personalData').filter(({ about }) => about === 'visitors')

/** The register of personal data. Records with the same lawful basis and retention share one row, in the place of the first. */
const KEPT_RECORDS = RECORDS.flatMap(({ basis, kept }, index) => {
  const alike = RECORDS.filter((other) => other.basis === basis && other.kept === kept)
  if (alike[0] !== RECORDS[index]) return []
  const purposes = [...new Set(alike.map(({ purpose }) => purpose))]
  return [[alike.map(({ what }) => what).join('; '), `${purposes.join('; ')} ${letterOf(basis)}`, kept]]
})

export const privacyPolicy: PageSeed = {
  path: '/privacy-policy',
  name: 'Privacy policy',
  title: 'Privacy policy',
  description:
    'What we keep when you ask for a quote, call Sparky or just read: why, on what legal basis, who sees it, for how long, and how to have it deleted.',
  category: 'legal',
  template: 'legal',
  heading: 'What we know about you, and what we don’t.',
  lead: 'What we keep about you, why, for how long, who sees it, and how to have it deleted. Version of 29 November 2026.',
  inShort: [
    'If you only read, we keep nothing about you unless you press Accept All, apart from a code for each view of a blog post, which can’t be linked to you once its key is deleted a day later.',
    'If you send a form or ask for a call, we keep what you sent so that we can answer it.',
    'We sell nothing about you. Offers come only if you ask for them.',
    'At [Your data](/your-data) you can see, download, correct or erase what we hold, without an account.',
  ],
  lastChecked: '2026-11-29',
  blocks: [
    {
      block: 'prose',
      heading: 'Who is responsible',
      text: `The company named at the foot of every page, with its registered number and office. In legal terms it is the controller.[^uk-gdpr] Reach us through [the contact page](/contact), by telephone or by letter; for anything on this page choose “A request about my data” or “Data protection complaint” as the subject.`,
    },
    {
      block: 'prose',
      heading: 'What you send us',
      text: `**In a form** we keep what its fields ask for. Depending on the form, that is ${KEPT_OF_FORMS}. Fields without a mark are optional; without the marked ones we cannot answer. We ask for no bank details, no dates of birth and nothing about health; please don’t put any into a message.

**With every enquiry** we record a reference, the time, the form and what opened it, when we promised to answer, what you agreed to and the version of those words. We add notes of our conversations, and who answered when.

**Telephone.** For Sparky’s call-back we keep the number to call, for a free demo your name, number and half hour. A press of call without a number is only counted.

**A calculator’s result by email.** We keep your email address, the answers and the result, your telephone number and interests if you give them, and the first letters of the postcode.

**Checkout.** We keep your name, email address, telephone number, delivery address and note for the courier, what you order and at what price; and, so that nobody holds our stock without paying, four codes of your contact details and network address that can’t be reversed without our key. We see no card.

**Photos and documents.** Photos are kept smaller, without what the camera adds, such as the place; documents as you sent them. Our own server reads documents for figures such as the floor area.

**If an installer is listed,** the firm’s name, town, areas, website and checked registrations are public; the name, number and email address of its people are not.`,
    },
    {
      block: 'prose',
      heading: 'What the website records automatically',
      text: `**Your network address** is used to send you pages and never stored. To keep bots out, we count for up to a day a code of it that can’t be reversed without our key.

**Calculations.** When you leave the quick calculator after changing an answer, your browser sends us once the answers about the home, how long you took, and a random number for that page view. We keep them with the result, but without postcode, name or address, to see which homes people ask about. Of the professional calculator we keep totals, of the configurator the choices and the price. Nothing is sent if you tick “Don’t keep mine”, chose “Essential Only” in the cookie notice, or your browser sends the Global Privacy Control signal; each refusal takes effect at once. Where such a record is about a person, our ground is legitimate interest.

**The energy challenge** stays on your device until you ask for something. For a reward we keep a code of your browser, the points and the time. For a link to another device you give us your email address, what you marked, your readings and your home; we delete the address once you confirm. For a comparison with your district we keep the first half of your postcode, your saving as a percentage and a code of your browser, and show savings once ten homes have shared theirs.

**Errors.** If a script fails, your browser tells us the message, the place in the code, the path and the time. What looks like an email address, a number or a postcode is blanked.

**Searches** are kept only if nothing is found and they don’t look like an address, a number or a postcode: the words, how often and when last.

**Your browser’s storage** is listed in [the cookie policy](/cookie-policy).

**Blog posts.** For each view we keep the post, the time, the website you came from, and a code of your network address and browser, made with a random key that is deleted a day later.

**How often pages are opened** is counted by our server as a total for the page and day, with the website and campaign that the visit came from, and without any number for you. You are not counted if you choose “Essential Only”, which leaves a cookie that says so, or send the Global Privacy Control signal. The law allows such statistics without consent if we tell you and you can object.[^duaa-2025]

The next three happen only if you chose Accept All and your browser does not send that signal. The ground is your consent, Article 6(1)(a); withdraw it under “Cookie settings” at the foot of any page.

**How fast pages are.** When the page appeared, how quickly it responded, how much it shifted and how soon the system designer showed a price, with its path, the kind of device and the time.

**What readers of a post do next.** A total for the post and day: read to the end, used a calculator, opened the quote form, sent an enquiry.

**Where you click and scroll.** The place on the page, how far you got and how long each part was on screen, and which form fields you entered, never what you typed; with the path, the size of the window, your browser’s name and version, the website you came from and a random number for this device. Pages behind a personal link are left out.

**Not at all:** no following from page to page without consent, no advertising, no fingerprints, nothing loaded from other companies. If that changes, we ask for your consent first.`,
    },
    {
      block: 'prose',
      heading: 'Who sees it',
      text: `**Colleagues in sales and administrators.**

**Our customer database,** once it is connected: LeadConnector by HighLevel, Inc., in the United States. It gets your name, email address, number, postcode, which form it was, our reference and a note with your answers, and may use them only for us.

**Our email provider** carries your enquiry to our sales inbox, and our confirmation, result or order to you.

**Our payment provider,** if you pay by card: Stripe. It gets your card details from you, from us the email address, reference and total of the order, and decides for itself how it prevents fraud.

**Our hosting provider,** which runs the server for this site and its database, as our processor.

**An installer** gets nothing automatically. We pass on what a job needs once you want it done, and tell you who gets it.

**Authorities,** where the law obliges us. No one else.`,
    },
    {
      block: 'prose',
      heading: 'Outside the United Kingdom',
      text: `The customer database may store and read your details in the United States. UK law allows that where the receiver is on the list for the UK–US data bridge, or where a contract with approved clauses protects the data.[^uk-gdpr] Ask us which applies and for a copy of the clauses. The same holds for our email and hosting providers if theirs are abroad.`,
    },
    {
      block: 'table',
      caption: 'How long it is kept',
      columns: ['What', 'What for, and our legal basis', 'How long'],
      rows: KEPT_RECORDS,
      note: `The letters name our legal basis. ${Object.values(LAWFUL_BASES).join('. ')}. What has expired is deleted automatically, emails in our mailboxes by a colleague; what comes in great numbers, such as errors, sooner once there are too many.`,
    },
    {
      block: 'prose',
      heading: 'Offers and news',
      text: `You get them only by email, and only if you ticked the box, which is never ticked for you. To stop them, press one button at [Your data](/your-data), reply to one or [contact us](/contact). A scrambled mark of your address then stays, so that no form filled in by someone else starts them again. Not ticking has no effect on a quote, and asking us to call is not consent to sales calls about other things.`,
    },
    {
      block: 'prose',
      heading: 'Sparky, spam and other machines',
      text: `**Sparky** is an AI phone assistant. It tells you so, says first if a call is recorded, and puts you through to a person if you ask.

**Spam** is judged by fixed rules; a person makes the final decision.

**No decision about you** that has legal or similarly serious effect is made by a machine alone, and we don’t build a profile of you.`,
    },
    {
      block: 'prose',
      heading: 'What you can ask for',
      text: `- **A copy** of what we hold about you.
- **Correction.** We keep what you typed as evidence, and note the correction with it.
- **Deletion.** What has no address, such as a shared design, we find by its link. We tell you what the law obliges us to keep, and why.
- **Restriction,** while a question is being settled, and **objection** to what we do on the basis of legitimate interests.
- **Your data in a file,** for what you gave us by consent or for a contract.
- **Withdrawal of consent,** at any time, for the future.

**Do it yourself, now:** at [Your data](/your-data) you enter your email address and get a link that opens once. No account, no reason.

**Or ask us,** on the same page, by [the contact form](/contact) or by phone, if we have only your number or name. It is free. We answer within a month, and may first ask for the least that proves that it is you.`,
    },
    {
      block: 'prose',
      heading: 'Complaints',
      text: `Come to us first if you can: [the contact form](/contact) has “Data protection complaint” among its subjects. We acknowledge it within 30 days, look into it without undue delay and tell you the outcome, as the law has required since 19 June 2026.[^duaa-complaints]

You can also complain to the Information Commissioner’s Office: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/). You may go to court as well.`,
    },
    {
      block: 'prose',
      heading: 'How it is protected',
      text: `Connections are encrypted where this site is reached by https. Who of us may read, change or delete what is laid down and tested. Logs contain references, not what you typed. If your details are lost or seen by the wrong people and that puts you at risk, we will tell you and the ICO.`,
    },
    {
      block: 'prose',
      heading: 'Changes',
      text: `If the site starts to keep something new, we update this page and its date first. What you agreed to in a form is stored with the version of the words you saw. The site is meant for adults who look after buildings. We don’t knowingly keep details of children.`,
    },
  ],
}
