import { expect, test } from 'vitest'

import type { BlogPost } from '@/lib/content/blog-post'

import { ORIGIN as origin, PICTURE } from '../../../../tests/fixtures/structured-data/samples'
import { blogPostingData } from './blog-posting'

const post: BlogPost = {
  slug: 'warm-feet',
  title: 'Warm feet',
  excerpt: 'Short.',
  picture: null,
  category: { slug: 'comfort', name: 'Comfort' },
  author: { slug: 'technical-team', name: 'Technical team' },
  tags: [
    { slug: 'bills', name: 'Bills' },
    { slug: 'damp', name: 'Damp' },
  ],
  publishedAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  minutes: 4,
  metaTitle: '',
  metaDescription: '',
  canonicalUrl: '',
  place: null,
  blocks: [],
  sources: [],
}

test('a post names the team that wrote it, as part of the company', () => {
  expect(blogPostingData({ post, origin })).toMatchObject({
    '@type': 'BlogPosting',
    '@id': `${origin}/blog/warm-feet#post`,
    headline: 'Warm feet',
    description: 'Short.',
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: {
      '@type': 'Organization',
      name: 'Technical team',
      url: `${origin}/blog/author/technical-team`,
      parentOrganization: { '@id': `${origin}/#organisation` },
    },
    articleSection: 'Comfort',
    keywords: 'Bills, Damp',
    image: undefined,
  })
})

test('a post whose author is not shown was written by the company', () => {
  const plain = { ...post, author: null, category: null, tags: [], picture: PICTURE, metaDescription: 'For searches.' }
  expect(blogPostingData({ post: plain, origin })).toMatchObject({
    author: { '@id': `${origin}/#organisation` },
    description: 'For searches.',
    image: `${origin}/a.webp`,
    keywords: undefined,
  })
})
