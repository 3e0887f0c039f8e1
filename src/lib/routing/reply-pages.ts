import { applicationCheck } from './enquiry-routes'
import type { PageEntry, ReplyPage } from './page-entry'
import { routes } from './routes'

const MAIN = { layout: 'main', rendering: 'per-request' } as const satisfies Partial<PageEntry>
const SHOP = { layout: 'main', rendering: 'prerendered', scriptBytesMax: 157_000 } as const satisfies Partial<PageEntry>
const FUNNEL = { layout: 'funnel', rendering: 'per-request' } as const satisfies Partial<PageEntry>

/** Pages that respond to one visitor. Search engines exclude most of them, and none are listed. */
export const REPLY_PAGES = {
  cart: { ...SHOP, path: routes.cart, title: 'Your basket' },
  checkout: { ...SHOP, path: routes.checkout, title: 'Checkout' },
  checkoutCheck: { ...MAIN, path: routes.checkoutCheck, title: 'Check your order' },
  order: { ...MAIN, path: routes.order, title: 'Your order' },
  orderCheck: { ...MAIN, path: routes.orderCheck, title: 'Your order' },
  waiting: { ...MAIN, path: routes.waiting, title: 'Waiting list' },
  waitingCheck: { ...MAIN, path: routes.waitingCheck, title: 'Check your address' },
  waitingReceived: { ...MAIN, path: routes.waitingReceived, title: 'Check your inbox' },
  waitingLeft: { ...MAIN, path: routes.waitingLeft, title: 'Address deleted' },
  contactCheck: { ...MAIN, path: routes.contactCheck, title: 'Check your message' },
  contactReceived: { ...MAIN, path: routes.contactReceived, title: 'Message received' },
  quoteRequestCheck: { ...MAIN, path: routes.quoteRequestCheck, title: 'Check your request' },
  quoteRequestReceived: { ...MAIN, path: routes.quoteRequestReceived, title: 'Request received' },
  projectQuoteCheck: { ...MAIN, path: routes.projectQuoteCheck, title: 'Check your project' },
  datasheetCheck: { ...MAIN, path: routes.datasheetCheck, title: 'Check your request' },
  datasheetReceived: { ...MAIN, path: routes.datasheetReceived, title: 'Your datasheet' },
  enquiry: { ...MAIN, path: routes.enquiry, title: 'Your enquiry' },
  enquiryCheck: { ...MAIN, path: routes.enquiryCheck, title: 'Your enquiry' },
  quote: { ...MAIN, path: routes.quote, title: 'Your quote' },
  quoteCheck: { ...MAIN, path: routes.quoteCheck, title: 'Your quote' },
  sharedDesign: { ...MAIN, path: routes.sharedDesign, title: 'A shared design' },
  sharedDesignCheck: { ...MAIN, path: routes.sharedDesignCheck, title: 'A shared design' },
  applicationCheck: { ...MAIN, path: applicationCheck('[kind]'), title: 'Check your application' },
  businessThankYou: {
    ...MAIN,
    path: routes.businessThankYou,
    title: 'Thank you for your business enquiry',
    description: 'We have your enquiry or application. This page says when we will call you, and what to have to hand.',
    shareImage: 'consulting-room',
  },
  installersNear: {
    ...MAIN,
    path: routes.installersNear,
    isBelowWrittenPage: true,
    title: 'Installers near a postcode',
    description: 'Firms that fit infrared ceiling panels, nearest to one postcode first.',
  },
  shopResult: {
    ...MAIN,
    path: routes.shopResult,
    title: 'Part of the store',
    description: 'The products of one category, or in another order.',
  },
  locationsNear: { ...MAIN, path: routes.locationsNear, title: 'Find a place' },
  comparePlaces: { ...MAIN, path: routes.comparePlaces, title: 'Compare two places' },
  quickResult: {
    ...MAIN,
    path: routes.quickResult,
    title: 'What a home would cost to run',
    description: 'Panels, a year’s cost and a verdict for one home, with the working.',
  },
  quickResultCheck: { ...MAIN, path: routes.quickResultCheck, title: 'Check where the result goes' },
  quickResultSent: { ...MAIN, path: routes.quickResultSent, title: 'Result sent' },
  configureResult: {
    ...MAIN,
    path: routes.configureResult,
    title: 'The price of your system',
    description: 'Panels, delivery and fitting for one home, line by line.',
  },
  configureCheck: { ...MAIN, path: routes.configureCheck, title: 'Check your details' },
  configureReceived: { ...MAIN, path: routes.configureReceived, title: 'Quote requested' },
  energyChallengeResult: {
    ...MAIN,
    path: routes.energyChallengeResult,
    title: 'One winter in your home',
    description: 'Challenges for 26 weeks, and what each would save in one home.',
  },
  seasonLink: { ...MAIN, path: routes.seasonLink, title: 'Your challenge on this device' },
  seasonLinkCheck: { ...MAIN, path: routes.seasonLinkCheck, title: 'Your challenge on this device' },
  seasonErased: { ...MAIN, path: routes.seasonErased, title: 'Winter deleted' },
  solarResult: {
    ...MAIN,
    path: routes.solarResult,
    title: 'What one roof gives one home',
    description: 'Month by month: what a solar roof makes, what of the heating it covers, and what it is worth.',
  },
  professionalResult: { ...MAIN, path: routes.professionalResult, title: 'Results for your rooms' },
  salesEstimate: {
    ...FUNNEL,
    path: routes.salesEstimate,
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
  salesDemoCheck: { ...FUNNEL, path: routes.salesDemoCheck, title: 'Check your booking' },
  salesThankYou: {
    ...FUNNEL,
    path: routes.salesThankYou,
    title: 'Thank you: when we will call you',
    description: 'We have your request. This page says when we will call you, and gives your reference.',
    shareImage: 'stone-barn',
  },
  embedCalculator: {
    layout: 'embed',
    rendering: 'per-request',
    path: routes.embedCalculator,
    title: 'Quick heating calculator | Powerboard',
  },
} as const satisfies Record<string, ReplyPage>

export const REPLY_PAGE_LIST: readonly ReplyPage[] = Object.values(REPLY_PAGES)
