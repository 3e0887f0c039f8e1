import type { Where } from 'payload'

import { wordsOfPath } from '@/lib/domain/text/words-of-path'
import { postPath } from '@/lib/routing/blog-routes'
import { locationPage, shopProduct } from '@/lib/routing/routes'

import { type Searched, searched } from './searched'
import { searchedQuestions } from './searched-questions'

const PUBLISHED: Where = { _status: { equals: 'published' } }
const LIVE_PAGES: Where = { and: [PUBLISHED, { status: { equals: 'active' } }] }
const LISTED_PAGES: Where = { and: [LIVE_PAGES, { isUnlisted: { not_equals: true } }] }
const ACTIVE: Where = { isActive: { equals: true } }

/** Pages that use trade terms without being about them. */
const WEIGHTS = new Map([
  ['legal', 0.5],
  ['partners', 0.6],
  ['enquiry', 0.6],
])

const pages = searched({
  collection: 'pages',
  live: LISTED_PAGES,
  body: ['heading', 'lead', 'inShort', 'blocks'],
  describe: ({ url, name, title, description, category }) => ({
    kind: category === 'guide' ? 'guide' : 'page',
    path: url,
    title,
    names: [name, wordsOfPath(url)].filter(Boolean).join(' '),
    description,
    weight: WEIGHTS.get(category ?? '') ?? 1,
  }),
})

const questions = searchedQuestions({ live: PUBLISHED, livePages: LISTED_PAGES })

const products = searched({
  collection: 'products',
  live: ACTIVE,
  body: ['description', 'features', 'compatibility'],
  describe: ({ slug, name, shortDescription }) => ({
    kind: 'product',
    path: shopProduct(slug),
    title: name,
    names: shortDescription,
    description: shortDescription,
  }),
})

const posts = searched({
  collection: 'blog-posts',
  live: PUBLISHED,
  body: ['content'],
  describe: ({ slug, title, excerpt }) => ({
    kind: 'post',
    path: postPath(slug),
    title,
    description: excerpt,
  }),
})

const places = searched({
  collection: 'places',
  live: { and: [ACTIVE, { isIndexable: { equals: true } }, { path: { exists: true } }] },
  body: ['localName', 'postcodeAreas', 'postcodeDistricts'],
  describe: ({ path, name, county, region, nation }) => ({
    kind: 'place',
    path: locationPage(path ?? ''),
    title: name,
    names: `${name} ${county.replaceAll('-', ' ')}`,
    description: region && region !== nation ? `${region}, ${nation}` : nation,
  }),
})

const KINDS = [pages, questions, products, posts, places]

/** Indexed collections. Those without public pages yet are left out, so that no result leads to a 404. */
export const SEARCHED: readonly Searched[] = KINDS.filter(({ hasPages }) => hasPages)
