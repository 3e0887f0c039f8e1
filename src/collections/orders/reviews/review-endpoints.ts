import type { Endpoint, PayloadRequest } from 'payload'
import type * as z from 'zod'

import { auditRequest } from '@/lib/accounts/record-audit'
import { type ActionReply, documentAction } from '@/lib/cms/access/document-action'
import { salesTeam } from '@/lib/cms/access/rules'
import { revalidateTags } from '@/lib/cms/hooks/refresh-pages'
import type { AuditAction } from '@/lib/domain/staff/audit-actions'
import { inPayloadTransaction } from '@/lib/platform/payload-transaction'
import { documentChangeTags } from '@/lib/registry/revalidation-plan'
import { reviewDecisionSchema, withholdingSchema } from '@/lib/schemas/review-decision'
import {
  askToPublish,
  askToWithhold,
  confirmWithholding,
  keepWithheld,
  publishReview,
} from '@/lib/use-cases/reviews/decide-review'

const SALES_ONLY = {
  rule: salesTeam,
  forbidden: 'Only the sales team decides on reviews.',
  missing: { status: 404, message: 'This review does not exist.' },
}

const CHANGED: ActionReply = {
  status: 409,
  message:
    'The review has changed since you opened it, this has been decided, or someone else has to decide it. Reload the page and read it again.',
}
const NOT_CONFIRMED: ActionReply = {
  status: 409,
  message:
    'The review or the reason has changed since you read it, or someone else has to confirm this. Reload the page and read both again.',
}

/** What staff do with a review. There is no way to change its stars or its words. */
export const reviewEndpoints: Endpoint[] = [
  decision({
    name: 'publish',
    schema: reviewDecisionSchema,
    action: 'review-published',
    change: publishReview,
    done: 'The review is published.',
  }),
  decision({
    name: 'ask-to-withhold',
    schema: withholdingSchema,
    action: 'withholding-asked',
    change: askToWithhold,
    done: 'A colleague has to confirm this.',
  }),
  decision({
    name: 'confirm-withholding',
    schema: withholdingSchema,
    action: 'withholding-confirmed',
    change: confirmWithholding,
    done: 'The review is withheld, and its author gets an email with the reason.',
    refused: NOT_CONFIRMED,
  }),
  decision({
    name: 'ask-to-publish',
    schema: reviewDecisionSchema,
    action: 'publishing-asked',
    change: askToPublish,
    done: 'A colleague has to confirm this.',
  }),
  decision({
    name: 'keep-withheld',
    schema: reviewDecisionSchema,
    action: 'publishing-refused',
    change: keepWithheld,
    done: 'The review stays withheld.',
  }),
]

type DecisionEndpoint<Input> = {
  name: string
  schema: z.ZodType<Input>
  action: AuditAction
  /** False if it no longer applies. */
  change: (req: PayloadRequest, decision: Input & { id: number; by: number }) => Promise<boolean>
  done: string
  refused?: ActionReply
}

/** An endpoint that does this in the name of the colleague who is signed in. */
function decision<Input>({ name, schema, action, change, done, refused = CHANGED }: DecisionEndpoint<Input>): Endpoint {
  return documentAction({
    ...SALES_ONLY,
    name,
    schema,
    act: async ({ id, input, req, user }) =>
      (await recorded(req, { action, id }, () => change(req, { ...input, id, by: Number(user.id) })))
        ? { status: 200, message: done }
        : refused,
  })
}

/** The change with its entry in the audit log, or neither; then the pages that show reviews. */
async function recorded(
  req: PayloadRequest,
  { action, id }: { action: AuditAction; id: number },
  change: () => Promise<boolean>,
): Promise<boolean> {
  return inPayloadTransaction(
    req,
    async () => {
      const isDone = await change()
      if (!isDone) return false
      await auditRequest(req, { action, what: `Review ${id}` })
      await revalidateTags({ req, tags: documentChangeTags('reviews') })
      return true
    },
    (isDone) => isDone,
  )
}
