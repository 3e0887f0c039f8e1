import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setFlagsFromString } from 'node:v8'

import next from 'next'

import { londonTime } from '@/lib/domain/calendar/london-time'
import { siteAddresses } from '@/lib/http/edge/addresses'
import { ARRIVES_WITHIN_MS, boundArrival } from '@/lib/http/edge/arrival'
import { ALL_HEADERS_MAX_BYTES, cutUserAgent } from '@/lib/http/edge/bound-headers'
import { readBuiltRoutes } from '@/lib/http/edge/built-routes'
import { setClientIp } from '@/lib/http/edge/client-ip'
import { directEndpoints, readHandlers } from '@/lib/http/edge/direct-endpoints'
import { edgePool } from '@/lib/http/edge/edge-pool'
import { encodingFor } from '@/lib/http/edge/encodings'
import type { OwnPage } from '@/lib/http/edge/fetch-own-page'
import { followInvalidations } from '@/lib/http/edge/follow-invalidations'
import { METRICS_PATH, siteMetrics } from '@/lib/http/edge/metrics'
import { notFoundPageOf } from '@/lib/http/edge/not-found-page'
import { expireTags, onTagsExpired, withPageRead } from '@/lib/http/edge/page-reads'
import { addPageViews } from '@/lib/http/edge/page-view-store'
import { pageViews } from '@/lib/http/edge/page-views'
import { isAdminPage, isPageOrAsset, pathOf, type Refusal, refusalOf, takesFiles } from '@/lib/http/edge/request-guard'
import { REQUEST_ID_HEADER, requestIdOf } from '@/lib/http/edge/request-id'
import { type FinishedResponse, responseCache, sendCached } from '@/lib/http/edge/response-cache'
import { transformResponse } from '@/lib/http/edge/response-transform'
import { SECRET_HEADERS, setSecurityHeaders } from '@/lib/http/edge/security-headers'
import { sendFinished } from '@/lib/http/edge/send-finished'
import { sendMoved, sendRefusal } from '@/lib/http/edge/send-refusal'
import { unavailablePageOf } from '@/lib/http/edge/unavailable-page'
import { openOwnOrigin } from '@/lib/http/own-origin'
import { readQueueMetrics } from '@/lib/operations/queue-metrics'
import { readWrittenPaths } from '@/lib/page-inventory/written'
import { now } from '@/lib/platform/clock'
import { consoleToLog } from '@/lib/platform/console-to-log'
import { env } from '@/lib/platform/env'
import { formatAbortStacks } from '@/lib/platform/format-abort-stacks'
import { onShutdown } from '@/lib/platform/graceful-shutdown'
import { startHeartbeat } from '@/lib/platform/heartbeat'
import { logger } from '@/lib/platform/logger'
import { withRequestId } from '@/lib/platform/request-id'
import { leadEndpoints } from '@/lib/routing/endpoints'
import { routes } from '@/lib/routing/routes'
import { isSecretPath } from '@/lib/routing/secret-paths'

const READ_WITHIN_MS = 1_000
const CACHED_RESPONSES_MAX_BYTES = 96 * 1024 * 1024
const STOP_WITHIN_MS = 20_000
/** Longer than proxies keep idle connections (most 60 s), so that they do not send a request on one that is closing. */
const IDLE_CONNECTION_MS = 65_000
/** For what visitors have sent on open connections already. */
const STILL_ANSWERED_MS = 1_000
const FETCH_UNAVAILABLE_PAGE_EVERY_MS = 60_000
const ADD_VIEWS_EVERY_MS = 10_000
const ADD_VIEWS_WITHIN_MS = 2_000
/** EX_UNAVAILABLE of sysexits.h: the supervisor says who has the port. */
const CANNOT_LISTEN = 69

const dev = !env.isProduction
if (!dev) consoleToLog(logger)
// Collects when the heap has grown by 15 %, where V8 would wait until it has doubled or more.
setFlagsFromString('--heap-growing-percent=15')
formatAbortStacks()
// Next handles `Upgrade` on the server it is given, and leaves unknown connections open forever. In production it gets
// a server that nobody can reach, so Node treats such requests as ordinary ones. In development hot reload needs it.
const app = next({ dev, port: env.port, hostname: 'localhost', ...(!dev && { httpServer: new Server() }) })
await app.prepare()
const handle = app.getRequestHandler()

