import { routes } from './routes'

/** Prerendered pages that accept a query, and the page that serves the same URL if it has one. */
export const ANSWERED_BY: Readonly<Record<string, string>> = {
  [routes.quickCalculator]: routes.quickAnswer,
  [routes.configure]: routes.configureAnswer,
  [routes.energyChallenge]: routes.energyChallengeAnswer,
  [routes.solarQuote]: routes.solarAnswer,
  [routes.installers]: routes.installersNear,
  [routes.shop]: routes.shopAnswer,
}
