import { afterAll, beforeEach, expect, test } from 'vitest'

import { readHouse } from '@/lib/delivery/house'

import { openTestPool } from './support'

const pool = openTestPool()

beforeEach(() => pool.query('truncate site_settings, opening_hours, opening_hours_week, opening_hours_closed_dates cascade'))
afterAll(() => pool.end())

test('a new site gives its first number and hours', async () => {
  expect(await readHouse(pool)).toEqual({ phone: '01632 960 123', openingHours: ['Monday to Friday: 8am to 6pm', 'Saturday: 9am to 4pm', 'Sunday: Closed'] })
})

test('what staff keep comes first', async () => {
  await pool.query(`insert into site_settings (phone) values ('01632 960 999')`)
  await pool.query('insert into opening_hours (id) values (1)')
  await pool.query(`insert into opening_hours_week (_order, _parent_id, id, weekday, opens, closes) values (2, 1, 'b', '3', '10:30', '12:00'), (1, 1, 'a', '2', '10:30', '12:00')`)
  expect(await readHouse(pool)).toMatchObject({ phone: '01632 960 999', openingHours: expect.arrayContaining(['Tuesday to Wednesday: 10.30am to midday']) })
})

test('a desk that is never open says so', async () => {
  await pool.query('insert into opening_hours (id) values (1)')
  expect((await readHouse(pool)).openingHours.join()).not.toMatch(/\d/)
})
