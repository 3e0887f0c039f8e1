import path from 'node:path'

import { Pool } from 'pg'
import { inject } from 'vitest'

import { copyFiles } from '@/lib/integrations/storage/copy-files'
import { localStore } from '@/lib/integrations/storage/local-store'
import { s3Store } from '@/lib/integrations/storage/s3-store'

import { untilHealthy } from '../../../scripts/lib/stack.mjs'
import { startFakeCrm } from '../../fakes/fake-crm'
import { startS3Server } from '../../fakes/s3-server'
import { startSmtpCatcher } from '../../fakes/smtp-catcher'
import { siteProcess } from '../../fixtures/site-process'
import { startNginx } from './nginx'
import { postgresOf } from './postgres'

const NGINX_PORT = 3186
const WEB_PORTS = [3187, 3188]

export type Topology = Awaited<ReturnType<typeof openTopology>>

/** The services of docker-compose.yml as processes: nginx, two web processes, two workers, PostgreSQL and S3. */
export async function openTopology() {
  const trial = inject('trial')
  const [crm, smtp, s3] = await Promise.all([startFakeCrm(), startSmtpCatcher(), startS3Server()])
  await copyFiles({ from: localStore(path.join(trial.dataDir, 'uploads')), to: s3Store(s3.settings) })
  const shared: Record<string, string> = {
    ...trial.env,
    SITE_URL: `http://127.0.0.1:${NGINX_PORT}`,
    TRUSTED_PROXY: 'on',
    SMTP_URL: smtp.url,
    GHL_API_BASE_URL: crm.settings.baseUrl,
    GHL_API_TOKEN: crm.settings.token,
    GHL_LOCATION_ID: crm.settings.locationId,
    S3_ENDPOINT: s3.settings.endpoint,
    S3_BUCKET: s3.settings.bucket,
    S3_REGION: s3.settings.region,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  }
  const webs = WEB_PORTS.map((port) => ({
    url: `http://127.0.0.1:${port}`,
    ...siteProcess({ name: 'serve', env: { ...shared, PORT: String(port) } }),
  }))
  const workers = WEB_PORTS.map((port) => siteProcess({ name: 'worker', env: { ...shared, PORT: String(port) } }))
  const nginx = await startNginx({ dataDir: trial.dataDir, port: NGINX_PORT, webPorts: WEB_PORTS })
  const pool = new Pool({ connectionString: trial.env.DATABASE_URL, max: 4 })
  pool.on('error', () => undefined) // the scenarios drop connections; the next query opens another
  for (const each of [...webs, ...workers]) each.start()
  await Promise.all(webs.map(({ url }) => untilHealthy(url)))
  return {
    url: nginx.url,
    webs,
    workers,
    postgres: postgresOf(trial),
    s3,
    pool,
    crm,
    smtp,
    adminPassword: trial.env.ADMIN_PASSWORD ?? '',
    async stop() {
      await Promise.all([...webs, ...workers].map((each) => each.end('SIGKILL')))
      await Promise.all([nginx.stop(), crm.stop(), smtp.stop(), s3.stop(), pool.end()])
    },
  }
}
