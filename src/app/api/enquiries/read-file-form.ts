import { clientKey } from '@/lib/http/client-key'
import { contactFallback } from '@/lib/http/contact-fallback'
import { readBytes } from '@/lib/http/read-body'
import { errorResponse } from '@/lib/http/responses'
import { isSameOrigin } from '@/lib/http/same-origin'
import { env } from '@/lib/platform/env'
import type { LimitName } from '@/lib/platform/limits'
import { spend } from '@/lib/platform/rate-limit'

import { storedBytes } from '../stored-bytes'

type FileFormLimits = { limit: LimitName; maxBytes: number; tooLarge: string }

/** Reads a form with files, after checking the sender, the rate limit and the size. */
export async function readFileForm(
  request: Request,
  { limit, maxBytes, tooLarge }: FileFormLimits,
): Promise<{ ok: true; form: FormData } | { ok: false; refusal: Response }> {
  const refuse = (...why: Parameters<typeof errorResponse>) => ({ ok: false, refusal: errorResponse(...why) }) as const
  if (!isSameOrigin(request.headers, env.siteUrl))
    return refuse(403, 'This form can only be sent from our own website.')
  const key = clientKey(request.headers, env.secret)
  const { over } = await spend([{ limit, key }, storedBytes(request.headers, key)])
  if (over)
    return refuse(429, `That is too much at once. ${await contactFallback()}`, [], {
      'retry-after': String(over.waitSeconds),
    })
  const read = await readBytes(request, maxBytes)
  if (!read.ok) return refuse(read.problem === 'too-large' ? 413 : 400, tooLarge)
  const type = request.headers.get('content-type') ?? ''
  const form = await new Response(read.bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
  return form ? { ok: true, form } : refuse(400, 'Invalid input')
}
