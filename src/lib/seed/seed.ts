import type { Payload } from 'payload'

import { reindex } from '@/lib/cms/search/reindex'

import { seedClaims } from './claims/claims'
import { seedContent } from './content/content'
import { seedFirstAdmin } from './first-admin'
import { seedGlobals } from './globals'
import { seedLibrary } from './library/seed-library'
import { seedNumbers } from './numbers/seed-numbers'
import { seedPages } from './pages/seed-pages'
import { seedProduct } from './product'

/** What a new site starts with. Each part looks first whether it is there, so that a second run changes nothing. */
export async function seed(payload: Payload): Promise<void> {
  await seedFirstAdmin(payload)
  await seedClaims(payload)
  await seedNumbers(payload)
  await seedLibrary(payload)
  await seedProduct(payload)
  await seedContent(payload)
  await seedPages(payload)
  await seedGlobals(payload)
  await reindex(payload)
}
