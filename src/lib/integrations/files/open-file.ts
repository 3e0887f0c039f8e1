import { kindOfFile } from '@/lib/domain/files/file-kinds'
import { DAMAGED, FileRefused } from '@/lib/domain/files/file-refused'
import type { PageText } from '@/lib/domain/leads/document-facts'

import { type CleanMedia, cleanMedia } from './clean-media'
import { cleanPhoto } from './clean-photo'
import { readPdfText } from './read-pdf-text'

/** What can be done with a file from outside. Its kind has been checked. */
export type FileWork = { photo: Buffer; media: CleanMedia; text: PageText[] }
export type FileRequest<Work extends keyof FileWork = keyof FileWork> = { work: Work; file: Uint8Array }
/** `refused`: the rest of a sentence that begins with the name of the file. */
export type Opened<Work extends keyof FileWork = keyof FileWork> = { made: FileWork[Work] } | { refused: string }

/** Opens a file from outside; only ever in the process that is confined for it. */
export async function openFile({ work, file }: FileRequest): Promise<Opened> {
  try {
    return { made: await workOn(work, file) }
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.message }
    throw error
  }
}

function workOn(work: keyof FileWork, file: Uint8Array): Promise<FileWork[keyof FileWork]> {
  if (work === 'text') return readPdfText(file)
  const kind = kindOfFile(file)
  if (kind === null) throw new FileRefused(DAMAGED)
  return work === 'photo' ? cleanPhoto(file, kind) : cleanMedia(file, kind)
}
