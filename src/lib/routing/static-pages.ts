import type { StaticPage } from './page-entry'
import { routes } from './routes'

const HOME_SUMMARY =
  'A white panel, 12.5 mm thin, that fixes flat to your ceiling and warms people, floors and furniture directly.'
const PROFESSIONAL_SUMMARY =
  'Room-by-room heat loss to BS EN 12831-1, with the manufacturer’s rule of thumb: panels, circuits, supply, running cost and carbon, with all the working.'

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
  configure: {
    path: routes.configure,
    layout: 'main',
    rendering: 'prerendered',
    scriptBytesMax: 190_000,
    name: 'Price your system',
    title: 'Price your system, line by line',
    description:
      'Choose what to heat and see every line of the price: panels, delivery, fitting and VAT, and what is only known after a survey. No contact details.',
    shareImage: 'panel-stack-13',
    kind: 'tool',
    category: 'tool',
    sitemap: 'tools',
    search: { keywords: 'Configurator, price, cost of panels, delivery, fitting, VAT, thermostats, quote.' },
  },
  solarQuote: {
    path: routes.solarQuote,
    layout: 'main',
    rendering: 'prerendered',
    scriptBytesMax: 147_500,
    name: 'Solar quote',
    title: 'Solar panels and infrared heating, month by month',
    description:
      'What a solar roof makes each month against what heating needs, what a battery changes and what it is all worth. No contact details.',
    shareImage: 'house-dusk',
    kind: 'tool',
    category: 'tool',
    sitemap: 'tools',
    search: {
      keywords:
        'Solar panels, PV, photovoltaic roof, battery, export tariff, Smart Export Guarantee, winter heating from solar, VAT on solar.',
    },
  },
  energyChallenge: {
    path: routes.energyChallenge,
    layout: 'main',
    rendering: 'prerendered',
    scriptBytesMax: 190_000,
    name: 'Energy challenge',
    title: 'Energy challenge: one winter, 26 weeks',
    description:
      'Up to 18 challenges for one winter, each with what it would save in your home and why, to print or to play. Kept on your device unless you ask for a link.',
    shareImage: 'thermostat',
    kind: 'tool',
    category: 'tool',
    sitemap: 'tools',
    search: {
      keywords: 'Save heat, draughts, curtains, loft, meter readings, smart meter, half-hourly data.',
    },
  },
  systemDesigner: {
    path: routes.systemDesigner,
    layout: 'main',
    rendering: 'prerendered',
    scriptBytesMax: 190_000,
    name: 'System designer',
    title: 'System designer: draw your rooms, see the heat',
    description:
      'Draw your rooms or start from a typical British plan: where the panels go, how warm they make each room, circuits and the price. No contact details.',
    shareImage: 'bedroom',
    kind: 'tool',
    category: 'tool',
    sitemap: 'tools',
    search: { keywords: 'Designer, floor plan, layout of panels, comfort map, joists, circuits, heat loss, drawing.' },
  },
  calculator: {
    path: routes.calculator,
    layout: 'main',
    rendering: 'prerendered',
    scriptBytesMax: 146_200,
    name: 'Calculators',
    title: 'Calculators',
    description:
      'What infrared heating would cost in your home compared with gas, oil and a heat pump, with all the working. No contact details.',
    shareImage: 'app-screen',
    kind: 'tool',
    category: 'tool',
    sitemap: 'tools',
  },
  quickCalculator: {
    path: routes.quickCalculator,
    layout: 'main',
    rendering: 'prerendered',
    scriptBytesMax: 157_000,
    name: 'Quick calculator',
    title: 'Quick calculator',
    description:
      'Eight questions, no contact details: how many panels, what a year costs compared with gas, oil and a heat pump, and whether panels are right for your home at all.',
    shareImage: 'fixing-4-finished',
    kind: 'tool',
    category: 'tool',
    sitemap: 'tools',
    search: { keywords: 'Running cost, electricity price, number of panels, payback, carbon.' },
  },
  professionalCalculator: {
    path: routes.professionalCalculator,
    layout: 'main',
    rendering: 'prerendered',
    scriptBytesMax: 190_000,
    name: 'Professional calculator',
    title: 'Professional calculator',
    description: `${PROFESSIONAL_SUMMARY} No contact details needed.`,
    shareImage: 'panel-exploded',
    kind: 'tool',
    category: 'tool',
    sitemap: 'tools',
    search: {
      description: PROFESSIONAL_SUMMARY,
      keywords:
        'Heat loss, U-values, air changes, schedule of panels and circuits, volt drop, main fuse, PDF and spreadsheet.',
    },
  },
} as const satisfies Record<string, StaticPage>

export const STATIC_PAGE_LIST: readonly StaticPage[] = Object.values(STATIC_PAGES)

/** The breadcrumb of a page. */
export function breadcrumbOf({ path, name, breadcrumb = name }: StaticPage): { path: string; name: string } {
  return { path, name: breadcrumb }
}
