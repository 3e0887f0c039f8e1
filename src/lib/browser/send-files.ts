import { HEAD_BYTES } from '@/lib/domain/files/file-kinds'
import { type AcceptedFiles, fileProblem } from '@/lib/domain/files/file-problem'

import { sendInPieces } from './send-in-pieces'

export type FileProgress = {
  name: string
  percent: number
  /** `paused`: waiting for the connection. */
  state: 'waiting' | 'sending' | 'paused' | 'saved' | 'refused'
}

export type FilesSent = {
  saved: number
  /** Problems with files that retrying would not solve. */
  problems: string[]
  /** Incomplete because the connection or our server failed too often. */
  left: File[]
}

type Sending = {
  url: string
  token: string
  files: readonly File[]
  accepted: AcceptedFiles
  onProgress: (files: readonly FileProgress[]) => void
  /** Resolves when a retry is worthwhile, given the number of consecutive failures. */
  wait: (failures: number) => Promise<void>
}

/** Sends files one after another, so that completed files are safe whatever happens to the next. */
export async function sendFiles({ url, token, files, accepted, onProgress, wait }: Sending): Promise<FilesSent> {
  const sent: FilesSent = { saved: 0, problems: [], left: [] }
  const all = files.map(({ name }): FileProgress => ({ name, percent: 0, state: 'waiting' }))
  for (const [index, file] of files.entries()) {
    const show = (progress: Partial<FileProgress>) => {
      all[index] = { ...(all[index] as FileProgress), ...progress }
      onProgress([...all])
    }
    const problem = await problemWith(file, accepted)
    const outcome = problem
      ? { refused: `${file.name} ${problem}.` }
      : await sendInPieces({ url, token, file, wait, show })
    if (outcome === 'left') return { ...sent, left: files.slice(index) }
    if (outcome === 'saved') sent.saved++
    else sent.problems.push(outcome.refused)
    show(outcome === 'saved' ? { state: 'saved', percent: 100 } : { state: 'refused', percent: 0 })
  }
  return sent
}

/** What is known before a file is sent; a file that the device cannot read is reported when it is. */
async function problemWith(file: File, accepted: AcceptedFiles): Promise<string | null> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null)
  return head && fileProblem({ name: file.name, size: file.size, head: new Uint8Array(head) }, accepted)
}
