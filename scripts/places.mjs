// Imports the places of the dataset, except those that staff have changed, and scores their pages.
// Usage: npm run places. A running site shows the result after its next start.
import { install } from './lib/install.mjs'

await install()
const { withDatabase } = await import('./backup/workplace.mjs')
const { compiled, node } = await import('./lib/run.mjs')
const { settings } = await import('./lib/settings.mjs')
const { prepare } = await import('./lib/stack.mjs')

const shared = settings()
await withDatabase({ dataDir: shared.DATA_DIR, command: 'npm run places' }, async (url) => {
  const env = { ...shared, NODE_ENV: 'production', LOG_LEVEL: 'warn', STATEMENT_TIMEOUT_MS: '0', DATABASE_URL: url }
  await prepare(env)
  await node(compiled('cli', 'places'), { env })
})
