import { fileTypeFromBuffer } from 'file-type'

import { cleanPhoto } from './clean-photo'

/** What is kept of a file: a cleaned photo, or a document as it came. */
export type CleanFile = { kind: 'photo' | 'document'; bytes: Buffer }

/** A file by its content, whatever its name says; null for what is neither a photo nor, if wanted, a PDF. */
export async function cleanFile(
  file: Uint8Array,
  { isDocumentTaken }: { isDocumentTaken: boolean },
): Promise<CleanFile | null> {
  const type = await fileTypeFromBuffer(file)
  if (type?.mime === 'application/pdf') return isDocumentTaken ? { kind: 'document', bytes: Buffer.from(file) } : null
  const photo = await cleanPhoto(file)
  return photo && { kind: 'photo', bytes: photo }
}
