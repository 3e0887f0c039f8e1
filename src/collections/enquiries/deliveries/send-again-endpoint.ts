import { documentAction } from '@/lib/cms/access/document-action'
import { salesTeam } from '@/lib/cms/access/rules'
import { sendDeliveryAgain } from '@/lib/use-cases/deliveries/send-delivery-again'

const REFUSALS = {
  'not-found': { status: 404, message: 'This delivery no longer exists.' },
  sending: { status: 409, message: 'This is already being sent.' },
  sent: { status: 409, message: 'This has already been sent.' },
  cancelled: { status: 409, message: 'This was cancelled before it was sent.' },
}

export const sendAgainEndpoint = documentAction({
  name: 'send-again',
  rule: salesTeam,
  forbidden: 'Only the sales desk may send this again.',
  missing: REFUSALS['not-found'],
  act: async ({ id: deliveryId, req, user }) => {
    const outcome = await sendDeliveryAgain({ payload: req.payload, deliveryId, userId: user.id })
    return outcome.ok ? { status: 200, message: 'Sending again now.' } : REFUSALS[outcome.reason]
  },
})
