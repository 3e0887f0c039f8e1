import type { Payload } from 'payload'

import { payloadClient } from '@/lib/data/payload-client'
import { ensureQueue } from '@/lib/delivery/queue'
import { poolOf } from '@/lib/platform/database'
import { logger } from '@/lib/platform/logger'
import { migrate, whileDatabaseLocked } from '@/lib/platform/migrate'
import { migrations } from '@/lib/platform/migrations'
import { seed } from '@/lib/seed/seed'

/** What is done to a database from the command line. */
const commands: Record<string, (payload: Payload) => Promise<void>> = {
  migrate: async (payload) => {
    await migrate(payload, migrations)
    await ensureQueue({ pool: poolOf(payload), log: logger })
  },
  seed,
}

const command = commands[process.argv[2] ?? '']
if (!command) throw new Error(`Commands: ${Object.keys(commands).join(', ')}`)
try {
  const payload = await payloadClient()
  await whileDatabaseLocked(payload, () => command(payload))
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
