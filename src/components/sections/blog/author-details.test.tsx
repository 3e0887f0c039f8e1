import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { SAMPLE_PICTURE } from '@/components/ui/sample-picture'
import type { PostAuthor } from '@/lib/content/blog-post'

import { TopicSection } from './topic-section'

const topic = { slug: 'ada', name: 'Ada', description: 'Ada sizes rooms.', posts: 1 }
const NOTHING: PostAuthor = { slug: 'ada', picture: null, expertise: [], links: [] }
const page = (author: PostAuthor | null) =>
  renderToStaticMarkup(<TopicSection kind="author" topic={topic} author={author} posts={[]} page={1} pages={1} />)

test('an author’s picture, subjects and links are below the biography', () => {
  const html = page({
    slug: 'ada',
    picture: { ...SAMPLE_PICTURE, alt: 'Ada at her desk.' },
    expertise: ['Heat loss', 'Wiring'],
    links: [{ href: 'https://www.linkedin.com/in/ada', site: 'LinkedIn' }],
  })
  const places = ['Ada sizes rooms.', 'alt="Ada at her desk."', 'Heat loss, Wiring', '>LinkedIn</a>', '1 post']
  const found = places.map((words) => html.indexOf(words))
  expect(found).not.toContain(-1)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(html).toMatch(/<a class="[^"]*\bmin-h-11\b[^"]*" href="https:\/\/www.linkedin.com\/in\/ada" rel="me noopener"/)
})

test('only what is set is shown', () => {
  expect(page(NOTHING)).toBe(page(null))
  const html = page({ ...NOTHING, expertise: ['Wiring'] })
  expect(html).toContain('Wiring')
  expect(html).not.toContain('on other sites')
  expect(html).not.toContain('<img')
})
