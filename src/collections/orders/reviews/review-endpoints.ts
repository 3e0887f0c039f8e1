import type { Endpoint, PayloadRequest } from 'payload'

import { auditRequest } from '@/lib/accounts/record-audit'
import { type ActionReply, documentAction } from '@/lib/cms/access/document-action'
import { salesTeam } from '@/lib/cms/access/rules'
import { revalidateTags } from '@/lib/cms/hooks/refresh-pages'
import type { AuditAction } from '@/lib/domain/staff/audit-actions'
import { inPayloadTransaction } from '@/lib/platform/payload-transaction'
import { documentChangeTags } from '@/lib/registry/revalidation-plan'
import { reviewDecisionSchema, withholdingSchema } from '@/lib/schemas/review-decision'
import { askToWithhold, confirmWithholding, publishReview } from '@/lib/use-cases/reviews/decide-review'

const SALES_ONLY = {
  rule: salesTeam,
  forbidden: 'Only the sales team decides on reviews.',
  missing: { status: 404, message: 'This review does not exist.' },
}

const CHANGED: ActionReply = {
  status: 409,
  message: 'The review has changed since you opened it, or this has been decided. Reload the page and read it again.',
}
const NOT_YOURS: ActionReply = {
  status: 409,
  message: 'Someone else has to confirm this, and the review must not have changed. Reload the page and read it again.',
}

/** What staff do with a review. There is no way to change its stars or its words. */
export const reviewEndpoints: Endpoint[] = [
  documentAction({
    ...SALES_ONLY,
    name: 'publish',
    schema: reviewDecisionSchema,
    act: async ({ id, input, req, user }) =>
      (await recorded(req, { action: 'review-published', id }, () =>
        publishReview(req, { id, by: Number(user.id), ...input }),
      ))
        ? { status: 200, message: 'The review is published.' }
        : CHANGED,
  }),
  documentAction({
    ...SALES_ONLY,
    name: 'ask-to-withhold',
    schema: withholdingSchema,
    act: async ({ id, input, req, user }) =>
      (await recorded(req, { action: 'withholding-asked', id }, () =>
        askToWithhold(req, { id, by: Number(user.id), ...input }),
      ))
        ? { status: 200, message: 'A colleague has to confirm this.' }
        : CHANGED,
  }),
  documentAction({
    ...SALES_ONLY,
    name: 'confirm-withholding',
    schema: reviewDecisionSchema,
    act: async ({ id, input, req, user }) =>
      (await recorded(req, { action: 'withholding-confirmed', id }, () =>
        confirmWithholding(req, { id, by: Number(user.id), ...input }),
      ))
        ? { status: 200, message: 'The review is withheld, and its author gets an email with the reason.' }
        : NOT_YOURS,
  }),
]

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
