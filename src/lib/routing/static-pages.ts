import type { StaticPage } from './page-entry'
import { routes } from './routes'
import { TOOL_PAGES } from './tool-pages'

const HOME_SUMMARY =
  'A white panel, 12.5 mm thin, that fixes flat to your ceiling and warms people, floors and furniture directly.'

/**
 * The public pages built into the site. The single source for lists, sitemaps, search, metadata, share cards and tests.
 */
export const STATIC_PAGES = {
  home: {
    path: routes.home,
    layout: 'main',
    rendering: 'prerendered',
    scriptBytesMax: 148_500,
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
      keywords: 'What it costs to run, the winters of your region, the app and control, customers and their questions.',
    },
  },
  sales: {
    path: routes.sales,
    layout: 'funnel',
    rendering: 'prerendered',
    scriptBytesMax: 147_500,
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
    layout: 'main',
    rendering: 'prerendered',
    scriptBytesMax: 151_200,
    name: 'Our offer, for campaigns',
    breadcrumb: 'Heat the room you’re in',
    title: 'Infrared ceiling panels: films, prices, a case study',
    description:
      'Films of the panel, a short estimate for your home, terms for partners, and a stone barn as a worked example.',
    shareImage: 'living-room',
    kind: 'page',
    copyIn: 'sales-page',
  },
  locations: {
    path: routes.locations,
    layout: 'main',
    rendering: 'prerendered',
    name: 'Heating where you live',
    breadcrumb: 'Locations',
    title: 'Heating costs by city, county and suburb',
    description:
      'How cold it gets, what heating costs and whether infrared makes sense in 1,783 cities, towns and villages of the UK, from public data.',
    shareImage: 'home-office',
    kind: 'page',
    category: 'advice',
    sitemap: 'places',
    search: { keywords: 'Places, cities, towns, villages, counties, suburbs, near me, postcode, winters.' },
  },
  sitemapForPeople: {
    path: routes.sitemapForPeople,
    layout: 'main',
    rendering: 'prerendered',
    name: 'Sitemap',
    title: 'Sitemap',
    description:
      'All pages by subject: how the panels work, what they cost to run, fitting, the rules, the company and how to reach us.',
    shareImage: 'panel-under',
    kind: 'page',
  },
  search: {
    path: routes.search,
    layout: 'main',
    rendering: 'per-request',
    query: ['q', 'kind', 'page'],
    name: 'Search',
    title: 'Search',
    description: 'Search the guides, pages and questions of this site.',
    shareImage: 'panel-edge',
    kind: 'page',
  },
  blog: {
    path: routes.blog,
    layout: 'main',
    rendering: 'prerendered',
    name: 'Blog',
    title: 'Blog: heating a home with electricity',
    description:
      'Articles about heating rooms with electricity: running costs, comfort, damp, insulation and wiring, each with its sums and sources.',
    shareImage: 'kitchen',
    kind: 'page',
    category: 'advice',
    sitemap: 'posts',
    search: { keywords: 'Articles, news, posts, advice.' },
  },
  shop: {
    path: routes.shop,
    layout: 'main',
    rendering: 'prerendered',
    name: 'Store',
    title: 'Store',
    description: 'Infrared ceiling panels and what goes with them, each with its delivered price, including VAT.',
    shareImage: 'panel-hero',
    kind: 'page',
    category: 'product',
    sitemap: 'products',
    isStore: true,
  },
  contact: {
    path: routes.contact,
    layout: 'main',
    rendering: 'prerendered',
    scriptBytesMax: 155_000,
    name: 'Contact us',
    breadcrumb: 'Contact',
    title: 'Contact',
    description:
      'Ask about panels, a quote, your installation or your data. Our team answers in opening hours; our phone number and hours are beside the form.',
    shareImage: 'new-build-flat',
    kind: 'form',
    category: 'enquiry',
    sitemap: 'pages',
    search: {
      description: 'Phone, email, address and opening hours, and a form for your question.',
      keywords: 'Contact, support, phone number, visit, complaint, help.',
    },
  },
  quoteRequest: {
    path: routes.quoteRequest,
    layout: 'main',
    rendering: 'prerendered',
    scriptBytesMax: 155_000,
    name: 'Ask for a quote',
    title: 'Ask for a quote for infrared ceiling heating',
    description:
      'Ask for a written quote for infrared ceiling panels: tell us which rooms to heat and what heats them now. Our team in Devizes reads every request.',
    shareImage: 'fixing-3-lift',
    kind: 'form',
    category: 'enquiry',
    sitemap: 'pages',
    search: {
      description: 'Tell us about your rooms and we send a quote with the number of panels and a fixed price.',
      keywords: 'Survey, estimate, price, installation.',
    },
  },
  projectQuote: {
    path: routes.projectQuote,
    layout: 'main',
    rendering: 'prerendered',
    scriptBytesMax: 157_000,
    name: 'A quote for a project',
    title: 'Project quote for architects and businesses',
    description:
      'Describe a building, its heating and any solar panels, and add plans afterwards. A written quote for offices, schools, halls, hotels and blocks of flats.',
    shareImage: 'classroom',
    kind: 'form',
    category: 'enquiry',
    sitemap: 'pages',
    search: {
      description: 'A quote for a building or several: send requirements, plans and an EPC.',
      keywords:
        'Architects, commercial, specification, developers, offices, schools, hotels, landlords, tender, plans.',
    },
  },
  ...TOOL_PAGES,
} as const satisfies Record<string, StaticPage>

export const STATIC_PAGE_LIST: readonly StaticPage[] = Object.values(STATIC_PAGES)

/** The breadcrumb of a page. */
export function breadcrumbOf({ path, name, breadcrumb = name }: StaticPage): { path: string; name: string } {
  return { path, name: breadcrumb }
}
