import { scriptRoutes } from './script-routes'

/** Where a visitor is already asking us something, and a popup would only be in the way. */
const ASKING = [scriptRoutes.contact, scriptRoutes.quoteRequest]

export function mayInterrupt(path: string): boolean {
  return !ASKING.some((page) => path === page || path.startsWith(`${page}/`))
}
