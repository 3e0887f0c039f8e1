import { enquiryRoutes } from './enquiry-routes'
import { scriptRoutes } from './script-routes'

/** Where a visitor is already asking us something, or just has: a popup would only be in the way. */
const ASKING = [
  scriptRoutes.contact,
  scriptRoutes.quoteRequest,
  '/enquiry',
  '/quote',
  '/checkout',
  '/order',
  enquiryRoutes.businessThankYou,
  enquiryRoutes.datasheetReceived,
  `${scriptRoutes.quickCalculator}/sent`,
]

export function mayShowOverlay(path: string): boolean {
  return !ASKING.some((page) => path === page || path.startsWith(`${page}/`))
}
