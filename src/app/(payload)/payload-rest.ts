import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'

import { payloadClient } from '@/lib/data/payload-client'
import { wantsPage } from '@/lib/http/responses'
import { admitOperation } from '@/lib/http/rest/admit-operation'
import { asQuery } from '@/lib/http/rest/as-query'
import { checkBody } from '@/lib/http/rest/check-body'
import { operationOf } from '@/lib/http/rest/operation'
import { refuse, unavailable, withApiHeaders } from '@/lib/http/rest/rest-responses'
import { withinLimits } from '@/lib/http/rest/within-limits'
import config from '@payload-config'

type Context = { params: Promise<{ slug: string[] }> }

const PAYLOAD = {
  GET: REST_GET(config),
  POST: REST_POST(config),
  PATCH: REST_PATCH(config),
  DELETE: REST_DELETE(config),
}
type Method = keyof typeof PAYLOAD

/**
 * The admin sends long queries as a form with a header that declares them a GET, and Payload treats them as one. No
 * other override is accepted.
 */
const isLongQuery = ({ headers }: Request) =>
  headers.get('x-payload-http-method-override') === 'GET' &&
  headers.get('content-type') === 'application/x-www-form-urlencoded'

/** Payload's REST API, limited to the operations this site allows: docs/decisions/allowed-rest-endpoints.md. */
export function restHandler(method: Method) {
  return async (request: Request, { params }: Context): Promise<Response> => {
    const { slug } = await params
    return request.method === 'HEAD' ? answerHead(request, slug) : answer(method, request, slug)
  }
}

const answer = async (method: Method, request: Request, slug: string[]) =>
  withApiHeaders(await respond(method, request, slug).catch(unavailable))

/**
 * Next passes HEAD requests to the GET handler and never reads the body; Payload has no HEAD endpoint. Aborting the
 * request closes the connection to S3, which cancelling a body that was never read does not.
 */
async function answerHead({ url, headers }: Request, slug: string[]): Promise<Response> {
  const ended = new AbortController()
  const response = await answer('GET', new Request(url, { headers, signal: ended.signal }), slug)
  await response.body?.cancel()
  ended.abort()
  return new Response(null, { status: response.status, headers: response.headers })
}

const FILE = 'get /file/:filename'

/** A file takes no query: Payload would use it to look for the field `prefix`, which our uploads do not have. */
const withoutQuery = ({ url, headers, signal }: Request) => new Request(url.split('?')[0] ?? url, { headers, signal })

type Handler = (request: Request) => Response | Promise<Response>

/**
 * The handlers of a path that one of our endpoints shares with a collection. POST requests are ours, except long
 * queries, and so are page requests if our endpoint handles GET; everything else is Payload's.
 */
export function besidePayload(collection: string, own: { GET?: Handler; POST: Handler }) {
  const context = { params: Promise.resolve({ slug: [collection] }) }
  const payload = (method: Method) => (request: Request) => restHandler(method)(request, context)
  const rest = { GET: payload('GET'), POST: payload('POST'), DELETE: payload('DELETE') }
  return {
    GET: (request: Request) => (own.GET && wantsPage(request) ? own.GET(request) : rest.GET(request)),
    DELETE: rest.DELETE,
    POST: (request: Request) => (isLongQuery(request) ? rest.POST(request) : own.POST(request)),
  }
}

async function respond(method: Method, request: Request, slug: string[]): Promise<Response> {
  const isQuery = method === 'POST' && isLongQuery(request)
  const payload = await payloadClient()
  const operation = operationOf(payload, isQuery ? 'GET' : method, slug)
  const caller = operation && (await admitOperation(payload, operation, request.headers))
  if (!caller || (isQuery && caller !== 'staff')) return refuse(404, 'Not Found')
  if (operation.name === FILE) return askForFile(request, slug)
  if (method === 'GET') return ask('GET', caller === 'staff' ? request : withinLimits(request), slug)
  const checked = isQuery ? await asQuery(request) : await checkBody(request, { isUpload: operation.takesFile })
  return checked.ok ? ask(isQuery ? 'GET' : method, checked.request, slug) : refuse(checked.status, checked.message)
}

/** Payload responds with 403 instead of 404 for a missing file, if the user may not see the trash. */
async function askForFile(request: Request, slug: string[]): Promise<Response> {
  const response = await ask('GET', withoutQuery(request), slug)
  return response.status === 403 ? refuse(404, 'Not Found') : response
}

async function ask(method: Method, request: Request, slug: string[]): Promise<Response> {
  const response = await PAYLOAD[method](request, { params: Promise.resolve({ slug }) })
  // Payload itself never responds with 503; our own 503 says what is unavailable (lib/cms/storage).
  return response.status < 500 || response.status === 503
    ? response
    : unavailable(new Error(`Payload responded with ${response.status}`))
}
