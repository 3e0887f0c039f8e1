import { routes } from './routes'

/** Where a visitor is already asking us something, and a popup would only be in the way. */
const ASKING = [routes.contact, routes.quoteRequest]

export function mayInterrupt(path: string): boolean {
  return !ASKING.some((page) => path === page || path.startsWith(`${page}/`))
}
