import type { Payload } from 'payload'

import { seedFirstAdmin } from './first-admin'
import { seedGlobals } from './globals'
import { seedProduct } from './product'

/** What a new site starts with. Each part looks first whether it is there, so that a second run changes nothing. */
export async function seed(payload: Payload): Promise<void> {
  await seedFirstAdmin(payload)
  await seedGlobals(payload)
  await seedProduct(payload)
}
