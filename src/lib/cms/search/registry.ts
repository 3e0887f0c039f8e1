import type { Where } from 'payload'

import { locationPage, routes, shopProduct } from '@/lib/site/routes'

import { searched, type Searched } from './searched'
import { searchedQuestions } from './searched-questions'

const PUBLISHED: Where = { _status: { equals: 'published' } }
const LIVE_PAGES: Where = { and: [PUBLISHED, { status: { equals: 'active' } }] }
const ACTIVE: Where = { isActive: { equals: true } }

/** Of pages that use the words of the trade and are not about them. */
const WEIGHTS = new Map([
  ['legal', 0.5],
  ['partners', 0.6],
  ['enquiry', 0.6],
])

const pages = searched({
  collection: 'pages',
  live: LIVE_PAGES,
  body: ['heading', 'lead', 'blocks'],
  describe: ({ url, title, description, category }) => ({
    kind: category === 'guide' ? 'guide' : 'page',
    path: url,
    title,
    description,
    weight: WEIGHTS.get(category ?? '') ?? 1,
  }),
})

const questions = searchedQuestions({ live: PUBLISHED, livePages: LIVE_PAGES })

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
  hasPages: false,
  live: PUBLISHED,
  body: ['content'],
  describe: ({ slug, title, excerpt }) => ({
    kind: 'post',
    path: `${routes.blog}/${slug}`,
    title,
    description: excerpt,
  }),
})

const places = searched({
  collection: 'places',
  hasPages: false,
  live: ACTIVE,
  body: ['localName', 'postcodeAreas', 'postcodeDistricts'],
  describe: ({ slug, name, region, nation }) => ({
    kind: 'place',
    path: locationPage(slug),
    title: name,
    description: region ? `${region}, ${nation}` : nation,
  }),
})

const KINDS = [pages, questions, products, posts, places]

/** What the search finds. What has no pages yet is left out: a search must not lead to "not found". */
export const SEARCHED: readonly Searched[] = KINDS.filter(({ hasPages }) => hasPages)
