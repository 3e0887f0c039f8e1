import { documentAction } from '@/lib/cms/access/document-action'
import { salesTeam } from '@/lib/cms/access/rules'
import { crmFindingSchema } from '@/lib/schemas/crm-finding'
import { finishErasure } from '@/lib/use-cases/leads/finish-erasure'

export const checkedEndpoint = documentAction({
  name: 'checked',
  rule: salesTeam,
  forbidden: 'Only the sales desk may record this.',
  missing: { status: 404, message: 'This erasure no longer exists.' },
  schema: crmFindingSchema,
  act: async ({ id: erasureId, input, req, user }) => {
    const isFinished = await finishErasure(req.payload, { erasureId, ...input, userId: user.id })
    return isFinished
      ? { status: 200, message: 'Recorded. The erasure is finished.' }
      : { status: 409, message: 'This no longer needs to be checked.' }
  },
})