const server = createServer({
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: IDLE_CONNECTION_MS,
  maxHeaderSize: ALL_HEADERS_MAX_BYTES,
})
const ownOrigin = await openOwnOrigin(server)
const notFoundPage = notFoundPageOf(ownOrigin)
const unavailable = unavailablePageOf({
  origin: ownOrigin,
  built: dev ? Buffer.of() : readFileSync(`.next/server/app${routes.unavailable}.html`),
})
const direct = directEndpoints({
  handlers: dev ? new Map() : await readHandlers('.', Object.values(leadEndpoints)),
  origin: ownOrigin,
  isReady: () => '__incrementalCache' in globalThis, // set by Next when it handles its first request
  onFailure: (failure) => logger.error({ msg: 'an endpoint failed', ...failure }),
})

const pool = edgePool('powerboard-edge', { query_timeout: READ_WITHIN_MS })
const addresses = dev
  ? null
  : siteAddresses({
      built: readBuiltRoutes('.'),
      readWritten: () => readWrittenPaths(pool),
      onChange: onTagsExpired,
    })

const OTHER_ORIGINS = { mediaOrigin: env.mediaOrigin, analyticsOrigin: env.analytics?.origin ?? null }
const responses = responseCache({ maxBytes: CACHED_RESPONSES_MAX_BYTES, now: () => Date.now() })
onTagsExpired((tags) => responses.expire(tags))
const stopping = new AbortController()
await followInvalidations({
  databaseUrl: env.databaseUrl,
  pool,
  expire: expireTags,
  log: logger,
  stopping: stopping.signal,
})
const metrics = env.metricsToken
  ? siteMetrics({
      token: env.metricsToken,
      readQueue: () => readQueueMetrics(pool),
      cacheSize: responses.size,
      processNumber: cluster.worker?.id ?? 1,
    })
  : null

// Of its own, so that no page waits while views are added.
const viewPool = edgePool('powerboard-page-views', {
  statement_timeout: ADD_VIEWS_WITHIN_MS,
  query_timeout: 2 * ADD_VIEWS_WITHIN_MS, // the server gives up first, so that no view is added twice
})
const views = pageViews({
  add: (sums) => addPageViews(viewPool, sums),
  today: () => londonTime(now()).date,
  onFailure: (err) => logger.warn({ msg: 'page views not added yet', err }),
})
setInterval(() => void views.flush(), ADD_VIEWS_EVERY_MS).unref()

server.on('request', (request, response) => {
  const arrived = admit(request)
  const { path, refusal, own, url } = arrived
  const cached = refusal ? null : responses.find(request)
  metrics?.count(response, { path, isCached: cached !== null })
  views.count({ method: request.method, url, headers: request.headers }, response, cached?.headers['content-type'])
  if (cached) return sendCached(request, response, cached, own)
  const checked = { ...arrived, ...addressOf(request, arrived) }
  const isNowhere = checked.isPage && !checked.isUnusual && addresses?.isKnownNowhere(request)
  const notFound = isNowhere ? notFoundPage.known(encodingOf(request)) : null
  if (notFound) return sendNotFound(request, response, notFound, own)
  withRequestId(arrived.requestId, () => {
    respond(request, response, checked).catch((err: unknown) => {
      logger.error({ msg: 'a request failed', err })
      if (response.headersSent) return response.destroy() // otherwise the browser would wait for ever
      response.statusCode = 503
      response.end()
    })
  })
})

/** Bounds a request, and reads what decides its answer. */
function admit(request: IncomingMessage) {
  cutUserAgent(request.headers)
  setClientIp(request, env.isBehindProxy)
  const path = pathOf(request)
  const requestId = requestIdOf(request, env.isBehindProxy)
  const own: Own = { [REQUEST_ID_HEADER]: requestId }
  if (stopping.signal.aborted) own.connection = 'close'
  // Next fails at ranges that cannot be served; only uploaded films, below /api/, are read in parts.
  if (request.headers.range !== undefined && !path.startsWith('/api/')) delete request.headers.range
  boundArrival(request, takesFiles(path) ? ARRIVES_WITHIN_MS.file : ARRIVES_WITHIN_MS.other)
  const isMetrics = metrics !== null && path === METRICS_PATH
  const isSite = !isMetrics && isPageOrAsset(path)
  const refusal = refusalOf(request, path, env)
  const { url = '/' } = request
  const unread = (isSite && addresses?.takeUnread(request)) || ''
  return { path, requestId, own, isMetrics, isSite, refusal, url, unread }
}

