import { routes } from '@/lib/site/routes'

import type { SearchEntry } from './searched'

/** Pages that are not written by staff alone, and what is to be found on them. */
const BUILT = [
  {
    path: routes.home,
    title: 'Powerboard infrared ceiling heating',
    description: 'A white panel, 12.5 mm thin, that fixes flat to your ceiling and warms people, floors and furniture directly.',
    body: 'What it costs to run, the winters of your region, the app and control, customers and their questions.',
  },
  {
    path: routes.sales,
    title: 'What we offer',
    description: 'A short estimate for your home, films of the panel at work, and a demonstration by video call.',
    body: 'Book a demo. Price, savings, installation and warranty.',
  },
  {
    path: routes.quickCalculator,
    title: 'Quick calculator',
    description: 'Eight questions, no contact details: how many panels, what a year costs beside gas, oil and a heat pump, and whether panels are right for your home at all.',
    body: 'Running cost, electricity price, number of panels, payback, carbon.',
  },
  {
    path: routes.professionalCalculator,
    title: 'Professional calculator',
    description: 'Room-by-room heat loss after BS EN 12831-1 beside the maker’s rule: panels, circuits, supply, running cost and carbon, with every sum shown.',
    body: 'Heat loss, U-values, air changes, schedule of panels and circuits, volt drop, main fuse, PDF and spreadsheet.',
  },
  {
    path: routes.quoteRequest,
    title: 'Ask for a quote',
    description: 'Tell us about your rooms and we send a quote with the number of panels and a fixed price.',
    body: 'Survey, estimate, price, installation.',
  },
  {
    path: routes.contact,
    title: 'Write to us',
    description: 'Telephone, e-mail, address and opening hours, and a form for your question.',
    body: 'Contact, support, phone number, visit.',
  },
] as const

export const BUILT_PAGES: readonly SearchEntry[] = BUILT.map((page) => ({ source: `built:${page.path}`, kind: 'page', weight: 1, ...page }))
