import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { PostSummary } from '@/lib/content/blog-post'

import { PostEnd } from './post-end'

const post = (slug: string): PostSummary => ({
  slug,
  title: slug,
  excerpt: '',
  picture: null,
  category: null,
  author: null,
  tags: [],
  publishedAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  minutes: 3,
})
const end = (previous: string, next: string) =>
  renderToStaticMarkup(
    <PostEnd
      tags={[{ slug: 'bills', name: 'Bills' }]}
      around={{ previous: post(previous), next: post(next), related: [post('a'), post('b')] }}
      needsNextStep={false}
    />,
  )
const linksTo = (html: string, slug: string) => html.split(`href="/blog/${slug}"`).length - 1

test('an adjacent post that is also related is linked once', () => {
  const html = end('a', 'c')
  expect(['a', 'b', 'c'].map((slug) => linksTo(html, slug))).toEqual([1, 1, 1])
  expect(html).toContain('Next post')
  expect(end('a', 'b')).not.toContain('Other posts')
})

test('the subjects of a post are named as such', () => {
  expect(end('c', 'd')).toMatch(/>Subject<\/span><a [^>]*>Bills</)
})
