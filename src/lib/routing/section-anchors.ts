import { routes } from './routes'

const SALES_ANCHORS = ['home', 'uk-regulations', 'cost-calculator', 'products', 'case-study']

/** URL fragments of sections built in code, by page. */
export const SECTION_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  [routes.home]: ['running-cost', 'customers', 'where-you-live', 'app', 'questions', 'contact'],
  [routes.sales]: SALES_ANCHORS,
  [routes.salesLanding]: SALES_ANCHORS,
  [routes.yourData]: ['ask'],
  [routes.locations]: ['sources'],
}
