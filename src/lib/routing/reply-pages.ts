import { FORM_REPLIES } from './form-replies'
import type { PageEntry, ReplyPage } from './page-entry'
import { routes } from './routes'

const MAIN = { layout: 'main', rendering: 'per-request' } as const satisfies Partial<PageEntry>
const SHOP = { layout: 'main', rendering: 'prerendered', scriptBytesMax: 157_000 } as const satisfies Partial<PageEntry>
const FUNNEL = { layout: 'funnel', rendering: 'per-request' } as const satisfies Partial<PageEntry>

/** Pages that respond to one visitor. Search engines exclude most of them, and none are listed. */
export const REPLY_PAGES = {
  ...FORM_REPLIES,
  cart: { ...SHOP, path: routes.cart, title: 'Your basket' },
  checkout: { ...SHOP, path: routes.checkout, title: 'Checkout' },
  order: { ...MAIN, path: routes.order, query: ['payment'], title: 'Your order' },
  orderConfirmation: { ...MAIN, path: routes.orderConfirmation, title: 'Confirm your order' },
  waiting: { ...MAIN, path: routes.waiting, title: 'Waiting list' },
  enquiry: { ...MAIN, path: routes.enquiry, title: 'Your enquiry' },
  quote: { ...MAIN, path: routes.quote, title: 'Your quote' },
  sharedDesign: {
    ...MAIN,
    path: routes.sharedDesign,
    query: ['version'],
    title: 'A shared design',
    referrer: 'no-referrer',
  },
  installersNear: {
    ...MAIN,
    path: routes.installersNear,
    query: ['postcode'],
    isBelowWrittenPage: true,
    title: 'Installers near a postcode',
    description: 'Firms that fit infrared ceiling panels, nearest to one postcode first.',
  },
  shopResult: {
    ...MAIN,
    path: routes.shopResult,
    query: ['category', 'sort', 'stock'],
    title: 'Part of the store',
    description: 'The products of one category, or in another order.',
  },
  locationsNear: { ...MAIN, path: routes.locationsNear, query: ['place'], title: 'Find a place' },
  comparePlaces: { ...MAIN, path: routes.comparePlaces, query: ['place', 'with'], title: 'Compare two places' },
  quickResult: {
    ...MAIN,
    path: routes.quickResult,
    query: 'form',
    title: 'What a home would cost to run',
    description: 'Panels, a year’s cost and a verdict for one home, with the working.',
  },
  configureResult: {
    ...MAIN,
    path: routes.configureResult,
    query: 'form',
    title: 'The price of your system',
    description: 'Panels, delivery and fitting for one home, line by line.',
  },
  energyChallengeResult: {
    ...MAIN,
    path: routes.energyChallengeResult,
    query: ['calculation'],
    title: 'One winter in your home',
    description: 'Challenges for 26 weeks, and what each would save in one home.',
  },
  seasonLink: { ...MAIN, path: routes.seasonLink, title: 'Your challenge on this device', referrer: 'no-referrer' },
  solarResult: {
    ...MAIN,
    path: routes.solarResult,
    query: 'form',
    title: 'What one roof gives one home',
    description: 'Month by month: what a solar roof makes, what of the heating it covers, and what it is worth.',
  },
  professionalResult: { ...MAIN, path: routes.professionalResult, title: 'Results for your rooms' },
  salesEstimate: {
    ...FUNNEL,
    path: routes.salesEstimate,
    query: 'form',
    scriptBytesMax: 145_000,
    title: 'Your running cost',
  },
  salesDemo: {
    ...FUNNEL,
    path: routes.salesDemo,
    title: 'Book a free demo',
    description: 'Choose a half hour. One of our team in Devizes will call and talk you through one of your rooms.',
    shareImage: 'app-screen',
  },
  unavailable: {
    layout: 'main',
    rendering: 'prerendered',
    path: routes.unavailable,
    title: 'Content temporarily unavailable',
  },
  embedCalculator: {
    layout: 'embed',
    rendering: 'per-request',
    path: routes.embedCalculator,
    query: 'form',
    title: 'Quick heating calculator | Powerboard',
  },
} as const satisfies Record<string, ReplyPage>

export const REPLY_PAGE_LIST: readonly ReplyPage[] = Object.values(REPLY_PAGES)
