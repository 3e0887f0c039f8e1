import { documentAction } from '@/lib/cms/access/document-action'
import { salesTeam } from '@/lib/cms/access/rules'
import { revalidateTags } from '@/lib/cms/hooks/refresh-pages'
import { transactionOf } from '@/lib/platform/database'
import { documentChangeTags } from '@/lib/registry/revalidation-plan'
import { refundSchema } from '@/lib/schemas/refund'
import { refundPayment } from '@/lib/use-cases/payments/refund-payment'

/** Refunds a payment or part of it. A card refund is made by a worker; a transfer has been made by hand. */
export const refundEndpoint = documentAction({
  name: 'refund',
  rule: salesTeam,
  forbidden: 'Only the sales team may refund payments.',
  missing: { status: 404, message: 'This payment does not exist.' },
  schema: refundSchema,
  act: async ({ id, input, req, user }) => {
    const { amountPence, reason, key } = input
    const author = { id: user.id, name: user.name }
    const refunded = await refundPayment(await transactionOf(req), {
      paymentId: id,
      amountPence,
      reason,
      author,
      requestKey: key,
    })
    if (refunded.result === 'refused')
      return { status: 409, message: 'So much of this payment is not left to refund. Reload the page.' }
    if (refunded.result === 'repeated') return { status: 200, message: 'This refund has been recorded.' }
    if (refunded.returnedGoods) await revalidateTags({ req, tags: documentChangeTags('products') })
    return {
      status: 200,
      message: refunded.isWaiting ? 'Stripe is being asked to refund the card.' : 'The refund has been recorded.',
    }
  },
})
