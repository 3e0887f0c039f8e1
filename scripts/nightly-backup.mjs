// Makes the nightly backup: see docs/how-to/operate.md. The worker runs it once a night, with its own settings.
import { nightlyBackup } from './backup/nightly.mjs'
import { configuredPlace } from './backup/places.mjs'
import { runCommand } from './lib/refusal.mjs'
import { log } from './lib/run.mjs'

const { env } = process

await runCommand(async () => {
  const site = { env, publicKey: env.BACKUP_PUBLIC_KEY, place: configuredPlace(env), now: new Date() }
  const { tables, uploads } = await nightlyBackup(site)
  log(`backed up ${Object.keys(tables).length} tables and ${Object.keys(uploads).length} uploaded files`)
})
