import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import next from 'next'
import { Pool } from 'pg'

import { writtenAmong } from '@/lib/addresses/written'
import { refusalOf, pathOf } from '@/lib/http/edge/admit'
import { readBuiltRoutes } from '@/lib/http/edge/built-routes'
import { setClientAddress } from '@/lib/http/edge/client-address'
import { finishPage } from '@/lib/http/edge/finish-pages'
import { nowhere } from '@/lib/http/edge/nowhere'
import { notFoundPageOf, sendNotFound } from '@/lib/http/edge/not-found-page'
import { setSecurityHeaders } from '@/lib/http/edge/security-headers'
import { consoleToLog } from '@/lib/platform/console-to-log'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { onStop } from '@/lib/platform/on-stop'
import { routes } from '@/lib/site/routes'

const LOOK_WITHIN_MS = 1_000
const LOOK_AGAIN_MS = 200
const STOP_WITHIN_MS = 20_000
const PUBLISH_EVERY_MS = 15_000

const dev = !env.isProduction
if (!dev) consoleToLog(logger)
const app = next({ dev, port: env.port, hostname: 'localhost' })
await app.prepare()
const handle = app.getRequestHandler()

const ownOrigin = `http://127.0.0.1:${env.port}`
const notFoundPage = notFoundPageOf(ownOrigin)

const pool = new Pool({
  connectionString: env.databaseUrl,
  application_name: 'powerboard-edge',
  max: 1,
  connectionTimeoutMillis: LOOK_WITHIN_MS,
  query_timeout: LOOK_WITHIN_MS,
})
pool.on('error', (err) => logger.warn({ msg: 'idle database connection lost', err }))
const isNowhere = dev
  ? async () => false
  : nowhere({ routes: readBuiltRoutes('.'), look: (paths) => writtenAmong(pool, paths), restMs: LOOK_AGAIN_MS })

const server = createServer((request, response) => {
  setClientAddress(request, env.isBehindProxy)
  setSecurityHeaders(response, {
    isHttps: env.siteUrl.startsWith('https:'),
    mayBeFramed: pathOf(request) === routes.embedCalculator,
  })
  const refusal = refusalOf(request, env.siteUrl)
  if (refusal) {
    response.writeHead(refusal.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify({ message: refusal.message, errors: [] }))
    return
  }
  if (!dev && isPageOrAsset(pathOf(request))) void answerPage(request, response)
  else void handle(request, response)
})

// A client that sends its request one byte at a time holds nothing for long.
server.headersTimeout = 10_000
server.requestTimeout = 30_000
// Next keeps a process alive whatever happens in it; one that cannot listen must end, so that its supervisor tells.
server.once('error', (err) => {
  logger.error({ msg: 'cannot serve', port: env.port, err })
  process.exit(1)
})
server.listen(env.port, () => logger.info({ msg: 'serving', port: env.port }))

const publishing = setInterval(publishDue, PUBLISH_EVERY_MS)

/** Pages that were given an hour; a round that fails is made up for by the next. */
async function publishDue() {
  const url = `${ownOrigin}/internal/publish-due`
  const headers = { authorization: `Bearer ${env.secret}`, origin: env.siteUrl }
  const answer = await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(PUBLISH_EVERY_MS) }).catch(
    (err: unknown) => err,
  )
  if (!(answer instanceof Response && answer.ok)) logger.warn({ msg: 'could not publish what is due', err: answer })
}

onStop(() => {
  if (dev) process.exit(0) // a browser's hot-reload connection would hold it open
  clearInterval(publishing)
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref()
})

async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  finishPage(request, response, notFoundPage)
  // Where the database does not say, or there is no page that says so, Next answers as it can.
  const notFound = await isNowhere(request)
    .then((isIt) => (isIt ? notFoundPage() : null))
    .catch(() => null)
  if (notFound) sendNotFound(response, notFound)
  else await handle(request, response)
}

/** Streams and per-request answers of the admin, the API and the picture optimiser go out as Next sends them. */
function isPageOrAsset(path: string): boolean {
  return (
    !path.startsWith('/admin') &&
    !path.startsWith('/api/') &&
    !path.startsWith('/_next/image') &&
    !path.startsWith('/internal/')
  )
}
