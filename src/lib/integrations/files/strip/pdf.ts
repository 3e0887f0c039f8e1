import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib'

import { FileRefused } from '@/lib/domain/files/file-refused'

import { cleanJpeg } from './jpeg'

/** Descriptions of the document and of parts of it, and data that other programs keep in it. */
const DESCRIPTIONS = ['Metadata', 'PieceInfo', 'LastModified'].map((name) => PDFName.of(name))
const TITLE = PDFName.of('Title')
const AUTHOR_OF_NOTE = PDFName.of('T')

/** A PDF without author, program and dates. Its title stays, because readers show it. */
export async function cleanPdf(file: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(file, { updateMetadata: false, ignoreEncryption: true })
  if (document.isEncrypted) throw new FileRefused('is protected by a password')
  if (document.getPageCount() === 0) throw new Error('no pages')
  const { context } = document
  const removed = new Set<PDFRef>()
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object
    if (dict instanceof PDFDict) cleanDict(dict, removed)
  }
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream && isPhoto(object.dict)) context.assign(ref, withoutHiddenData(object))
  for (const ref of removed) context.delete(ref)
  cleanInfo(document)
  return document.save({ updateFieldAppearances: false, addDefaultPage: false })
}

function cleanDict(dict: PDFDict, removed: Set<PDFRef>): void {
  for (const name of DESCRIPTIONS) {
    const value = dict.get(name)
    if (value instanceof PDFRef) removed.add(value)
    dict.delete(name)
  }
  const subtype = dict.get(PDFName.of('Subtype'))
  const isNote = dict.has(PDFName.of('Rect')) && subtype !== PDFName.of('Widget')
  if (isNote) dict.delete(AUTHOR_OF_NOTE)
}

function cleanInfo({ context }: PDFDocument): void {
  const info = context.lookup(context.trailerInfo.Info)
  if (!(info instanceof PDFDict)) return
  for (const name of info.keys()) if (name !== TITLE) info.delete(name)
}

const isPhoto = (dict: PDFDict) => dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode')

const withoutHiddenData = ({ dict, contents }: PDFRawStream) => PDFRawStream.of(dict, cleanJpeg(contents))
