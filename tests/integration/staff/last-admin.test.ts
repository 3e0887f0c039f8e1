import { beforeEach, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { REFUSALS } from '@/lib/platform/refusal'

import { PASSWORD } from '../../fixtures/documents'
import { pool } from '../support/rows'

const payload = await payloadClient()

const ADMINS = { role: { equals: 'admin' } } as const
const DEMOTED = { role: 'sales' } as const
let ids: number[]
let count = 0

/** Leaves exactly two admins. */
beforeEach(async () => {
  await pool.query(`update users set role = 'sales' where role = 'admin'`)
  ids = []
  for (const name of ['Ada', 'Grace']) {
    const username = `admin-${(count += 1)}`
    const admin = await payload.create({
      collection: 'users',
      data: { username, password: PASSWORD, name, role: 'admin' },
    })
    ids.push(admin.id)
  }
})

const adminsLeft = async () => (await payload.count({ collection: 'users', where: ADMINS })).totalDocs

test('deleting every admin at once leaves one', async () => {
  const { docs, errors } = await payload.delete({ collection: 'users', where: ADMINS })
  expect([docs.length, errors]).toMatchObject([1, [{ message: REFUSALS.lastAdmin.message }]])
  expect(await adminsLeft()).toBe(1)
})

test('giving every admin another role at once leaves one', async () => {
  const { docs, errors } = await payload.update({ collection: 'users', where: ADMINS, data: DEMOTED })
  expect([docs.length, errors]).toMatchObject([1, [{ message: REFUSALS.lastAdmin.message }]])
  expect(await adminsLeft()).toBe(1)
})

test('two requests at once cannot remove both admins', async () => {
  const [first = 0, second = 0] = ids
  const outcomes = await Promise.allSettled([
    payload.update({ collection: 'users', id: first, data: DEMOTED }),
    payload.delete({ collection: 'users', id: second }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await adminsLeft()).toBe(1)
})
