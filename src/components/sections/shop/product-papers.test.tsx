import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ProductPapers } from './product-papers'

const shown = (papers: Parameters<typeof ProductPapers>[0]) =>
  renderToStaticMarkup(<ProductPapers {...papers} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim()

test('a product without box contents or documents shows neither', () => {
  expect(shown({ inBox: [], documents: [] })).toBe('')
})

test('the contents of the box and the documents are listed, with file sizes', () => {
  const manual = { title: 'Fitting instructions', href: '/api/media/file/a.pdf', kind: 'PDF', bytes: 2_400_000 }
  const page = { title: 'Technical data', href: '/technical-specs', kind: 'Web page', bytes: null }
  expect(shown({ inBox: ['1 panel', '2 channels'], documents: [] })).toBe('In the box 1 panel 2 channels')
  expect(shown({ inBox: [], documents: [manual, page] })).toBe(
    'Documents Fitting instructions (PDF, 2.4 MB) Technical data (Web page)',
  )
})
