import { routes } from './routes'

/** Prerendered pages that are asked something in their query, and the page that works out the answer at the same URL. */
export const ANSWERED_BY: Readonly<Record<string, string>> = {
  [routes.quickCalculator]: routes.quickAnswer,
  [routes.configure]: routes.configureAnswer,
  [routes.energyChallenge]: routes.energyChallengeAnswer,
  [routes.solarQuote]: routes.solarAnswer,
  [routes.installers]: routes.installersNear,
  [routes.shop]: routes.shopAnswer,
}
