import { describe, expect, test } from 'vitest'

import type { Passage, Piece } from '@/lib/domain/claims/passage'

import type { PostDraft } from './post-draft'
import { misleading, postFindings } from './post-findings'

const text = (words: string): Piece => ({ kind: 'text', text: words })
const says = (...pieces: (string | Piece)[]): Passage => ({
  location: 'Text',
  kind: 'prose',
  context: 'section',
  hasNotes: true,
  pieces: pieces.map((piece) => (typeof piece === 'string' ? text(piece) : piece)),
})
const link = (href: string): Piece => ({ kind: 'link', href, text: 'more' })
const claim = (key: string): Piece => ({ kind: 'claim', key })

const LONG = says('Sun on a wall warms it. '.repeat(70), link('/about'))

/** A post without findings. */
const DONE: PostDraft = {
  path: '/blog/warm-walls',
  title: 'Warm walls in winter',
  excerpt: 'Warm walls feel better than warm air. '.repeat(3).trim(),
  metaTitle: '',
  metaDescription: '',
  keyphrase: 'warm walls',
  pictures: [{ field: 'featuredImage', name: 'wall.jpg', alt: 'A white wall in low sun' }],
  headings: [{ level: 2, text: 'Why' }],
  passages: [says('Warm walls.'), LONG],
}

const reading = { value: '10', text: 'a 10-year warranty', contexts: ['section'], status: 'approved' }
const RULES = {
  claims: [
    { key: 'warranty', readings: [reading] },
    { key: 'unchecked', readings: [{ ...reading, status: 'unverified' }] },
    { key: 'expired', readings: [{ ...reading, evidenceExpires: '2026-11-22' }] },
    { key: 'wrong', readings: [{ ...reading, status: 'false' }] },
    { key: 'elsewhere', readings: [{ ...reading, contexts: ['banner'] }] },
    { key: 'retired', readings: [{ ...reading, status: 'retired' }] },
  ],
  mode: 'faithful' as const,
  today: '2026-11-23',
}
const SITE = { ...RULES, places: ['/about', '/blog/[slug]'].map((path) => ({ path, anchors: null })) }

const sentences = (change: Partial<PostDraft>) =>
  postFindings({ ...DONE, ...change }, SITE).map(({ sentence }) => sentence)
const withText = (...passages: Passage[]) => sentences({ passages: [...DONE.passages, ...passages] })

test('a finished post has no findings', () => {
  expect(sentences({})).toEqual([])
})

describe('titles and descriptions', () => {
  test.each([
    ['no title', { title: '' }, 'Give the post a title.'],
    ['a title of 61 characters', { metaTitle: `Warm walls ${'x'.repeat(50)}` }, /shorten it from 61 to 60/],
    ['no excerpt', { excerpt: '' }, /^Write the excerpt/],
    ['a short excerpt', { excerpt: 'Warm walls.' }, /^Lengthen the excerpt from 11 to at least 110/],
    ['a long one', { metaDescription: `warm walls ${'x'.repeat(150)}` }, /shorten it from 161 to 160/],
  ] as const)('%s', (_name, change, expected) => {
    expect(sentences(change)).toContainEqual(expected instanceof RegExp ? expect.stringMatching(expected) : expected)
  })

  test('60 and 160 characters are not too many, and 110 not too few', () => {
    expect(sentences({ metaTitle: `Warm walls ${'x'.repeat(49)}` })).toEqual([])
    expect(sentences({ metaDescription: `warm walls ${'x'.repeat(149)}` })).toEqual([])
    expect(sentences({ metaDescription: `warm walls ${'x'.repeat(99)}` })).toEqual([])
  })

  test('the title and description for search results take precedence', () => {
    expect(sentences({ title: 'x'.repeat(80), metaTitle: 'Warm walls' })).toEqual([])
  })
})

describe('the phrase people search for', () => {
  test.each([
    ['is not entered', { keyphrase: ' ' }, 'Enter the phrase people search for under “Search and sharing”.'],
    ['has small words only', { keyphrase: 'how to' }, 'Enter the phrase people search for under “Search and sharing”.'],
    ['is missing in the title', { title: 'Cold' }, 'Use the words “warm” and “walls” in the title.'],
    ['is half in the title', { title: 'Cold walls' }, 'Use the word “warm” in the title.'],
    ['is part of a longer word', { title: 'Warm wallpaper' }, 'Use the word “walls” in the title.'],
    [
      'keeps its capitals',
      { keyphrase: 'WARM for Walls', title: 'Cold' },
      'Use the words “WARM” and “Walls” in the title.',
    ],
    [
      'is missing in the excerpt',
      { metaDescription: 'y'.repeat(120) },
      'Use the words “warm” and “walls” in the excerpt.',
    ],
    [
      'is missing at the start',
      { passages: [says('Air.'), LONG] },
      'Use the words “warm” and “walls” in the first paragraph.',
    ],
  ])('%s', (_name, change, expected) => {
    expect(sentences(change)).toEqual([expected])
  })

  test.each(['Warm-walls', 'WARM the wall', 'walls warmed', 'is my wall warm'])(
    'is found in another form: %s',
    (keyphrase) => {
      expect(sentences({ keyphrase })).toEqual([])
    },
  )
})

