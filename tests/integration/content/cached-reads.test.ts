import { beforeEach, describe, expect, test } from 'vitest'

import { getPostAuthors } from '@/lib/data/blog/authors'
import { getPostFeed } from '@/lib/data/blog/feed'
import { getPopularPosts } from '@/lib/data/blog/popular'
import { getPost } from '@/lib/data/blog/post'
import { getPostPage } from '@/lib/data/blog/post-page'
import { getPostsAround } from '@/lib/data/blog/posts-around'
import { getShopBundles } from '@/lib/data/bundles'
import { getMedianQuickSeconds } from '@/lib/data/calculator-times'
import { getCaseStudy } from '@/lib/data/case-studies'
import { getChallengeRules } from '@/lib/data/challenge-rules'
import { getClaims, getResponsePromise } from '@/lib/data/claims'
import { getDatasheet } from '@/lib/data/datasheet'
import { getFilms } from '@/lib/data/films'
import { getFrameOrigins } from '@/lib/data/frame-origins'
import { getHomePage } from '@/lib/data/home-page'
import { getInstallers } from '@/lib/data/installers'
import { getNavigation } from '@/lib/data/navigation'
import { getNumbers } from '@/lib/data/numbers'
import { getPageAt } from '@/lib/data/pages/page'
import { getPageList } from '@/lib/data/pages/page-list'
import { getSitemaps } from '@/lib/data/pages/sitemap'
import { getPanels } from '@/lib/data/panels'
import { getPastWeather } from '@/lib/data/past-weather'
import { payloadClient } from '@/lib/data/payload-client'
import { getPicture } from '@/lib/data/pictures'
import { getPlaceAdditions } from '@/lib/data/place-additions'
import { getCountyPlaces, getLocation } from '@/lib/data/places'
import { getListedLocations } from '@/lib/data/places-listed'
import { getPostCard } from '@/lib/data/post-card'
import { getPostList } from '@/lib/data/post-list'
import { getPostTopics } from '@/lib/data/post-topics'
import { getPromoMessages } from '@/lib/data/promo-banner'
import { getHomeQuestions } from '@/lib/data/questions'
import { getPublicReplySpeed } from '@/lib/data/reply-speed'
import { getRetentionPeriods } from '@/lib/data/retention'
import { getReviews } from '@/lib/data/reviews'
import { getRewardOffers } from '@/lib/data/reward-offers'
import { getSalesPage } from '@/lib/data/sales-page'
import { getShareCard } from '@/lib/data/share-cards'
import { getShopProducts } from '@/lib/data/shop'
import { getSiteSettings } from '@/lib/data/site-settings'
import { getSources } from '@/lib/data/sources'
import { getStoreTerms } from '@/lib/data/store-terms'
import { getFeaturedTestimonials, getTestimonials } from '@/lib/data/testimonials'
import { CACHE_MANIFEST, type CacheEntry } from '@/lib/registry/cache-manifest'
import { pageTag } from '@/lib/routing/cache-tags'
import { PAGE_SEEDS } from '@/lib/seed/pages/pages'

import { revalidatePath, revalidateTag } from '../../fakes/fake-next-cache'
import { statementsDuring, tablesIn } from '../support/statements'

const payload = await payloadClient()
beforeEach(() => revalidatePath('/'))

const { config } = payload
const documents = [...config.collections, ...config.globals]

/** The collection or global that a table belongs to: the longest slug its name begins with. */
function slugOf(table: string): string | undefined {
  return documents
    .map(({ slug }) => slug)
    .filter((slug) => table === tableOf(slug) || table.startsWith(`${tableOf(slug)}_`))
    .sort((a, b) => b.length - a.length)[0]
}
const tableOf = (slug: string) => slug.replaceAll('-', '_')

const POST_SLUG = 'price-of-a-unit-of-heat'
const phone = { display: '07700 900225', href: 'tel:+447700900225' }
const everyPage = async () => {
  for (const { path } of PAGE_SEEDS) await getPageAt(path)
}

const PRICE_LIST = [CACHE_MANIFEST.numbers, CACHE_MANIFEST.panels]
const CLAIMS = [CACHE_MANIFEST.claims, ...PRICE_LIST]

