import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { PlainSection } from '@/components/admin/plain-document'
import { quoteView } from '@/lib/calculators/quote/quote-view'
import type { DocumentSection } from '@/lib/content/document-section'
import { keepUnits } from '@/lib/format/keep-units'

import { QUOTE } from '../../../tests/fixtures/quote'
import { visibleWords } from '../../../tests/fixtures/visible-words'
import { DocumentSections } from './document-sections'

const { sections } = quoteView(QUOTE)

const wordsOf = ({ title, text, table }: DocumentSection) =>
  [title, ...text, ...(table ? [...table.columns.map(({ heading }) => heading), ...table.rows.flat()] : [])].map(
    keepUnits,
  )

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }

/** Text between tags, in order; empty cells leave none. */
const textsOf = (markup: string) =>
  markup
    .split(/<[^>]+>/)
    .filter(Boolean)
    .map((text) => text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity))

test.each([
  ['its page', <DocumentSections key="page" sections={sections} />],
  ['the admin', sections.map((section) => <PlainSection key={section.title} {...section} />)],
])('a quote reads the same on %s: every word of every section, in order', (_, shown) => {
  expect(textsOf(renderToStaticMarkup(shown))).toEqual(sections.flatMap(wordsOf).filter(Boolean))
})

/** What the law requires beside the offer (Consumer Contracts Regulations 2013, schedule 2). */
const REQUIRED = ['Your right to cancel', 'If something is wrong', 'Who you are buying from']

test('a quote shows at most 400 words of the home, the price and the offer; the rest opens', () => {
  const own = sections.filter(({ title }) => !REQUIRED.includes(title))
  expect(own).toHaveLength(sections.length - REQUIRED.length)
  expect(visibleWords(renderToStaticMarkup(<DocumentSections sections={own} />))).toBeLessThanOrEqual(400)
})
