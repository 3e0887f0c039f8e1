// Removes the second factor of a colleague who has lost the device and the recovery codes.
// Usage: npm run reset-factor -- username
import { install } from './lib/install.mjs'
import { Refusal, runCommand } from './lib/refusal.mjs'

await runCommand(async () => {
  const [username] = process.argv.slice(2)
  if (!username) throw new Refusal('Usage: npm run reset-factor -- username')
  await install({ withTools: process.env.NODE_ENV !== 'production' })
  const { withDatabase } = await import('./backup/workplace.mjs')
  const { compiled, node } = await import('./lib/run.mjs')
  const { settings } = await import('./lib/settings.mjs')
  const { prepare } = await import('./lib/stack.mjs')
  const shared = settings()
  await withDatabase({ dataDir: shared.DATA_DIR, command: 'npm run reset-factor' }, async (url) => {
    const env = { ...shared, NODE_ENV: 'production', LOG_LEVEL: 'warn', DATABASE_URL: url }
    await prepare(env)
    await node(compiled('cli', 'reset-second-factor', username), { env })
  })
})
