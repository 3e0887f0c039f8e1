import { existsSync } from 'node:fs'
import path from 'node:path'

import * as payloadRest from '@/app/(payload)/api/[...slug]/route'

export const SITE = 'http://localhost:3000'

type Handler = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>
type Route = Record<string, Handler | undefined>

/** Responds like the server's router: one of our route files first, otherwise Payload's catch-all. */
export async function call(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const own = path.resolve(`src/app${pathname}/route.ts`)
  const route = existsSync(own) ? ((await import(own)) as Route) : (payloadRest as unknown as Route)
  const handler = route[request.method]
  if (!handler) return new Response(null, { status: 405 })
  return handler(request, { params: Promise.resolve({ slug: pathname.split('/').slice(2).map(decodeURIComponent) }) })
}

/** A request to this site's API; `path` starts after `/api`. */
export const request = (path: string, init: RequestInit = {}) => new Request(`${SITE}/api${path}`, init)

/** A request whose body is JSON. */
export const jsonRequest = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  request(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })
