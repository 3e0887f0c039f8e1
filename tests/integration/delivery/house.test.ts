import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'

import { readHouse } from '@/lib/delivery/house'

import { openTestPool } from './support'

const pool = openTestPool()
let db: PoolClient

// In a transaction that is taken back: other tests rely on the settings that are there.
beforeEach(async () => {
  db = await pool.connect()
  await db.query('begin')
  await db.query('delete from site_settings')
  await db.query('delete from opening_hours')
})
afterEach(async () => {
  await db.query('rollback')
  db.release()
})
afterAll(() => pool.end())

test('a new site gives its first number and hours', async () => {
  expect(await readHouse(db)).toEqual({
    phone: '01632 960 123',
    openingHours: ['Monday to Friday: 8am to 6pm', 'Saturday: 9am to 4pm', 'Sunday: Closed'],
  })
})

test('what staff keep comes first', async () => {
  await db.query(`insert into site_settings (phone) values ('01632 960 999')`)
  await db.query('insert into opening_hours (id) values (1)')
  await db.query(
    `insert into opening_hours_week (_order, _parent_id, id, weekday, opens, closes) values (2, 1, 'b', '3', '10:30', '12:00'), (1, 1, 'a', '2', '10:30', '12:00')`,
  )
  expect(await readHouse(db)).toMatchObject({
    phone: '01632 960 999',
    openingHours: expect.arrayContaining(['Tuesday to Wednesday: 10.30am to midday']),
  })
})

test('a desk that is never open says so', async () => {
  await db.query('insert into opening_hours (id) values (1)')
  expect((await readHouse(db)).openingHours).toEqual(['Monday to Sunday: Closed'])
})
