import { expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { whileLocked } from '@/lib/platform/database-lock'
import { seedFirstAdmin } from '@/lib/seed/first-admin'
import { publishDue } from '@/lib/use-cases/publish-due'

import { pool } from '../support/rows'

const payload = await payloadClient()

/** Starts the same work three times simultaneously, as three processes would: locks belong to connections. */
const threeTimes = <T>(work: () => Promise<T>) => Promise.all([work(), work(), work()])

const ROUNDS = 5

test('a page that is due is published once', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: 'At its hour', description: 'Published at its hour.', url: '/at-its-hour', _status: 'draft' },
  })
  const versions = async () =>
    (await payload.countVersions({ collection: 'pages', where: { parent: { equals: id } } })).totalDocs
  for (let round = 1; round <= ROUNDS; round++) {
    const publishAt = `2031-01-0${round}T09:00:00.000Z`
    await payload.update({ collection: 'pages', id, data: { heading: `Round ${round}`, publishAt }, draft: true })
    const before = await versions()
    const now = new Date(publishAt)
    const changed = await threeTimes(() => publishDue({ payload, now, log: payload.logger }))
    expect(changed.flatMap(({ published }) => published)).toEqual(['/at-its-hour'])
    expect(await versions()).toBe(before + 1)
  }
})

test('the first admin is created once', async () => {
  await pool.query('delete from users')
  await threeTimes(() => whileLocked(payload, 'maintenance', () => seedFirstAdmin(payload)))
  expect((await payload.count({ collection: 'users' })).totalDocs).toBe(1)
})