function addressOf(request: IncomingMessage, { refusal, isSite }: { refusal: Refusal | null; isSite: boolean }) {
  const isBad = refusal === null || refusal.status === 400
  return {
    isPage: !dev && !refusal && isSite,
    isUnusual: isSite && isBad && addresses?.isUnusual(request) === true,
  }
}

// Limits clients that send a request one byte at a time.
server.headersTimeout = 10_000
server.requestTimeout = ARRIVES_WITHIN_MS.file // see boundArrival
// Next keeps the process alive after any error; one that cannot listen must exit so that its supervisor notices.
server.once('error', (err) => {
  logger.error({ msg: 'cannot listen', port: env.port, err })
  process.exit(CANNOT_LISTEN)
})
server.listen(env.port, () => {
  logger.info({ msg: 'serving', port: env.port })
  if (dev) return // compiling takes longer than a heartbeat, and breakpoints hold the event loop
  void unavailable.refresh()
  setInterval(() => void unavailable.refresh(), FETCH_UNAVAILABLE_PAGE_EVERY_MS).unref()
  startHeartbeat(logger)
})

onShutdown(() => {
  stopping.abort()
  if (dev) process.exit(0) // a browser's hot-reload connection would keep it open
  // Not as http.Server would: that closes idle connections at once, on which a request may be under way.
  NetServer.prototype.close.call(server, () => void views.flush().finally(() => process.exit(0)))
  setTimeout(() => server.closeIdleConnections(), STILL_ANSWERED_MS).unref()
  setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref()
})

type Own = Record<string, string>
type Checked = {
  path: string
  isPage: boolean
  isMetrics: boolean
  isUnusual: boolean
  refusal: Refusal | null
  own: Own
  /** As it was sent; `request.url` lacks the part of the query that nothing reads. */
  url: string
  unread: string
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { path, isPage, isMetrics, isUnusual, refusal, own, url, unread }: Checked,
): Promise<void> {
  const usual = isUnusual ? await addresses?.usualPath(request) : null
  const notFound = isPage && !usual ? await notFoundPageFor(request) : null
  if (notFound) return sendNotFound(request, response, notFound, own)
  setSecurityHeaders(response, {
    isHttps: env.siteUrl.startsWith('https:'),
    isSecret: isSecretPath(path),
    mayBeFramed: path === routes.embedCalculator,
  })
  for (const [name, value] of Object.entries(own)) response.setHeader(name, value)
  if (usual) return sendMoved(response, url.replace(/^[^?]*/, usual))
  if (refusal) return sendRefusal(response, refusal)
  if (isMetrics) return metrics?.answer(request, response)
  if (isPage) return renderPage(request, response, { unread, notFoundPage: notFoundPage.get })
  if (!dev && isAdminPage(request, path)) return renderPage(request, response, { unread })
  const handler = direct.find(request)
  return handler ? direct.answer(request, response, handler) : handle(request, response)
}

/** The page comes with its security headers. */
function sendNotFound(request: IncomingMessage, response: ServerResponse, page: OwnPage, own: Own): void {
  const headers = isSecretPath(pathOf(request)) ? { ...page.headers, ...SECRET_HEADERS } : page.headers
  sendFinished(request, response, { status: 404, headers, body: page.body, own })
}

const encodingOf = ({ headers }: IncomingMessage) => encodingFor(headers['accept-encoding'])

/** Null if the path exists. Also if the database cannot say or the page is unavailable: then Next responds as usual. */
async function notFoundPageFor(request: IncomingMessage): Promise<OwnPage | null> {
  try {
    return (await addresses?.isNowhere(request)) ? await notFoundPage.get(encodingOf(request)) : null
  } catch {
    return null
  }
}

type Rendering = { unread: string; notFoundPage?: () => Promise<OwnPage> }

async function renderPage(request: IncomingMessage, response: ServerResponse, rendering: Rendering): Promise<void> {
  const keep = responses.keeperFor(request)
  const lastVersion = responses.lastVersionFor(request)
  await withPageRead(async (read) => {
    const keepPage = (finished: FinishedResponse) => keep(finished, read())
    transformResponse(request, response, {
      ...rendering,
      unavailablePage: unavailable.body,
      origins: OTHER_ORIGINS,
      keep: keepPage,
      lastVersion,
    })
    await handle(request, response)
  })
}
