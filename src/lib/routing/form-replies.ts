import { applicationCheck } from './enquiry-routes'
import type { ReplyPage } from './page-entry'
import { routes } from './routes'

/** The one route for all replies with a layout. Nobody can open it: the proxy sends the paths of the replies to it. */
export const REPLY_ROUTES = { main: '/replies/[reply]', funnel: '/sales-replies/[reply]' } as const

export type FormReply = ReplyPage & {
  layout: keyof typeof REPLY_ROUTES
  rendering: 'per-request'
  query?: readonly string[]
}

const MAIN = { layout: 'main', rendering: 'per-request' } as const satisfies Partial<FormReply>
const FUNNEL = { layout: 'funnel', rendering: 'per-request' } as const satisfies Partial<FormReply>

/** Pages that show a form again with its errors, after a plain post. Opened directly, they lead to the empty form. */
const CHECKS = {
  checkoutCheck: { ...MAIN, path: routes.checkoutCheck, title: 'Check your order' },
  orderCheck: { ...MAIN, path: routes.orderCheck, title: 'Your order' },
  orderConfirmationCheck: { ...MAIN, path: routes.orderConfirmationCheck, title: 'Confirm your order' },
  waitingCheck: { ...MAIN, path: routes.waitingCheck, title: 'Check your address' },
  contactCheck: { ...MAIN, path: routes.contactCheck, title: 'Check your message' },
  quoteRequestCheck: { ...MAIN, path: routes.quoteRequestCheck, title: 'Check your request' },
  projectQuoteCheck: { ...MAIN, path: routes.projectQuoteCheck, title: 'Check your project' },
  datasheetCheck: { ...MAIN, path: routes.datasheetCheck, title: 'Check your request' },
  enquiryCheck: { ...MAIN, path: routes.enquiryCheck, title: 'Your enquiry' },
  quoteCheck: { ...MAIN, path: routes.quoteCheck, title: 'Your quote' },
  sharedDesignCheck: {
    ...MAIN,
    path: routes.sharedDesignCheck,
    title: 'A shared design',
    referrer: 'no-referrer',
  },
  distributorCheck: { ...MAIN, path: applicationCheck('distributor'), title: 'Check your application' },
  installerCheck: { ...MAIN, path: applicationCheck('installer'), title: 'Check your application' },
  businessCheck: { ...MAIN, path: applicationCheck('business'), title: 'Check your application' },
  quickResultCheck: { ...MAIN, path: routes.quickResultCheck, title: 'Check where the result goes' },
  configureCheck: { ...MAIN, path: routes.configureCheck, title: 'Check your details' },
  seasonLinkCheck: {
    ...MAIN,
    path: routes.seasonLinkCheck,
    title: 'Your challenge on this device',
    referrer: 'no-referrer',
  },
  salesDemoCheck: { ...FUNNEL, path: routes.salesDemoCheck, title: 'Check your booking' },
} as const satisfies Record<string, FormReply>

/** Pages that confirm what was sent. */
const CONFIRMATIONS = {
  waitingReceived: { ...MAIN, path: routes.waitingReceived, title: 'Check your inbox' },
  waitingLeft: { ...MAIN, path: routes.waitingLeft, title: 'Address deleted' },
  contactReceived: { ...MAIN, path: routes.contactReceived, query: ['reference'], title: 'Message received' },
  quoteRequestReceived: { ...MAIN, path: routes.quoteRequestReceived, query: ['reference'], title: 'Request received' },
  datasheetReceived: { ...MAIN, path: routes.datasheetReceived, query: ['reference'], title: 'Your datasheet' },
  businessThankYou: {
    ...MAIN,
    path: routes.businessThankYou,
    query: ['reference', 'kind'],
    title: 'Confirmation of a business enquiry',
    description: 'Confirms an enquiry or application, and says when we will call and what to have to hand.',
    shareImage: 'consulting-room',
  },
  quickResultSent: { ...MAIN, path: routes.quickResultSent, query: ['reference'], title: 'Result sent' },
  configureReceived: { ...MAIN, path: routes.configureReceived, query: ['reference'], title: 'Quote requested' },
  seasonErased: { ...MAIN, path: routes.seasonErased, title: 'Winter deleted' },
  salesThankYou: {
    ...FUNNEL,
    path: routes.salesThankYou,
    query: ['reference', 'slot'],
    title: 'Confirmation of your request',
    description: 'Confirms a request, with its reference, and says when we will call.',
    shareImage: 'stone-barn',
  },
} as const satisfies Record<string, FormReply>

export type CheckPage = keyof typeof CHECKS
export type ConfirmationPage = keyof typeof CONFIRMATIONS

/** Every page that replies to a form; src/app/replies says what each shows. */
export const FORM_REPLIES = { ...CHECKS, ...CONFIRMATIONS } as const satisfies Record<string, FormReply>

export const isCheckPage = (name: string): name is CheckPage => Object.hasOwn(CHECKS, name)
export const isConfirmationPage = (name: string): name is ConfirmationPage => Object.hasOwn(CONFIRMATIONS, name)

const ROUTE_BY_PATH = new Map<string, string>(
  Object.entries(FORM_REPLIES).map(([name, { path, layout }]) => [path, REPLY_ROUTES[layout].replace('[reply]', name)]),
)

/** The paths of the replies. */
export const REPLY_PATHS: readonly string[] = [...ROUTE_BY_PATH.keys()]

/** Where the page for a path is rendered; null if it replies to no form. */
export const replyRouteOf = (path: string): string | null => ROUTE_BY_PATH.get(path) ?? null
