import { payloadClient } from '@/lib/data/payload-client'
import { ensureQueue } from '@/lib/delivery/queue'
import { poolOf } from '@/lib/platform/database'
import { logger } from '@/lib/platform/logger'
import { migrate } from '@/lib/platform/migrate'
import { migrations } from '@/lib/platform/migrations'
import { seed } from '@/lib/seed/seed'

/** What is done to a database from the command line. */
const commands: Record<string, () => Promise<void>> = {
  migrate: async () => {
    const payload = await payloadClient()
    await migrate(payload, migrations)
    await ensureQueue({ pool: poolOf(payload), log: logger })
  },
  seed: async () => seed(await payloadClient()),
}

const command = commands[process.argv[2] ?? '']
if (!command) throw new Error(`Commands: ${Object.keys(commands).join(', ')}`)
try {
  await command()
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
