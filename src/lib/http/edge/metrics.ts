import type { IncomingMessage, ServerResponse } from 'node:http'

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import { SERVICES } from '@/lib/domain/delivery/outages'

import { isBearer } from '../internal-auth'

export const METRICS_PATH = '/metrics'

/** Figures about waiting work, from the database. */
type Queue = {
  countByState: Record<string, number>
  due: number
  oldestWaitingSeconds: number
  outages: string[]
  connections: number
  lastBackupSeconds: number
}

type Sources = {
  token: string
  readQueue: () => Promise<Queue>
  cacheSize: () => { entries: number; bytes: number }
  /** Identifies this process: several share the port, and any of them may answer a request for metrics. */
  processNumber: number
}

const BUCKETS_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]

/** Prometheus metrics of this process: requests, page cache, queue, database connections, memory, event loop. */
export function siteMetrics({ token, readQueue, cacheSize, processNumber }: Sources) {
  const registry = new Registry()
  registry.setDefaultLabels({ process: processNumber })
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'powerboard_http_requests_total',
    help: 'Responses sent, by kind of path and status class.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'powerboard_http_request_duration_seconds',
    help: 'Time from the request to the end of the response, by kind of path.',
    labelNames: ['kind'],
    buckets: BUCKETS_SECONDS,
    registers,
  })
  const cacheReads = new Counter({
    name: 'powerboard_page_cache_reads_total',
    help: 'Requests for pages, by whether the finished page was in memory.',
    labelNames: ['result'],
    registers,
  })
  const cacheEntries = gauge(registry, 'page_cache_entries', 'Finished responses in memory.')
  const cacheBytes = gauge(registry, 'page_cache_bytes', 'Memory that finished responses take.')
  const isDatabaseUp = gauge(registry, 'database_up', '1 if the database answered within a second, otherwise 0.')
  const queueMetrics = queueGauges()

  async function figures(): Promise<string> {
    const { entries, bytes } = cacheSize()
    cacheEntries.set(entries)
    cacheBytes.set(bytes)
    const queue = await readQueue().catch(() => null)
    isDatabaseUp.set(queue ? 1 : 0)
    const ofProcess = await registry.metrics()
    return queue ? ofProcess + (await queueMetrics(queue)) : ofProcess
  }

  return {
    /** Counts a response once it is finished. */
    count(response: ServerResponse, { path, isCached }: { path: string; isCached: boolean }): void {
      const kind = kindOf(path)
      const stop = durations.startTimer({ kind })
      if (kind === 'page') cacheReads.inc({ result: isCached ? 'hit' : 'miss' })
      response.once('close', () => {
        stop()
        requests.inc({ kind, status: `${Math.floor(response.statusCode / 100)}xx` })
      })
    },

    /** Answers a request for the metrics if it has the token. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      response.setHeader('cache-control', 'no-store')
      if (!isBearer(request.headers.authorization, token)) {
        response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
        return
      }
      const text = await figures()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    },
  }
}

const gauge = (registry: Registry, name: string, help: string) =>
  new Gauge({ name: `powerboard_${name}`, help, registers: [registry] })

/** In a separate registry, left out when the database does not respond: stale figures would look current. */
function queueGauges() {
  const registry = new Registry()
  const connections = gauge(
    registry,
    'database_connections',
    'Connections to the database, by every process of this site.',
  )
  const due = gauge(registry, 'deliveries_due', 'Deliveries whose next attempt is due.')
  const oldest = gauge(
    registry,
    'oldest_waiting_delivery_seconds',
    'Age of the oldest unsent delivery; 0 if there is none.',
  )
  const lastBackup = gauge(
    registry,
    'last_backup_timestamp_seconds',
    'When the last backup was made, in seconds since 1970; 0 if none was.',
  )
  const deliveries = new Gauge({
    name: 'powerboard_deliveries',
    help: 'Deliveries, by state.',
    labelNames: ['state'],
    registers: [registry],
  })
  const outages = new Gauge({
    name: 'powerboard_service_outage',
    help: '1 while a service that messages go to does not accept them, otherwise 0.',
    labelNames: ['service'],
    registers: [registry],
  })
  return (queue: Queue): Promise<string> => {
    connections.set(queue.connections)
    due.set(queue.due)
    oldest.set(queue.oldestWaitingSeconds)
    lastBackup.set(queue.lastBackupSeconds)
    for (const { value: service } of SERVICES) outages.set({ service }, queue.outages.includes(service) ? 1 : 0)
    deliveries.reset()
    for (const [state, count] of Object.entries(queue.countByState)) deliveries.set({ state }, count)
    return registry.metrics()
  }
}

/** A few fixed kinds, so that made-up paths create no time series. */
function kindOf(path: string): string {
  if (path.startsWith('/admin')) return 'admin'
  if (path.startsWith('/api/')) return 'api'
  // Called by the worker and by this process; as pages they would look like visits that memory did not answer.
  if (path.startsWith('/internal/') || path === METRICS_PATH) return 'internal'
  return path.startsWith('/_next/') ? 'asset' : 'page'
}
