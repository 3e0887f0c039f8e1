import { expect, test } from 'vitest'

import type { PageBlock } from '../page'
import { articleData } from './article'
import { breadcrumbData } from './breadcrumb'
import { questionsData } from './questions'

const origin = 'https://powerboard.example'

test('the way to a page is counted from the homepage', () => {
  expect(breadcrumbData({ origin, trail: [{ path: '/', name: 'Home' }, { path: '/about', name: 'About us' }] })).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'About us', item: `${origin}/about` },
    ],
  })
})

const guide = { path: '/guide', heading: 'Circuits', description: 'How many.', createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-20T00:00:00.000Z', picture: null }

test('a guide says when it was written and changed, and has a picture only when the page has', () => {
  const article = articleData({ page: guide, origin })
  expect(article).toMatchObject({ headline: 'Circuits', datePublished: guide.createdAt, dateModified: guide.updatedAt, author: { '@id': `${origin}/#organisation` } })
  expect(article).not.toHaveProperty('image')
  const picture = { alt: '', caption: '', width: 1, height: 1, src: '/a.webp', srcSet: '', placeholder: '' }
  expect(articleData({ page: { ...guide, picture }, origin })).toHaveProperty('image', `${origin}/a.webp`)
})

test('questions are told as the page prints them, links and notes left out', () => {
  const answer = [{ kind: 'paragraph' as const, content: [{ kind: 'text' as const, text: 'No.' }, { kind: 'source' as const, number: 1 }] }]
  const block: PageBlock = { id: 'q', kind: 'questions', heading: 'Asked', questions: [{ question: 'Does it glow?', answer }] }
  expect(questionsData({ page: { path: '/guide', blocks: [block] }, origin })).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'Does it glow?', acceptedAnswer: { text: 'No.' } }] },
  ])
  expect(questionsData({ page: { path: '/guide', blocks: [] }, origin })).toEqual([])
})
