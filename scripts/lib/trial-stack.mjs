import fs from 'node:fs'
import path from 'node:path'

import { createDatabase, databaseUrl, dropDatabase, startCluster, stopCluster } from '../postgres/cluster.mjs'
import { buildSite } from './build.mjs'
import { MEMORY, root } from './run.mjs'
import { prepare } from './stack.mjs'

/**
 * Sets up an isolated site for trials and benchmarks: a durable PostgreSQL below `.data/<name>` with a new, migrated
 * and seeded database, the compiled processes and an up-to-date build. Only PostgreSQL is started. `env` holds the
 * settings for its processes.
 * @param {{ name: string, port: number, settings?: Record<string, string> }} trial
 * @returns {Promise<{ cluster: { port: number, password: string, data: string }, dataDir: string, env: Record<string,
 * string> }>}
 */
export async function trialStack({ name, port, settings = {} }) {
  const dataDir = path.join(root, '.data', name)
  const uploadsDir = path.join(dataDir, 'uploads')
  fs.rmSync(uploadsDir, { recursive: true, force: true })
  const cluster = await startCluster({ dataDir })
  await dropDatabase(cluster, name)
  await createDatabase(cluster, name)
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    UPLOADS_DIR: uploadsDir,
    DATABASE_URL: databaseUrl(cluster, name),
    PAYLOAD_SECRET: 'only-for-trials-of-this-machine',
    ADMIN_PASSWORD: 'only-for-trials-of-this-machine',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...MEMORY,
    ...settings,
  }
  try {
    await prepare(env)
    await buildSite(env)
  } catch (error) {
    await stopCluster(cluster)
    throw error
  }
  return { cluster, dataDir, env }
}
