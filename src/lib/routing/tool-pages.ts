import type { StaticPage } from './page-entry'
import { routes } from './routes'

const PROFESSIONAL_SUMMARY =
  'Room-by-room heat loss to BS EN 12831-1, with the manufacturer’s rule of thumb: panels, circuits, supply, running cost and carbon, with all the working.'

/** The pages of the calculators and other tools. */
export const TOOL_PAGES = {
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
