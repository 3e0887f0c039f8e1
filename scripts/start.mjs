// One command from a fresh clone to a running site: see README.md.
import fs from 'node:fs'
import path from 'node:path'

import { install } from './lib/install.mjs'
import { compiled, log } from './lib/run.mjs'
import { settings } from './lib/settings.mjs'

const isDev = process.argv.includes('--dev')
const roles = ['web', 'worker'].filter((role) => process.argv.includes(`--${role}`))
const runs = (role) => roles.length === 0 || roles.includes(role)

await install()
// These use installed packages.
const { createDatabase, databaseUrl, startCluster, stopCluster } = await import('./postgres/cluster.mjs')
const { buildSite } = await import('./lib/build.mjs')
const { prepare, refreshPages, untilHealthy } = await import('./lib/stack.mjs')
const { keepRunning, stopTogether } = await import('./lib/supervise.mjs')

const shared = settings()
const env = { ...shared, NODE_ENV: isDev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' }
const cluster = process.env.DATABASE_URL ? null : await startCluster({ dataDir: shared.DATA_DIR })
if (cluster) await createDatabase(cluster, 'powerboard')
env.DATABASE_URL = process.env.DATABASE_URL || databaseUrl(cluster, 'powerboard')
stopTogether(() => (cluster ? stopCluster(cluster) : undefined))

await prepare(env)
if (runs('worker')) keepRunning('worker', compiled('worker'), env)
if (runs('web')) {
  if (!isDev) await buildSite(env)
  keepRunning('site', compiled('serve'), env)
  const local = `http://127.0.0.1:${env.PORT}`
  await untilHealthy(local, 120_000)
  await refreshPages(local, env.PAYLOAD_SECRET)
  announce()
}

function announce() {
  log(`site   ${env.SITE_URL}`)
  log(`admin  ${env.SITE_URL}/admin`)
  const told = path.join(shared.DATA_DIR, 'first-admin.json')
  if (!fs.existsSync(told)) return
  const { username, password } = JSON.parse(fs.readFileSync(told, 'utf8'))
  log(`sign in as "${username}" with the password "${password}" (shown this once; change it in the admin)`)
  fs.rmSync(told)
}
