import { payloadClient } from '@/lib/data/payload-client'
import { BODY_MAX_BYTES } from '@/lib/http/body-limits'
import { readText } from '@/lib/http/read-body'
import { refreshProducts } from '@/lib/http/refresh-products'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { receivePaymentMessage } from '@/lib/use-cases/payments/receive-payment-message'

/** Stripe's messages about payments. They must be signed; after a failure of ours, Stripe sends the message again. */
export async function POST(request: Request): Promise<Response> {
  const body = await readText(request, BODY_MAX_BYTES)
  if (!body.ok) return errorResponse(400, 'This message could not be read.')
  try {
    const signature = request.headers.get('stripe-signature')
    const received = await receivePaymentMessage(payloadClient, { body: body.text, signature })
    const { result } = received
    if ('movedGoods' in received && received.movedGoods) await refreshProducts()
    if (result === 'not-taken') return errorResponse(404, 'Card payments are not taken here.')
    if (result === 'unsigned') return errorResponse(400, 'This message is not signed by Stripe.')
    return jsonResponse(200, { message: `Received: ${result}.` })
  } catch {
    return errorResponse(503, 'The payment could not be recorded. Please send this again.')
  }
}
