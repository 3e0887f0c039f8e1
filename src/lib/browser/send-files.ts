import { FILE_BYTES_MAX } from '@/lib/domain/leads/photos'

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
  onProgress: (files: readonly FileProgress[]) => void
  /** Resolves when a retry is worthwhile, given the number of consecutive failures. */
  wait: (failures: number) => Promise<void>
}

/** Sends files one after another, so that completed files are safe whatever happens to the next. */
export async function sendFiles({ url, token, files, onProgress, wait }: Sending): Promise<FilesSent> {
  const sent: FilesSent = { saved: 0, problems: [], left: [] }
  const all = files.map(({ name }): FileProgress => ({ name, percent: 0, state: 'waiting' }))
  for (const [index, file] of files.entries()) {
    const show = (progress: Partial<FileProgress>) => {
      all[index] = { ...(all[index] as FileProgress), ...progress }
      onProgress([...all])
    }
    const outcome =
      file.size > FILE_BYTES_MAX
        ? { refused: `${file.name} is larger than 20 MB.` }
        : await sendInPieces({ url, token, file, wait, show })
    if (outcome === 'left') return { ...sent, left: files.slice(index) }
    if (outcome === 'saved') sent.saved++
    else sent.problems.push(outcome.refused)
    show(outcome === 'saved' ? { state: 'saved', percent: 100 } : { state: 'refused', percent: 0 })
  }
  return sent
}
