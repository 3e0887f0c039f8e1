import { errorResponse, seeOther } from '@/lib/http/responses'
import { staffEndpoint } from '@/lib/http/staff-endpoint'
import { env } from '@/lib/platform/env'
import { withQuery } from '@/lib/routing/script-routes'
import { socialDraftsSchema } from '@/lib/schemas/social'
import { writeSocialDrafts } from '@/lib/use-cases/social/write-drafts'

/** The admin's "Write drafts": social posts about a blog post, one for each platform chosen. */
export const POST = staffEndpoint({
  may: 'changesPages',
  forbidden: 'Only editors can write social posts.',
  valuesOf: (form) => ({ post: form.get('post') ?? '', platforms: form.getAll('platform') }),
  schema: socialDraftsSchema,
  invalid: 'Choose a blog post and at least one platform.',
  act: async (drafts, { payload }) => {
    const wrote = await writeSocialDrafts({ payload, siteUrl: env.siteUrl, ...drafts })
    if (wrote === null) return errorResponse(404, 'This blog post is not published.')
    return seeOther(withQuery('/admin/social', { wrote: String(wrote) }))
  },
})
