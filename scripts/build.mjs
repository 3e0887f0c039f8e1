// Builds the site without an existing database, for example in an image build, using its own embedded PostgreSQL.
// Usage: node scripts/build.mjs
import { install } from './lib/install.mjs'
import { runCommand } from './lib/refusal.mjs'

await runCommand(async () => {
  await install({ withTools: process.env.NODE_ENV !== 'production' })
  const { trialStack } = await import('./lib/trial-stack.mjs')
  const { stopCluster } = await import('./postgres/cluster.mjs')
  const { cluster } = await trialStack({ name: 'build', port: 3000 })
  await stopCluster(cluster)
})
