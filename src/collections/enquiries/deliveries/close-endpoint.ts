import { documentAction } from '@/lib/cms/access/document-action'
import { salesTeam } from '@/lib/cms/access/rules'
import { poolOf } from '@/lib/platform/database'
import { closingReasonSchema } from '@/lib/schemas/closing-reason'
import { closeDelivery } from '@/lib/use-cases/deliveries/close-delivery'

export const closeEndpoint = documentAction({
  name: 'close',
  rule: salesTeam,
  forbidden: 'Only the sales desk may close this.',
  missing: { status: 404, message: 'This delivery no longer exists.' },
  schema: closingReasonSchema,
  act: async ({ id: deliveryId, input, req, user }) => {
    const isClosed = await closeDelivery(poolOf(req.payload), { deliveryId, ...input, user })
    return isClosed
      ? { status: 200, message: 'Closed. The timeline has the reason.' }
      : { status: 409, message: 'This is no longer parked.' }
  },
})
