// Copies uploaded files between the local folder and S3, with checksums, or removes hidden data from those stored so far.
// Both can be interrupted and run again.
// Usage: npm run storage -- --to s3|local, with the S3 settings; npm run storage -- --clean
import { parseArgs } from 'node:util'

import { install } from './lib/install.mjs'
import { Refusal, runCommand } from './lib/refusal.mjs'

await runCommand(async () => {
  const { to, clean } = parseArgs({ options: { to: { type: 'string' }, clean: { type: 'boolean' } } }).values
  if (clean ? to !== undefined : to !== 's3' && to !== 'local')
    throw new Refusal('Usage: npm run storage -- --to s3|local, or npm run storage -- --clean')
  if (!clean && !process.env.S3_ENDPOINT)
    throw new Refusal('Set the S3 settings (README) first: the copy needs both stores')
  await install({ withTools: process.env.NODE_ENV !== 'production' })
  await (clean ? cleanFiles() : copyFiles(to))
})

/** @param {string} to */
async function copyFiles(to) {
  const { checkedSettings } = await import('./lib/settings.mjs')
  const { compile } = await import('./lib/compile.mjs')
  const { compiled, node } = await import('./lib/run.mjs')
  const env = { ...(await checkedSettings()), NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1/unused' }
  await compile({ storage: 'scripts/storage.ts' })
  await node(compiled('storage', to), { env })
}

async function cleanFiles() {
  const { withDatabase } = await import('./backup/workplace.mjs')
  const { compiled, node } = await import('./lib/run.mjs')
  const { settings } = await import('./lib/settings.mjs')
  const { prepare } = await import('./lib/stack.mjs')
  const shared = settings()
  await withDatabase({ dataDir: shared.DATA_DIR, command: 'npm run storage' }, async (url) => {
    const env = { ...shared, NODE_ENV: 'production', LOG_LEVEL: 'warn', STATEMENT_TIMEOUT_MS: '0', DATABASE_URL: url }
    await prepare(env)
    await node(compiled('cli', 'clean-files'), { env })
  })
}
