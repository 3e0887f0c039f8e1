import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'

import { hiddenIn, photoOf } from '../../../../../tests/fixtures/hidden-data'
import { pdfOf } from '../../../../../tests/fixtures/pdf'
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

test('a damaged PDF is refused', async () => {
  await expect(cleanPdf(Buffer.from('%PDF-1.4 nothing'))).rejects.toThrow()
})
