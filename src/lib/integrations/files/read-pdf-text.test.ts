import { expect, test } from 'vitest'

import { factsIn } from '@/lib/domain/leads/document-facts'

import { pdfOf } from '../../../../tests/fixtures/pdf'
import { readPdfText } from './read-pdf-text'

test('reads the lines of every page', async () => {
  expect(await readPdfText(pdfOf(['Energy rating D\nValid until 12 May 2031', 'Walls (solid)']))).toEqual([
    ['Energy rating D', 'Valid until 12 May 2031'],
    ['Walls (solid)'],
  ])
})

test('a page without text is empty, and pages after the fortieth are left out', async () => {
  const pages = await readPdfText(
    pdfOf(Array.from({ length: 42 }, (_, page) => (page === 1 ? '' : `Page ${page + 1}`))),
  )
  expect([pages.length, pages[0], pages[1], pages[39]]).toEqual([40, ['Page 1'], [], ['Page 40']])
})

test('no more than 200,000 characters are read, even if they end within a page', async () => {
  const fullPage = Array(55).fill('i'.repeat(200)).join('\n')
  const pages = await readPdfText(pdfOf(Array(25).fill(fullPage)))
  expect([pages.length, pages.flat().join('').length]).toEqual([19, 200_000])
})

test('a file that is not a PDF is refused', async () => {
  await expect(readPdfText(Buffer.from('%PDF-1.4 nothing'))).rejects.toThrow()
})

test('the facts of an energy certificate are found in its PDF, with their pages', async () => {
  const epc = pdfOf([
    'Energy performance certificate (EPC)\nEnergy rating E\nValid until: 3 March 2034\nTotal floor area 640 square metres',
    'Walls Solid brick, as built, no insulation (assumed) Very poor\nMain heating Boiler and radiators, oil Average',
  ])
  expect(factsIn(await readPdfText(epc)).map(({ key, value, page }) => [key, value, page])).toEqual([
    ['floorArea', '640 m²', 1],
    ['rating', 'E', 1],
    ['validUntil', '3 March 2034', 1],
    ['walls', 'Solid brick, as built, no insulation (assumed)', 2],
    ['heating', 'Boiler and radiators, oil', 2],
  ])
})

test.each([
  ['written out', ' obj'.repeat(100_001)],
  ['in streams', '1 0 obj << /Type /ObjStm /N 60000 >> 2 0 obj << /N 60000 /First 9 /Type /ObjStm >>'],
])('a file with more objects than any document needs is refused: %s', async (_what, objects) => {
  await expect(readPdfText(Buffer.from(`%PDF-1.7 ${objects}`))).rejects.toThrow('has more than 100000 parts')
})
