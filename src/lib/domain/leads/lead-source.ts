import { capitalised } from '../text/capitalised'
import { labelOf } from '../text/label-of'
import { DATA_COMPLAINT, DATA_REQUEST } from './data-requests'
import { ENTERED_SOURCES } from './entered-sources'

const KNOWN_SOURCES = [
  ...ENTERED_SOURCES,
  { value: 'hero-section', label: 'Home page, top' },
  { value: 'products-section', label: 'Home page, products' },
  { value: 'general', label: 'A page of the website' },
  { value: 'header', label: 'Header of the website' },
  { value: 'menu', label: 'Menu on a phone' },
  { value: 'quote-bar', label: 'Bar at the foot of a page' },
  { value: 'exit-intent', label: 'Offer on leaving' },
  { value: 'sales-header', label: 'Header of the sales page' },
  { value: 'location-page', label: 'Page of a place' },
  { value: 'contact-form', label: 'Contact page' },
  { value: 'order-page', label: 'Page of an order' },
  { value: 'sparky-widget', label: 'Sparky' },
  { value: DATA_COMPLAINT, label: 'Data protection complaint' },
  { value: DATA_REQUEST, label: 'Request about data' },
  { value: 'book-free-demo', label: 'Demo call' },
] as const

/** Where an enquiry was made, in words: 'Home page, top' for hero-section, 'Quick calculator' for quick-calculator. */
export function leadSourceLabel(source: string): string {
  const label = labelOf(KNOWN_SOURCES, source)
  if (label !== source) return label
  return capitalised(source).replaceAll('-', ' ')
}
