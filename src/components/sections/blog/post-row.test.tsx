import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { PostRow } from './post-row'

test('the title of a post is its only link, not underlined, and covers the row below its category', () => {
  const html = renderToStaticMarkup(
    <PostRow
      post={{
        slug: 'a',
        title: 'A post',
        excerpt: 'About it',
        picture: null,
        category: { slug: 'comfort', name: 'Comfort' },
        author: null,
        tags: [],
        publishedAt: '2026-11-20T09:00:00.000Z',
        updatedAt: '2026-11-20T09:00:00.000Z',
        minutes: 3,
      }}
    />,
  )
  const [[, title = ''] = [], ...others] = [...html.matchAll(/<a href="\/blog\/a" class="([^"]*)"/g)]
  expect(others).toEqual([])
  expect(title.split(' ')).toContain('after:inset-0')
  expect(title.split(' ')).not.toContain('underline')
  expect(html).toMatch(/class="[^"]*\brelative\b[^"]*"[^>]*>Comfort</)
})
