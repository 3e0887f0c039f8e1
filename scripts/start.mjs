// One command from a fresh clone to a running site: see README.md.
import { claimDataFolder } from './lib/data-folder.mjs'
import { announceFirstAdmin } from './lib/first-admin.mjs'
import { install } from './lib/install.mjs'
import { requireSitePort } from './lib/port.mjs'
import { Refusal, runCommand } from './lib/refusal.mjs'
import { compiled, log, MEMORY } from './lib/run.mjs'
import { checkedSettings, dataFolder, isJournal } from './lib/settings.mjs'
import { giveUp, inCluster, keepRunning, stopLast, stopTogether } from './lib/supervise.mjs'

const isDev = process.argv.includes('--dev')
const roles = ['web', 'worker'].filter((role) => process.argv.includes(`--${role}`))
const onlyMigrates = process.argv.includes('--migrate')
const runs = (role) => !onlyMigrates && (roles.length === 0 || roles.includes(role))

await runCommand(async () => {
  if (onlyMigrates && !process.env.DATABASE_URL)
    throw new Refusal('--migrate is for a database of your own: set DATABASE_URL')
  // A worker with an external database shares the folder with other processes.
  if (runs('web') || !process.env.DATABASE_URL) claim()
  await install({ withTools: process.env.NODE_ENV !== 'production' })
  const shared = await checkedSettings()
  if (runs('web')) await requireSitePort(Number(shared.PORT))
  stopTogether()
  try {
    const DATABASE_URL = process.env.DATABASE_URL || (await embeddedDatabase(shared.DATA_DIR))
    await startSite({
      ...shared,
      ...MEMORY,
      DATABASE_URL,
      NODE_ENV: isDev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    })
  } catch (error) {
    await giveUp(error)
  }
})

function claim() {
  const release = claimDataFolder({
    dataDir: dataFolder(),
    command: isDev ? 'npm run dev' : 'npm start',
    port: process.env.PORT || '3000',
  })
  process.once('exit', release)
}

/** Starts the embedded PostgreSQL, or adopts one whose supervisor was killed, and returns its URL. */
async function embeddedDatabase(dataDir) {
  const { createDatabase, databaseUrl, startCluster } = await import('./postgres/cluster.mjs')
  const { keepCluster } = await import('./postgres/keep-cluster.mjs')
  const starting = startCluster({ dataDir })
  const keeping = starting.then((cluster) => keepCluster(cluster, { dataDir, onGivenUp: giveUp }))
  const nothingToStop = () => undefined
  // Set before it has started: a signal that arrives meanwhile must not leave it running.
  stopLast(() => keeping.then(({ stop }) => stop(), nothingToStop))
  await keeping
  const server = await starting
  await createDatabase(server, 'powerboard')
  return databaseUrl(server, 'powerboard')
}

async function startSite(env) {
  // These need installed packages.
  const { buildSite } = await import('./lib/build.mjs')
  const { migrateAndSeed, untilHealthy } = await import('./lib/stack.mjs')
  await migrateAndSeed(env)
  if (onlyMigrates) return
  const startWorker = () => keepRunning({ name: 'worker', args: compiled('worker'), env })
  if (!runs('web')) return startWorker()
  if (!isDev) await buildSite(env)
  const site = { args: compiled('serve'), env, requirePort: () => requireSitePort(Number(env.PORT)) }
  if (isDev) keepRunning({ ...site, name: 'site' })
  else for (let n = 1; n <= env.WEB_PROCESSES; n++) keepRunning({ ...site, name: `site ${n}`, launch: inCluster })
  const local = `http://127.0.0.1:${env.PORT}`
  await untilHealthy(local, 120_000)
  if (runs('worker')) startWorker() // its scheduled work calls the site
  log(`site   ${env.SITE_URL}`)
  log(`admin  ${env.SITE_URL}/admin`)
  announceFirstAdmin({ dataDir: env.DATA_DIR, isJournal: isJournal(), log })
}
