import { staffOf } from '@/lib/data/staff'
import { readText } from '@/lib/http/read-body'
import { errorResponse, seeOther } from '@/lib/http/responses'
import { isSameOrigin } from '@/lib/http/same-origin'
import { env } from '@/lib/platform/env'
import { withQuery } from '@/lib/routing/script-routes'
import { socialDraftsSchema } from '@/lib/schemas/social'
import { writeSocialDrafts } from '@/lib/use-cases/social/write-drafts'

const BYTES_MAX = 2_000

/** The admin's "Write drafts": social posts about a blog post, one for each platform chosen. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, env.siteUrl))
    return errorResponse(403, 'This can only be done from our own website.')
  const staff = await staffOf(request.headers)
  if (!staff) return errorResponse(401, 'Please sign in again.')
  if (!staff.changesPages) return errorResponse(403, 'Only editors can write social posts.')
  const body = await readText(request, BYTES_MAX)
  if (!body.ok) return errorResponse(400, 'This could not be read.')
  const form = new URLSearchParams(body.text)
  const drafts = socialDraftsSchema.safeParse({ post: form.get('post') ?? '', platforms: form.getAll('platform') })
  if (!drafts.success) return errorResponse(400, 'Choose a blog post and at least one platform.')
  const { payload } = staff
  const wrote = await writeSocialDrafts({ payload, siteUrl: env.siteUrl, ...drafts.data })
  if (wrote === null) return errorResponse(404, 'This blog post is not published.')
  return seeOther(withQuery('/admin/social', { wrote: String(wrote) }))
}
