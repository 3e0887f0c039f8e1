import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Claim } from '@/lib/content/claim'
import type { Line } from '@/lib/content/rich-text'

import { Words } from './words'

const claim: Claim = {
  kind: 'reading',
  key: 'response.time',
  text: 'We’ll contact you within 15 minutes',
  value: '15',
  unit: 'min',
  qualifier: '',
  evidence: '',
  checkedOn: null,
  status: 'unverified',
}

const shown = (line: Line) => renderToStaticMarkup(<Words of={line} />)
const buttonIn = (html: string) => /<button[^>]*data-claim[^>]*>([^<]*)/.exec(html)?.[1]

test('a full stop after a claim is in its button, where no line can start with it', () => {
  const html = shown([
    { kind: 'claim', claim },
    { kind: 'text', text: '. We’re open' },
  ])
  expect(buttonIn(html)).toBe('We’ll contact you within 15 minutes.')
  expect(html).toMatch(/ We’re open$/)
})

test('a word after a claim is not', () => {
  const html = shown([
    { kind: 'claim', claim },
    { kind: 'text', text: ' today.' },
  ])
  expect(buttonIn(html)).toBe('We’ll contact you within 15 minutes')
  expect(html).toMatch(/ today\.$/)
})

test('nor is a full stop between a claim and a source number, which it keeps apart', () => {
  const html = shown([
    { kind: 'claim', claim },
    { kind: 'text', text: '.' },
    { kind: 'source', number: 3 },
  ])
  expect(buttonIn(html)).toBe('We’ll contact you within 15 minutes')
  expect(html).toMatch(/\.<a [^>]*>3<\/a>$/)
})

test('nor is punctuation after a figure without a note lost', () => {
  const figure = { key: 'price', value: 26.32, text: '26.32p', note: null }
  expect(
    shown([
      { kind: 'number', figure },
      { kind: 'text', text: ', so' },
    ]),
  ).toBe('26.32p, so')
})

test('two source numbers are separated by a comma', () => {
  const line: Line = [
    { kind: 'source', number: 4 },
    { kind: 'source', number: 5 },
  ]
  expect(shown(line).replace(/<[^>]+>/g, '')).toBe('4,5')
})

test('a long name may wrap after its dots, but an abbreviation may not', () => {
  expect(shown([{ kind: 'text', text: 'powerboard.professional.v1, 500 V d.c.' }])).toBe(
    'powerboard.<wbr/>professional.<wbr/>v1, 500\u00A0V d.c.',
  )
})

test.each([
  ['(291.15⁴ + 1)^¼ − 291.15', '(291.15⁴ + 1)<sup>1/4</sup> − 291.15'],
  ['t_pr,up = T^¼', 't<sub>pr,up</sub> = T<sup>1/4</sup>'],
  ['¼ of it', '¼ of it'],
])('%s', (text, html) => expect(shown([{ kind: 'text', text }])).toBe(html))
