import { POWERBOARD_SLUG } from '@/lib/domain/catalogue/powerboard-slug'
import { routes, shopProduct } from '@/lib/routing/routes'

import type { ClaimContext } from './claim'

type ClaimInSection = {
  /** The page path; null for the header and footer. */
  path: string | null
  section: string
  context: ClaimContext
  hasNotes: boolean
  keys: readonly string[]
}

/** Claims that sections reference by key in code. Claims chosen by staff are stored in their own documents. */
export const CLAIMS_IN_SECTIONS: readonly ClaimInSection[] = [
  { path: null, section: 'Footer', context: 'footer', hasNotes: true, keys: ['warranty.years', 'support.hours'] },
  { path: null, section: 'Notice after a form', context: 'toast', hasNotes: false, keys: ['response.time'] },
  { path: null, section: 'Quote dialog', context: 'modal', hasNotes: true, keys: ['response.time'] },
  { path: null, section: 'Bar at the bottom', context: 'hero', hasNotes: false, keys: ['price.panel'] },
  {
    path: routes.home,
    section: 'Top of the page',
    context: 'hero',
    hasNotes: true,
    keys: ['price.panel', 'warranty.years'],
  },
  {
    path: routes.home,
    section: 'The panel',
    context: 'section',
    hasNotes: true,
    keys: ['heat-up', 'ip.rating', 'lifespan'],
  },
  {
    path: routes.home,
    section: 'Opening hours',
    context: 'section',
    hasNotes: true,
    keys: ['support.hours', 'response.time'],
  },
  {
    path: routes.contact,
    section: 'Opening hours',
    context: 'section',
    hasNotes: true,
    keys: ['support.hours', 'response.time'],
  },
  {
    path: routes.quoteRequest,
    section: 'Opening hours',
    context: 'section',
    hasNotes: true,
    keys: ['support.hours', 'response.time'],
  },
  {
    path: routes.sales,
    section: 'Search results',
    context: 'metadata',
    hasNotes: false,
    keys: ['warranty.years', 'efficiency'],
  },
  {
    path: routes.sales,
    section: 'Top of the page',
    context: 'landing',
    hasNotes: true,
    keys: ['price.panel', 'installation.time', 'warranty.years', 'rating'],
  },
  { path: routes.sales, section: 'UK regulations', context: 'landing', hasNotes: true, keys: ['gas-boiler-ban'] },
  {
    path: routes.sales,
    section: 'Partners',
    context: 'landing',
    hasNotes: true,
    keys: ['partner.margin', 'partner.fee'],
  },
  {
    path: routes.shop,
    section: 'Price',
    context: 'structured-data',
    hasNotes: true,
    keys: ['price.panel', 'price.delivery'],
  },
  {
    path: shopProduct(POWERBOARD_SLUG),
    section: 'Price and warranty',
    context: 'structured-data',
    hasNotes: true,
    keys: ['price.panel', 'price.delivery', 'warranty.years'],
  },
  {
    path: routes.calculator,
    section: 'What calculators are said to show',
    context: 'calculator-teaser',
    hasNotes: true,
    keys: ['quote.time', 'savings.year', 'payback', 'efficiency'],
  },
]
