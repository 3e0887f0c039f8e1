import { enquiryRoutes } from './enquiry-routes'
import { scriptRoutes } from './script-routes'

/** Where a visitor is drawing, asking us something or has just done so: a popup would only be in the way. */
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
