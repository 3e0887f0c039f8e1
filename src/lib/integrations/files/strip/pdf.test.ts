import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'

import { quoteView } from '@/lib/calculators/quote/quote-view'
import { tradeDocumentPdf } from '@/lib/pdf/trade-document'

import { hiddenIn, photoOf } from '../../../../../tests/fixtures/hidden-data'
import { pdfOf } from '../../../../../tests/fixtures/pdf'
import { QUOTE } from '../../../../../tests/fixtures/quote'
import { SETTINGS } from '../../../../../tests/fixtures/site-settings'
import { readPdfText } from '../read-pdf-text'
import { cleanPdf } from './pdf'

/** A PDF with everything that can name its author, most of it compressed. */
async function describedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdfOf(['Test report 12']))
  document.setTitle('A report')
  document.setAuthor('Gwen Author')
  document.setCreator('Maker')
  const { context } = document
  document.catalog.set(PDFName.of('Metadata'), context.register(context.stream('<x:xmpmeta>Gwen Author</x:xmpmeta>')))
  const page = document.getPage(0)
  const note = { Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], T: PDFString.of('Gwen Author') }
  page.node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(note))]))
  page.drawImage(await document.embedJpg(await photoOf()), { width: 60, height: 40 })
  return document.save()
}

/** All of a PDF's objects, readable. */
async function readable(file: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(file, { updateMetadata: false })
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => {
    const bytes = new Uint8Array(object.sizeInBytes())
    object.copyBytesInto(bytes, 0)
    return Buffer.from(bytes).toString('latin1')
  })
  return objects.join('\n')
}

test('a PDF loses author, program and the hidden data of its pictures; title and text stay', async () => {
  const file = await describedPdf()
  expect(hiddenIn(Buffer.from(await readable(file), 'latin1'))).toEqual(
    expect.arrayContaining(['Gwen Author', 'Maker', 'Telefon 15', 'xmpmeta', 'Exif']),
  )
  const cleaned = await cleanPdf(file)
  expect(hiddenIn(Buffer.from(await readable(cleaned), 'latin1'))).toEqual([])
  const document = await PDFDocument.load(cleaned, { updateMetadata: false })
  expect([document.getTitle(), document.getAuthor(), document.getProducer()]).toEqual([
    'A report',
    undefined,
    undefined,
  ])
  expect(await readPdfText(cleaned)).toEqual([['Test report 12']])
})

test('a PDF that has been cleaned is not changed again', async () => {
  const cleaned = await cleanPdf(await describedPdf())
  expect(Buffer.from(await cleanPdf(cleaned)).equals(Buffer.from(cleaned))).toBe(true)
})

/** One of our own documents, which says that it is accessible. */
async function accessiblePdf(): Promise<Uint8Array> {
  const document = await PDFDocument.load(
    await tradeDocumentPdf({ subject: 'Quote', settings: SETTINGS, view: quoteView(QUOTE) }),
    {
      updateMetadata: false,
    },
  )
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" pdfuaid:part="1" rdf:about=""><dc:title><rdf:Alt><rdf:li xml:lang="x-default">Quote &amp; Łódź</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>Gwen Author</rdf:li></rdf:Seq></dc:creator><dc:language><rdf:Bag><rdf:li>en-GB</rdf:li></rdf:Bag></dc:language><xmp:CreatorTool>Maker</xmp:CreatorTool></rdf:Description></rdf:RDF></x:xmpmeta>`
  const { catalog, context } = document
  catalog.set(
    PDFName.of('Metadata'),
    context.register(context.flateStream(Buffer.from(xmp), { Type: 'Metadata', Subtype: 'XML' })),
  )
  document.setAuthor('Gwen Author')
  return document.save()
}

test('what makes a PDF accessible stays: title, language, tags and the statement', async () => {
  const cleaned = await cleanPdf(await accessiblePdf())
  const text = await readable(cleaned)
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(Buffer.from(text, 'latin1').toString()).toContain('<rdf:li xml:lang="x-default">Quote &amp; Łódź</rdf:li>')
  expect(text).toContain('<dc:language><rdf:Bag><rdf:li>en-GB</rdf:li></rdf:Bag></dc:language>')
  expect(hiddenIn(Buffer.from(text, 'latin1'))).toEqual([])
  const { catalog } = await PDFDocument.load(cleaned, { updateMetadata: false })
  expect(String(catalog.lookup(PDFName.of('Lang')))).toBe('(en-GB)')
  expect(String(catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true')
  expect(String(catalog.lookup(PDFName.of('ViewerPreferences')))).toContain('/DisplayDocTitle true')
  expect(text.match(/\/S \/H2\b/g)?.length).toBeGreaterThan(1)
  expect(Buffer.from(await cleanPdf(cleaned)).equals(Buffer.from(cleaned))).toBe(true)
})

test('our own document keeps its title and its tags', async () => {
  const file = await tradeDocumentPdf({ subject: 'Quote', settings: SETTINGS, view: quoteView(QUOTE) })
  const cleaned = await cleanPdf(file)
  const [before, after] = [await readable(file), await readable(cleaned)]
  const tagsIn = (text: string) => text.match(/\/StructElem\b/g)?.length
  expect(tagsIn(after)).toBe(tagsIn(before))
  const document = await PDFDocument.load(cleaned, { updateMetadata: false })
  expect([document.getTitle(), document.getAuthor()]).toEqual([expect.stringContaining('PB-'), undefined])
  expect(Buffer.from(await cleanPdf(cleaned)).equals(Buffer.from(cleaned))).toBe(true)
})

test('a damaged PDF is refused', async () => {
  await expect(cleanPdf(Buffer.from('%PDF-1.4 nothing'))).rejects.toThrow()
})
