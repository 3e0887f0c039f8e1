// Copies uploaded files between the local folder and S3, with checksums; can be interrupted and run again.
// Usage: npm run storage -- --to s3|local, with the S3 settings
import { parseArgs } from 'node:util'

import { install } from './lib/install.mjs'
import { Refusal, runCommand } from './lib/refusal.mjs'

await runCommand(async () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  if (to !== 's3' && to !== 'local') throw new Refusal('Usage: npm run storage -- --to s3|local')
  if (!process.env.S3_ENDPOINT) throw new Refusal('Set the S3 settings (README) first: the copy needs both stores')
  await install({ withTools: process.env.NODE_ENV !== 'production' })
  const { checkedSettings } = await import('./lib/settings.mjs')
  const { compile } = await import('./lib/compile.mjs')
  const { compiled, node } = await import('./lib/run.mjs')
  const env = { ...(await checkedSettings()), NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1/unused' }
  await compile({ storage: 'scripts/storage.ts' })
  await node(compiled('storage', to), { env })
})