describe('headings', () => {
  const levels = (...all: number[]) => sentences({ headings: all.map((level) => ({ level, text: `At ${level}` })) })

  test.each([[[2, 3, 4, 2, 3]], [[2, 2]], [[2, 3, 2]]])('in order: %j', (all) => {
    expect(levels(...all)).toEqual([])
  })

  test('that begin or continue too low', () => {
    expect(levels(3)).toEqual(['Make “At 3” a heading 2: it is a heading 3 without one above it.'])
    expect(levels(2, 4)).toEqual(['Make “At 4” a heading 3: it is a heading 4 without one above it.'])
  })

  test('without words', () => {
    expect(sentences({ headings: [{ level: 2, text: ' ' }] })).toEqual(['Fill in the empty heading, or delete it.'])
  })

  test('are required in a long text', () => {
    expect(sentences({ headings: [], passages: [...DONE.passages, LONG] })).toEqual([
      'Divide the text with headings, so that readers find their question.',
    ])
  })
})

describe('pictures', () => {
  test.each(['', 'Wall', 'IMG_0012', 'white wall.jpg', 'Screenshot 12'])('described as %j', (alt) => {
    expect(sentences({ pictures: [{ field: 'content', name: 'a.jpg', alt }] })).toEqual([
      'Say in a sentence what the picture a.jpg shows.',
    ])
  })

  test('none at all', () => {
    expect(sentences({ pictures: [] })).toEqual([expect.stringMatching(/^Choose a main picture/)])
  })
})

describe('links', () => {
  test.each([
    ['/abouts', 'Correct or remove the link to /abouts: there is no such page.'],
    ['http://example.com', 'Correct or remove the link to http://example.com: there is no such page.'],
    ['', 'Complete the link that has no address.'],
  ])('%j leads nowhere', (href, expected) => {
    expect(withText(says(link(href), link(href)))).toEqual([expected])
  })

  test.each(['/blog/another', '/about#team', 'https://example.com', 'mailto:a@example.com'])(
    '%s is in order',
    (href) => {
      expect(withText(says(link(href)))).toEqual([])
    },
  )

  test('only to other sites', () => {
    const passages = [says('Warm walls.'), says('Sun on a wall warms it. '.repeat(70), link('https://example.com'))]
    expect(sentences({ passages })).toEqual(['Link to another page of this site where it helps the reader.'])
  })
})

describe('length, difficulty and sources', () => {
  test('a short text', () => {
    expect(sentences({ passages: [says('Warm walls. ', link('/about'))] })).toEqual([
      'Write at least 300 words: the post has 3.',
    ])
  })

  test('a difficult text', () => {
    const hard =
      'Incorporating electroluminescent instrumentation necessitates considerable interdisciplinary deliberation'
    expect(withText(says(`${hard}, ${hard}, ${hard}. `.repeat(20)))).toEqual([
      expect.stringMatching(/^Shorten sentences and words: the text needs \d+ years of school, and we aim for 10\.$/),
    ])
  })

  test('figures without any source, and with one', () => {
    const figure = says('It draws 225 W.')
    expect(withText(figure)).toEqual([
      'Add a source after each figure: One paragraph states figures, and the post names no source.',
    ])
    expect(withText(figure, figure)[0]).toContain('2 paragraphs state figures')
    expect(withText(figure, says('As measured.', { kind: 'source' }))).toEqual([])
  })
})

describe('claims', () => {
  const found = (...pieces: (string | Piece)[]) =>
    misleading({ ...DONE, passages: [says(...pieces)] }, RULES).map(({ sentence }) => sentence)

  test.each(['elsewhere', 'retired', 'unknown'])('%s has no wording for a post', (key) => {
    expect(found(claim(key))).toEqual([`Take out the claim ${key}: it has no wording that may be shown in a post.`])
  })

  test('that are wrong are not published', () => {
    expect(found(claim('wrong'))).toEqual(['Take out the claim “a 10-year warranty”: it is not true as stated.'])
  })

  test.each(['unchecked', 'expired'])('%s is advice', (key) => {
    expect(found(claim(key))).toEqual([])
    expect(withText(says(claim(key)))).toEqual([
      expect.stringMatching(/^Have the proof of “a 10-year warranty” checked/),
    ])
  })

  test('that are approved may be made', () => {
    expect(withText(says(claim('warranty'), claim('warranty')))).toEqual([])
  })

  test('in strict mode, one without approved wording may not be made', () => {
    const passages = [says(claim('unchecked'))]
    expect(misleading({ ...DONE, passages }, { ...RULES, mode: 'strict' })).toHaveLength(1)
  })

  test.each([
    ['in the text', { passages: [says('It saves 40% on bills.')] }],
    ['in the title', { title: 'Save £500 a year' }],
    ['in the excerpt', { excerpt: 'Installed in 2 days, guaranteed.' }],
    ['in the description for search results', { metaDescription: 'Up to 70% off' }],
  ])('without proof are found %s', (_where, change) => {
    expect(misleading({ ...DONE, ...change }, RULES).length).toBeGreaterThan(0)
  })

  test('without proof are accepted with a source', () => {
    expect(found('It saves 40% on bills.', { kind: 'source' })).toEqual([])
  })

  test('that may not be made come first', () => {
    const [first] = postFindings({ ...DONE, title: '', passages: [says(claim('wrong'))] }, SITE)
    expect(first?.isBlocking).toBe(true)
  })
})
