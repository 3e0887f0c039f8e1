import { expect, test } from 'vitest'

import type { PageBlock } from '@/lib/content/page'

import { GUIDE, ORIGIN as origin, PICTURE } from '../../../../tests/fixtures/structured-data/samples'
import { articleData } from './article'
import { breadcrumbData } from './breadcrumb'
import { questionsData, questionsIn } from './questions'

test('breadcrumbs start at the homepage', () => {
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

test('a guide has its publication and modification dates, and an image only if the page has one', () => {
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

test('questions match the page, without links and notes', () => {
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
