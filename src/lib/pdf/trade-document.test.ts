import { expect, test } from 'vitest'

import { quoteView } from '@/lib/calculators/quote/quote-view'

import { pdfText } from '../../../tests/fixtures/pdf-text'
import { QUOTE } from '../../../tests/fixtures/quote'
import { SETTINGS } from '../../../tests/fixtures/site-settings'
import { printable } from './printable'
import { tradeDocumentPdf } from './trade-document'

const view = quoteView(QUOTE)
const input = { subject: 'Quote', view, settings: SETTINGS }
const withoutSpaces = (text: string) => text.replace(/[\s\u00ad-]/g, '')

test('has every section of the page, is tagged and byte-identical each time', async () => {
  const [first, second] = [await tradeDocumentPdf(input), await tradeDocumentPdf(input)]
  expect(second.equals(first)).toBe(true)
  const file = first.toString('latin1')
  expect(file).toContain('/Marked true')
  expect(file).toContain('/Lang (en-GB)')
  expect(file.match(/\/S \/H2\b/g)).toHaveLength(view.sections.length)
  expect(file.match(/\/S \/Table\b/g)).toHaveLength(view.sections.filter(({ table }) => table).length)
  const text = withoutSpaces(pdfText(first))
  for (const block of view.sections) {
    const cells = block.table?.rows.flat() ?? []
    for (const words of [block.title, ...block.text, ...cells]) expect(text).toContain(withoutSpaces(printable(words)))
  }
})
