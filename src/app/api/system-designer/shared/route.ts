import { randomUUID } from 'node:crypto'

import { payloadClient } from '@/lib/data/payload-client'
import { jsonResponse } from '@/lib/http/responses'
import { poolOf } from '@/lib/platform/database'
import { newSharedDesignSchema } from '@/lib/schemas/calculate/shared-design'
import { shareDesign } from '@/lib/use-cases/designs/shared-design'

import { designEndpoint } from './design-endpoint'

/** Saves a design on the server and responds with its links. */
export const POST = designEndpoint({
  schema: newSharedDesignSchema,
  limit: 'sharedDesign',
  limitEverybody: 'sharedDesignEverybody',
  handle: async ({ content }) => {
    const pool = poolOf(await payloadClient())
    return jsonResponse(201, { tokens: await shareDesign(pool, { reference: randomUUID(), content }) })
  },
})
