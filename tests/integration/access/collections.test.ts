import { beforeAll, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { poolOf } from '@/lib/platform/database'

import { PASSWORD } from '../../fixtures/documents'
import { allowed } from './allowed'
import { type Archive, openArchive } from './archive'
import { locally, overHttp } from './channels'
import { COLLECTIONS } from './expected'
import { observe, type Observed } from './observe'
import { openSessions, ROLE_NAMES, type Sessions } from './sessions'

let archive: Archive
let sessions: Sessions
const payload = await payloadClient()

beforeAll(async () => {
  await poolOf(payload).query('truncate places cascade') // reading 11,000 in every list shows nothing more
  sessions = await openSessions(payload)
  // A user who owns none of the documents.
  const owner = await payload.create({
    collection: 'users',
    data: { username: 'owner', password: PASSWORD, name: 'Owner', role: 'admin' },
  })
  archive = await openArchive(payload, { owner: { ...owner, collection: 'users' } })
})

test('the table lists exactly the existing collections', () => {
  expect(Object.keys(COLLECTIONS).sort()).toEqual(payload.config.collections.map(({ slug }) => slug).sort())
})

/**
 * Deliveries, tasks and timeline entries need their own lead, and deleting a lead adds an erasure. Versions and comments need
 * their own design, warranties their own order.
 */
const ALONE = new Set([
  'deliveries',
  'lead-events',
  'lead-tasks',
  'quotes',
  'erasures',
  'data-receipts',
  'warranties',
  'shared-designs',
  'shared-design-versions',
  'shared-design-comments',
])

for (const [slug, rights] of Object.entries(COLLECTIONS)) {
  const testCollection = ALONE.has(slug) ? test : test.concurrent // each has its own documents
  testCollection(slug, async () => {
    const { hidden } = await archive.keep(slug)
    const found: Record<string, Observed> = {}
    const expected: Record<string, Observed> = {}
    for (const role of ROLE_NAMES) {
      const subject = { rights, role, hasHidden: hidden !== null }
      expected[`${role}, over HTTP`] = allowed({ ...subject, isHttp: true })
      found[`${role}, over HTTP`] = await observe({ channel: overHttp(sessions[role]), archive, slug })
      if (role === 'expired') continue // HTTP only: internally there either is a user or there is none
      expected[`${role}, inside`] = allowed({ ...subject, isHttp: false })
      found[`${role}, inside`] = await observe({ channel: locally(payload, sessions[role]), archive, slug })
    }
    expect(found).toEqual(expected)
  })
}
