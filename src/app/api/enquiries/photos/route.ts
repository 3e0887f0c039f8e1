import { payloadClient } from '@/lib/data/payload-client'
import type { LeadKind } from '@/lib/domain/leads/lead-kinds'
import { filesMax, takesDocuments, UPLOAD_BYTES_MAX } from '@/lib/domain/leads/photos'
import { clientKey } from '@/lib/http/client-key'
import { contactFallback } from '@/lib/http/contact-fallback'
import { renderFormReply } from '@/lib/http/form-reply'
import { spend } from '@/lib/http/rate-limit'
import { readBytes } from '@/lib/http/read-body'
import { errorResponse, jsonResponse, seeOther } from '@/lib/http/responses'
import { isSameOrigin } from '@/lib/http/same-origin'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { enquiryFiles } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { FILES_SECTION, isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { addFiles, sortFiles } from '@/lib/use-cases/enquiries/add-files'
import { findEnquiry } from '@/lib/use-cases/enquiries/find-enquiry'

const NO_FILES = 'Choose at least one file first.'
const TOO_LARGE = 'That is more than 30 MB at once. Please send fewer files at a time.'

/**
 * A customer adds photos to an enquiry, or documents to a project; the token of their link is the only permission. A
 * plain form sends them together and is shown their page; a script sends one at a time and is answered in JSON.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, env.siteUrl))
    return errorResponse(403, 'This form can only be sent from our own website.')
  const { over } = await spend([{ limit: 'flood', key: clientKey(request.headers, env.secret) }])
  if (over)
    return errorResponse(429, `That is too much at once. ${await contactFallback()}`, [], {
      'retry-after': String(over.waitSeconds),
    })
  const read = await readBytes(request, UPLOAD_BYTES_MAX)
  if (!read.ok) return errorResponse(read.problem === 'too-large' ? 413 : 400, TOO_LARGE)
  const type = request.headers.get('content-type') ?? ''
  const form = await new Response(read.bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
  const token = form?.get('token')
  if (!form || typeof token !== 'string' || !isEnquiryToken(token)) return errorResponse(400, 'Invalid input')
  const isAskedByScript = request.headers.get('accept') === 'application/json'
  const refuse = async (status: number, message: string) =>
    isAskedByScript
      ? errorResponse(status, message)
      : renderFormReply(routes.enquiryCheck, {
          status,
          headers: {},
          values: { token, section: FILES_SECTION },
          errors: [],
          message,
        }).catch(() => errorResponse(status, message))
  try {
    const pool = poolOf(await payloadClient())
    const enquiry = await findEnquiry(pool, token)
    if (!enquiry) return errorResponse(404, `This link is not valid. ${await contactFallback()}`)
    const files = form.getAll('photos').filter((file): file is File => file instanceof File && file.size > 0)
    if (files.length === 0) return await refuse(400, NO_FILES)
    const tooMany = `We can keep ${filesMax(enquiry.kind)} files with it. Please send the others by email.`
    if (files.length > filesMax(enquiry.kind)) return await refuse(400, tooMany)
    const { clean, refused } = await sortFiles(files, enquiry)
    if (clean.length > 0 && !(await addFiles(pool, { enquiry, files: clean, at: now() })))
      return await refuse(409, tooMany)
    if (refused.length > 0) return await refuse(400, refusal({ refused, saved: clean.length, kind: enquiry.kind }))
    return isAskedByScript ? jsonResponse(200, { message: 'Saved.' }) : seeOther(enquiryFiles(token))
  } catch (err) {
    logger.error({ msg: 'files could not be saved', err })
    return refuse(503, `We could not save your files just now. ${await contactFallback()}`)
  }
}

type Refused = { refused: readonly string[]; saved: number; kind: LeadKind }

/** Which files we have not kept, and that the others are safe. */
function refusal({ refused, saved, kind }: Refused): string {
  const formats = takesDocuments(kind)
    ? 'PDF, JPEG, PNG, WebP and AVIF up to 20 MB each'
    : 'JPEG, PNG, WebP and AVIF up to 20 MB each'
  const others = saved === 0 ? '' : ` ${saved === 1 ? 'The other file is' : `The other ${saved} files are`} saved.`
  return `We could not read ${refused.join(', ')}. We can read ${formats}.${others}`
}
