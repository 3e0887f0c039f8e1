import { TOLD_FORMS } from '@/lib/forms/page-forms'

import type { PageSeed } from '../support/page-seed'

export const cookiePolicy: PageSeed = {
  path: '/cookie-policy',
  name: 'Cookie policy',
  title: 'Cookie policy',
  description:
    'One cookie, and only if you choose Essential Only. Every entry this site keeps in your browser, by name: what it holds, when it is written, when it is deleted and how to remove it.',
  category: 'legal',
  template: 'legal',
  heading: 'One cookie, if you refuse to be counted, and what your browser stores',
  lead: 'Reading this site sets no cookie; choosing Essential Only sets one, which tells our server not to count you. Your browser keeps some entries for your own convenience, such as a half-filled form or the rooms of the professional calculator, and none of them is sent to us until you send a form or leave a calculator. We count how often each blog post is opened, without knowing by whom, and, only if you accept, what its readers go on to do. Unless you refuse, the calculators send us their results, without saying whose they are. Version of 27 November 2026.',
  lastChecked: '2026-11-27',
  blocks: [
    {
      block: 'table',
      caption: 'Everything that is stored in your browser',
      columns: ['Name', 'Where', 'What it holds', 'Written when', 'Deleted when'],
      rows: [
        [
          'cookieConsent',
          'Local storage',
          '“accepted” or “declined”',
          'You press Accept All or Essential Only',
          'You clear it: it has no expiry',
        ],
        [
          'essential-only',
          'Cookie',
          '“yes”, the same for everyone, so that our server leaves your visits out of its totals',
          'You press Essential Only',
          'You press Accept All under “Cookie settings”, clear it, or 400 days have passed',
        ],
        [
          'powerboard.home.v1',
          'Local storage',
          'Your answers about your home in the quick calculator, the configurator or the solar quote, with the letters of your postcode only, so that the other tools can offer them, and those that your project or your drawing began with',
          'You change an answer there, or the home in a project or drawing that began with it',
          'You clear it in your browser: it has no expiry',
        ],
        [
          'powerboard.professional.v1',
          'Local storage',
          'Everything you entered in the professional calculator, including the postcode, and when, so that it is there when you come back',
          'A moment after each change there',
          'You press “Clear this device” there, or clear it in your browser: it has no expiry',
        ],
        [
          'powerboard.professional.v1.unreadable',
          'Local storage',
          'A copy of saved work that the calculator could not read, so that new work doesn’t overwrite it',
          'That calculator can’t read what is there',
          'You clear it in your browser: it has no expiry',
        ],
        [
          'cart_session_id',
          'Local storage',
          'The time and a random number, under which we keep your basket for {number:kept.carts} after each change',
          'You put something in the basket or open it; not while the store is closed',
          'You empty the basket, or clear it in your browser: it has no expiry',
        ],
        [
          'cart_lines',
          'Local storage',
          'What is in your basket, and the price when you added it, so that it is there without a connection',
          'Each change of the basket',
          'You empty the basket, or clear it in your browser: it has no expiry',
        ],
        [
          'powerboard.season.v1',
          'Local storage',
          'What you marked as done in the energy challenge and when, your meter readings and daily consumption, and the answers about your home if you chose your own home',
          'You mark a challenge, add a reading, open a file from your supplier or choose your home there',
          'You press “Delete everything” there, or clear it in your browser: it has no expiry',
        ],
        [
          'powerboard.season.v1.unreadable',
          'Local storage',
          'A copy of saved progress that the energy challenge could not read, so that nothing is lost',
          'That page can’t read what is there',
          'You press “Delete everything” there, or clear it in your browser: it has no expiry',
        ],
        [
          'powerboard.design.v1',
          'Local storage',
          'Your drawing in the system designer, with its name, the names of its rooms, the letters of your postcode, your last steps, the versions that you set aside, and when, so that it is there when you come back. Up to 19 more designs have the same name with a number at its end',
          'A moment after each change there',
          'You press “Delete” or “Clear this device and start again” there, or clear it in your browser: it has no expiry',
        ],
        [
          'powerboard.design.v1.open',
          'Session storage',
          'The number of the design that a tab has open, so that a reload shows it again',
          'You open or begin a design there',
          'You leave that design, or the tab is closed',
        ],
        [
          'powerboard.design.v1.underlay',
          'Local storage',
          'The plan or photo that you trace in the system designer, made smaller, with its scale and place; it is never sent to us. Those of further designs have the number of the design in their name',
          'You choose a picture there that is small enough to keep',
          'You press “Remove the picture” or “Clear this device and start again” there, or clear it in your browser: it has no expiry',
        ],
        [
          'powerboard.design.v1.view',
          'Local storage',
          'What the comfort map of the system designer shows, and whether for someone lying, seated or standing',
          'You choose it there',
          'You press “Clear this device and start again” there, or clear it in your browser: it has no expiry',
        ],
        [
          'powerboard.design.v1.unit',
          'Local storage',
          'The unit in which the system designer shows lengths',
          'You choose it there',
          'You clear it in your browser: it has no expiry',
        ],
        [
          'powerboard.design.v1.unreadable',
          'Local storage',
          'A copy of a saved drawing that the designer could not read, so that new work doesn’t overwrite it',
          'The designer can’t read what is there',
          'You clear it in your browser: it has no expiry',
        ],
        [
          `quote-draft, quote-request-draft, ${TOLD_FORMS.map(({ draft }) => draft).join(', ')}, demo-call-draft, datasheet-draft, calculator-result-draft, configuration-draft, project-quote-draft, checkout-draft, distributor-draft, installer-draft, business-draft, sparky-call-draft`,
          'Session storage',
          'What you have typed into that form, the step you are on, and a random key so that pressing twice does not send two enquiries; for Sparky, also the reference of your call-back',
          'You open the form or type into it',
          'It is sent (for Sparky, cancelled), or the tab is closed; after 30 minutes it is no longer used',
        ],
        [
          'recent-enquiry',
          'Session storage',
          '“yes”, so that no popup asks for what you have just sent',
          'You send us a form',
          'The tab is closed',
        ],
        [
          'last-post',
          'Session storage',
          'The post of our blog that you opened last, and which of the four steps below have been counted',
          'You open a post after pressing Accept All',
          'The tab is closed',
        ],
        [
          'heatmapData',
          'Local storage',
          'Where you clicked and how far you scrolled, the latest 1,000 records, and a random number for this device',
          'You use a page after pressing Accept All',
          'You choose Essential Only under “Cookie settings”, or clear it in your browser: it has no expiry',
        ],
        [
          'powerboard.reward-device',
          'Local storage',
          'A random number for this browser, under which a reward of the energy challenge is given once and a shared saving counted once',
          'You claim a reward there',
          'You clear it in your browser: it has no expiry',
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
      note: 'Local storage stays until you clear it. Session storage belongs to one tab and is deleted with it. Neither is sent to us with each page, as the cookie is.',
    },
    {
      block: 'table',
      caption: 'Cookies of the staff area',
      columns: ['Name', 'Who gets it', 'What it does', 'How long'],
      rows: [
        [
          '__Host-payload-token (payload-token on a site without HTTPS)',
          'Colleagues who sign in',
          'Keeps them signed in; scripts cannot read it',
          'Ten hours, or until they sign out',
        ],
        [
          'payload-theme, payload-lng',
          'Colleagues who choose a different theme or language there',
          'Remember that choice',
          'Up to a year',
        ],
      ],
      note: 'Visitors never get these.',
    },
    {
      block: 'prose',
      heading: 'What the two buttons do today',
      text: `The notice asks whether we can measure how the site is used, and offers **Accept All** and **Essential Only**, of the same size and weight. Your answer is stored under cookieConsent so that we don’t ask again.

**Essential Only** also stops the quick and the professional calculator from sending us their results when you leave them, and our server from counting the pages you open. The Global Privacy Control signal does the same, and the box “Don’t keep mine” in each calculator does it there. [The privacy policy](/privacy-policy) lists what such a record holds.

**Accept All** switches three things on. Your browser measures how fast each page appeared and responded, and sends us the times, the path of the page and the kind of device. It remembers the last blog post you opened in the entry last-post, and reports once each what readers go on to do: read to the end, used a calculator, opened the quote form, sent an enquiry. And it records where on a page you click, how far you scroll, how long each part was on screen and which form field you were in, never what you typed there: the latest 1,000 records are in the entry heatmapData, with a random number for this device. The Global Privacy Control signal switches all three off, and so does Essential Only, which also deletes heatmapData.

**Closing the notice** with the cross stores nothing. We’ll ask you again later.

**Changing your mind** is easy: “Cookie settings” at the foot of every page opens the notice again.`,
    },
    {
      block: 'prose',
      heading: 'What is not here',
      text: `**Nothing from other companies.** Scripts, fonts, pictures, maps and films all come from this site. We tell your browser to load no scripts from elsewhere, so that a mistake of ours cannot let one in. Links to other sites, such as the manufacturer’s or social media, are plain links: nothing loads from them until you follow one.

**No fingerprinting.** We don’t recognise you by the characteristics of your device.

Your browser reports errors in a page to us, but stores nothing. [The privacy policy](/privacy-policy) explains what such a report contains.`,
    },
    {
      block: 'prose',
      heading: 'Why some of it needs no consent',
      text: `The law is about storing or reading anything on your device, whatever it is called, so web storage counts as cookies do.[^pecr-2003] What is strictly necessary for something you asked for needs no consent: a draft, the rooms of a calculator, a bar you closed, your answer to the notice.

Since 5 February 2026 the law has also allowed counting for statistics without consent, given clear information and an easy way to object.[^duaa-2025] The totals of page views use that: they serve no other purpose, nobody else gets them, and Essential Only or the Global Privacy Control signal is your objection. The cookie that keeps that choice is strictly necessary for it. For the records of the calculators nothing is stored on your device, and nothing is read from it except a refusal. As far as such a record is about a person at all, we keep it on the basis of our legitimate interest, Article 6(1)(f) of the UK GDPR,[^uk-gdpr] and the three ways to refuse are your right to object.`,
    },
    {
      block: 'prose',
      heading: 'How to remove or refuse it',
      text: `Close the tab and everything in session storage is gone.

The work in the professional calculator is deleted when you press **Clear this device** beside “Saved on this device” on [its page](/calculator/professional). That deletes the rooms as well, so export the project first if you want to keep it. On a shared computer, do this before you leave.

To remove your answer to the notice, an entry that the calculator could not read, or everything at once, clear this site’s data in your browser’s settings, usually under privacy and “site data”. In a private window everything is deleted when you close it.

If your browser refuses storage altogether, the site still works: drafts, answers and the calculator’s rooms then last until you leave the page. It also works without scripts, and then nothing is stored at all.`,
    },
    {
      block: 'questions',
      heading: 'Questions about cookies',
      questions: [
        {
          question: 'Does Sparky store anything in my browser?',
          answer: 'No. The number you type is sent when you press the button and not kept in your browser.',
        },
        {
          question: 'Do your emails contain tracking pictures?',
          answer: 'No. They are text and a table, with no pictures and no tracked links.',
        },
      ],
    },
  ],
}
