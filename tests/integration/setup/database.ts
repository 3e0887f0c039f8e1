import { rm } from 'node:fs/promises'
import path from 'node:path'

import { compile } from '../../../scripts/lib/compile.mjs'
import { connect } from '../../../scripts/postgres/client.mjs'
import { databaseUrl, startCluster, stopCluster } from '../../../scripts/postgres/cluster.mjs'
import { type Cluster, copySeededSite } from '../../journeys/setup/seeded-site'
import { ADMIN } from '../../journeys/setup/urls'

const NAME = `integration_${process.pid}`

/**
 * A real PostgreSQL with a migrated, seeded database for this run, which every test file copies (own-database.ts).
 * Both integration projects call this; the first call serves the two.
 */
export default async function setup() {
  if (process.env.TEMPLATE_URL) return
  const dataDir = path.resolve('.data/test')
  const uploadsDir = path.join(dataDir, NAME)
  const cluster = await startCluster({ dataDir, durable: false })
  await dropDatabases(cluster, (pid) => !isRunning(pid)) // of interrupted runs
  Object.assign(process.env, {
    TEMPLATE_URL: databaseUrl(cluster, NAME),
    DATA_DIR: dataDir,
    UPLOADS_DIR: uploadsDir,
    PAYLOAD_SECRET: 'only-for-integration-tests',
    METRICS_TOKEN: 'only-for-monitoring-tests',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT: 'off', // the rate limit tests switch them on
  })
  await compile() // some tests start processes
  await copySeededSite(cluster, { database: NAME, uploadsDir })
  return async () => {
    await dropDatabases(cluster, (pid) => pid === process.pid)
    await rm(uploadsDir, { recursive: true, force: true })
    if (cluster.startedHere) await stopCluster(cluster)
  }
}

/** Drops the databases, including copies, of the runs whose process id matches. */
async function dropDatabases(cluster: Cluster, isMeant: (pid: number) => boolean): Promise<void> {
  const client = await connect(cluster)
  const { rows } = await client.query<{ name: string; pid: string }>(
    `select datname as name, substring(datname from '^integration_(\\d+)') as pid from pg_database where datname ~ '^integration_\\d+'`,
  )
  for (const { name, pid } of rows) if (isMeant(Number(pid))) await client.query(`drop database "${name}" with (force)`)
  await client.end()
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
