import type { PageKind } from './page-kinds'
import { routes } from './routes'
import type { SitemapKind } from './sitemap'

/** The globals that hold the words of pages of code. */
export type WordsGlobal = 'home-page' | 'sales-page'

/** A public page that is code: nobody can rename it or take it back. Lists, sitemaps, search and staff all go by this. */
export type BuiltPage = {
  path: string
  title: string
  kind: 'page' | 'form' | 'tool'
  /** Where the list for people has it; left out where only staff look for it. */
  category?: PageKind
  /** The sitemap for search engines that has it; left out where another address is the one to find. */
  sitemap?: SitemapKind
  wordsIn?: WordsGlobal
  /** There only while staff have the store open. */
  isStore?: true
  /** What the search shows of it and finds it by. */
  found?: { description: string; body: string }
}

/** Every address that answers everybody with a page of code; those that answer one visitor (thank-you pages, checks) are left out. */
export const BUILT_PAGES: readonly BuiltPage[] = [
  {
    path: routes.home,
    title: 'Powerboard infrared ceiling heating',
    kind: 'page',
    category: 'product',
    sitemap: 'pages',
    wordsIn: 'home-page',
    found: {
      description:
        'A white panel, 12.5 mm thin, that fixes flat to your ceiling and warms people, floors and furniture directly.',
      body: 'What it costs to run, the winters of your region, the app and control, customers and their questions.',
    },
  },
  {
    path: routes.sales,
    title: 'What we offer',
    kind: 'page',
    category: 'product',
    sitemap: 'pages',
    wordsIn: 'sales-page',
    found: {
      description: 'A short estimate for your home, films of the panel at work, and a demonstration by video call.',
      body: 'Book a demo. Price, savings, installation and warranty.',
    },
  },
  { path: routes.salesLanding, title: 'What we offer, for campaigns', kind: 'page', wordsIn: 'sales-page' },
  { path: routes.sitemapForPeople, title: 'Every page', kind: 'page' },
  { path: routes.search, title: 'Search', kind: 'page' },
  { path: routes.shop, title: 'Store', kind: 'page', category: 'product', sitemap: 'products', isStore: true },
  {
    path: routes.contact,
    title: 'Write to us',
    kind: 'form',
    category: 'enquiry',
    sitemap: 'pages',
    found: {
      description: 'Telephone, e-mail, address and opening hours, and a form for your question.',
      body: 'Contact, support, phone number, visit.',
    },
  },
  {
    path: routes.quoteRequest,
    title: 'Ask for a quote',
    kind: 'form',
    category: 'enquiry',
    sitemap: 'pages',
    found: {
      description: 'Tell us about your rooms and we send a quote with the number of panels and a fixed price.',
      body: 'Survey, estimate, price, installation.',
    },
  },
  { path: routes.calculator, title: 'Calculators', kind: 'tool', category: 'tool', sitemap: 'tools' },
  {
    path: routes.quickCalculator,
    title: 'Quick calculator',
    kind: 'tool',
    category: 'tool',
    sitemap: 'tools',
    found: {
      description:
        'Eight questions, no contact details: how many panels, what a year costs beside gas, oil and a heat pump, and whether panels are right for your home at all.',
      body: 'Running cost, electricity price, number of panels, payback, carbon.',
    },
  },
  {
    path: routes.professionalCalculator,
    title: 'Professional calculator',
    kind: 'tool',
    category: 'tool',
    sitemap: 'tools',
    found: {
      description:
        'Room-by-room heat loss after BS EN 12831-1 beside the maker’s rule: panels, circuits, supply, running cost and carbon, with every sum shown.',
      body: 'Heat loss, U-values, air changes, schedule of panels and circuits, volt drop, main fuse, PDF and spreadsheet.',
    },
  },
]
