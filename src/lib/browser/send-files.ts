import { FILE_BYTES_MAX } from '@/lib/domain/leads/photos'

import { messageIn, parsedAnswer } from './answer-message'

export type FilesSent = {
  saved: number
  /** What is wrong with files that sending again would not help. */
  problems: string[]
  /** Not sent yet, because the connection or our server failed. */
  left: File[]
}

type Sending = {
  url: string
  token: string
  files: readonly File[]
  /** Called before each file. */
  onFile: (file: File, place: number) => void
}

/** Too many requests, or too slow: worth another try, unlike any other 4xx. */
const LATER = [408, 429]

/** Sends files one by one, so that what has arrived is safe whatever happens to the next; stops where a try failed. */
export async function sendFiles({ url, token, files, onFile }: Sending): Promise<FilesSent> {
  const sent: FilesSent = { saved: 0, problems: [], left: [] }
  for (const [place, file] of files.entries()) {
    if (file.size > FILE_BYTES_MAX) {
      sent.problems.push(`${file.name} is larger than 20 MB.`)
      continue
    }
    onFile(file, place)
    const answer = await post({ url, token, file })
    if (answer === null) return { ...sent, left: files.slice(place) }
    if (answer.isSaved) sent.saved++
    else sent.problems.push(answer.message ?? `We could not save ${file.name}.`)
  }
  return sent
}

/** Null if it has to be sent again. */
async function post({ url, token, file }: { url: string; token: string; file: File }) {
  const body = new FormData()
  body.set('token', token)
  body.append('photos', file)
  try {
    const answer = await fetch(url, { method: 'POST', headers: { accept: 'application/json' }, body })
    if (answer.status >= 500 || LATER.includes(answer.status)) return null
    return { isSaved: answer.ok, message: messageIn(parsedAnswer(await answer.text())) }
  } catch {
    return null
  }
}
