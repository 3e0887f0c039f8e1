import type { Endpoint } from 'payload'

import { salesDesk } from '@/lib/cms/access/rules'
import { sendDeliveryAgain } from '@/lib/use-cases/deliveries/send-delivery-again'

const ID_MAX = 2 ** 31 - 1

const REFUSALS = {
  'not-found': { status: 404, message: 'This delivery no longer exists.' },
  sending: { status: 409, message: 'This is being sent at this moment.' },
  sent: { status: 409, message: 'This has been sent already.' },
} as const

/** Payload leaves its own endpoints open to everybody, so this one asks who calls. */
export const sendAgainEndpoint: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return answer(401, 'Please sign in again.')
    if (!salesDesk({ req })) return answer(403, 'Only the sales desk may send this again.')
    const deliveryId = Number(req.routeParams?.id)
    const isId = Number.isInteger(deliveryId) && deliveryId > 0 && deliveryId <= ID_MAX
    const outcome = isId ? await sendDeliveryAgain({ payload: req.payload, deliveryId, userId: req.user.id }) : { ok: false as const, reason: 'not-found' as const }
    if (outcome.ok) return answer(200, 'Sending again now.')
    const { status, message } = REFUSALS[outcome.reason]
    return answer(status, message)
  },
}

const answer = (status: number, message: string) => Response.json({ message }, { status })
