import * as z from 'zod'

import { FILE_BYTES_MAX, PIECE_BYTES, pieceBytes } from '@/lib/domain/leads/photos'

import { token } from './enquiry-change'
import { text } from './text'

const wholeNumber = text({ max: 8 })
  .regex(/^\d{1,8}$/)
  .transform(Number)

/**
 * A form with a piece of a file. `sha256` and `bytes` (its size) identify the file; `offset` is the start of the piece.
 * An empty piece asks for the offset to continue from.
 */
export const filePieceSchema = z
  .strictObject({
    token,
    sha256: text({ max: 64 }).regex(/^[0-9a-f]{64}$/),
    name: text({ max: 1_000 }),
    bytes: wholeNumber.refine((bytes) => bytes > 0 && bytes <= FILE_BYTES_MAX),
    offset: wholeNumber.refine((offset) => offset % PIECE_BYTES === 0),
    piece: z.file(),
  })
  .refine(
    ({ piece, offset, bytes }) => piece.size === 0 || (offset < bytes && piece.size === pieceBytes({ offset, bytes })),
    { path: ['piece'] },
  )

export type FilePiece = z.output<typeof filePieceSchema>

/** The number of bytes received, and whether the file is complete and stored. */
export type PieceStatus = { received: number; isKept: boolean }
