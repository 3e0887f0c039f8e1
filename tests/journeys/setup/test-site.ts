import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { compile } from '../../../scripts/lib/compile.mjs'
import { compiled, root } from '../../../scripts/lib/run.mjs'
import { untilHealthy } from '../../../scripts/lib/stack.mjs'
import { databaseUrl, dropDatabase, startCluster, stopCluster } from '../../../scripts/postgres/cluster.mjs'
import { startFakeCrm } from '../../fakes/fake-crm'
import { startFakeStripe } from '../../fakes/fake-stripe'
import { startSmtpCatcher } from '../../fakes/smtp-catcher'
import { WEBHOOK_SECRET } from '../../fixtures/stripe-message'
import { startInspector } from './inspector'
import { copySeededSite } from './seeded-site'
import { ADMIN, INSPECTOR_PORT, METRICS_TOKEN, SITE_PORT, SITE_URL } from './urls'

/** A new seeded database, a fake CRM, a fake mail server and a fake Stripe. Once built with `env`, the site can start. */
export async function prepareSite() {
  const dataDir = path.join(root, '.data/test')
  const uploadsDir = path.join(dataDir, 'uploads')
  const cluster = await startCluster({ dataDir, durable: false })
  await dropDatabase(cluster, 'journeys')
  await compile()
  await copySeededSite(cluster, { database: 'journeys', uploadsDir })
  const crm = await startFakeCrm()
  const smtp = await startSmtpCatcher()
  const stripe = await startFakeStripe({ siteUrl: SITE_URL })
  const env: Record<string, string> = {
    DATABASE_URL: databaseUrl(cluster, 'journeys'),
    DATA_DIR: dataDir,
    UPLOADS_DIR: uploadsDir,
    PORT: String(SITE_PORT),
    SITE_URL,
    PAYLOAD_SECRET: 'only-for-journeys-in-a-browser',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT: 'off',
    METRICS_TOKEN,
    STYLEGUIDE: 'on',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    SMTP_URL: smtp.url,
    GHL_API_BASE_URL: crm.settings.baseUrl,
    GHL_API_TOKEN: crm.settings.token,
    GHL_LOCATION_ID: crm.settings.locationId,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  }

  const running: ChildProcess[] = []
  const inspector = await startInspector({ crm, smtp, port: INSPECTOR_PORT })

  /** Starts server and worker, and waits until the site is healthy. */
  async function start() {
    running.push(startProcess('serve', env))
    await untilHealthy(SITE_URL)
    running.push(startProcess('worker', env)) // its scheduled work calls the site
  }

  /** Stops everything that is running. */
  async function stop() {
    await Promise.all(running.map(stopProcess))
    await Promise.all([inspector.stop(), crm.stop(), smtp.stop(), stripe.stop()])
    if (cluster.startedHere) await stopCluster(cluster)
  }

  return { env, start, stop }
}

function startProcess(name: string, env: Record<string, string>): ChildProcess {
  // The channel closes when this process exits for any reason, and the child then stops too.
  return spawn(process.execPath, compiled(name), {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
}

async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
