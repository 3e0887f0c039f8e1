import { EDITORS, ROLES } from '@/lib/domain/staff/roles'
import { pageTag } from '@/lib/routing/cache-tags'
import type { PageEntry } from '@/lib/routing/page-entry'
import { routes } from '@/lib/routing/routes'

import { type Feature, FUNNEL_REPLY, MINUTE, PRERENDERED } from './feature'
import { CONTENT_PERSONAL_DATA } from './personal-data/published'
import { WRITTEN_RECORDS } from './written-records'

const HOME_SUMMARY =
  'A white panel, 12.5 mm thin, that fixes flat to your ceiling and warms people, floors and furniture directly.'

/** The route of pages written by staff. */
export const WRITTEN_PAGE = {
  ...PRERENDERED,
  path: '/[...path]',
  scriptBytesMax: 154_100, // a page may contain any block
} as const satisfies PageEntry

/** The home page, the offer at /sales, the guides and every other page that staff write. */
export const content = {
  staysOpenBecause: 'its pages are the site: the home page, the guides and the legal pages',
  pages: {
    home: {
      path: routes.home,
      ...PRERENDERED,
      scriptBytesMax: 149_700,
      name: 'Powerboard infrared ceiling heating',
      title: 'Powerboard infrared ceiling heating',
      description: `${HOME_SUMMARY} What it costs, and what it does not save.`,
      shareImage: 'living-room-dusk',
      kind: 'page',
      category: 'product',
      sitemap: 'pages',
      copyIn: 'home-page',
      search: {
        description: HOME_SUMMARY,
        keywords:
          'What it costs to run, the winters of your region, the app and control, customers and their questions.',
      },
    },
    sales: {
      path: routes.sales,
      layout: 'funnel',
      rendering: 'prerendered',
      scriptBytesMax: 148_900,
      name: 'Our offer',
      breadcrumb: 'Heat the room you’re in',
      title: 'Heat the room you’re in, from the ceiling',
      description:
        'A 225 W infrared ceiling panel, 12.5 mm thin: what it costs to buy and to run, and what the rules require.',
      shareImage: 'stone-barn',
      kind: 'page',
      category: 'product',
      sitemap: 'pages',
      copyIn: 'sales-page',
      search: {
        description: 'A short estimate for your home, films of the panel at work, and a free demo by telephone.',
        keywords: 'Book a demo. Price, savings, installation and warranty.',
      },
    },
    salesLanding: {
      path: routes.salesLanding,
      ...PRERENDERED,
      scriptBytesMax: 152_700,
      name: 'Our offer, for campaigns',
      breadcrumb: 'Heat the room you’re in',
      title: 'Infrared ceiling panels: films, prices, a case study',
      description:
        'Films of the panel, a short estimate for your home, terms for partners, and a stone barn as a worked example.',
      shareImage: 'living-room',
      kind: 'page',
      copyIn: 'sales-page',
    },
  },
  replies: {
    salesEstimate: {
      ...FUNNEL_REPLY,
      path: routes.salesEstimate,
      query: 'form',
      scriptBytesMax: 145_000,
      title: 'Your running cost',
    },
    salesDemo: {
      ...FUNNEL_REPLY,
      path: routes.salesDemo,
      title: 'Book a free demo',
      description: 'Choose a half hour. One of our team in Devizes will call and talk you through one of your rooms.',
      shareImage: 'app-screen',
    },
  },
  checks: {
    salesDemoCheck: { ...FUNNEL_REPLY, path: routes.salesDemoCheck, title: 'Check your booking' },
  },
  confirmations: {
    salesThankYou: {
      ...FUNNEL_REPLY,
      path: routes.salesThankYou,
      query: ['reference', 'slot'],
      title: 'Confirmation of your request',
      description: 'Confirms a request, with its reference, and says when we will call.',
      shareImage: 'stone-barn',
    },
  },
  records: [WRITTEN_PAGE],
  endpoints: ['/api/page-checks', '/downloads/case-studies/[slug]', '/figures/film-captions/[film]'],
  openEndpoints: ['/internal/publish-due', '/internal/turn-openings'],
  collections: ['pages', 'media', 'films', 'testimonials', 'faqs', 'case-studies', 'redirects'],
  globals: ['promo-banner', 'home-page', 'sales-page'],
  adminViews: {
    '/pages': { label: 'All addresses', roles: ROLES },
    '/scheduled': { label: 'What is scheduled', roles: EDITORS },
  },
  tasks: {
    'publish and unpublish pages': { everySeconds: 15, limitSeconds: 2 * MINUTE },
    'turn the openings of pages': { everySeconds: 15, limitSeconds: 2 * MINUTE },
    'note due page checks': { everySeconds: 15, limitSeconds: MINUTE },
  },
  cache: {
    testimonials: { shows: ['testimonials'] },
    picture: { shows: ['media'] },
    films: { shows: ['films'], uses: ['picture'] },
    caseStudy: { shows: ['case-studies'], uses: ['picture'] },
    page: { ...WRITTEN_RECORDS, tagOf: pageTag },
    pageList: { shows: ['pages'] },
    shareCards: { shows: ['pages', 'products', 'media'] },
    textChanges: { shows: ['home-page', 'sales-page'] },
    homePage: { shows: ['home-page'], uses: ['picture'] },
    homeQuestions: { shows: ['faqs'] },
    featuredTestimonials: { shows: ['testimonials'] },
    salesPage: { shows: ['sales-page'], uses: ['films', 'picture', 'caseStudy'] },
    promoBanner: { shows: ['promo-banner'] },
  },
  personalData: CONTENT_PERSONAL_DATA,
  impersonal: [
    'pages',
    'films',
    'faqs',
    'case_studies_texts',
    'redirects',
    'promo_banner',
    'home_page',
    'sales_page',
    'page_checks',
    'seeded_texts',
    'sources',
  ],
} as const satisfies Feature
