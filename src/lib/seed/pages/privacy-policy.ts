import type { PageSeed } from './page-seed'

export const privacyPolicy: PageSeed = {
  path: '/privacy-policy',
  title: 'Privacy policy',
  description:
    'What we keep when you ask for a quote, ring Sparky or just read: every field, why, on which legal basis, who gets it, how long, and how to have it deleted.',
  category: 'legal',
  heading: 'What we know about you, and what we don’t.',
  lead: 'If you only read this site, we record nothing about you. What you work out with the quick calculator we keep without knowing whose it is. If you send us a form or ask for a call, we keep what you sent so that a person can answer it. This page lists all of it. Version of 22 November 2026.',
  lastChecked: '2026-11-22',
  blocks: [
    {
      block: 'prose',
      heading: 'Who is responsible',
      text: `The company named at the foot of every page, with its registered number and office, decides what happens to your details. In the law’s words it is the controller.[^uk-gdpr] Reach us through [the contact page](/contact), by telephone or by letter; for anything on this page choose “Data protection complaint” or “Something else” as the subject.`,
    },
    {
      block: 'table',
      caption: 'In short',
      columns: ['What you do', 'What we keep', 'Why we may'],
      rows: [
        ['Read pages', 'Nothing about you', 'Nothing to justify'],
        [
          'Use the quick calculator',
          'The answers and the result, without anything that says whose they are',
          'Our legitimate interest in knowing what is asked: Article 6(1)(f), as far as it is about a person at all',
        ],
        ['Use the professional calculator', 'Nothing: what you enter stays in your own browser', 'Nothing to justify'],
        [
          'Have a result sent by mail',
          'Your e-mail address, number and interest if you give them, the answers and the result',
          'Steps you asked for: Article 6(1)(b)',
        ],
        [
          'Ask for a quote',
          'Who and where you are, what there is to heat',
          'Steps you asked for before a contract: UK GDPR Article 6(1)(b)',
        ],
        [
          'Write to us',
          'Name, e-mail address, what you wrote',
          'Our legitimate interest in answering: Article 6(1)(f)',
        ],
        [
          'Ask to be rung',
          'Your number, for a demo also your name and the time',
          'Steps you asked for: Article 6(1)(b)',
        ],
        [
          'Ask for the datasheet, or apply as a partner',
          'What the form asks for',
          'Steps you asked for, or our legitimate interest in knowing who sells and fits: Article 6(1)(b) or (f)',
        ],
        [
          'Tick “offers and news”',
          'That you did, when, and the words you saw',
          'Your consent, which you can withdraw: Article 6(1)(a)',
        ],
        [
          'Search in vain',
          'The words and a count, without you',
          'Our legitimate interest in writing what is missing: Article 6(1)(f), as far as it is about a person at all',
        ],
        [
          'Meet a fault in a page',
          'The fault, without you',
          'Our legitimate interest in pages that work: Article 6(1)(f)',
        ],
      ],
    },
    {
      block: 'prose',
      heading: 'What each form keeps',
      text: `**Contact form.** First and last name and e-mail address; telephone number, subject and message if you give them.

**Quote form in the window.** Name, e-mail address, telephone number, postcode; kind and size of the property, what heats it now, kind of project, timeframe, budget, whatever you add; which button or page opened it; whether you ticked offers and accepted the terms.

**Quote request page.** First name, e-mail address and telephone number. Last name, postcode, property, present heating, what troubles you, urgency, budget and message if you give them.

**Sparky call-back.** The number to ring. A name that you type in that window travels with the request and is not stored. If you press call on a telephone without giving a number, we count one call and know nothing else.

**Free demo by telephone.** Name, number and the half hour you chose.

**Result of a calculator by mail.** Your e-mail address; telephone number and what you are interested in if you give them; the answers that the result rests on, and the result. The mail repeats the answers and the result and nothing else that you typed. Of the postcode we keep no more than its first letters.

**Datasheet form.** Name, e-mail address, telephone number, kind of project and timeframe; company, job title, size of the property and message if you give them; whether you ticked offers. The file can be had without the form, and then we keep nothing about you.

**Distributor, installer and business forms.** Name, e-mail address, telephone number and area; the firm, what you do now and for how long, for installers the scheme and registration number, for those starting out what they could put in; your message, and whether you ticked offers. If an installer is listed, the firm’s name, town, areas, website and checked registrations are public; the name, number and e-mail address of its people are not.

**With every enquiry** we record a reference, the time, the form, when we promised to answer, what you agreed to and the version of those words. While we work on it we add who deals with it, notes of what was said, and when we answered.

Fields without a mark are optional. Without the marked ones we cannot answer. We ask for no bank details, no dates of birth and nothing about health; please don’t put any into a message.`,
    },
    {
      block: 'prose',
      heading: 'What the website notes by itself',
      text: `**Your network address** is used to send you pages. To hold off robots, a form turns it into a keyed code that can’t be turned back without our key, counts that code in memory for up to a day, and forgets it. The address itself is written nowhere by this software, and our web server’s log format leaves it out: it holds time, page, result and size.

**Calculations.** When you have changed a question of the quick calculator and then leave it, switch to another window or print, your browser sends us the answers once: kind, size and age of the home, insulation, heating, who is home, solar panels, how long the answering took, and a random number that holds for that one view of the page, is not stored in your browser and serves to count it once. Our server works the result out again and keeps it with them. The postcode is used for the sum and not kept. No name, no address, no network address. We read these records to see which homes people ask about and how long it takes. They are not sent if you tick “Don’t keep mine” under the questions, if you chose “Essential Only” in the cookie notice, or if your browser sends the Global Privacy Control signal. Without a script nothing is sent. If you ask for a result by mail, that request is kept apart and not joined to such a record. Nothing is stored on your device for a record and nothing is read from it but a refusal, so the rule on storage, of which [the cookie policy](/cookie-policy) speaks, asks no consent for it; as far as a record is about a person at all, our ground is legitimate interest, and each of the three refusals is an objection that works at once.

**The professional calculator** works in your browser. For a PDF, or without a script, what you entered goes to our server, which answers with the result and keeps nothing of it.

**Faults.** If a script fails in your browser, it tells us the message, the place in the code, the path of the page and the time. Anything after a question mark is cut off, and what looks like an e-mail address, a telephone number or a postcode is blanked before it is stored. Equal faults share one line with a counter.

**Double sending.** So that a form pressed twice is one enquiry, a random key or a fingerprint of the content is kept for 72 hours, or ten minutes without a script, and then deleted by a job.

**Documents and searches.** When somebody takes a case study we log its name, not theirs. What you search for stands in the address of the answer and is not kept, with one exception: when nothing is found we note the words, how often they were searched for and when last, so that we can write the missing page, and nothing about who searched. We do not note them when they hold an @, more than five digits, a full postcode or more than 60 characters, and we keep the latest 1,000.

**Your browser’s own storage** holds some entries for you: drafts of forms until the tab is closed; your answer to the cookie notice and the whole sheet of the professional calculator, postcode included, until you clear them. [The cookie policy](/cookie-policy) names each and says how to remove it.

**Not at all:** no count of page views, no recording of clicks or scrolling, no measurement of speed, no advertising, no fingerprints, no scripts, fonts, maps or films from anybody else. If that changes, counting will wait for your consent, and this page will say so first.`,
    },
    {
      block: 'prose',
      heading: 'Who gets to see it',
      text: `**Colleagues in sales and the administrators** of the system. Those who only edit pages cannot open enquiries.

**Our customer database,** once it is connected: LeadConnector by HighLevel, Inc., a company in the United States. It gets your name, e-mail address, number, postcode, which form it was, our reference and a note with your answers. It may use them only for us, under contract, and not for itself.

**Our mail provider** carries a copy of your enquiry to our sales inbox and, if you gave an address, a confirmation to you. The confirmation repeats your first name and the reference and nothing else that you typed; a calculator’s result repeats your answers. Until a mail provider is connected, the copies lie in a folder on our own server.

**Whoever runs the machine** that this site and its database stand on, as our processor.

**An installer** gets nothing automatically. A colleague passes on what a job needs once you want the job done, and tells you to whom.

**Authorities,** where the law obliges us. Nobody else. We don’t sell or swap details.

An enquiry that our rules take for spam goes nowhere until one of us has looked at it.`,
    },
    {
      block: 'prose',
      heading: 'Outside the United Kingdom',
      text: `The customer database means that your details may be stored and read in the United States. UK law allows that where the receiver is on the government’s list for the UK–US data bridge, or where a contract with approved clauses protects the data.[^uk-gdpr] Ask us which of the two applies and for a copy of the clauses. The same holds for the mail provider and for whoever runs the machine, should theirs stand abroad.`,
    },
    {
      block: 'table',
      caption: 'How long it is kept',
      columns: ['What', 'How long', 'What ends it'],
      rows: [
        [
          'Enquiry, lead, notes, record of deliveries',
          'As long as we deal with it, and after that until somebody deletes it',
          'An administrator, by hand; also when you ask',
        ],
        [
          'The same, if you buy',
          'Six years after the contract, the time in which either of us can go to court',
          'An administrator, by hand',
        ],
        ['Copy in the customer database and in our mail', 'As above', 'A colleague, by hand, in each place'],
        ['Consent to offers and news', 'With the enquiry it came with; the date of withdrawal is added', 'As above'],
        ['Key against double sending', '72 hours or ten minutes', 'A job, automatically'],
        ['Coded address for limits', 'Up to a day, in memory', 'Time, or a restart'],
        ['Calculations without a name', 'Until an administrator deletes them', 'By hand'],
        ['Fault reports', 'Until an administrator deletes them', 'By hand'],
        [
          'Searches without results',
          'Until 1,000 later ones have come, or an editor deletes them',
          'The next search, automatically, or by hand',
        ],
        ['Back-ups', 'Until the next ones overwrite them', 'The cycle of back-ups'],
      ],
      note: 'Enquiries have no automatic expiry yet. We would rather say that than print a period nothing enforces.',
    },
    {
      block: 'prose',
      heading: 'Offers and news',
      text: `You get them only if you ticked the box, which is never ticked for you, and only by e-mail. To stop, reply to one or [write to us](/contact): we enter the date and you get no more. Not ticking has no effect on a quote.

Asking to be rung about your enquiry is not consent to sales calls about other things.`,
    },
    {
      block: 'prose',
      heading: 'Sparky, spam and other machines',
      text: `**Sparky** is a telephone assistant made of software. It says so, and puts you through to a person when you ask. If a call is recorded, Sparky says that first, and you can hang up or ask for a person.

**Spam** is judged by fixed rules about the text: a filled field that people can’t see, several links, a link in a name. You get the same thanks and reference either way, and a person decides in the end.

**No decision about you** that has legal or similarly serious effect is taken by a machine alone, and nothing here builds a profile of you.`,
    },
    {
      block: 'prose',
      heading: 'What you can ask for',
      text: `- **A copy** of what we hold about you.
- **Correction.** What you typed stays as evidence; the correction is noted beside it.
- **Deletion.** We delete the lead, the original entry behind it, the record of its deliveries, the contact in the customer database and the mails we can find. What the law obliges us to keep, we keep and say so.
- **A halt,** while a question is being settled, and **objection** to what we do on the ground of legitimate interests.
- **Your data in a file,** for what you gave us by consent or for a contract.
- **Withdrawal of consent,** at any time, for the future.

It costs nothing and takes no form. We answer within a month, and may ask for something only you know if we cannot tell that it is you: the reference, for instance. [Write to us](/contact), or ring.`,
    },
    {
      block: 'prose',
      heading: 'Complaints',
      text: `Come to us first if you can: [the contact form](/contact) has “Data protection complaint” among its subjects, and a letter or a call does as well. We acknowledge it within 30 days, look into it without undue delay, keep you informed and tell you the outcome, as the law has asked since 19 June 2026.[^duaa-complaints]

You can also complain to the Information Commissioner’s Office: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/). You may go to court as well.`,
    },
    {
      block: 'prose',
      heading: 'How it is protected',
      text: `Connections are encrypted where this site is reached by https. Passwords of colleagues are stored as salted hashes, must be long, and sign-in is slowed down against guessing. Each collection of data states which role may read, change or delete it, and that is tested. Pages run only scripts that we wrote. Logs hold references and not what you typed.

No system is beyond failure. If details of yours are lost or seen by the wrong people and that puts you at risk, we tell you and the ICO.`,
    },
    {
      block: 'prose',
      heading: 'Changes',
      text: `The date under the heading is the date of this version. When the site begins to keep something new, the text changes first. What you agreed to in a form keeps the version of the words you saw.

The site is meant for adults who look after buildings. We don’t knowingly keep details of children.`,
    },
  ],
}
