import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'

import { FORM_MAX_BYTES } from '../read-input'
import { errorResponse } from '../responses'

type Handler = (request: Request) => Promise<Response>

/** A route file as compiled by Next. */
type BuiltRoute = { routeModule: { ensureUserland: () => Promise<void>; userland: { POST: Handler } } }

/**
 * Loads the POST handlers of these paths from Next's build in `root`: the same functions that Next calls, in the same
 * process.
 * @throws if Next builds routes differently
 */
export async function readHandlers(root: string, paths: readonly string[]): Promise<ReadonlyMap<string, Handler>> {
  const require = createRequire(path.resolve(root, 'package.json')) // as Next does: not part of the compiled process
  const handlers = new Map<string, Handler>()
  for (const each of paths) {
    const { routeModule } = require(path.resolve(root, `.next/server/app${each}/route.js`)) as BuiltRoute // has no types
    await routeModule.ensureUserland()
    if (typeof routeModule.userland.POST !== 'function') throw new Error(`${each} has no POST handler`)
    handlers.set(each, routeModule.userland.POST)
  }
  return handlers
}

type Settings = {
  handlers: ReadonlyMap<string, Handler>
  origin: string
  /** Whether the handlers can run yet; until then, requests go to Next. */
  isReady: () => boolean
  onFailure: (failure: { path: string; err: unknown }) => void
}

const FAILED = 'Something went wrong, and we may not have received this. Please try again, or call us.'

/**
 * Calls these handlers directly, bypassing Next's routing, which takes more processor time than the rest of an enquiry.
 * Only for JSON of a form's usual size: the response to a plain form can be a whole page, which Next compresses.
 */
export function directEndpoints({ handlers, origin, isReady, onFailure }: Settings) {
  return {
    /** The handler for a request; null if Next has to handle it. */
    find({ method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Handler | null {
      if (method !== 'POST' || url === undefined || !isReady()) return null
      if (!headers['content-type']?.startsWith('application/json')) return null
      return Number(headers['content-length']) <= FORM_MAX_BYTES ? (handlers.get(url) ?? null) : null
    },

    async answer(request: IncomingMessage, response: ServerResponse, handler: Handler): Promise<void> {
      try {
        await send(response, await handler(await received(request, origin)))
      } catch (err) {
        const hasLeft = request.destroyed && !request.complete
        if (!hasLeft) onFailure({ path: request.url ?? '', err })
        await send(response, hasLeft ? errorResponse(400, 'Invalid input') : errorResponse(503, FAILED))
      }
    },
  }
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  response.statusCode = answer.status
  response.setHeaders(answer.headers).end(body)
}

async function received(request: IncomingMessage, origin: string): Promise<Request> {
  const headers = request.headers as Record<string, string> // lists are joined by commas
  const body = Buffer.concat(await request.toArray())
  return new Request(`${origin}${request.url}`, { method: 'POST', headers, body })
}
