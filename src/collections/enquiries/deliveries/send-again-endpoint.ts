import type { Endpoint } from 'payload'

import { salesDesk } from '@/lib/cms/access/rules'
import { sendDeliveryAgain } from '@/lib/use-cases/deliveries/send-delivery-again'

const ID_MAX = 2 ** 31 - 1

const REFUSALS = {
  'not-found': { status: 404, message: 'This delivery no longer exists.' },
  sending: { status: 409, message: 'This is being sent at this moment.' },
  sent: { status: 409, message: 'This has been sent already.' },
}

/** Payload leaves endpoints of ours open to everybody, so this one asks who calls. */
export const sendAgainEndpoint: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return answer({ status: 401, message: 'Please sign in again.' })
    if (!salesDesk({ req })) return answer({ status: 403, message: 'Only the sales desk may send this again.' })
    const deliveryId = readId(req.routeParams?.id)
    if (deliveryId === null) return answer(REFUSALS['not-found'])
    const outcome = await sendDeliveryAgain({ payload: req.payload, deliveryId, userId: req.user.id })
    return outcome.ok ? answer({ status: 200, message: 'Sending again now.' }) : answer(REFUSALS[outcome.reason])
  },
}

function readId(text: unknown): number | null {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 && id <= ID_MAX ? id : null
}

const answer = ({ status, message }: { status: number; message: string }) => Response.json({ message }, { status })
