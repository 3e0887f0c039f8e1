import { execFileSync } from 'node:child_process'
import path from 'node:path'

import { compile } from '../../../scripts/lib/compile.mjs'
import { compiled } from '../../../scripts/lib/run.mjs'
import { connect } from '../../../scripts/postgres/client.mjs'
import { createDatabase, databaseUrl, dropDatabase, startCluster, stopCluster } from '../../../scripts/postgres/cluster.mjs'

const NAME = `integration_${process.pid}`

/** A real PostgreSQL with a migrated, seeded database of this run's own, which every test file copies (own-database.ts). */
export default async function setup() {
  const dataDir = path.resolve('.data/test')
  const cluster = await startCluster({ dataDir, durable: false })
  await createDatabase(cluster, NAME)
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl(cluster, NAME),
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'only-for-integration-tests',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: 'only-for-integration-tests',
    RATE_LIMIT: 'off', // the tests of the limits switch them on
  })
  await compile()
  for (const command of ['migrate', 'seed']) execFileSync(process.execPath, compiled('cli', command), { stdio: 'inherit', env: { ...process.env, STATEMENT_TIMEOUT_MS: '0' } })
  return async () => {
    for (const name of await databasesOf(cluster)) await dropDatabase(cluster, name)
    if (cluster.startedHere) await stopCluster(cluster)
  }
}

/** The run's database and the copies that its test files made. */
async function databasesOf(cluster: Awaited<ReturnType<typeof startCluster>>): Promise<string[]> {
  const client = await connect(cluster)
  const { rows } = await client.query<{ name: string }>('select datname as name from pg_database where datname = $1 or starts_with(datname, $2)', [NAME, `${NAME}_`])
  await client.end()
  return rows.map(({ name }) => name)
}