/** The read that fills each entry, and the separately cached entries that it uses. */
const READS: Record<keyof typeof CACHE_MANIFEST, [read: () => Promise<unknown>, beside?: CacheEntry[]]> = {
  claims: [() => getClaims('section'), PRICE_LIST],
  responsePromise: [getResponsePromise, [CACHE_MANIFEST.claims]],
  numbers: [getNumbers],
  retention: [getRetentionPeriods],
  challengeRules: [getChallengeRules],
  pastWeather: [getPastWeather],
  rewardOffers: [getRewardOffers],
  panels: [getPanels],
  testimonials: [getTestimonials],
  reviews: [getReviews],
  installers: [getInstallers],
  sources: [getSources],
  picture: [() => getPicture('living-room')],
  films: [getFilms],
  caseStudy: [() => getCaseStudy('stone-barn-conversion')],
  page: [everyPage],
  place: [() => getLocation('bath')],
  placeAdditions: [() => getPlaceAdditions('bath')],
  countyPlaces: [() => getCountyPlaces('county/rutland')],
  placeList: [getListedLocations],
  post: [async () => getPost(POST_SLUG)],
  postCard: [() => getPostCard(POST_SLUG)],
  postsAround: [() => getPostsAround(POST_SLUG)],
  postPage: [() => getPostPage({ topic: { kind: 'tag', slug: 'bills' }, page: 1 })],
  postTopics: [getPostTopics],
  postAuthors: [getPostAuthors],
  postFeed: [getPostFeed],
  postList: [getPostList],
  popularPosts: [getPopularPosts],
  pageList: [getPageList],
  shareCards: [() => getShareCard('/')],
  textChanges: [
    getSitemaps,
    [
      CACHE_MANIFEST.pageList,
      CACHE_MANIFEST.placeList,
      CACHE_MANIFEST.postList,
      CACHE_MANIFEST.postTopics,
      CACHE_MANIFEST.shopProducts,
      CACHE_MANIFEST.siteSettings,
    ],
  ],
  shopBundles: [getShopBundles],
  shopProducts: [getShopProducts],
  datasheet: [getDatasheet, CLAIMS],
  homePage: [getHomePage, CLAIMS],
  homeQuestions: [getHomeQuestions, [...PRICE_LIST, CACHE_MANIFEST.retention]],
  featuredTestimonials: [getFeaturedTestimonials],
  salesPage: [getSalesPage],
  navigation: [getNavigation],
  promoBanner: [() => getPromoMessages(phone), CLAIMS],
  siteSettings: [getSiteSettings],
  frameOrigins: [getFrameOrigins],
  storeTerms: [getStoreTerms],
  medianQuickSeconds: [getMedianQuickSeconds],
  publicReplySpeed: [getPublicReplySpeed],
}

/** Collections that may be read without a tag, and why. */
const UNTAGGED: Partial<Record<keyof typeof CACHE_MANIFEST, string[]>> = {
  page: ['pages', 'redirects'], // tagged by path
  place: ['places'], // tagged by place, see revalidate-place.ts
  placeAdditions: ['places'], // the same
  countyPlaces: ['places'], // the same
  post: ['blog-posts'], // tagged by slug
  postCard: ['blog-posts'], // as above
  medianQuickSeconds: ['calculator-usage'], // refreshed hourly: visitors use the calculator all the time
}

describe('cached reads', () => {
  test.each(Object.entries(READS) as [keyof typeof READS, (typeof READS)['page']][])(
    '%s has the tag of everything it reads',
    async (name, [read, beside = []]) => {
      const tagged = [CACHE_MANIFEST[name], ...beside].flatMap(({ tags }) => tags)
      const slugs = (await statementsDuring(read)).flatMap(tablesIn).flatMap((table) => slugOf(table) ?? [])
      expect(slugs.length).toBeGreaterThan(0)
      const allowed = [...tagged, ...(UNTAGGED[name] ?? [])]
      expect([...new Set(slugs)].filter((slug) => !allowed.includes(slug))).toEqual([])
    },
  )

  test('are tagged with existing collections and globals', () => {
    const slugs: string[] = documents.map(({ slug }) => slug)
    const tags = Object.values(CACHE_MANIFEST).flatMap((entry) => entry.tags)
    expect(tags.filter((tag) => !slugs.includes(tag))).toEqual([])
  })
})

/**
 * The maximum number of statements for rendering one page while shared content (claims, numbers, sources, films, the
 * panel, testimonials, installers) is cached: one each for whether the page exists, the page, its pictures, and its
 * questions or products.
 */
const RENDERED_MAX = 4

/** The same with an empty cache. */
const COLD_MAX = 15

describe('the number of statements for a page from the database', () => {
  test.each(PAGE_SEEDS.map(({ path }) => path))('%s', async (path) => {
    const cold = await statementsDuring(() => getPageAt(path))
    revalidateTag(pageTag(path))
    const rendered = await statementsDuring(() => getPageAt(path))
    const cached = await statementsDuring(() => getPageAt(path))
    expect(cold.length).toBeLessThanOrEqual(COLD_MAX)
    expect(rendered.length).toBeLessThanOrEqual(RENDERED_MAX)
    expect(cached).toHaveLength(1) // whether the page exists: see getPageAt
  })
})
