import { POWERBOARD_SLUG } from '@/lib/domain/catalogue/powerboard-slug'
import type { CatalogueFilter } from '@/lib/domain/catalogue/sorted-products'

import { blogRoutes } from './blog-routes'
import { enquiryRoutes } from './enquiry-routes'
import { salesRoutes } from './sales-routes'
import { HOW_WE_CALCULATE, scriptRoutes, shopProduct, withQuery } from './script-routes'

export { shopProduct } from './script-routes'

/** Every path of the site, each defined once. */
export const routes = {
  ...scriptRoutes,
  ...salesRoutes,
  ...enquiryRoutes,
  ...blogRoutes,
  about: '/about',
  systemDesigner: '/system-designer',
  locations: '/locations',
  locationsNear: '/find-a-place',
  comparePlaces: '/compare-places',
  energyTips: '/energy-tips',
  partners: '/partners',
  contactReceived: '/contact/received',
  contactCheck: '/contact/check',
  checkoutCheck: '/checkout/check',
  configureResult: '/configure/result',
  configureCheck: '/configure/check',
  energyChallengeResult: '/energy-challenge/result',
  embedCalculator: '/embed/calculator',
  quickResult: '/calculator/quick/result',
  quickResultCheck: '/calculator/quick/check',
  quickResultSent: '/calculator/quick/sent',
  professionalCalculator: '/calculator/professional',
  professionalResult: '/calculator/professional/result',
  installers: '/installers',
  distributors: '/distributors',
  /** The page of the panel that the site is about. */
  panel: shopProduct(POWERBOARD_SLUG),
  technicalSpecs: '/technical-specs',
  technicalSpecifications: '/technical-specifications',
  technicalAuthority: '/powerboard-technical-authority',
  infraredTechnology: '/infrared-technology-deep-dive',
  thermalEfficiency: '/thermal-efficiency-guide',
  materialScience: '/material-science-guide',
  electricalSystems: '/electrical-systems-guide',
  installationEngineering: '/installation-engineering',
  buildingRegulations: '/building-regulations-guide',
  versusGasBoilers: '/powerboard-vs-gas-boilers',
  businessInABox: '/business-in-a-box',
  projectQuote: '/project-quote',
  projectQuoteCheck: '/project-quote/check',
  solarResult: '/solar-quote/result',
  quoteRequestCheck: '/quote-request/check',
  sales: '/sales',
  salesDemoCheck: '/sales/demo/check',
  salesLanding: '/sales-landing',
  howWeCalculate: HOW_WE_CALCULATE,
  exampleHomes: '/downloads/example-homes.csv',
  calculationApi: '/api/calculate/openapi.json',
  cookiePolicy: '/cookie-policy',
  yourData: '/your-data',
  yourDataCheck: '/your-data/check',
  yourDataSent: '/your-data/sent',
  yourDataLeft: '/your-data/left',
  dataRequestCheck: '/your-data/request/check',
  dataRequestReceived: '/your-data/request/received',
  sitemap: '/sitemap.xml',
  sitemapForPeople: '/sitemap',
  /** Written by the build: scripts/lib/third-party-notices.mjs. */
  thirdPartyNotices: '/third-party-notices.txt',
  guides: '/sitemap#guide',
  runningCost: '/#running-cost',
  questions: '/#questions',
  consumerRights: '/terms-of-service#your-rights-as-a-consumer',
  degreeDayMap: '/maps/degree-days.svg',
  ukMap: '/maps/uk.svg',
  search: '/search',
  unavailable: '/unavailable',
  searchCompletions: '/api/search/complete',
  searchTrial: '/api/search/trial',
  installersNear: '/installers/near',
  shopResult: '/shop/list/result',
} as const

/** Path of the page of a place or county: 'bath', 'bath/widcombe', 'county/somerset'. */
export function locationPage(path: string): string {
  return `${routes.locations}/${path}`
}

/** Places that match a name or an outward code. */
export function placesFor(place: string): string {
  return withQuery(routes.locationsNear, { place })
}

/** Two places compared; `other` is a path such as 'bath', a name or an outward code. */
export function comparisonOf(path: string, other: string): string {
  return withQuery(routes.comparePlaces, { place: path, with: other })
}

export function contactReceived(reference: string): string {
  return withQuery(routes.contactReceived, { reference })
}

/** Page shown after a request about someone's data. */
export function dataRequestReceived(reference: string): string {
  return withQuery(routes.dataRequestReceived, { reference })
}

/** Page shown after a calculator's result was emailed. */
export function quickResultSent(reference: string): string {
  return withQuery(routes.quickResultSent, { reference })
}

/** The quick calculator with the climate of a postcode area, at an altitude if it is known. */
export function quickCalculatorFor({ area, altitudeM }: { area: string; altitudeM?: number | undefined }): string {
  const home = { postcode: area, type: 'semi', area: '90' }
  return withQuery(routes.quickCalculator, altitudeM === undefined ? home : { ...home, altitude: String(altitudeM) })
}

/** Installers near an outward code. */
export function installersNear(code: string): string {
  return withQuery(routes.installersNear, { postcode: code })
}

/** The store in a chosen order, optionally filtered. The order is always included, because the proxy relies on it. */
export function shopShelf({ category, order, onlyInStock }: CatalogueFilter): string {
  return withQuery(routes.shop, {
    ...(category !== '' && { category }),
    sort: order,
    ...(onlyInStock && { stock: 'yes' }),
  })
}

/** Path of a preview of a page's latest draft, for its editors only. */
export function previewOf(id: unknown): string | null {
  return typeof id === 'number' ? `/preview/${id}` : null
}

export const PREVIEWED_GLOBALS = ['home-page', 'sales-page', 'promo-banner', 'navigation'] as const

export type PreviewedGlobal = (typeof PREVIEWED_GLOBALS)[number]

/** Settings without drafts: their preview shows what is typed, before it is saved. */
export const PREVIEWED_SETTINGS = ['site-settings', 'opening-hours', 'claim-settings', 'search-synonyms'] as const

export type PreviewedSettings = (typeof PREVIEWED_SETTINGS)[number]

/** The same for a global. */
export const previewOfGlobal = (slug: PreviewedGlobal | PreviewedSettings): string => `/preview/${slug}`

/** The captions of a film, by its key. */
export function filmCaptionsFile(key: string): string {
  return `/figures/film-captions/${encodeURIComponent(key)}.vtt`
}

/** A completed project as a PDF. */
export function caseStudyDownload(slug: string): string {
  return `/downloads/case-studies/${slug}`
}

/** A drawing served as a file of its own, with a version for wide screens and one for phones. */
export function roomSectionFile(scene: string): string {
  return `/figures/room-section/${scene}.svg`
}
