import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { logger } from '@/lib/platform/logger'
import { withTimeout } from '@/lib/platform/with-timeout'
import { fieldErrors } from '@/lib/schemas/field-errors'
import { postListQuerySchema } from '@/lib/schemas/post-list-query'

const PATIENCE_MS = 2_000

const KEPT = { 'cache-control': 'public, max-age=60' }

/** A public list as JSON, one page at a time. Next answers HEAD with the same handler. */
export function listEndpoint<Item>(read: () => Promise<readonly Item[]>) {
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const query = postListQuerySchema.safeParse(Object.fromEntries(searchParams))
    if (!query.success) {
      const errors = fieldErrors(query.error)
      return errorResponse(400, errors[0]?.message ?? 'Invalid query', errors)
    }
    const { page, limit } = query.data
    try {
      const items = await withTimeout(PATIENCE_MS, read())
      const pages = Math.max(1, Math.ceil(items.length / limit))
      const shown = items.slice((page - 1) * limit, page * limit)
      return jsonResponse(200, { items: shown, page, pages, total: items.length }, KEPT)
    } catch (err) {
      logger.error({ msg: 'list not read', path: pathname, err })
      return errorResponse(503, 'This list is not available just now. Please try again in a minute.', [], {
        'retry-after': '30',
      })
    }
  }
}
