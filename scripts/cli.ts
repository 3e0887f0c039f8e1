import { payloadClient } from '@/lib/data/payload-client'
import { migrations } from '@/lib/platform/migrations'
import { migrate } from '@/lib/platform/migrate'
import { seed } from '@/lib/seed/seed'

/** What is done to a database from the command line: `migrate`, `seed`. */
const commands: Record<string, () => Promise<void>> = {
  migrate: async () => migrate(await payloadClient(), migrations),
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
