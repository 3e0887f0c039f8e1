import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'

import { readCompanyContact } from '@/lib/delivery/store/company-contact'

import { openTestPool } from './support'

const pool = openTestPool()
let db: PoolClient

// In a transaction that is rolled back: other tests rely on the existing settings.
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

test('a new site returns its default number and hours', async () => {
  expect(await readCompanyContact(db)).toEqual({
    phone: '01632 960 123',
    openingHours: ['Monday to Friday: 8am to 6pm', 'Saturday: 9am to 4pm', 'Sunday: Closed'],
    particulars:
      'Powerboard UK Limited. Registered in England and Wales. Registered office: 1 Station Yard, Devizes, Wiltshire, SN10 1AA.',
  })
})

test('staff settings take precedence', async () => {
  await db.query(
    `insert into site_settings (phone, sparky_phone, email, legal_name, registered_number, address_street, address_town, address_county, address_postcode)
     values ('01632 960 999', '01632 960 998', 'warm@example.com', 'Warm Limited', '01234567', '2 High Street', 'Devizes', 'Wiltshire', 'SN10 1AB')`,
  )
  await db.query('insert into opening_hours (id) values (1)')
  await db.query(
    `insert into opening_hours_week (_order, _parent_id, id, weekday, opens, closes) values (2, 1, 'b', '3', '10:30', '12:00'), (1, 1, 'a', '2', '10:30', '12:00')`,
  )
  expect(await readCompanyContact(db)).toMatchObject({
    phone: '01632 960 999',
    particulars: expect.stringMatching(
      /^Warm Limited\. Registered in England and Wales no\. 01234567\. Registered office:/,
    ),
    openingHours: expect.arrayContaining(['Tuesday to Wednesday: 10.30am to midday']),
  })
})

test('handles a company that is never open', async () => {
  await db.query('insert into opening_hours (id) values (1)')
  expect((await readCompanyContact(db)).openingHours).toEqual(['Monday to Sunday: Closed'])
})
