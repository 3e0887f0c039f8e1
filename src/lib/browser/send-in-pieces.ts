import { pieceBytes } from '@/lib/domain/leads/photos'
import type { PieceAnswer } from '@/lib/schemas/file-piece'

import { isRecord, messageIn, parsedAnswer } from './answer-message'

type Showing = { percent?: number; state: 'sending' | 'paused' }

type Sending = {
  url: string
  token: string
  file: File
  wait: (failures: number) => Promise<void>
  show: (progress: Showing) => void
}

/** `left`: not complete, but worth another try. */
type Outcome = 'saved' | 'left' | { refused: string }

/** How many tries may fail one after the other: some eight minutes. */
const FAILURES_MAX = 20
/** Longer than the server waits for a piece. */
const ANSWER_WITHIN_MS = 60_000
/** Too many requests, or too slow: worth another try, unlike any other 4xx. */
const LATER = [408, 429]

/**
 * Sends a file from where an earlier attempt stopped, in this visit or another: the server knows it by its SHA-256.
 * After a failure it asks again how far it came.
 */
export async function sendInPieces({ wait, show, ...sent }: Sending): Promise<Outcome> {
  const { file } = sent
  const sha256 = await sha256Of(file).catch(() => null)
  if (sha256 === null) return { refused: `We could not read ${file.name}.` }
  let offset: number | null = null
  let failures = 0
  for (;;) {
    const answer = await post({ ...sent, sha256, offset })
    if (answer !== 'failed' && 'refused' in answer) return answer
    if (answer !== 'failed' && answer.isKept) return 'saved'
    // What has not moved on would not move on at once.
    if (answer === 'failed' || (offset !== null && answer.received <= offset)) {
      if (++failures === FAILURES_MAX) return 'left'
      offset = null
      show({ state: 'paused' })
      await wait(failures)
    } else {
      if (offset !== null) failures = 0
      offset = answer.received
      show({ state: 'sending', percent: Math.floor((100 * offset) / file.size) })
    }
  }
}

async function sha256Of(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Piece = { url: string; token: string; file: File; sha256: string; offset: number | null }

async function post({ url, ...piece }: Piece): Promise<PieceAnswer | 'failed' | { refused: string }> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const response = await fetch(url, { method: 'POST', body: formOf(piece), signal })
    if (response.status >= 500 || LATER.includes(response.status)) return 'failed'
    const answer = parsedAnswer(await response.text())
    if (!response.ok) return { refused: messageIn(answer) ?? `We could not save ${piece.file.name}.` }
    return isPieceAnswer(answer) ? answer : 'failed'
  } catch {
    return 'failed'
  }
}

/** Without an offset, the question how far the file came. */
function formOf({ token, file, sha256, offset }: Omit<Piece, 'url'>): FormData {
  const bytes = file.size
  const piece = offset === null ? new Blob() : file.slice(offset, offset + pieceBytes({ offset, bytes }))
  const form = new FormData()
  const fields = { token, sha256, name: file.name, bytes: String(bytes), offset: String(offset ?? 0), piece }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const isPieceAnswer = (answer: unknown): answer is PieceAnswer =>
  isRecord(answer) && typeof answer.received === 'number' && typeof answer.isKept === 'boolean'
