import { Pool } from 'pg'

import { untilHealthy } from '../../scripts/lib/stack.mjs'
import { siteProcess } from '../fixtures/site-process'
import type { Trial } from '../fixtures/trial-setup'
import { newVisitor, pressOf } from '../fixtures/visitor'
import { startBaseline } from './baseline'
import { saturate } from './load'

/** V8 optimises code that runs often; before it has, a lead takes several times as long. */
const WARM_UP_SECONDS = 10

type Sinks = { crm: { baseUrl: string; token: string; locationId: string }; smtpUrl: string }

export type BenchSite = Awaited<ReturnType<typeof startSite>>

/** The built server, warmed up, and a worker that can be started, with a CRM and a mail server in another process. */
export async function startSite({ env: shared }: Trial) {
  const sinks = await startBaseline<Sinks>('sinks', shared)
  const { crm, smtpUrl } = sinks.first
  const env: Record<string, string> = {
    ...shared,
    SMTP_URL: smtpUrl,
    GHL_API_BASE_URL: crm.baseUrl,
    GHL_API_TOKEN: crm.token,
    GHL_LOCATION_ID: crm.locationId,
  }
  const [app, worker] = [siteProcess({ name: 'serve', env }), siteProcess({ name: 'worker', env })]
  const port = Number(env.PORT)
  const leads = { port, next: () => pressOf(newVisitor()) }
  const pool = new Pool({ connectionString: env.DATABASE_URL, max: 1 })
  app.start()
  await untilHealthy(`http://127.0.0.1:${port}`)
  await saturate(leads, { seconds: WARM_UP_SECONDS })

  return {
    leads,
    sinks,
    worker,
    /** Stops the worker and parks what it has not sent, so that one measurement does not affect the next. */
    async clearAway() {
      await worker.end('SIGKILL')
      await pool.query(`update deliveries set state = 'parked' where state in ('waiting', 'sending')`)
    },
    pid: app.pid,
    async stop() {
      await Promise.all([app.end('SIGKILL'), worker.end('SIGKILL'), sinks.stop(), pool.end()])
    },
  }
}
