import { expect, test } from 'vitest'

import { plainText } from '@/lib/domain/claims/passage'

import { readPostDraft, type WrittenPost } from './read-post-draft'

const text = (words: string) => ({ type: 'text', text: words })
const heading = (tag: string, words: string) => ({ type: 'heading', tag, children: [text(words)] })
const PICTURES: Partial<Record<string, string>> = { 5: 'A wall in the sun', 6: 'IMG_6.jpg' }

const read = (post: WrittenPost) =>
  readPostDraft({
    post,
    keyOf: (id) => (id === 7 ? 'warranty.years' : null),
    pictureOf: (id) => (PICTURES[String(id)] ? { name: `${id}.jpg`, alt: PICTURES[String(id)] ?? '' } : null),
  })

test('an empty draft', () => {
  expect(read({ content: null })).toEqual({
    path: '/blog/',
    title: '',
    excerpt: '',
    metaTitle: '',
    metaDescription: '',
    keyphrase: '',
    pictures: [],
    headings: [],
    passages: [],
  })
})

test('headings, pictures and text, in order', () => {
  const claim = { type: 'inlineBlock', fields: { blockType: 'claim', claim: 7 } }
  const children = [
    heading('h2', 'Why'),
    { type: 'paragraph', children: [text('With '), claim] },
    { type: 'block', fields: { blockType: 'figure', picture: 6, caption: 'A wall' } },
    heading('h4', 'Below'),
  ]
  const draft = read({ slug: 'walls', featuredImage: { id: 5 }, content: { root: { children } } })
  expect(draft.path).toBe('/blog/walls')
  expect(draft.headings).toEqual([
    { level: 2, text: 'Why' },
    { level: 4, text: 'Below' },
  ])
  expect(draft.pictures).toEqual([
    { field: 'featuredImage', name: '5.jpg', alt: 'A wall in the sun' },
    { field: 'content', name: '6.jpg', alt: 'IMG_6.jpg' },
  ])
  expect(draft.passages.map(plainText)).toEqual(['Why', 'With ‡', 'A wall', 'Below'])
})

test('a description of the main picture entered for the post replaces the one of the picture', () => {
  expect(read({ featuredImage: 6, imageAlt: 'A white wall' }).pictures).toEqual([
    { field: 'featuredImage', name: '6.jpg', alt: 'A white wall' },
  ])
})

test('answers in the questions field are part of the text', () => {
  const faqSchema = [{ question: 'Is it warm?', answer: 'It saves 40%.' }]
  expect(read({ faqSchema }).passages.map(plainText)).toEqual(['Is it warm?', 'It saves 40%.'])
})
