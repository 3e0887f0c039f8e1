import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib'

import { FileRefused } from '@/lib/domain/files/file-refused'

import { cleanJpeg } from './jpeg'
import { accessibilityXmp } from './xmp'

const METADATA = PDFName.of('Metadata')
/** Descriptions of the document and of parts of it, and data that other programs keep in it. */
const DESCRIPTIONS = [METADATA, PDFName.of('PieceInfo'), PDFName.of('LastModified')]
const TITLE = PDFName.of('Title')
const AUTHOR_OF_NOTE = PDFName.of('T')

/**
 * A PDF without author, program and dates; one that has none stays as it is. What screen readers need is kept: title,
 * language, tags, and the statement that it is accessible.
 */
export async function cleanPdf(file: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(file, { updateMetadata: false, ignoreEncryption: true })
  if (document.isEncrypted) throw new FileRefused('is protected by a password')
  if (document.getPageCount() === 0) throw new Error('no pages')
  const cleaned = [cleanDescriptions(document), cleanPhotos(document), cleanInfo(document)]
  if (!cleaned.includes(true)) return file
  return document.save({ updateFieldAppearances: false, addDefaultPage: false })
}

/** Removes descriptions of the document and its parts, except for what the document's own says about access. */
function cleanDescriptions({ context, catalog }: PDFDocument): boolean {
  const own = catalog.get(METADATA)
  const description = context.lookup(own)
  const xmp = description instanceof PDFRawStream ? textOf(description) : null
  const accessible = xmp === null ? null : accessibilityXmp(xmp)
  const kept = accessible === null ? undefined : own
  const isRewritten = kept instanceof PDFRef && accessible !== xmp
  if (isRewritten)
    context.assign(kept, context.stream(Buffer.from(accessible ?? ''), { Type: 'Metadata', Subtype: 'XML' }))
  const found = context.enumerateIndirectObjects().map(([ref, object]) => {
    const dict = object instanceof PDFStream ? object.dict : object
    if (!(dict instanceof PDFDict) || ref === kept) return false
    const names = descriptionsIn(dict).filter((name) => dict.get(name) !== kept)
    const unused = dict.get(PDFName.of('Type')) === METADATA ? [ref] : [] // also if nothing refers to it
    for (const value of [...unused, ...names.map((name) => dict.get(name))])
      if (value instanceof PDFRef) context.delete(value)
    for (const name of names) dict.delete(name)
    return names.length + unused.length > 0
  })
  return isRewritten || found.includes(true)
}

function descriptionsIn(dict: PDFDict): PDFName[] {
  const isNote = dict.has(PDFName.of('Rect')) && dict.get(PDFName.of('Subtype')) !== PDFName.of('Widget')
  return [...DESCRIPTIONS, ...(isNote ? [AUTHOR_OF_NOTE] : [])].filter((name) => dict.has(name))
}

const textOf = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString()

function cleanPhotos({ context }: PDFDocument): boolean {
  const found = context.enumerateIndirectObjects().map(([ref, object]) => {
    if (!(object instanceof PDFRawStream) || !isPhoto(object.dict)) return false
    const contents = cleanJpeg(object.contents)
    if (contents.length === object.contents.length) return false
    context.assign(ref, PDFRawStream.of(object.dict, contents))
    return true
  })
  return found.includes(true)
}

function cleanInfo({ context }: PDFDocument): boolean {
  const info = context.lookup(context.trailerInfo.Info)
  if (!(info instanceof PDFDict)) return false
  const names = info.keys().filter((name) => name !== TITLE)
  for (const name of names) info.delete(name)
  return names.length > 0
}

const isPhoto = (dict: PDFDict) => dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode')
