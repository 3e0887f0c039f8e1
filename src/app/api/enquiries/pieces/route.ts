import { payloadClient } from '@/lib/data/payload-client'
import { PIECE_BYTES } from '@/lib/domain/leads/photos'
import { contactFallback } from '@/lib/http/contact-fallback'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { logger } from '@/lib/platform/logger'
import { QueueFull } from '@/lib/platform/mutex'
import { FULL_SECONDS, StoreFull } from '@/lib/platform/quotas'
import { type FilePiece, filePieceSchema, type PieceStatus } from '@/lib/schemas/file-piece'
import { finishFile, receivePiece } from '@/lib/use-cases/enquiries/arriving-files'
import { findEnquiry } from '@/lib/use-cases/enquiries/find-enquiry'

import { fileEndpoint } from '../file-endpoint'
import { BUSY, BUSY_SECONDS, refusedFiles, takesNoFiles } from '../refused-files'

/** Includes the other fields of the form. */
const REQUEST_BYTES_MAX = PIECE_BYTES + 8 * 1024
/** A photo is checked within a second or two. */
const CHECKING_SECONDS = 2
const TOO_LARGE = 'That is more than one piece of a file.'

/** A customer's script sends a file piece by piece; the token of their link is the only permission. */
export const POST = fileEndpoint({
  limit: 'filePiece',
  maxBytes: REQUEST_BYTES_MAX,
  tooLarge: TOO_LARGE,
  schema: filePieceSchema,
  namesFields: true,
  receive: async (piece) => {
    try {
      return await keep(piece)
    } catch (err) {
      if (err instanceof QueueFull) return later(BUSY, BUSY_SECONDS)
      if (err instanceof StoreFull) return later(`${err.message} ${await contactFallback()}`, FULL_SECONDS)
      logger.error({ msg: 'a piece of a file could not be saved', err })
      return errorResponse(503, `We could not save your file just now. ${await contactFallback()}`)
    }
  },
})

const later = (message: string, seconds: number) => errorResponse(503, message, [], { 'retry-after': String(seconds) })

async function keep(piece: FilePiece): Promise<Response> {
  const pool = poolOf(await payloadClient())
  const enquiry = await findEnquiry(pool, piece.token)
  if (!enquiry) return errorResponse(404, `This link is not valid. ${await contactFallback()}`)
  const arriving = await receivePiece(pool, enquiry, piece)
  if (!arriving) return errorResponse(409, takesNoFiles(enquiry))
  const { id, received, isKept } = arriving
  const respond = (kept: PieceStatus) => jsonResponse(200, kept)
  if (isKept || received < piece.bytes) return respond({ received, isKept })
  const outcome = await finishFile(pool, { enquiry, id, file: piece, at: now() })
  if (outcome === 'kept') return respond({ received, isKept: true })
  if (outcome === 'in-progress') return later('We are still checking this file.', CHECKING_SECONDS)
  if (outcome === 'too-many') return errorResponse(409, takesNoFiles(enquiry))
  return errorResponse(400, refusedFiles({ refused: [outcome.refused], saved: 0 }))
}
