import { describe, expect, it } from 'vitest'

import { pageTag } from '@/lib/routing/cache-tags'

import { CACHE_MANIFEST } from './cache-manifest'
import {
  documentChangeTags,
  pageChangeTags,
  postChangeTags,
  type PublishedPage,
  redirectChangeTags,
} from './revalidation-plan'

const at = (url: string, updatedAt: string): PublishedPage => ({ url, updatedAt })
const guide = at('/guide', '2026-01-01')

describe('a change to a page', () => {
  it.each<[event: string, before: PublishedPage | null, after: PublishedPage | null, tags: string[]]>([
    ['a first draft', null, null, []],
    ['a draft over a published page', guide, guide, []],
    ['a version restored as a draft', guide, guide, []],
    ['the delete of a draft', null, null, []],
    ['a publish', null, guide, ['page:/guide', 'pages']],
    ['another publish', guide, at('/guide', '2026-01-02'), ['page:/guide', 'pages']],
    ['a version restored as published', guide, at('/guide', '2026-01-02'), ['page:/guide', 'pages']],
    ['a rename', guide, at('/guides', '2026-01-02'), ['page:/guide', 'page:/guides', 'pages']],
    ['a restore to an earlier path', at('/guides', '2026-01-02'), guide, ['page:/guides', 'page:/guide', 'pages']],
    ['an unpublish', guide, null, ['page:/guide', 'pages']],
    ['a delete', guide, null, ['page:/guide', 'pages']],
  ])('%s', (_, before, after, tags) => {
    expect(pageChangeTags({ before, after })).toEqual(tags)
  })

  it('expires the page at its path and the lists that name it: menus, sitemaps, share cards', () => {
    const expired = pageChangeTags({ before: guide, after: null })
    expect(entriesWith(expired)).toEqual(['page-list', 'share-cards'])
    expect(expired).toContain(CACHE_MANIFEST.page.tagOf?.('/guide'))
  })
})

describe('a change to a redirect', () => {
  it.each<[event: string, before: string | null, after: string | null, paths: string[]]>([
    ['a create', null, '/old', ['/old']],
    ['a new target', '/old', '/old', ['/old']],
    ['a new start', '/old', '/older', ['/old', '/older']],
    ['a delete', '/old', null, ['/old']],
  ])('%s', (_, before, after, paths) => {
    expect(redirectChangeTags({ before, after })).toEqual(paths.map(pageTag))
  })
})

describe('a change to a blog post', () => {
  const live = { slug: 'warm-feet', updatedAt: '1' }
  const renamed = { slug: 'warm-toes', updatedAt: '2' }

  it.each([
    ['published', null, live, ['post:warm-feet', 'blog-posts']],
    ['edited', live, { ...live, updatedAt: '2' }, ['post:warm-feet', 'blog-posts']],
    ['renamed', live, renamed, ['post:warm-feet', 'post:warm-toes', 'blog-posts']],
    ['unpublished', live, null, ['post:warm-feet', 'blog-posts']],
    ['saved as a draft', live, live, []],
    ['a draft from the start', null, null, []],
  ])('that is %s', (_, before, after, tags) => {
    expect(postChangeTags({ before, after })).toEqual(tags)
  })
})

/** The entries that show each collection and global, whatever happens to the document. */
const SHOWN_BY: Record<string, string[]> = {
  assumptions: ['numbers', 'page', 'post'],
  'blog-authors': ['popular-posts', 'post', 'post-authors', 'post-feed', 'post-page', 'post-topics', 'posts-around'],
  'blog-categories': ['popular-posts', 'post', 'post-feed', 'post-page', 'post-topics', 'posts-around'],
  'blog-posts': ['popular-posts', 'post-feed', 'post-list', 'post-page', 'post-topics', 'posts-around'],
  'blog-tags': ['popular-posts', 'post', 'post-feed', 'post-page', 'post-topics', 'posts-around'],
  bundles: ['shop-bundles'],
  'case-studies': ['case-study', 'place-additions', 'sales-page'],
  'challenge-rules': ['challenge-rules'],
  'claim-settings': ['claims', 'page', 'post', 'response-promise'],
  claims: ['claims', 'page', 'post', 'response-promise'],
  faqs: ['home-questions', 'page', 'post'],
  films: ['films', 'page', 'post', 'sales-page'],
  'home-page': ['home-page', 'text-changes'],
  installers: ['installers', 'page', 'post'],
  media: [
    'case-study',
    'films',
    'home-page',
    'page',
    'picture',
    'place-additions',
    'popular-posts',
    'post',
    'post-authors',
    'post-card',
    'post-feed',
    'post-page',
    'posts-around',
    'sales-page',
    'share-cards',
    'shop-products',
  ],
  navigation: ['navigation'],
  'opening-hours': ['public-reply-speed', 'site-settings'],
  pages: ['page-list', 'share-cards'],
  'past-weather': ['past-weather'],
  places: ['place-list', 'post'],
  'price-changes': ['shop-products'],
  'product-categories': ['shop-products'],
  'product-variants': ['shop-bundles', 'shop-products'],
  products: ['datasheet', 'page', 'panels', 'post', 'share-cards', 'shop-bundles', 'shop-products'],
  'promo-banner': ['promo-banner'],
  retention: ['page', 'post', 'retention'],
  reviews: ['reviews'],
  'reward-offers': ['reward-offers'],
  'sales-page': ['sales-page', 'text-changes'],
  'site-settings': ['frame-origins', 'reviews', 'shop-products', 'site-settings', 'store-terms'],
  sources: ['page', 'post', 'sources'],
  tariffs: ['numbers', 'page', 'post'],
  testimonials: ['featured-testimonials', 'page', 'post', 'testimonials'],
}

describe('a change to any other document', () => {
  it('is listed for every tag of the manifest', () => {
    const tags = new Set(Object.values(CACHE_MANIFEST).flatMap((entry) => entry.tags))
    expect(Object.keys(SHOWN_BY)).toEqual([...tags].sort())
  })

  it.each(Object.entries(SHOWN_BY))('of %s expires %j', (slug, keys) => {
    expect(entriesWith(documentChangeTags(slug))).toEqual(keys)
  })

  it('expires nothing where no page shows it', () => {
    expect(documentChangeTags('leads')).toEqual([])
  })
})

function entriesWith(tags: readonly string[]): string[] {
  return Object.values(CACHE_MANIFEST)
    .filter((entry) => entry.tags.some((tag) => tags.includes(tag)))
    .map(({ key }) => key)
    .sort()
}
