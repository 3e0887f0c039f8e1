// Generates the files that depend on the collections: types, the database's schema for Drizzle, the admin's import map
// and, after a schema change, a migration; and what nginx has to know of the features.
// Usage: npm run generate [-- name-of-the-change]
import fs from 'node:fs'

import { importTypeScript } from './lib/import-typescript.mjs'
import { bin, log, node } from './lib/run.mjs'

const env = {
  PAYLOAD_SECRET: 'generates-files-only',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  LOG_LEVEL: 'error',
}
const payload = (...args) => node(['--conditions=production', bin('payload/bin.js'), ...args], { env, quiet: true })

const NGINX = 'docs/deploy/nginx.conf'
const MIGRATIONS = 'src/lib/generated/migrations'
const SCHEMA = 'src/lib/generated/database-schema.ts'
const migrationFiles = (ending) =>
  fs
    .readdirSync(MIGRATIONS)
    .filter((name) => /^\d/.test(name) && name.endsWith(ending))
    .sort()
    .map((name) => `${MIGRATIONS}/${name}`)

/** Payload compares the collections with the newest snapshot only. */
function keepNewestSnapshot() {
  for (const file of migrationFiles('.json').slice(0, -1)) fs.rmSync(file)
}

/** Payload's template names arguments that hardly any migration uses, which the compiler refuses. */
function withoutUnusedArguments() {
  const newest = migrationFiles('.ts').at(-1)
  const text = fs.readFileSync(newest, 'utf8')
  fs.writeFileSync(newest, text.replaceAll('{ db, payload, req }', '{ db }'))
}

/** Payload imports `sql` although hardly any schema uses it, which the compiler refuses. */
function withoutUnusedImport() {
  const text = fs.readFileSync(SCHEMA, 'utf8')
  if (!text.includes('sql`')) fs.writeFileSync(SCHEMA, text.replace('import { sql, ', 'import { '))
}

/** The endpoints of forms, which nginx refuses large bodies for. */
async function listForms() {
  const { withFormLocation } = await importTypeScript('src/lib/registry/nginx-forms.ts')
  fs.writeFileSync(NGINX, withFormLocation(fs.readFileSync(NGINX, 'utf8')))
}

await listForms()
await payload('generate:types')
await payload('generate:db-schema')
withoutUnusedImport()
await payload('generate:importmap')
const [name] = process.argv.slice(2)
if (name) {
  await payload('migrate:create', name, '--skip-empty')
  keepNewestSnapshot()
  withoutUnusedArguments()
}
log(`types, schema, import map${name ? ' and migration' : ''} are written`)
