// Generates the files that depend on the collections: types, the admin's import map and, after a schema change, a
// migration.
// Usage: npm run generate [-- name-of-the-change]
import { bin, log, node } from './lib/run.mjs'

const env = {
  PAYLOAD_SECRET: 'generates-files-only',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  LOG_LEVEL: 'error',
}
const payload = (...args) => node(['--conditions=production', bin('payload/bin.js'), ...args], { env, quiet: true })

await payload('generate:types')
await payload('generate:importmap')
const [name] = process.argv.slice(2)
if (name) await payload('migrate:create', name, '--skip-empty')
log(name ? 'types, import map and migration are written' : 'types and import map are written')
