import { payloadClient } from '@/lib/data/payload-client'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { poolOf } from '@/lib/platform/database'
import { sharedDesignPage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { sharedDesignChangeSchema } from '@/lib/schemas/calculate/shared-design'
import {
  deleteSharedDesign,
  findSharedDesign,
  renewLinks,
  saveSharedDesign,
} from '@/lib/use-cases/designs/shared-design'
import { deleteComment, designVersions } from '@/lib/use-cases/designs/shared-design-history'

const DONE = {
  restore: 'The version has been restored.',
  'delete-comment': 'The comment has been deleted.',
  'new-links': 'New links for viewing and commenting have been created. The old ones no longer work.',
  delete: 'The design has been deleted, with its versions and comments.',
}

const REFUSED = 'This link does not let you change the design.'
const OVERTAKEN = 'Another version was saved in the meantime. View it first, then restore.'

/** The actions on the page of a shared design by those who may edit it, also without JavaScript. */
export const { GET, POST } = publicEndpoint({
  schema: sharedDesignChangeSchema,
  form: {},
  formPage: routes.sharedDesignCheck,
  limits: (_input, sender) => [{ limit: 'designChange', key: sender }],
  failure: 'We could not save that just now, and nothing was changed.',
  handle: async (change) => {
    const { token, action } = change
    const pool = poolOf(await payloadClient())
    const found = await findSharedDesign(pool, token)
    if (!found || found.right !== 'edit') return { ok: false, status: 404, message: REFUSED }
    const { id } = found
    if (change.action === 'delete-comment') await deleteComment(pool, { id, comment: change.number })
    if (action === 'new-links') await renewLinks(pool, found)
    if (action === 'delete') await deleteSharedDesign(pool, id)
    if (change.action === 'restore') {
      const { number, version } = change
      const old = (await designVersions(pool, id)).find((one) => one.number === number)
      if (!old) return { ok: false, status: 404, message: 'We no longer keep this version.' }
      const saved = await saveSharedDesign(pool, { token, version, content: old.content })
      if (!saved.ok) return { ok: false, status: 409, message: OVERTAKEN }
    }
    const next = action === 'delete' ? routes.systemDesigner : sharedDesignPage(token)
    return { ok: true, status: 200, body: { message: DONE[action] }, next }
  },
})
