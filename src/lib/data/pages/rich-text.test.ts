import { expect, test } from 'vitest'

import type { Claim } from '@/lib/content/claim'
import type { PrintedFigure } from '@/lib/content/printed-figures'
import { wordsOf } from '@/lib/content/rich-text'

import type { CitationResolver } from './citation-resolver'
import { toLine } from './lines'
import { toRichText } from './rich-text'

const claim: Claim = {
  kind: 'reading',
  key: 'ip.rating',
  text: 'IP54 rated',
  value: 'IP54',
  unit: '',
  status: 'unverified',
  qualifier: '',
  evidence: '',
  checkedOn: null,
}
const figure: PrintedFigure = { key: 'price.gas', text: '7.97p', value: 7.97, note: null }
const citations: CitationResolver = {
  keyOf: (kind, id) =>
    ({ source: { 4: 'cap' }, claim: { 9: 'ip.rating' } })[kind][Number(id) as never] ?? `number ${id}`,
  numberOf: (key) => (key === 'cap' ? 3 : null),
  claimOf: (key) => (key === claim.key ? claim : null),
  readingsOf: (key) => (key === claim.key ? [claim, { kind: 'replacement', key, text: 'Ask us' }] : []),
  figureOf: (key) => (key === figure.key ? figure : null),
  cited: () => [],
}

const read = (...children: unknown[]) => toRichText({ root: { children } }, citations)
const words = (text: string, format = 0) => ({ type: 'text', text, format })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })

test('keeps paragraphs, headings and text formatting', () => {
  expect(
    read(
      { type: 'heading', tag: 'h3', children: [words('A')] },
      paragraph(words('b', 1), words('c', 2), words('2', 64), words('i', 32)),
      paragraph(),
    ),
  ).toEqual([
    { kind: 'heading', level: 3, content: [{ kind: 'text', text: 'A' }] },
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'b', isBold: true },
        { kind: 'text', text: 'c', isItalic: true },
        { kind: 'text', text: '2', script: 'super' },
        { kind: 'text', text: 'i', script: 'sub' },
      ],
    },
  ])
})

test('sets the readings of a claim side by side', () => {
  expect(toLine('{readings:ip.rating}.{readings:no.such}', citations)).toEqual([
    { kind: 'readings', claims: [claim, { kind: 'replacement', key: 'ip.rating', text: 'Ask us' }] },
    { kind: 'text', text: '.', isBold: false },
  ])
  expect(wordsOf(toLine('{readings:ip.rating}', citations))).toBe('IP54 rated; Ask us')
})

test('puts a list within a list below the item that it belongs to', () => {
  const item = (...children: unknown[]) => ({ type: 'listitem', children })
  const list = (listType: string, ...children: unknown[]) => ({ type: 'list', listType, children })
  expect(read(list('number', item(words('one')), item(list('bullet', item(words('of it'))))))).toEqual([
    {
      kind: 'list',
      isOrdered: true,
      items: [
        {
          content: [{ kind: 'text', text: 'one' }],
          lists: [
            { kind: 'list', isOrdered: false, items: [{ content: [{ kind: 'text', text: 'of it' }], lists: [] }] },
          ],
        },
      ],
    },
  ])
})

test('numbers sources, fills in claims and figures; what no longer exists leaves no trace', () => {
  const note = (fields: object) => ({ type: 'inlineBlock', fields })
  const stored = paragraph(
    note({ blockType: 'source-note', source: 4 }),
    note({ blockType: 'claim', claim: 9 }),
    note({ blockType: 'source-note', source: 17 }),
    note({ blockType: 'claim', claim: null }),
    note({ blockType: 'number', number: 'price.gas' }),
    note({ blockType: 'number', number: 'price.peat' }),
    note({ blockType: 'unknown' }),
  )
  expect(read(stored)).toEqual([
    {
      kind: 'paragraph',
      content: [
        { kind: 'source', number: 3 },
        { kind: 'claim', claim },
        { kind: 'number', figure },
      ],
    },
  ])
})

test('a figure of a line reads as its text', () => {
  const line = toLine('At {number:price.gas} per kWh{number:price.peat}.', citations)
  expect(line).toEqual([
    expect.objectContaining({ text: 'At ' }),
    { kind: 'number', figure },
    expect.objectContaining({ text: ' per kWh' }),
    expect.objectContaining({ text: '.' }),
  ])
  expect(wordsOf(line)).toBe('At 7.97p per kWh.')
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'http://plain.example',
  '',
])('a link to %j is its words alone', (url) => {
  const linked = paragraph({ type: 'link', fields: { url }, children: [words('here')] })
  expect(read(linked)).toEqual([{ kind: 'paragraph', content: [{ kind: 'text', text: 'here' }] }])
})

test.each(['/about', '#sources', 'https://www.gov.uk/', 'mailto:a@example.com', 'tel:+441632960123'])(
  'a link to %s leads there, in text and in a line',
  (href) => {
    const link = [{ kind: 'link', href, content: [expect.objectContaining({ text: 'here' })] }]
    expect(read(paragraph({ type: 'link', fields: { url: href }, children: [words('here')] }))).toEqual([
      { kind: 'paragraph', content: link },
    ])
    expect(toLine(`[here](${href})`, citations)).toEqual(link)
  },
)

test('unknown nodes are left out, but the text inside them is kept', () => {
  expect(
    read({ type: 'table', children: [] }, { type: 'upload' }, paragraph({ type: 'mark', children: [words('kept')] })),
  ).toEqual([{ kind: 'paragraph', content: [{ kind: 'text', text: 'kept' }] }])
  expect(toRichText(null, citations)).toEqual([])
})
