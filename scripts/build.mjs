// Builds the site where there is no database to build from, such as in an image: on an embedded PostgreSQL of its own.
// usage: node scripts/build.mjs
import { install } from './lib/install.mjs'

await install()
const { trialStack } = await import('./lib/trial-stack.mjs')
const { stopCluster } = await import('./postgres/cluster.mjs')

const { cluster } = await trialStack({ name: 'build', port: 3000 })
await stopCluster(cluster)
