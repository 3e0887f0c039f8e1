import { readFileSync, writeFileSync } from 'node:fs'

import type { Payload } from 'payload'

import { resetSecondFactor } from '@/lib/accounts/reset-second-factor'
import { cleanStored } from '@/lib/cms/media/clean-stored'
import { reindex } from '@/lib/cms/search/reindex'
import { payloadClient } from '@/lib/data/payload-client'
import { keptNotesSchema } from '@/lib/people/restore-notes'
import { whileLocked } from '@/lib/platform/database-lock'
import { migrate } from '@/lib/platform/migrate'
import { migrations } from '@/lib/platform/migrations'
import { importPlaces } from '@/lib/seed/places/import-places'
import { seed } from '@/lib/seed/seed'
import { applyRestoreNotes } from '@/lib/use-cases/your-data/apply-restore-notes'

/** Database commands available from the command line. */
const commands: Record<string, (payload: Payload, argument: string) => Promise<void>> = {
  migrate: (payload, last) => migrate(payload, migrationsUpTo(last)),
  seed,
  'clean-files': async (payload) => {
    const { checked, cleaned, left } = await cleanStored(payload)
    for (const name of cleaned) console.log(`cleaned: ${name}`)
    for (const problem of left) console.log(`not cleaned: ${problem}`)
    console.log(`${checked} files checked, ${cleaned.length} cleaned, ${left.length} left as they are`)
  },
  'reset-second-factor': async (payload, username) => {
    const name = await resetSecondFactor(payload, username)
    console.log(name === null ? `There is no account ${username}` : `${name} now signs in with the password alone.`)
  },
  'apply-notes': async (payload, file) => {
    const notes = keptNotesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    const { leads, addresses, objections, unknown } = await applyRestoreNotes(payload, notes)
    console.log(`${leads} enquiries and ${addresses} addresses erased again, ${objections} objections kept`)
    writeFileSync(file, JSON.stringify(unknown)) // for another secret
  },
  places: async (payload) => {
    const { written, total } = await importPlaces(payload, { onProgress: drawProgress })
    await reindex(payload)
    process.stderr.write(`\n${written} of ${total} places written; the others were unchanged or edited by staff\n`)
  },
}

const BAR = 40

function drawProgress(done: number, total: number): void {
  const filled = Math.round((done / total) * BAR)
  process.stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${done}/${total}`)
}

/** Migrations up to and including the named one, or all: an older backup is restored into the schema of its time. */
function migrationsUpTo(last: string) {
  if (!last) return migrations
  const end = migrations.findIndex(({ name }) => name === last)
  if (end < 0) throw new Error(`This build has no migration ${last}`)
  return migrations.slice(0, end + 1)
}

const command = commands[process.argv[2] ?? '']
if (!command) throw new Error(`Commands: ${Object.keys(commands).join(', ')}`)
try {
  const payload = await payloadClient()
  // No two processes may migrate or seed the same database at the same time; Payload has no such lock.
  await whileLocked(payload, 'maintenance', async () => command(payload, process.argv[3] ?? ''))
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
