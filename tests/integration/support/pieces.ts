import { createHash } from 'node:crypto'

import { PIECE_BYTES } from '@/lib/domain/leads/photos'
import type { PieceStatus } from '@/lib/schemas/file-piece'

import { call, request } from './api'

type Fields = Record<string, string | Blob>

/** The fields that send the piece of `content` at `offset`, or without `offset`, that ask where to continue. */
export function pieceOf(content: Uint8Array, offset?: number): Fields {
  const piece = offset === undefined ? new Uint8Array() : content.slice(offset, offset + PIECE_BYTES)
  return {
    sha256: createHash('sha256').update(content).digest('hex'),
    name: 'plan.pdf',
    bytes: String(content.length),
    offset: String(offset ?? 0),
    piece: new Blob([new Uint8Array(piece)]),
  }
}

export async function sendPiece(token: string, fields: Fields, headers: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ token, ...fields })) form.set(name, value)
  const response = await call(request('/enquiries/pieces', { method: 'POST', body: form, headers }))
  return { status: response.status, ...((await response.json()) as Partial<PieceStatus> & { message?: string }) }
}

/** Sends the rest of a file, beginning at `from`. */
export async function sendRest(token: string, content: Uint8Array, from = 0, fields: Fields = {}) {
  let result = await sendPiece(token, { ...pieceOf(content, from), ...fields })
  for (let at = from + PIECE_BYTES; result.status === 200 && at < content.length; at += PIECE_BYTES)
    result = await sendPiece(token, { ...pieceOf(content, at), ...fields })
  return result
}
