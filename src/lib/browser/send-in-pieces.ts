import { pieceBytes } from '@/lib/domain/leads/photos'
import { parseJson } from '@/lib/domain/text/parse-json'
import type { PieceStatus } from '@/lib/schemas/file-piece'

import { isRecord, messageIn } from './response-message'

type Showing = { percent?: number; state: 'sending' | 'paused' }

type Sending = {
  url: string
  token: string
  file: File
  wait: (failures: number) => Promise<void>
  show: (progress: Showing) => void
}

/** `left`: incomplete, but worth retrying. */
type Outcome = 'saved' | 'left' | { refused: string }

/** Maximum consecutive failures, about eight minutes. */
const FAILURES_MAX = 20
/** Longer than the server waits for a piece. */
const ANSWER_WITHIN_MS = 60_000
/** Too many requests, or too slow: worth retrying, unlike any other 4xx. */
const LATER = [408, 429]

/**
 * Sends a file in pieces, continuing an earlier attempt, even from another visit: the server identifies the file by its
 * SHA-256. After a failure it asks the server for the offset again.
 */
export async function sendInPieces({ wait, show, ...sent }: Sending): Promise<Outcome> {
  const { file } = sent
  const sha256 = await sha256Of(file).catch(() => null)
  if (sha256 === null) return { refused: `We could not read ${file.name}.` }
  let offset: number | null = null
  let failures = 0
  for (;;) {
    const result = await post({ ...sent, sha256, offset })
    if (result !== 'failed' && 'refused' in result) return result
    if (result !== 'failed' && result.isKept) return 'saved'
    // Without progress, an immediate retry would not succeed either.
    if (result === 'failed' || (offset !== null && result.received <= offset)) {
      if (++failures === FAILURES_MAX) return 'left'
      offset = null
      show({ state: 'paused' })
      await wait(failures)
    } else {
      if (offset !== null) failures = 0
      offset = result.received
      show({ state: 'sending', percent: Math.floor((100 * offset) / file.size) })
    }
  }
}

async function sha256Of(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Piece = { url: string; token: string; file: File; sha256: string; offset: number | null }

async function post({ url, ...piece }: Piece): Promise<PieceStatus | 'failed' | { refused: string }> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const response = await fetch(url, { method: 'POST', body: formOf(piece), signal })
    if (response.status >= 500 || LATER.includes(response.status)) return 'failed'
    const reply = parseJson(await response.text())
    if (!response.ok) return { refused: messageIn(reply) ?? `We could not save ${piece.file.name}.` }
    return isPieceAnswer(reply) ? reply : 'failed'
  } catch {
    return 'failed'
  }
}

/** Without an offset, the form asks how much has arrived. */
function formOf({ token, file, sha256, offset }: Omit<Piece, 'url'>): FormData {
  const bytes = file.size
  const piece = offset === null ? new Blob() : file.slice(offset, offset + pieceBytes({ offset, bytes }))
  const form = new FormData()
  const fields = { token, sha256, name: file.name, bytes: String(bytes), offset: String(offset ?? 0), piece }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const isPieceAnswer = (value: unknown): value is PieceStatus =>
  isRecord(value) && typeof value.received === 'number' && typeof value.isKept === 'boolean'
