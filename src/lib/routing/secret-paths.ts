import { reviewRefusal, seasonErasure, waitingUnsubscription } from './endpoints'
import { cartOf, clearedCart } from './late-endpoints'
import { routes } from './routes'

const TOKEN = '[token]'

const PAGES = Object.values(routes).filter((path) => path.includes(TOKEN))
const ENDPOINTS = [waitingUnsubscription, seasonErasure, reviewRefusal, cartOf, clearedCart].map((pathOf) =>
  pathOf(TOKEN),
)

/** The beginning of every path that contains a secret, such as the token of a customer's link. */
const AREAS = [...PAGES, ...ENDPOINTS].map((path) => path.slice(0, path.indexOf(TOKEN)))

/**
 * Whether a path, in lower case, contains a secret or could: knowing it grants access, so it is not revealed to other
 * pages or search engines. The answer is the same for a secret that does not exist and for any file below it.
 */
export const isSecretPath = (path: string): boolean => AREAS.some((area) => path.startsWith(area))
