import { kindOfFile } from '@/lib/domain/files/file-kinds'
import { type AcceptedFiles, fileProblem } from '@/lib/domain/files/file-problem'

import { openConfined } from './file-process'

/** The stored form of a file: a cleaned photo, or a document unchanged. */
export type NamedFile = { kind: 'photo' | 'document'; bytes: Uint8Array; name: string }

type Sorted = { clean: NamedFile[]; refused: string[] }

const NAME_LENGTH_MAX = 120

/**
 * Returns the files that can be kept, and a sentence about each of the others.
 * @throws QueueFull if too many others are being opened
 */
export async function sortFiles(files: readonly File[], accepted: AcceptedFiles): Promise<Sorted> {
  const sorted: Sorted = { clean: [], refused: [] }
  for (const file of files) {
    const name = nameOf(file)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const problem = fileProblem({ name, size: bytes.length, head: bytes }, accepted)
    const kept = problem === null ? await keptForm(bytes) : { refused: problem }
    if ('refused' in kept) sorted.refused.push(`${name} ${kept.refused}.`)
    else sorted.clean.push({ ...kept, name })
  }
  return sorted
}

async function keptForm(bytes: Uint8Array): Promise<Omit<NamedFile, 'name'> | { refused: string }> {
  if (kindOfFile(bytes) === 'pdf') return { kind: 'document', bytes }
  const opened = await openConfined({ work: 'photo', file: bytes })
  return 'refused' in opened ? opened : { kind: 'photo', bytes: opened.made }
}

/** Reduces a file name to letters, digits, spaces and the characters ._()-. */
export function nameOf({ name }: { name: string }): string {
  const shown = name.replace(/[^\p{L}\p{N} ._()-]/gu, '').trim()
  return shown.slice(-NAME_LENGTH_MAX) || 'Unnamed file'
}
