// Reports length, readability and problems of all published content.
// Usage: npm run content
import { install } from './lib/install.mjs'

await install()
const { createDatabase, databaseUrl, startCluster, stopCluster } = await import('./postgres/cluster.mjs')
const { compile } = await import('./lib/compile.mjs')
const { compiled, node } = await import('./lib/run.mjs')
const { settings } = await import('./lib/settings.mjs')
const { prepare } = await import('./lib/stack.mjs')

const shared = settings()
const cluster = process.env.DATABASE_URL ? null : await startCluster({ dataDir: shared.DATA_DIR })
if (cluster) await createDatabase(cluster, 'powerboard')
const env = {
  ...shared,
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  DATABASE_URL: process.env.DATABASE_URL || databaseUrl(cluster, 'powerboard'),
}
try {
  await prepare(env)
  await compile({ content: 'scripts/content.ts' })
  await node(compiled('content'), { env })
} catch {
  process.exitCode = 1 // the problems have been printed
} finally {
  if (cluster?.startedHere) await stopCluster(cluster)
}
