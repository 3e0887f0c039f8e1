/** What a cached read depends on; a change of the document expires every read with its tag. */
export const cacheTags = {
  siteSettings: 'site-settings',
  products: 'products',
  promoBanner: 'promo-banner',
  homePage: 'home-page',
  salesPage: 'sales-page',
  media: 'media',
  films: 'films',
  claims: 'claims',
  testimonials: 'testimonials',
  questions: 'questions',
  caseStudies: 'case-studies',
  installers: 'installers',
  /** Which pages there are: menus, the sitemaps. */
  pages: 'pages',
  sources: 'sources',
  /** Tariffs and assumptions. */
  numbers: 'numbers',
  calculatorTimes: 'calculator-times',
} as const

/** One page by its address. */
export const pageTag = (path: string) => `page:${path}` as const

export type CacheTag = (typeof cacheTags)[keyof typeof cacheTags] | ReturnType<typeof pageTag>
