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
  act: async ({ id: deliveryId, req, user }) => {
    const input = closingReasonSchema.safeParse(await req.json?.().catch(() => null))
    if (!input.success) {
      return { status: 400, message: input.error.issues[0]?.message ?? 'This could not be read.' }
    }
    const isClosed = await closeDelivery(poolOf(req.payload), { deliveryId, ...input.data, user })
    return isClosed
      ? { status: 200, message: 'Closed. The timeline has the reason.' }
      : { status: 409, message: 'This is no longer parked.' }
  },
})
