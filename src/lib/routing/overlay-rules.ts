import { enquiryRoutes } from './enquiry-routes'
import { scriptRoutes } from './script-routes'

/** Pages on which a visitor is drawing, filling in a form or has just sent one, so that a popup would be in the way. */
const BUSY = [
  '/system-designer',
  scriptRoutes.contact,
  scriptRoutes.quoteRequest,
  '/enquiry',
  '/quote',
  '/checkout',
  '/order',
  '/waiting-list',
  '/energy-challenge/continue',
  enquiryRoutes.businessThankYou,
  enquiryRoutes.datasheetReceived,
  `${scriptRoutes.quickCalculator}/sent`,
]

export function mayShowOverlay(path: string): boolean {
  return !BUSY.some((page) => path === page || path.startsWith(`${page}/`))
}
