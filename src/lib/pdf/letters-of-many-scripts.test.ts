import { describe, expect, it, test } from 'vitest'

import { quoteView } from '@/lib/calculators/quote/quote-view'
import { unprintedWords } from '@/lib/domain/text/unprinted-words'
import { readPdfText } from '@/lib/integrations/files/read-pdf-text'

import { QUOTE } from '../../../tests/fixtures/quote'
import { SETTINGS } from '../../../tests/fixtures/site-settings'
import { tradeDocumentPdf } from './trade-document'

const documentWith = (text: readonly string[], title = 'Names') =>
  tradeDocumentPdf({
    subject: 'Quote',
    settings: SETTINGS,
    view: { ...quoteView(QUOTE), sections: [{ title, text: [...text] }] },
  })

const linesOf = async (pdf: Buffer) => (await readPdfText(pdf)).flat()
const fontsIn = (pdf: Buffer) =>
  [...new Set([...pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]+\+(\S+)/g)].map(([, name]) => name))].sort()

const NAMES = [
  'Nguyễn Thị Đặng Trần',
  'Vietnamese i after ị', // the same glyph stands for both
  'Łucja Żółć, İpek, Tŷ bach',
  'محمد علي الخوارزمي',
  'مُحَمَّد',
  'שלום כהן',
  'בִּנְיָמִין',
  '李小龙 龍 さくら カタカナ',
  '김민준',
  'Иван Петров',
  'Αθήνα Ωμέγα',
  'Party 🙂 👍🏽 👍 👨‍👩‍👧 🇬🇧',
  'Mr محمد Smith',
]

describe('names in many scripts', async () => {
  const pdf = await documentWith(NAMES, 'Trần 李 محمد')
  const lines = await linesOf(pdf)

  it.each(NAMES)('%s is copied as typed', (name) => {
    expect(lines).toContain(name)
    expect(unprintedWords(name)).toEqual([])
  })

  it('also in a heading', () => {
    expect(lines).toContain('Trần 李 محمد')
  })

  it('embeds each typeface once, as a subset', () => {
    const all = pdf.toString('latin1').match(/\/Type \/Font\b[^>]*\/Subtype \/Type0/g)?.length
    expect(all).toBe(fontsIn(pdf).length)
    expect(pdf.length).toBeLessThan(150_000)
    expect(pdf.toString('latin1')).not.toContain('/Helvetica')
  })

  it('is byte-identical each time', async () => {
    expect((await documentWith(NAMES, 'Trần 李 محمد')).equals(pdf)).toBe(true)
  })
})

test('an address from right to left begins on the right, a sentence with such a name on the left', async () => {
  // The reader reverses letters, but keeps the parts of a line as they are drawn.
  const lines = await linesOf(await documentWith(['רחוב 12, חיפה 3', 'רחוב (4), Den (2)']))
  expect(lines).toContain('3 חיפה , 12 רחוב')
  expect(lines).toContain('רחוב (4), Den (2)')
})

test('only the typefaces that a document needs are read', async () => {
  expect(fontsIn(await documentWith(['Anna Smith']))).toEqual(['CommissionerFlare-Medium', 'GolosText-Regular'])
})

test.each(['မောင်', 'मोहन', 'ส้ม', 'მარიამ'])('%s has no typeface: it is replaced, with a note', async (name) => {
  expect(unprintedWords(`Mr ${name} Smith`)).toEqual([name])
  const lines = await linesOf(await documentWith([`Mr ${name} Smith`]))
  expect(lines).toContain('Mr [?] Smith')
  expect(lines.join(' ')).toContain('[?] stands for letters that we cannot print yet.')
  expect((await linesOf(await documentWith(['Mr Smith']))).join(' ')).not.toContain('[?]')
})
