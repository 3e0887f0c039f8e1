import { payloadClient } from '@/lib/data/payload-client'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { poolOf } from '@/lib/platform/database'
import { sharedDesignPage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { designCommentSchema } from '@/lib/schemas/calculate/shared-design'
import { findSharedDesign } from '@/lib/use-cases/designs/shared-design'
import { addComment } from '@/lib/use-cases/designs/shared-design-history'

import { KEY_REUSED } from '../../../key-reused'

/** A comment on a shared design, by anyone who has a link for comments or changes. */
export const { GET, POST } = publicEndpoint({
  schema: designCommentSchema,
  form: {},
  formPage: routes.sharedDesignCheck,
  limits: (_input, sender) => [{ limit: 'designComment', key: sender }],
  failure: 'We could not save your comment just now.',
  handle: async ({ token, website, name, text, place }, { idempotency }) => {
    const pool = poolOf(await payloadClient())
    const found = website === '' ? await findSharedDesign(pool, token) : null
    if (!found || found.right === 'view')
      return { ok: false, status: 404, message: 'This link does not take comments.' }
    switch (await addComment(pool, { id: found.id, name, text, place, request: idempotency })) {
      case 'saved':
        return {
          ok: true,
          status: 201,
          body: { message: 'Your comment has been added.' },
          next: sharedDesignPage(token),
        }
      case 'key-reused':
        return KEY_REUSED
      case 'refused':
        return { ok: false, status: 409, message: 'This design can’t take any more comments. Delete one first.' }
    }
  },
})
