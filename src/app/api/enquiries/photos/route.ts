import { payloadClient } from '@/lib/data/payload-client'
import { PHOTOS_MAX, UPLOAD_BYTES_MAX } from '@/lib/domain/leads/photos'
import { clientKey } from '@/lib/http/client-key'
import { contactFallback } from '@/lib/http/contact-fallback'
import { renderFormReply } from '@/lib/http/form-reply'
import { spend } from '@/lib/http/rate-limit'
import { readBytes } from '@/lib/http/read-body'
import { errorResponse, seeOther } from '@/lib/http/responses'
import { isSameOrigin } from '@/lib/http/same-origin'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { enquiryFiles } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { addPhotos, cleanPhotos } from '@/lib/use-cases/enquiries/add-photos'
import { findEnquiry } from '@/lib/use-cases/enquiries/find-enquiry'

const NO_PHOTOS = 'Choose at least one photo first.'
const NOT_A_PHOTO = 'One of these files is not a photo. We can read JPEG, PNG, WebP and AVIF.'
const TOO_LARGE = 'That is more than 30 MB at once. Please send fewer photos at a time.'
const TOO_MANY = `We can keep ${PHOTOS_MAX} photos with an enquiry. Please send the others by email.`

/**
 * A customer adds photos to an enquiry; the token of their link is the only permission. A plain form, as no other can
 * send files without a script.
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
  const refuse = (status: number, message: string) =>
    renderFormReply(routes.enquiryCheck, { status, headers: {}, values: { token }, errors: [], message }).catch(() =>
      errorResponse(status, message),
    )
  try {
    const pool = poolOf(await payloadClient())
    const enquiry = await findEnquiry(pool, token)
    if (!enquiry) return errorResponse(404, `This link is not valid. ${await contactFallback()}`)
    const files = form.getAll('photos').filter((file): file is File => file instanceof File && file.size > 0)
    if (files.length === 0) return await refuse(400, NO_PHOTOS)
    if (files.length > PHOTOS_MAX) return await refuse(400, TOO_MANY)
    const photos = await cleanPhotos(files)
    if (!photos) return await refuse(400, NOT_A_PHOTO)
    return (await addPhotos(pool, { enquiry, photos, at: now() }))
      ? seeOther(enquiryFiles(token))
      : await refuse(409, TOO_MANY)
  } catch (err) {
    logger.error({ msg: 'photos could not be saved', err })
    return refuse(503, `We could not save your photos just now. ${await contactFallback()}`)
  }
}
