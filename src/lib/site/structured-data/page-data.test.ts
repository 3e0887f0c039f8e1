import { expect, test } from 'vitest'

import { GUIDE, ORIGIN as origin, PICTURE } from '../../../../tests/fixtures/structured-data/samples'
import type { PageBlock } from '../page'
import { articleData } from './article'
import { breadcrumbData } from './breadcrumb'
import { questionsData, questionsIn } from './questions'

test('the way to a page is counted from the homepage', () => {
  expect(
    breadcrumbData({
      origin,
      trail: [
        { path: '/', name: 'Home' },
        { path: '/about', name: 'About us' },
      ],
    }),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: { '@id': `${origin}/` } },
      { '@type': 'ListItem', position: 2, name: 'About us', item: { '@id': `${origin}/about` } },
    ],
  })
})

test('a guide says when it was published and changed, and has a picture only when the page has', () => {
  const article = articleData({ page: GUIDE, origin })
  expect(article).toMatchObject({
    headline: 'Circuits',
    datePublished: GUIDE.publishedAt,
    dateModified: GUIDE.updatedAt,
    author: { '@id': `${origin}/#organisation` },
  })
  expect(article.image).toBeUndefined()
  expect(articleData({ page: { ...GUIDE, picture: PICTURE }, origin })).toMatchObject({ image: `${origin}/a.webp` })
})

test('questions are told as the page prints them, links and notes left out', () => {
  const answer = [
    {
      kind: 'paragraph' as const,
      content: [
        { kind: 'text' as const, text: 'No.' },
        { kind: 'source' as const, number: 1 },
      ],
    },
  ]
  const block: PageBlock = {
    id: 'q',
    kind: 'questions',
    heading: 'Asked',
    questions: [{ question: 'Does it glow?', answer }],
  }
  expect(questionsIn({ blocks: [block] })).toEqual([{ question: 'Does it glow?', answer: 'No.' }])
  expect(questionsData({ path: '/guide', asked: questionsIn({ blocks: [block] }), origin })).toMatchObject([
    {
      '@type': 'FAQPage',
      '@id': `${origin}/guide#questions`,
      mainEntity: [{ name: 'Does it glow?', acceptedAnswer: { text: 'No.' } }],
    },
  ])
  expect(questionsData({ path: '/guide', asked: [], origin })).toEqual([])
})
