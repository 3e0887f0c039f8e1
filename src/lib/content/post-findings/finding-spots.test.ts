import { expect, test } from 'vitest'

import type { Passage, Piece } from '@/lib/domain/claims/passage'

import type { PostDraft } from './post-draft'
import { postFindings } from './post-findings'

const text = (words: string): Piece => ({ kind: 'text', text: words })
const prose = (...pieces: Piece[]): Passage => ({
  location: 'Text',
  kind: 'prose',
  context: 'section',
  hasNotes: true,
  pieces,
})
const withText = (...passages: Passage[]) => ({ passages })

const EMPTY: PostDraft = {
  path: '/blog/warm-walls',
  title: '',
  excerpt: '',
  metaTitle: '',
  metaDescription: '',
  keyphrase: 'warm walls',
  pictures: [],
  headings: [],
  passages: [],
}

const spotsOf = (change: Partial<PostDraft>, sentence: RegExp) =>
  postFindings({ ...EMPTY, ...change }, { claims: [], mode: 'faithful', today: '2026-11-23', places: [] })
    .filter((finding) => sentence.test(finding.sentence))
    .map(({ spot }) => spot)

test.each<[RegExp, Partial<PostDraft>, string]>([
  [/^Give the post a title/, {}, 'title'],
  [/^Search results cut the title/, { title: 'x'.repeat(61) }, 'title'],
  [/^Search results cut the title/, { metaTitle: 'x'.repeat(61) }, 'metaTitle'],
  [/^Write the excerpt/, {}, 'excerpt'],
  [/^Search results cut the excerpt/, { metaDescription: 'x'.repeat(161) }, 'metaDescription'],
  [/^Enter the phrase/, { keyphrase: '' }, 'focusKeyphrase'],
  [/in the title\.$/, {}, 'title'],
  [/in the title\.$/, { metaTitle: 'Air' }, 'metaTitle'],
  [/in the excerpt\.$/, {}, 'excerpt'],
  [/^Choose a main picture/, {}, 'featuredImage'],
  [/^Write at least 300 words/, {}, 'content'],
  [/^Divide the text/, withText(prose(text('A wall. '.repeat(210)))), 'content'],
])('%s is a field as a whole', (sentence, change, field) => {
  expect(spotsOf(change, sentence)).toEqual([{ field, words: '' }])
})

test.each<[string, RegExp, Partial<PostDraft>, string]>([
  ['a heading', /^Make/, { headings: [{ level: 3, text: 'Why ' }] }, 'Why'],
  ['a picture', /shows\.$/, { pictures: [{ field: 'content', name: 'a.jpg', alt: '' }] }, 'a.jpg'],
  ['the first paragraph', /first paragraph\.$/, withText(prose(text('Air.'))), 'Air.'],
  [
    'the first paragraph with a figure',
    /^Add a source/,
    withText(prose(text('Air.')), prose(text('Now '), { kind: 'number' }, text(' of 225 W.'))),
    'of 225 W.',
  ],
  [
    'the first link to an address',
    /^Correct or remove/,
    withText(prose({ kind: 'link', href: '/no', text: 'one' }, { kind: 'link', href: '/no', text: 'two' })),
    'one',
  ],
  [
    'the text around a link without words',
    /^Complete the link/,
    withText(prose(text('See more. '), { kind: 'link', href: '', text: '' })),
    'See more.',
  ],
  [
    'the text around the first use of a claim',
    /^Take out the claim/,
    withText(
      prose(text('It has '), { kind: 'claim', key: 'none' }, text(', as we say.')),
      prose({ kind: 'claim', key: 'none' }),
    ),
    ', as we say.',
  ],
  [
    'the sentence of a bare figure',
    /^Name a claim/,
    withText(prose(text('Walls. It saves 40% on bills.'))),
    'It saves 40% on bills.',
  ],
])('%s is found by its words', (_what, sentence, change, words) => {
  expect(spotsOf(change, sentence)).toEqual([{ field: 'content', words }])
})

test('a bare figure outside the text is in its own field', () => {
  expect(spotsOf({ excerpt: 'Up to 70% off bills.' }, /^Name a claim/)).toEqual([
    { field: 'excerpt', words: 'Up to 70% off bills.' },
  ])
})
