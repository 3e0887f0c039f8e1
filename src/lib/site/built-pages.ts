import { routes } from './routes'

/** A public page that is code: nobody can rename it or take it back. */
export type BuiltPage = {
  path: string
  title: string
  kind: 'page' | 'form' | 'tool'
  /** The global that holds its words. */
  wordsIn?: 'home-page' | 'sales-page'
  /** There only while staff have the store open. */
  isStore?: true
}

/** Every address that answers everybody with a page of code; those that answer one visitor (thank-you pages, checks) are left out. */
export const BUILT_PAGES: readonly BuiltPage[] = [
  { path: routes.home, title: 'Homepage', kind: 'page', wordsIn: 'home-page' },
  { path: routes.sales, title: 'Sales page', kind: 'page', wordsIn: 'sales-page' },
  { path: routes.salesLanding, title: 'Sales landing page', kind: 'page', wordsIn: 'sales-page' },
  { path: routes.sitemapForPeople, title: 'All pages', kind: 'page' },
  { path: routes.search, title: 'Search', kind: 'page' },
  { path: routes.shop, title: 'Shop', kind: 'page', isStore: true },
  { path: routes.contact, title: 'Contact', kind: 'form' },
  { path: routes.quoteRequest, title: 'Ask for a quote', kind: 'form' },
  { path: routes.calculator, title: 'Calculators', kind: 'tool' },
  { path: routes.quickCalculator, title: 'Quick calculator', kind: 'tool' },
  { path: routes.professionalCalculator, title: 'Professional calculator', kind: 'tool' },
]
