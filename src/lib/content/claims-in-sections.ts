import { routes, shopProduct } from '@/lib/routing/routes'

import type { ClaimContext } from './claim'
import { POWERBOARD_SLUG } from './product'

type ClaimInSection = {
  /** The page path; null for the header and footer. */
  path: string | null
  place: string
  context: ClaimContext
  hasNotes: boolean
  keys: readonly string[]
}

/** Claims that sections reference by key in code. Claims chosen by staff are stored in their own documents. */
export const CLAIMS_IN_SECTIONS: readonly ClaimInSection[] = [
  { path: null, place: 'Footer', context: 'footer', hasNotes: true, keys: ['warranty.years', 'support.hours'] },
  { path: null, place: 'Notice after a form', context: 'toast', hasNotes: false, keys: ['response.time'] },
  { path: null, place: 'Quote dialog', context: 'modal', hasNotes: true, keys: ['response.time'] },
  { path: null, place: 'Bar at the bottom', context: 'hero', hasNotes: false, keys: ['price.panel'] },
  {
    path: routes.home,
    place: 'Top of the page',
    context: 'hero',
    hasNotes: true,
    keys: ['price.panel', 'warranty.years'],
  },
  {
    path: routes.home,
    place: 'The panel',
    context: 'section',
    hasNotes: true,
    keys: ['heat-up', 'ip.rating', 'lifespan'],
  },
  {
    path: routes.home,
    place: 'Opening hours',
    context: 'section',
    hasNotes: true,
    keys: ['support.hours', 'response.time'],
  },
  {
    path: routes.contact,
    place: 'Opening hours',
    context: 'section',
    hasNotes: true,
    keys: ['support.hours', 'response.time'],
  },
  {
    path: routes.quoteRequest,
    place: 'Opening hours',
    context: 'section',
    hasNotes: true,
    keys: ['support.hours', 'response.time'],
  },
  {
    path: routes.sales,
    place: 'Search results',
    context: 'metadata',
    hasNotes: false,
    keys: ['warranty.years', 'efficiency'],
  },
  {
    path: routes.sales,
    place: 'Top of the page',
    context: 'landing',
    hasNotes: true,
    keys: ['price.panel', 'installation.time', 'warranty.years', 'rating'],
  },
  { path: routes.sales, place: 'UK regulations', context: 'landing', hasNotes: true, keys: ['gas-boiler-ban'] },
  {
    path: routes.sales,
    place: 'Partners',
    context: 'landing',
    hasNotes: true,
    keys: ['partner.margin', 'partner.fee'],
  },
  {
    path: routes.shop,
    place: 'Price',
    context: 'structured-data',
    hasNotes: true,
    keys: ['price.panel', 'price.delivery'],
  },
  {
    path: shopProduct(POWERBOARD_SLUG),
    place: 'Price and warranty',
    context: 'structured-data',
    hasNotes: true,
    keys: ['price.panel', 'price.delivery', 'warranty.years'],
  },
  {
    path: routes.calculator,
    place: 'What calculators are said to show',
    context: 'calculator-teaser',
    hasNotes: true,
    keys: ['quote.time', 'savings.year', 'payback', 'efficiency'],
  },
]
