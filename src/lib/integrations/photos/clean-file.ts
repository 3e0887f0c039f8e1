import { fileTypeFromBuffer } from 'file-type'

import { cleanPhoto } from './clean-photo'

/** The stored form of a file: a cleaned photo, or a document unchanged. */
export type CleanFile = { kind: 'photo' | 'document'; bytes: Buffer }

/**
 * Cleans a file according to its content, whatever its name says. Returns null if it is neither a photo nor, where
 * documents are accepted, a PDF.
 */
export async function cleanFile(
  file: Uint8Array,
  { isDocumentTaken }: { isDocumentTaken: boolean },
): Promise<CleanFile | null> {
  const type = await fileTypeFromBuffer(file)
  if (type?.mime === 'application/pdf') return isDocumentTaken ? { kind: 'document', bytes: Buffer.from(file) } : null
  const photo = await cleanPhoto(file)
  return photo && { kind: 'photo', bytes: photo }
}
