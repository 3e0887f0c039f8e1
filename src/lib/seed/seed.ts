import type { Payload } from 'payload'

import { reindex } from '@/lib/cms/search/reindex'

import { seedBlog } from './blog/seed-blog'
import { seedProduct } from './catalogue/seed-product'
import { seedClaims } from './claims/seed-claims'
import { seedContent } from './content/content'
import { EMAIL_TEMPLATES } from './desk/email-templates'
import { seedFirstAdmin } from './first-admin'
import { seedGlobals } from './globals'
import { seedLibrary } from './library/seed-library'
import { seedNumbers } from './numbers/seed-numbers'
import { seedPages } from './pages/seed-pages'
import { seedPlaces } from './places/seed-places'
import { seedList } from './support/seed-list'

/**
 * The initial data of a new site. Each part checks for existing data first, so that running it again changes nothing.
 */
export async function seed(payload: Payload): Promise<void> {
  await seedFirstAdmin(payload)
  await seedClaims(payload)
  await seedNumbers(payload)
  await seedLibrary(payload)
  await seedProduct(payload)
  await seedContent(payload)
  await seedPages(payload)
  await seedBlog(payload)
  await seedGlobals(payload)
  await seedPlaces(payload)
  await seedList({ payload, collection: 'email-templates', documents: EMAIL_TEMPLATES })
  await reindex(payload)
}
