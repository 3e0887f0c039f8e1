import { listed } from '@/lib/features/features'
import { LAWFUL_BASES } from '@/lib/features/personal-data/personal-data'
import { DATASHEET_FIELDS } from '@/lib/forms/datasheet'
import { keptText } from '@/lib/forms/kept-text'
import { TOLD_FORMS } from '@/lib/forms/page-forms'

import type { PageSeed } from '../support/page-seed'

/** The register of personal data, as far as it is about visitors. */
const KEPT_RECORDS = listed('personalData')
  .filter(({ about }) => about === 'visitors')
  .map(({ what, purpose, basis, kept, deleted }) => [what, `${purpose}. ${LAWFUL_BASES[basis]}`, kept, deleted])

export const privacyPolicy: PageSeed = {
  path: '/privacy-policy',
  name: 'Privacy policy',
  title: 'Privacy policy',
  description:
    'What we keep when you ask for a quote, call Sparky or just read: every field, why, on what legal basis, who sees it, for how long, and how to have it deleted.',
  category: 'legal',
  template: 'legal',
  heading: 'What we know about you, and what we don’t.',
  lead: 'If you only read this site, we keep nothing about you unless you press Accept All, apart from a code for each view of a blog post, which can’t be linked to you once its key is deleted a day later. We keep the results of the calculators without knowing whose they are. If you send us a form or ask for a call, we keep what you sent so that we can answer it. This page lists all of it. Version of 29 November 2026.',
  lastChecked: '2026-11-29',
  blocks: [
    {
      block: 'prose',
      heading: 'Who is responsible',
      text: `The company named at the foot of every page, with its registered number and office, decides what happens to your details. In legal terms it is the controller.[^uk-gdpr] Reach us through [the contact page](/contact), by telephone or by letter; for anything on this page choose “A request about my data” or “Data protection complaint” as the subject.`,
    },
    {
      block: 'prose',
      heading: 'What each form keeps',
      text: `${TOLD_FORMS.map(({ told, fields }) => `**${told.name}.** ${keptText(fields)}`).join('\n\n')}

**Quote form.** Name, email address, telephone number, postcode; type and size of the property, current heating, type of project, timeframe, budget, whatever you add; which button or page opened it; whether you ticked offers and accepted the terms.

**Quote request page.** First name, email address and telephone number. Last name, postcode, property, current heating, what you would like to improve, urgency, budget and message if you give them.

**Sparky call-back.** The number to call. A name that you type in that window travels with the request and is not stored. If you press call on a telephone without giving a number, we count one call and know nothing else.

**Free demo by telephone.** Name, number and the half hour you chose.

**Calculator result by email.** Your email address; telephone number and what you are interested in if you give them; the answers behind the result, and the result. The email repeats the answers and the result and nothing else that you typed. We keep only the first letters of the postcode.

**Datasheet form.** ${keptText(DATASHEET_FIELDS)} You can download the file without the form, and then we keep nothing about you.

**Distributor, installer and business forms.** Name, email address, telephone number and area; the firm, what you do now and for how long, for installers the scheme and registration number; for those starting out, what they could invest; your message, and whether you ticked offers. If an installer is listed, the firm’s name, town, areas, website and checked registrations are public; the name, number and email address of its people are not.

**Checkout.** Full name, email address, telephone number and delivery address; a note for the courier if you give one; what you order and at what price. You pay by bank transfer or, where the order page offers it, by card on a page of Stripe, so we see no card. Stripe gets your email address, the order’s reference and its total. The email that confirms the order repeats what you ordered, as the law asks, and nothing else that you typed: your name, address and note are shown on the order’s page once you have confirmed your email address or paid. So that our stock is not held without paying, the order also keeps four keyed codes that can’t be reversed without our key, made from your email address, telephone number, delivery address and network address.

**Photos that you add to an enquiry.** A smaller copy of each, without what the camera adds, such as the place and the time. Only our sales desk and administrators see them.

**Documents that you add to a project.** Kept as you sent them, and read by a program on our own server that looks for figures such as the floor area. Only our sales desk and administrators see them.

**With every enquiry** we record a reference, the time, the form, when we promised to answer, what you agreed to and the version of those words. While we work on it we add who is dealing with it, notes of our conversations, and when we answered.

Fields without a mark are optional. Without the marked ones we cannot answer. We ask for no bank details, no dates of birth and nothing about health; please don’t put any into a message.`,
    },
    {
      block: 'prose',
      heading: 'What the website records automatically',
      text: `**Your network address** is used to send you pages. To keep bots out, a form turns it into a keyed code that can’t be reversed without our key, counts that code in memory for up to a day, and then discards it. This software never stores the address itself, and our web server’s log leaves it out: it records only time, page, result and size.

**Calculations.** When you have changed a question of the quick calculator and then leave it, switch to another window or print, your browser sends us the answers once: kind, size and age of the home, insulation, heating, when the home is in use, solar panels, how long you took, and a random number for that one page view, which is not stored in your browser and is used to count it only once. Our server works out the result again and keeps it with them. The postcode is used for the calculation and not kept. No name, no address, no network address. We read these records to see which homes people ask about and how long it takes. They are not sent if you tick “Don’t keep mine” under the questions, if you chose “Essential Only” in the cookie notice, or if your browser sends the Global Privacy Control signal. Without a script nothing is sent. If you ask for a result by email, that request is kept apart and not joined to such a record. Nothing is stored on your device for a record and nothing is read from it except a refusal, so the rule on storage described in [the cookie policy](/cookie-policy) requires no consent; as far as a record is about a person at all, our ground is legitimate interest, and each of the three ways to refuse takes effect at once.

**The professional calculator** works in your browser. When you have changed a project there and then leave, your browser sends us the project once, without any names; our server works it out again and stores only the totals: floor area, number of rooms, age, heating now, when the home is in use, panels, power, price, saving and payback. The same three refusals prevent that. For a PDF, or without a script, what you entered goes to our server, which answers with the result and keeps none of it.

**The configurator.** When you have changed a choice there and then leave, your browser sends us the choices once; our server works out the price again and stores both, and how long you took. The same three refusals prevent that.

**The energy challenge** works in your browser. What you mark there, your meter readings and the files that you open stay on your device, and we receive none of it before you ask for one of three things. **A reward:** your browser sends us what you marked, we count the points once more, and keep a code calculated from a random number of your browser, the points, the reward and the time, so that it is given once; {number:kept.rewards} after the last claim we delete them. **A link for another device:** you tick a box, and your browser sends us your email address, what you marked, your readings, the days from files and the home you chose, but no photo. We send one email with a link that can’t be guessed and then delete the address. Until the holder of the link confirms it, it opens nothing; without that, all of it is deleted after seven days. Once confirmed, it is kept until {number:kept.seasons} after the link was last opened, or deleted at once with one click, in the email or on its page. **A comparison with your postcode district:** you tick a box, and we keep the first half of your postcode, your saving as a percentage, the winter and a code calculated from the random number of your browser. A district’s savings are shown only once ten homes have shared theirs, as the median and the middle half; below that number, we don’t even say how many there are. You can take yours back on the same page at any time; {number:kept.comparisons} after you last shared it we delete it. The ground for the link and the comparison is your consent, Article 6(1)(a). If you choose your own home there, the address of the page holds your answers from the quick calculator, with only the letters of the postcode.

**Errors.** If a script fails in your browser, it tells us the message, the place in the code, the path of the page and the time. Anything after a question mark is cut off, and what looks like an email address, a telephone number or a postcode is blanked before it is stored. Identical errors are stored once, with a count.

**Duplicates.** So that a form sent twice makes one enquiry, a random key or a fingerprint of the content is kept for 72 hours, or ten minutes without a script, and then deleted by a job.

**Documents and searches.** When someone downloads a case study we log its name, not theirs. Your search words are part of the address of the results page and are not kept, with one exception: when nothing is found we record the words, how often they were searched for and when last, so that we can add the missing page, and nothing about who searched. We do not record them if they contain an @, more than five digits, a full postcode or more than 60 characters, and we keep the latest 1,000.

**Your browser’s storage** holds some entries for you: drafts of forms until the tab is closed; your answer to the cookie notice, the whole sheet of the professional calculator, postcode included, and what is in your basket until you clear them. [The cookie policy](/cookie-policy) lists each and explains how to remove it.

**Blog posts.** While a post is on your screen, your browser tells us once that it has been opened. We store the post, the time, the name of the website you came from, or of the platform if you followed a link in one of our posts there, and a code calculated from your network address and browser with a random key. The key is deleted a day later, and from then on the code cannot be linked to you. After {number:kept.views} only totals remain. Nothing is stored on your device or read from it.

**How often pages are opened** is counted by our server, without a script, a cookie or any number for you. When it has sent a page to a person’s browser, it adds one to a total for that page and day, together with the name of the website that the link was on, if the browser gives it, and the name of a campaign if the link has one. Your network address, your browser and the time are not part of the total, so your visits can’t be told from those of others. Totals are kept for {number:kept.pageTotals}. You are not counted if you choose “Essential Only” in the cookie notice, which leaves a cookie that says so, or if your browser sends the Global Privacy Control signal. The law allows such statistics without consent if we tell you about them and you can object,[^duaa-2025] and this is how.

**How fast pages are** is measured only if you chose Accept All in the cookie notice and your browser does not send the Global Privacy Control signal, and on a busy site only for a share of page views drawn at random. Your browser then tells us when the page appeared, how quickly it responded to a click or tap and how much it shifted, with the path of the page, the kind of device by its width, and the time. No address, name or number that could connect two visits is stored with it, and it is deleted after {number:kept.speed}. The ground is your consent, Article 6(1)(a).

**What readers of a post do next** is counted only if you chose Accept All in the cookie notice and your browser does not send the Global Privacy Control signal. Until you close the tab, your browser remembers the last post you opened, and tells us once each if you read it to the end, use a calculator, open the quote form or send us a form. We add one to a total for that post, step and day. Who you are, what you entered and which other pages you saw are not part of it. The ground is your consent, Article 6(1)(a); withdraw it under “Cookie settings” at the foot of any page.

**Where you click and scroll** is recorded only if you chose Accept All in the cookie notice and your browser does not send the Global Privacy Control signal. For each click your browser tells us the part of the page and the place in it; for scrolling, how far you got and how long each part was on screen; for form fields, that you entered and left them, never what you typed. With it go the path of the page, the size of the window, the name of your browser with its main version (such as Firefox 140), the website you came from and a random number that your browser made for this device. Pages behind a personal link, such as an order or a quote, are left out. We show it to ourselves as a heatmap, in which nothing done by fewer than five people appears, and delete it after {number:kept.heatmap}. Choosing Essential Only deletes the number and the records on your device. The ground is your consent, Article 6(1)(a).

**Not at all:** no following of a visitor from page to page without consent, no recording of what you type before you send it, no advertising, no fingerprints, no scripts, fonts, maps or films from other companies. If that changes, we will ask for your consent before counting anything, and update this page first.`,
    },
    {
      block: 'prose',
      heading: 'Who sees it',
      text: `**Colleagues in sales and the administrators** of the system. Those who only edit pages cannot open enquiries.

**Our customer database,** once it is connected: LeadConnector by HighLevel, Inc., a company in the United States. It gets your name, email address, number, postcode, which form it was, our reference and a note with your answers. It may use them only for us, under contract, and not for itself.

**Our email provider** carries a copy of your enquiry to our sales inbox and, if you gave an address, a confirmation to you. The confirmation repeats your first name and the reference and nothing else that you typed; a calculator’s result repeats your answers, and an order repeats what you ordered and where it goes. Until an email provider is connected, the copies stay in a folder on our own server.

**Our payment provider,** if you choose to pay by card: Stripe. It gets your card details from you and the email address, reference and total of the order from us, and decides for itself how it prevents fraud.

**Our hosting provider,** which runs the server for this site and its database, as our processor.

**An installer** gets nothing automatically. A colleague passes on what a job needs once you want the job done, and tells you which installer.

**Authorities,** where the law obliges us. No one else. We don’t sell or exchange details.

An enquiry that our rules treat as spam goes nowhere until one of us has checked it.`,
    },
    {
      block: 'prose',
      heading: 'Outside the United Kingdom',
      text: `The customer database means that your details may be stored and read in the United States. UK law allows that where the receiver is on the government’s list for the UK–US data bridge, or where a contract with approved clauses protects the data.[^uk-gdpr] Ask us which of the two applies and for a copy of the clauses. The same applies to our email and hosting providers if theirs are abroad.`,
    },
    {
      block: 'table',
      caption: 'How long it is kept',
      columns: ['What', 'What for, and our legal basis', 'How long', 'How it is deleted'],
      rows: KEPT_RECORDS,
      note: 'The server checks these periods every 15 minutes and deletes whatever has expired.',
    },
    {
      block: 'prose',
      heading: 'Offers and news',
      text: `You get them only if you ticked the box, which is never ticked for you, and only by email. To stop them, press one button at [Your data](/your-data), reply to one or [contact us](/contact): we record the date and send no more. A scrambled mark of your address then stays, also once all else is erased, so that no form filled in by someone else starts them again. Not ticking has no effect on a quote.

Asking us to call you about your enquiry is not consent to sales calls about other things.`,
    },
    {
      block: 'prose',
      heading: 'Sparky, spam and other machines',
      text: `**Sparky** is an AI phone assistant. It tells you so, and puts you through to a person if you ask. If a call is recorded, Sparky will tell you first, and you can hang up or ask for a person.

**Spam** is judged by fixed rules about the text: a filled field that people can’t see, several links, a link in a name. You get the same thanks and reference either way, and a person makes the final decision.

**No decision about you** that has legal or similarly serious effect is made by a machine alone, and we don’t build a profile of you.`,
    },
    {
      block: 'prose',
      heading: 'What you can ask for',
      text: `- **A copy** of what we hold about you.
- **Correction.** We keep what you typed as evidence, and note the correction with it.
- **Deletion.** We delete everything that we hold under your email address, in the customer database too, and the emails we can find. What has no name or address, such as a shared design, we find by its link. We tell you what the law obliges us to keep, and why.
- **Restriction,** while a question is being settled, and **objection** to what we do on the basis of legitimate interests.
- **Your data in a file,** for what you gave us by consent or for a contract.
- **Withdrawal of consent,** at any time, for the future.

**Do it yourself, now:** at [Your data](/your-data) you enter your email address, get a link that opens once, and see everything that we hold with that address. There you download it, correct it, stop offers or have it erased, without an account and without a reason. What takes longer is shown on your receipt.

**Or ask us,** on the same page, by [the contact form](/contact) or by phone; that is the way if we have only your number or your name. It is free. We answer within a month, and may first ask for the least that proves that it is you.`,
    },
    {
      block: 'prose',
      heading: 'Complaints',
      text: `Come to us first if you can: [the contact form](/contact) has “Data protection complaint” among its subjects, or you can write or call. We acknowledge it within 30 days, look into it without undue delay, keep you informed and tell you the outcome, as the law has required since 19 June 2026.[^duaa-complaints]

You can also complain to the Information Commissioner’s Office: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/). You may go to court as well.`,
    },
    {
      block: 'prose',
      heading: 'How it is protected',
      text: `Connections are encrypted where this site is reached by https. Staff passwords are long and stored as salted hashes, and sign-in is rate-limited against guessing. Each collection of data states which role may read, change or delete it, and that is tested. Pages run only scripts that we wrote. Logs contain references, not what you typed.

No system is perfect. If your details are lost or seen by the wrong people and that puts you at risk, we will tell you and the ICO.`,
    },
    {
      block: 'prose',
      heading: 'Changes',
      text: `The date under the heading is the date of this version. If the site starts to keep something new, we update this page first. What you agreed to in a form is stored with the version of the words you saw.

The site is meant for adults who look after buildings. We don’t knowingly keep details of children.`,
    },
  ],
}
