import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { buildSite } from '../../../scripts/lib/build.mjs'
import { compiled, root } from '../../../scripts/lib/run.mjs'
import { prepare, refreshPages, untilHealthy } from '../../../scripts/lib/stack.mjs'
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  startCluster,
  stopCluster,
} from '../../../scripts/postgres/cluster.mjs'
import { startFakeCrm } from '../../fakes/fake-crm'
import { startSmtpCatcher } from '../../fakes/smtp-catcher'
import { ADMIN, INSPECTOR_PORT, SITE_PORT } from './addresses'
import { startInspector } from './inspector'

/** The whole site as it ships, on a database of its own, with a CRM and a mail server that only pretend. */
export default async function startStack() {
  const dataDir = path.join(root, '.data/test')
  const cluster = await startCluster({ dataDir, durable: false })
  await dropDatabase(cluster, 'journeys')
  await createDatabase(cluster, 'journeys')
  const crm = await startFakeCrm()
  const smtp = await startSmtpCatcher()
  const env: Record<string, string> = {
    DATABASE_URL: databaseUrl(cluster, 'journeys'),
    DATA_DIR: dataDir,
    PORT: String(SITE_PORT),
    SITE_URL: `http://localhost:${SITE_PORT}`,
    PAYLOAD_SECRET: 'only-for-journeys-in-a-browser',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT: 'off',
    STYLEGUIDE: 'on',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    SMTP_URL: smtp.url,
    GHL_API_BASE_URL: crm.settings.baseUrl,
    GHL_API_TOKEN: crm.settings.token,
    GHL_LOCATION_ID: crm.settings.locationId,
  }
  await prepare(env)
  await buildSite(env)
  const running = ['serve', 'worker'].map((name) => start(name, env))
  const inspector = await startInspector({ crm, smtp, port: INSPECTOR_PORT })
  await untilHealthy(`http://127.0.0.1:${SITE_PORT}`)
  await refreshPages(`http://127.0.0.1:${SITE_PORT}`, env.PAYLOAD_SECRET)

  return async () => {
    await Promise.all(running.map(stop))
    await Promise.all([inspector.stop(), crm.stop(), smtp.stop()])
    if (cluster.startedHere) await stopCluster(cluster)
  }
}

function start(name: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, compiled(name), { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
