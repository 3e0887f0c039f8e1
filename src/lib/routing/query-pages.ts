import { routes } from './routes'

/** Prerendered pages that accept a query, and the page that serves the same URL if it has one. */
export const QUERY_PAGES: Readonly<Record<string, string>> = {
  [routes.quickCalculator]: routes.quickResult,
  [routes.configure]: routes.configureResult,
  [routes.energyChallenge]: routes.energyChallengeResult,
  [routes.solarQuote]: routes.solarResult,
  [routes.installers]: routes.installersNear,
  [routes.shop]: routes.shopResult,
}
