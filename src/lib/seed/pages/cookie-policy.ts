import { TOLD_FORMS } from '@/lib/forms/page-forms'

import type { PageSeed } from '../support/page-seed'

export const cookiePolicy: PageSeed = {
  path: '/cookie-policy',
  name: 'Cookie policy',
  title: 'Cookie policy',
  description:
    'One cookie, and only if you choose Essential Only. Every entry this site keeps in your browser, by name: what it holds, how long it stays and how to remove it.',
  category: 'legal',
  template: 'legal',
  heading: 'One cookie, if you refuse to be counted, and what your browser stores',
  lead: 'Every entry that this site keeps in your browser, what it is for, and how to remove it. Version of 29 November 2026.',
  inShort: [
    'Reading this site sets no cookie. Essential Only sets one, which tells our server not to count you.',
    'Your browser keeps what you typed or drew for your own convenience. None of it is sent to us until you send a form or leave a calculator.',
    'How fast pages are, what readers of a post do next, and clicks are recorded only if you press Accept All.',
  ],
  lastChecked: '2026-11-29',
  blocks: [
    {
      block: 'table',
      caption: 'Everything that is stored in your browser',
      columns: ['Name', 'What it holds, and why', 'Until'],
      rows: [
        ['cookieConsent', 'Your answer to the notice, so that we don’t ask again', 'You clear it'],
        [
          'essential-only',
          'A cookie, the same for everyone, so that our server leaves your visits out of its totals',
          'Accept All, or 400 days',
        ],
        [
          'powerboard.home.v1',
          'Your answers about your home, with only the letters of your postcode, so that each tool can offer them',
          'You clear it',
        ],
        [
          'powerboard.professional.v1, powerboard.professional.v1.unreadable',
          'Your work in the professional calculator, postcode included, and work that it could not read',
          '“Clear this device” there; you clear the second',
        ],
        [
          'powerboard.design.v1, powerboard.design.v1.open, powerboard.design.v1.underlay, powerboard.design.v1.view, powerboard.design.v1.unit, powerboard.design.v1.seen, powerboard.design.v1.unreadable',
          'Your drawing in the system designer; which one a tab has open; the picture that you trace, which is never sent to us; view, unit and hints seen; a drawing that it could not read. Further designs have a number at the end',
          '“Clear this device and start again” there; you clear the last three',
        ],
        [
          'powerboard.season.v1, powerboard.season.v1.unreadable',
          'What you marked in the energy challenge, your readings and your home, and what it could not read',
          '“Delete everything” there',
        ],
        [
          'powerboard.reward-device',
          'A random number, so that a reward is given once and a shared saving counted once',
          'You clear it',
        ],
        [
          'cart_session_id, cart_lines',
          'What is in your basket, and the time and random number under which we keep it for {number:kept.carts} after each change',
          'You empty the basket',
        ],
        [
          'heatmapData',
          'Your latest 1,000 clicks and scrolls, with a random number for this device, if you pressed Accept All',
          'Essential Only, or you clear it',
        ],
        [
          `quote-draft, quote-request-draft, ${TOLD_FORMS.map(({ draft }) => draft).join(', ')}, demo-call-draft, datasheet-draft, calculator-result-draft, configuration-draft, project-quote-draft, checkout-draft, distributor-draft, installer-draft, business-draft, sparky-call-draft`,
          'What you have typed into that form, and a random key so that pressing twice sends one enquiry',
          'It is sent, the tab is closed, or 30 minutes have passed',
        ],
        [
          'last-post',
          'The post of our blog that you opened last, and what has been counted, if you pressed Accept All',
          'The tab is closed',
        ],
        [
          'recent-enquiry, quote-bar-dismissed, announcements-paused, Promises',
          '“yes”: you have sent a form, closed the bar at the foot of the page, or paused a strip',
          'The tab is closed',
        ],
      ],
      note: 'What ends with the tab, also the number of the open design, is in session storage; the rest is in local storage, which has no expiry. Neither is sent to us with each page, as the cookie is. Only colleagues get the cookies of the staff area: __Host-payload-token, while they are signed in, and payload-theme and payload-lng, if they choose these there.',
    },
    {
      block: 'prose',
      heading: 'What the two buttons do',
      text: `**Essential Only** stops our server from counting the pages you open, and the quick calculator and the professional one from sending us their results. The Global Privacy Control signal does the same, and the box “Don’t keep mine” in each calculator does it there.

**Accept All** also lets your browser tell us how fast each page appeared and responded, and how soon the system designer showed a price; what readers of a post do next (read to the end, used a calculator, opened the quote form, sent an enquiry); and where you click, how far you scroll and which form field you are in, never what you type. The Global Privacy Control signal and Essential Only switch all three off. [The privacy policy](/privacy-policy) lists what each record holds.

**Closing the notice** stores nothing; we’ll ask you again later. To change your mind, press “Cookie settings” at the foot of any page.`,
    },
    {
      block: 'prose',
      heading: 'What is not here',
      text: `Nothing from other companies: scripts, fonts, pictures, maps and films come from this site. No fingerprints of your device.`,
    },
    {
      block: 'prose',
      heading: 'Why some of it needs no consent',
      text: `The law is about storing or reading anything on your device, so web storage counts as cookies do.[^pecr-2003] What is strictly necessary for something you asked for needs no consent: a draft, a drawing, a bar you closed, your answer to the notice.

The law also allows counting for statistics without consent, given clear information and an easy way to object.[^duaa-2025] Our totals of page views use that. For the records of the calculators nothing is stored on your device, and nothing is read from it except a refusal. As far as such a record is about a person at all, our ground is legitimate interest, Article 6(1)(f) of the UK GDPR,[^uk-gdpr] and the three ways to refuse are your right to object.`,
    },
    {
      block: 'prose',
      heading: 'How to remove or refuse it',
      text: `Press the button that the table names, or clear this site’s data in your browser’s settings; on a shared computer, do so before you leave.

If your browser refuses storage, or runs no scripts, the site still works.`,
    },
    {
      block: 'questions',
      heading: 'Questions about cookies',
      questions: [
        {
          question: 'Does Sparky store anything in my browser?',
          answer: 'Only a draft, until your call-back is cancelled or the tab is closed.',
        },
        {
          question: 'Do your emails contain tracking pictures?',
          answer: 'No. They have no tracked links either.',
        },
      ],
    },
  ],
}
