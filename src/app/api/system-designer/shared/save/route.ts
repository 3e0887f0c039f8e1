import { payloadClient } from '@/lib/data/payload-client'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { poolOf } from '@/lib/platform/database'
import { savedVersionSchema } from '@/lib/schemas/calculate/shared-design'
import { saveSharedDesign } from '@/lib/use-cases/designs/shared-design'

import { designEndpoint } from '../design-endpoint'

/** Saves the next version of a shared design. 409 if another was saved in the meantime; both are kept. */
export const POST = designEndpoint({
  schema: savedVersionSchema,
  limit: 'designChange',
  handle: async (input) => {
    const saved = await saveSharedDesign(poolOf(await payloadClient()), input)
    if (saved.ok) return jsonResponse(200, { version: saved.version })
    return saved.newest === null
      ? errorResponse(404, 'This link no longer lets you change the design.')
      : jsonResponse(409, {
          message: 'Another version was saved in the meantime. Neither is lost.',
          errors: [],
          version: saved.newest,
        })
  },
})
