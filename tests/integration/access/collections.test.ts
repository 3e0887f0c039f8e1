import { beforeAll, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'

import { allowed } from './allowed'
import { openArchive, type Archive } from './archive'
import { locally, overHttp } from './channels'
import { COLLECTIONS } from './expected'
import { observe } from './observe'
import { openSessions, ROLE_NAMES, type RoleName, type Session } from './sessions'

let archive: Archive
let sessions: Record<RoleName, Session>
const payload = await payloadClient()

beforeAll(async () => {
  sessions = await openSessions(payload)
  const owner = await payload.create({ collection: 'users', data: { username: 'owner', password: 'correct horse battery', name: 'Owner', role: 'admin' } })
  archive = await openArchive(payload, { owner: { ...owner, collection: 'users' } })
})

test('the table names exactly the collections there are', () => {
  expect(Object.keys(COLLECTIONS).sort()).toEqual(payload.config.collections.map(({ slug }) => slug).sort())
})

describe.each(Object.entries(COLLECTIONS))('%s', (slug, rights) => {
  test.each(ROLE_NAMES)('over HTTP, %s', async (role) => {
    expect(await observe({ channel: overHttp(sessions[role]), archive, slug })).toEqual(await wanted(role, true))
  })

  // A session is a matter of HTTP: inside, there is a user or there is none.
  test.each(ROLE_NAMES.filter((role) => role !== 'expired'))('inside, %s', async (role) => {
    expect(await observe({ channel: locally(payload, sessions[role]), archive, slug })).toEqual(await wanted(role, false))
  })

  async function wanted(role: RoleName, isHttp: boolean) {
    const { hidden } = await archive.keep(slug)
    return allowed({ rights, role, isHttp, hasHidden: hidden !== null })
  }
})
