import { errorResponse, seeOther } from '@/lib/http/responses'
import { salesRead, staffEndpoint } from '@/lib/http/staff-endpoint'
import { poolOf } from '@/lib/platform/database'
import { sharedDesignPage } from '@/lib/routing/enquiry-routes'
import { designCorrectionSchema, enquiryOfDrawingSchema } from '@/lib/schemas/calculate/shared-design'
import { drawingOfEnquiry, sendCorrection } from '@/lib/use-cases/designs/correct-design'

const GONE = 'The customer has not shared this drawing, or has deleted it.'

/** Opens the drawing of an enquiry for the sales desk, to be corrected. */
export const GET = salesRead(async ({ payload }, request) => {
  const enquiry = enquiryOfDrawingSchema.safeParse(new URL(request.url).searchParams.get('enquiry'))
  const page = enquiry.success ? await drawingOfEnquiry(poolOf(payload), enquiry.data) : null
  return page === null ? errorResponse(404, GONE) : seeOther(page)
})

const REFUSALS = {
  missing: [404, 'This drawing did not come with that enquiry.'],
  overtaken: [409, 'Another version was saved in the meantime. Look at it first.'],
  'not-sent': [409, 'The email could not be sent: look at the enquiry. Nothing was changed.'],
} as const

/** Sends the newest version of a drawing back to its customer, with what was corrected. */
export const POST = staffEndpoint({
  may: 'changesQuotes',
  forbidden: 'Only the sales desk can send a drawing back.',
  valuesOf: (form) => Object.fromEntries(form),
  schema: designCorrectionSchema,
  act: async (correction, { payload, userId, name }) => {
    const outcome = await sendCorrection(poolOf(payload), { correction, user: { id: Number(userId), name } })
    if (outcome !== 'sent') {
      const [status, message] = REFUSALS[outcome]
      return errorResponse(status, message)
    }
    return seeOther(`${sharedDesignPage(correction.token)}?lead=${correction.lead}&sent=correction`)
  },
})
