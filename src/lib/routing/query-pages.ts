import { routes } from './routes'

type QueryPage = {
  /** The page that serves the same URL if its query has one of the parameters. */
  page: string
  parameters: readonly string[]
}

/** Prerendered pages that accept a query. With any other, such as that of an advertisement, they stay as they are. */
export const QUERY_PAGES: Readonly<Record<string, QueryPage>> = {
  [routes.quickCalculator]: { page: routes.quickResult, parameters: ['area', 'type'] },
  [routes.configure]: { page: routes.configureResult, parameters: ['propertyType'] },
  [routes.energyChallenge]: { page: routes.energyChallengeResult, parameters: ['calculation'] },
  [routes.solarQuote]: { page: routes.solarResult, parameters: ['kwp'] },
  [routes.installers]: { page: routes.installersNear, parameters: ['postcode'] },
  [routes.shop]: { page: routes.shopResult, parameters: ['sort'] },
}
