import { routes } from './routes'

/** What tabs and search engines show of the pages of code, once. No page of an editor may show the same. */
export const BUILT_HEADS = {
  home: {
    path: routes.home,
    title: 'Powerboard infrared ceiling heating',
    description:
      'A white panel, 12.5 mm thin, that fixes flat to your ceiling and warms people, floors and furniture directly. What it costs, and what it does not save.',
  },
  sales: {
    path: routes.sales,
    title: 'Heat the room you’re in, from the ceiling',
    description:
      'A 225 W infrared ceiling panel, 12.5 mm thin: what it costs to buy and to run, and what the rules ask.',
  },
  salesLanding: {
    path: routes.salesLanding,
    title: 'Infrared ceiling panels: films, prices, a case study',
    description:
      'The panel on film, a short estimate for your home, terms for partners and a stone barn that it heats.',
  },
  sitemapForPeople: {
    path: routes.sitemapForPeople,
    title: 'Every page of this site',
    description:
      'All pages by subject: how the panels work, what they cost to run, fitting, the rules, the company and how to reach us.',
  },
  search: { path: routes.search, title: 'Search', description: 'Search the guides, pages and questions of this site.' },
  shop: {
    path: routes.shop,
    title: 'Store',
    description:
      'Infrared ceiling panels and what goes with them, each with its price at your door, delivery and VAT included.',
  },
  contact: {
    path: routes.contact,
    title: 'Contact',
    description:
      'Ask about panels, a quote, an installation of yours or your data. A person answers in opening hours; the number and the hours stand beside the form.',
  },
  quoteRequest: {
    path: routes.quoteRequest,
    title: 'Ask for a quote for infrared ceiling heating',
    description:
      'Ask for a written quote for infrared ceiling panels: who to ring, which rooms to heat and what heats them now. A person in Devizes reads every request.',
  },
  calculator: {
    path: routes.calculator,
    title: 'Calculators',
    description:
      'What infrared heating would cost in your home beside gas, oil and a heat pump, with every sum shown. No contact details.',
  },
  quickCalculator: {
    path: routes.quickCalculator,
    title: 'Quick calculator',
    description:
      'Eight questions, no contact details: how many panels, what a year costs beside gas, oil and a heat pump, and whether panels are right for your home at all.',
  },
  professionalCalculator: {
    path: routes.professionalCalculator,
    title: 'Professional calculator',
    description:
      'Room-by-room heat loss after BS EN 12831-1 beside the maker’s rule: panels, circuits, supply, running cost and carbon, with every sum shown. Nothing leaves your device.',
  },
} as const

/** The same of pages that answer one visitor: search engines leave them out, but people send each other their addresses. */
export const REPLY_HEADS = {
  salesDemo: {
    path: routes.salesDemo,
    title: 'Book a free demo',
    description: 'Choose a half hour. A person in Devizes rings you and takes you through one of your rooms.',
  },
  salesThankYou: {
    path: routes.salesThankYou,
    title: 'Thank you: when we ring you',
    description: 'We have your request. The page says when somebody rings you about it, and gives its reference.',
  },
  businessThankYou: {
    path: routes.businessThankYou,
    title: 'Thank you for your business enquiry',
    description:
      'We have your enquiry or application. The page says when somebody rings you about it, and what to have to hand.',
  },
} as const
