import { payloadClient } from '@/lib/data/payload-client'

const CONNECTIONS = 16
const WARM_UP_MS = 2_000

/** Small documents created through Payload's local API, sixteen at a time, without HTTP or any code of ours. */
async function createFor(ms: number): Promise<number> {
  const payload = await payloadClient()
  const endsMs = performance.now() + ms
  let created = 0
  const connection = async () => {
    while (performance.now() < endsMs) {
      await payload.create({
        collection: 'contact-inquiries',
        data: {
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: 'ada@example.com',
          phone: '07700 900123',
          details: 'Please ring me about the village hall.',
          source: 'bench',
        },
      })
      created += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return created
}

await createFor(WARM_UP_MS)
process.send?.('ready')
process.on('message', async (seconds: number) => process.send?.(await createFor(seconds * 1000)))
process.once('disconnect', () => process.exit())
