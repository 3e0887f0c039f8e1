import { placeTag } from './locations'

export const HOUR_SECONDS = 3_600

/** The tag of one page or redirect, by its path. */
export const pageTag = (path: string) => `page:${path}`

/** The tag of one blog post, by its slug. */
export const postTag = (slug: string) => `post:${slug}`

export type CacheEntry = {
  key: string
  /** Slugs of the collections and globals it shows: a change to any of their documents expires it. */
  tags: readonly string[]
  /** Lifetime after the read; null means until one of its tags is revalidated. */
  lifetimeSeconds: number | null
  /** Returns the tag of an argument, for documents too numerous to expire together. */
  tagOf?: (argument: string) => string
}

type Settings = {
  shows?: readonly string[]
  lifetimeSeconds?: number
  tagOf?: CacheEntry['tagOf']
  /** Entries whose data is included in this one. Next does not propagate their tags and lifetimes. */
  uses?: readonly CacheEntry[]
}

function entry(key: string, { shows = [], lifetimeSeconds, tagOf, uses = [] }: Settings): CacheEntry {
  const lifetimes = [lifetimeSeconds, ...uses.map((used) => used.lifetimeSeconds)].filter((seconds) => seconds != null)
  return {
    key,
    tags: [...new Set([...shows, ...uses.flatMap(({ tags }) => tags)])],
    lifetimeSeconds: lifetimes.length > 0 ? Math.min(...lifetimes) : null,
    ...(tagOf && { tagOf }),
  }
}

/** Approvals lapse on a date, without a change to a claim. */
const claims = entry('claims', { shows: ['claims', 'claim-settings'], lifetimeSeconds: HOUR_SECONDS })
/** A new price period begins without a change to a tariff. */
const numbers = entry('numbers', { shows: ['assumptions', 'tariffs'], lifetimeSeconds: HOUR_SECONDS })
const retention = entry('retention', { shows: ['retention'] })
const panels = entry('panels', { shows: ['products'] })
const testimonials = entry('testimonials', { shows: ['testimonials'] })
const installers = entry('installers', { shows: ['installers'] })
const sources = entry('sources', { shows: ['sources'] })
const picture = entry('picture', { shows: ['media'] })
const films = entry('films', { shows: ['films'], uses: [picture] })
const caseStudy = entry('case-study', { shows: ['case-studies'], uses: [picture] })

/** Records shown beside the text of a page or a post. */
const WRITTEN = {
  shows: ['media', 'faqs', 'products'],
  uses: [films, sources, claims, numbers, retention, panels, testimonials, installers],
}
const POST_RECORDS = ['blog-authors', 'blog-categories', 'blog-tags']
const LISTED_POSTS = ['blog-posts', ...POST_RECORDS, 'media']

/** Every cached read of lib/data. */
export const CACHE_MANIFEST = {
  claims,
  responsePromise: entry('response-promise', { uses: [claims] }),
  numbers,
  retention,
  panels,
  testimonials,
  installers,
  sources,
  picture,
  films,
  caseStudy,
  page: entry('page', { ...WRITTEN, tagOf: pageTag }),
  post: entry('post', { shows: [...WRITTEN.shows, ...POST_RECORDS, 'places'], uses: WRITTEN.uses, tagOf: postTag }),
  postCard: entry('post-card', { shows: ['media'], tagOf: postTag }),
  postsAround: entry('posts-around', { shows: LISTED_POSTS }),
  postPage: entry('post-page', { shows: LISTED_POSTS }),
  postTopics: entry('post-topics', { shows: ['blog-posts', ...POST_RECORDS] }),
  postAuthors: entry('post-authors', { shows: ['blog-authors', 'media'] }),
  postFeed: entry('post-feed', { shows: LISTED_POSTS }),
  postList: entry('post-list', { shows: ['blog-posts'] }),
  popularPosts: entry('popular-posts', { shows: LISTED_POSTS, lifetimeSeconds: HOUR_SECONDS }),
  place: entry('place', { tagOf: placeTag }),
  placeAdditions: entry('place-additions', { shows: ['media'], uses: [caseStudy], tagOf: placeTag }),
  countyPlaces: entry('county-places', { tagOf: placeTag }),
  placeList: entry('place-list', { shows: ['places'] }),
  pageList: entry('page-list', { shows: ['pages'] }),
  shareCards: entry('share-cards', { shows: ['pages', 'products', 'media'] }),
  textChanges: entry('text-changes', { shows: ['home-page', 'sales-page'] }),
  shopBundles: entry('shop-bundles', { shows: ['bundles', 'products', 'product-variants'] }),
  /** A previous price may no longer be shown after a while, without a change to the product. */
  shopProducts: entry('shop-products', {
    shows: ['products', 'product-variants', 'product-categories', 'media', 'site-settings', 'price-changes'],
    lifetimeSeconds: HOUR_SECONDS,
  }),
  challengeRules: entry('challenge-rules', { shows: ['challenge-rules'] }),
  rewardOffers: entry('reward-offers', { shows: ['reward-offers'], lifetimeSeconds: HOUR_SECONDS }),
  datasheet: entry('datasheet', { uses: [panels] }),
  homePage: entry('home-page', { shows: ['home-page'], uses: [picture] }),
  homeQuestions: entry('home-questions', { shows: ['faqs'] }),
  featuredTestimonials: entry('featured-testimonials', { shows: ['testimonials'] }),
  salesPage: entry('sales-page', { shows: ['sales-page'], uses: [films, picture, caseStudy] }),
  navigation: entry('navigation', { shows: ['navigation'] }),
  promoBanner: entry('promo-banner', { shows: ['promo-banner'] }),
  siteSettings: entry('site-settings', { shows: ['site-settings', 'opening-hours'] }),
  storeTerms: entry('store-terms', { shows: ['site-settings'] }),
  frameOrigins: entry('frame-origins', { shows: ['site-settings'] }),
  medianQuickSeconds: entry('median-quick-seconds', { lifetimeSeconds: HOUR_SECONDS }),
} satisfies Record<string, CacheEntry>
