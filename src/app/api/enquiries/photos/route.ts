import { payloadClient } from '@/lib/data/payload-client'
import { filesMax, UPLOAD_BYTES_MAX } from '@/lib/domain/leads/photos'
import { contactFallback } from '@/lib/http/contact-fallback'
import { renderFormReply } from '@/lib/http/form-reply'
import { redirectToForm } from '@/lib/http/public-endpoint'
import { errorResponse, seeOther } from '@/lib/http/responses'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { logger } from '@/lib/platform/logger'
import { QueueFull } from '@/lib/platform/mutex'
import { FULL_SECONDS, StoreFull } from '@/lib/platform/quotas'
import { enquiryFiles } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { FILES_SECTION, filesFormSchema } from '@/lib/schemas/enquiry-change'
import { addFiles } from '@/lib/use-cases/enquiries/add-files'
import { findEnquiry } from '@/lib/use-cases/enquiries/find-enquiry'
import { sortEnquiryFiles } from '@/lib/use-cases/enquiries/sort-files'

import { fileEndpoint } from '../file-endpoint'
import { BUSY, BUSY_SECONDS, refusedFiles, takesNoFiles } from '../refused-files'

const NO_FILES = 'Choose at least one file first.'
const TOO_LARGE = 'That is more than 30 MB at once. Please send fewer files at a time.'

export const GET = redirectToForm(routes.enquiryCheck)

/**
 * A customer adds photos to an enquiry, or documents to a project, with a plain form; the token of their link is the
 * only permission. A script sends them in pieces.
 */
export const POST = fileEndpoint({
  limit: 'flood',
  maxBytes: UPLOAD_BYTES_MAX,
  tooLarge: TOO_LARGE,
  schema: filesFormSchema,
  namesFields: false,
  receive: async ({ token }, form) => {
    const refuse = async (status: number, message: string, headers: Record<string, string> = {}) => {
      const values = { token, section: FILES_SECTION }
      return renderFormReply(routes.enquiryCheck, { status, headers, values, errors: [], message }).catch(() =>
        errorResponse(status, message, [], headers),
      )
    }
    try {
      return await keep(token, form, refuse)
    } catch (err) {
      if (err instanceof QueueFull)
        return refuse(503, `${BUSY} ${await contactFallback()}`, { 'retry-after': String(BUSY_SECONDS) })
      if (err instanceof StoreFull)
        return refuse(503, `${err.message} ${await contactFallback()}`, { 'retry-after': String(FULL_SECONDS) })
      logger.error({ msg: 'files could not be saved', err })
      return refuse(503, `We could not save your files just now. ${await contactFallback()}`)
    }
  },
})

type Refuse = (status: number, message: string) => Promise<Response>

async function keep(token: string, form: FormData, refuse: Refuse): Promise<Response> {
  const pool = poolOf(await payloadClient())
  const enquiry = await findEnquiry(pool, token)
  if (!enquiry) return errorResponse(404, `This link is not valid. ${await contactFallback()}`)
  const files = form
    .getAll('photos')
    .filter((file): file is File => file instanceof File && (file.size > 0 || file.name !== ''))
  if (files.length === 0) return refuse(400, NO_FILES)
  const noRoom = takesNoFiles(enquiry)
  if (files.length > filesMax(enquiry.kind)) return refuse(400, noRoom)
  const { clean, refused } = await sortEnquiryFiles(files, enquiry)
  if (clean.length > 0 && !(await addFiles(pool, { enquiry, files: clean, at: now() }))) return refuse(409, noRoom)
  if (refused.length > 0) return refuse(400, refusedFiles({ refused, saved: clean.length }))
  return seeOther(enquiryFiles(token))
}
