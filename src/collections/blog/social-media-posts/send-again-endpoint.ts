import { NotFound, ValidationError } from 'payload'

import { type ActionReply, documentAction } from '@/lib/cms/access/document-action'
import { editors } from '@/lib/cms/access/rules'
import { Refusal } from '@/lib/platform/refusal'

const GONE = { status: 404, message: 'This post no longer exists.' }

/** Reschedules a post that could not be sent. */
export const sendAgainEndpoint = documentAction({
  name: 'send-again',
  rule: editors,
  forbidden: 'Only editors may send this again.',
  missing: GONE,
  act: async ({ id, req, user }) => {
    try {
      const data = { status: 'scheduled' } as const
      await req.payload.update({ collection: 'social-media-posts', id, data, user, overrideAccess: false })
    } catch (error) {
      return refusalOf(error)
    }
    req.payload.logger.info({ msg: 'social post to be sent again', id, userId: user.id })
    return { status: 200, message: 'This will be sent within a minute.' }
  },
})

/** @throws any error that is not a refusal */
function refusalOf(error: unknown): ActionReply {
  if (error instanceof NotFound) return GONE
  if (error instanceof Refusal) return { status: error.status, message: error.message }
  if (error instanceof ValidationError) {
    return { status: 400, message: error.data.errors[0]?.message ?? 'This post is not complete.' }
  }
  throw error
}
