import * as z from 'zod'

import { FILE_BYTES_MAX, PIECE_BYTES, pieceBytes } from '@/lib/domain/leads/photos'

import { token } from './enquiry-change'
import { MESSAGES } from './messages'

const wholeNumber = z
  .string(MESSAGES.invalid)
  .regex(/^\d{1,8}$/, MESSAGES.invalid)
  .transform(Number)

/**
 * A piece of a file, as a form: of which file, known by its SHA-256 and size in bytes, and where it begins. An empty
 * piece asks where to go on.
 */
export const filePieceSchema = z
  .strictObject(
    {
      token,
      sha256: z.string(MESSAGES.invalid).regex(/^[0-9a-f]{64}$/, MESSAGES.invalid),
      name: z.string(MESSAGES.invalid).max(1_000, MESSAGES.invalid),
      bytes: wholeNumber.refine((bytes) => bytes > 0 && bytes <= FILE_BYTES_MAX, MESSAGES.invalid),
      offset: wholeNumber.refine((offset) => offset % PIECE_BYTES === 0, MESSAGES.invalid),
      piece: z.file(MESSAGES.invalid),
    },
    MESSAGES.invalid,
  )
  .refine(
    ({ piece, offset, bytes }) => piece.size === 0 || (offset < bytes && piece.size === pieceBytes({ offset, bytes })),
    { path: ['piece'], message: MESSAGES.invalid },
  )

export type FilePiece = z.output<typeof filePieceSchema>

/** What has arrived of the file, in bytes, and whether it is complete and kept. */
export type PieceAnswer = { received: number; isKept: boolean }
