import { execFileSync } from 'node:child_process'
import path from 'node:path'

import type { TestProject } from 'vitest/node'

import { compile } from '../../../scripts/lib/compile.mjs'
import { compiled } from '../../../scripts/lib/run.mjs'
import { createDatabase, databaseUrl, dropDatabase, startCluster, stopCluster } from '../../../scripts/postgres/cluster.mjs'

const NAME = `integration_${process.pid}`

/** A real PostgreSQL with a migrated, seeded database of this run's own. */
export default async function setup(_project: TestProject) {
  const dataDir = path.resolve('.data/test')
  const cluster = await startCluster({ dataDir, durable: false })
  await createDatabase(cluster, NAME)
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl(cluster, NAME),
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'only-for-integration-tests',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: 'only-for-integration-tests',
  })
  await compile()
  for (const command of ['migrate', 'seed']) execFileSync(process.execPath, compiled('cli', command), { stdio: 'inherit', env: { ...process.env, STATEMENT_TIMEOUT_MS: '0' } })
  return async () => {
    await dropDatabase(cluster, NAME)
    if (cluster.startedHere) await stopCluster(cluster)
  }
}
