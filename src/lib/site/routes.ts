import { salesRoutes } from './sales-routes'
import { scriptRoutes, withQuery } from './script-routes'

/** Every address of the site, once. */
export const routes = {
  ...scriptRoutes,
  ...salesRoutes,
  home: '/',
  about: '/about',
  systemDesigner: '/system-designer',
  locations: '/locations',
  energyTips: '/energy-tips',
  blog: '/blog',
  partners: '/partners',
  contactReceived: '/contact/received',
  contactCheck: '/contact/check',
  quickCalculator: '/calculator/quick',
  professionalCalculator: '/calculator/professional',
  installers: '/installers',
  distributors: '/distributors',
  technicalSpecs: '/technical-specs',
  infraredTechnology: '/infrared-technology-deep-dive',
  quoteRequestCheck: '/quote-request/check',
  sales: '/sales',
  salesDemoCheck: '/sales/demo/check',
  salesLanding: '/sales-landing',
  businessThankYou: '/business/thank-you',
  cookiePolicy: '/cookie-policy',
  sitemap: '/sitemap.xml',
  degreeDayMap: '/maps/degree-days.svg',
  search: '/search',
  shop: '/shop',
} as const

/** A city's or town's page. */
export function locationPage(slug: string): string {
  return `${routes.locations}/${slug}`
}

export function contactReceived(reference: string): string {
  return withQuery(routes.contactReceived, { reference })
}

/** A finished project as a document to keep. */
export function caseStudyDownload(slug: string): string {
  return `/downloads/case-studies/${slug}`
}

/** A drawing that is a file of its own, in the shape for wide screens or the one for phones. */
export function roomSectionFile(scene: string): string {
  return `/figures/room-section/${scene}.svg`
}
