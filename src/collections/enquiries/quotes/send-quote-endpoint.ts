import { documentAction } from '@/lib/cms/access/document-action'
import { salesTeam } from '@/lib/cms/access/rules'
import { now } from '@/lib/platform/clock'
import { quoteSendingSchema } from '@/lib/schemas/quote'
import { sendQuote } from '@/lib/use-cases/quotes/send-quote'

const MISSING = { status: 404, message: 'This quote no longer exists.' }

export const sendQuoteEndpoint = documentAction({
  name: 'send',
  rule: salesTeam,
  forbidden: 'Only the sales desk may send a quote.',
  missing: MISSING,
  schema: quoteSendingSchema,
  act: async ({ id, input, req, user }) => {
    const result = await sendQuote(req.payload, { id, ...input, user, at: now() })
    switch (result.outcome) {
      case 'sent':
        return { status: 200, message: 'The quote is on its way to the customer.' }
      case 'missing':
        return MISSING
      case 'held-back':
        return { status: 409, message: 'This lead is held back as suspected spam. Release it first.' }
      case 'withdrawn':
        return { status: 409, message: 'The customer has withdrawn this enquiry.' }
      case 'no-address':
        return { status: 409, message: 'This lead has no email address to send the quote to.' }
      case 'changed':
        return {
          status: 409,
          message: 'This quote has changed since you opened it and was not sent. Check it again first.',
        }
      case 'not-open':
        return { status: 409, message: 'This quote was sent before, or has changed. Reload the page.' }
      case 'faulty':
        return { status: 422, message: `Not sent. ${result.faults.join(' ')}` }
    }
  },
})
