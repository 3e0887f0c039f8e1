import type { PageSeed } from './page-seed'

export const cookiePolicy: PageSeed = {
  path: '/cookie-policy',
  title: 'Cookie policy',
  description:
    'This site sets no cookies for visitors. Every entry it keeps in your browser, by name: what it holds, when it is written, when it goes and how to remove it.',
  category: 'legal',
  heading: 'No cookies for visitors, and a few notes to self.',
  lead: 'Reading this site sets no cookie. Your browser keeps some entries for your own convenience, such as a half-filled form or the rooms of the professional calculator, and none of them goes anywhere until you send it yourself. No visit is counted. What the quick calculator works out it does tell us, without saying for whom, unless you refuse. Version of 22 November 2026.',
  lastChecked: '2026-11-22',
  blocks: [
    {
      block: 'table',
      caption: 'Everything that is stored in your browser',
      columns: ['Name', 'Where', 'What it holds', 'Written when', 'Gone when'],
      rows: [
        [
          'cookieConsent',
          'Local storage',
          '“accepted” or “declined”',
          'You press Accept All or Essential Only',
          'You clear it: it has no expiry',
        ],
        [
          'powerboard.professional.v1',
          'Local storage',
          'All that you entered in the professional calculator, postcode included, and when: so that it is there when you come back',
          'A moment after each change there',
          'You press “Clear this device” there, or clear it in your browser: it has no expiry',
        ],
        [
          'powerboard.professional.v1.unreadable',
          'Local storage',
          'A copy of such work that the calculator could not read, so that new work doesn’t overwrite it',
          'That calculator can’t read what is there',
          'You clear it in your browser: it has no expiry',
        ],
        [
          'quote-draft, quote-request-draft, contact-draft, demo-call-draft, datasheet-draft, calculator-result-draft, distributor-draft, installer-draft, business-draft',
          'Session storage',
          'What you have typed into that form, the step you are on, and a random key that keeps a double press from becoming two enquiries',
          'You open the form or type into it',
          'It is sent, or the tab is closed; after 30 minutes it is no longer used',
        ],
        [
          'quote-bar-dismissed',
          'Session storage',
          '“yes”',
          'You close the bar at the foot of the page',
          'The tab is closed',
        ],
        [
          'announcements-paused',
          'Session storage',
          '“yes”',
          'You pause the strip of announcements',
          'You start it again, or the tab is closed',
        ],
        [
          'Promises',
          'Session storage',
          '“yes”',
          'You pause the strip of promises on the homepage',
          'You start it again, or the tab is closed',
        ],
      ],
      note: 'Local storage stays until somebody clears it. Session storage belongs to one tab and goes with it. Nothing of either is sent along with a page, as a cookie would be.',
    },
    {
      block: 'table',
      caption: 'Cookies of the staff area',
      columns: ['Name', 'Who gets it', 'What it does', 'How long'],
      rows: [
        [
          'payload-token',
          'Colleagues who sign in',
          'Keeps them signed in; scripts cannot read it',
          'Ten hours, or until they sign out',
        ],
        [
          'payload-theme, payload-lng',
          'Colleagues who choose other colours or another language there',
          'Remember that choice',
          'Up to a year',
        ],
      ],
      note: 'Visitors never get these.',
    },
    {
      block: 'prose',
      heading: 'What the two buttons do today',
      text: `The notice asks whether we may count your visit, and offers **Accept All** and **Essential Only**, of the same size and weight. Your answer is stored under cookieConsent so that we don’t ask again.

**Essential Only** has one more effect today: the quick calculator no longer tells us what was worked out there. It does so otherwise, once, when you leave it, and this is all that your answer decides. The Global Privacy Control signal of your browser and the box “Don’t keep mine” under the questions have the same effect. [The privacy policy](/privacy-policy) lists what such a record holds.

**Accept All** switches nothing on. No analytics, no click map and no speed measurement is built into the site. If counting of visits is ever added, it will run for those who accepted, and this page will list it before it runs.

**Closing the notice** with the cross stores nothing. You’ll be asked again later.

**Changing your mind** is as easy as deciding: “Cookie settings” at the foot of every page opens the notice again.`,
    },
    {
      block: 'prose',
      heading: 'What is not here',
      text: `**No cart yet.** The store isn’t open, so no cart number is stored. When it opens, a random number under cart_session_id will stand in the table above. It belongs to the essential kind, as a cart cannot work without it.

**Nothing from anybody else.** Scripts, fonts, pictures, maps and films all come from this site. The browser is told to load no script from any other, so that a mistake of ours couldn’t let one in. Links to other sites, such as the manufacturer’s or social media, are plain links: nothing of theirs loads until you follow one.

**No cookieless tricks.** We don’t recognise you by the peculiarities of your device.

A fault in a page is reported to us from your browser, but stores nothing in it. [The privacy policy](/privacy-policy) says what such a report holds.`,
    },
    {
      block: 'prose',
      heading: 'Why some of it needs no consent',
      text: `The law is about storing or reading anything on your device, whatever it is called, so web storage counts as cookies do.[^pecr-2003] Consent is not needed for what is strictly necessary for something you asked for. A draft of the form you are filling in, the rooms you entered in a calculator, a bar you closed, an answer you gave to this very question are of that kind.

Since 5 February 2026 the law has also allowed some counting for statistics without consent, given clear information and an easy way to object.[^duaa-2025] We don’t use that exception. The records of the quick calculator don’t need it: they hold the answers that you gave to the page, nothing is stored on your device for them, and nothing is read from it but a refusal. As far as such a record is about a person at all, we keep it on the ground of our legitimate interest, Article 6(1)(f) of the UK GDPR,[^uk-gdpr] and the three ways to refuse above are your right to object.`,
    },
    {
      block: 'prose',
      heading: 'How to remove or refuse it',
      text: `Close the tab and everything in session storage is gone.

The work of the professional calculator goes when you press **Clear this device** beside “Saved on this device” on [its page](/calculator/professional). The rooms are gone with it, so export the project first if you want it back. On a computer that others use, do this before you leave.

To remove your answer to the notice, an entry that the calculator could not read, or everything at once, clear the data of this site in your browser’s settings, where it usually stands under privacy and “site data”. In a private window all of it goes when you close the window.

If your browser refuses storage altogether, the site works all the same: drafts, answers and the calculator’s rooms then last until you leave the page. It also works without scripts, and then nothing is stored at all.`,
    },
    {
      block: 'questions',
      heading: 'Asked about cookies',
      questions: [
        {
          question: 'Why do you ask if no visit is counted?',
          answer:
            'So that the answer is there before the question matters, and nobody is counted by surprise on the day it does. Until then, Essential Only keeps the calculations you make from us.',
        },
        {
          question: 'Does Sparky store anything in my browser?',
          answer: 'No. The number you type is sent when you press the button and not kept on your side.',
        },
        {
          question: 'Do your e-mails contain tracking pictures?',
          answer: 'No. They are text and a table, with no pictures and no counted links.',
        },
      ],
    },
  ],
}
