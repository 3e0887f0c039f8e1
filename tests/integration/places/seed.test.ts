import { expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { readDataset } from '@/lib/seed/places/dataset'
import { importPlaces } from '@/lib/seed/places/import-places'
import { seedPlaces } from '@/lib/seed/places/seed-places'

import { pool } from '../support/rows'

const payload = await payloadClient()

/** The places of two counties: import.test.ts counts those of the whole dataset. */
const COUNTIES = ['somerset', 'lincolnshire']
const dataset = readDataset().filter(({ county }) => COUNTIES.includes(county))

const count = async () => (await pool.query<{ n: number }>('select count(*)::int as n from places')).rows[0]?.n

test('an interrupted import is completed at the next start, with the pictures that the library has', async () => {
  await pool.query('truncate places cascade')
  await pool.query(`
    create function stop() returns trigger language plpgsql as $$ begin raise 'interrupted'; end $$;
    create trigger stop before update of image_id on places for each row execute function stop()`)
  await expect(seedPlaces(payload, { dataset })).rejects.toThrow('interrupted')
  expect(await count()).toBe(0)
  await pool.query('drop trigger stop on places')
  await pool.query(`update media set key = 'withdrawn' where key = 'bungalow'`)
  await seedPlaces(payload, { dataset })
  const { rows } = await pool.query(
    `select path, image_id from places where path in ('bath', 'skegness') order by path`,
  )
  expect(rows).toEqual([
    { path: 'bath', image_id: expect.any(Number) },
    { path: 'skegness', image_id: null },
  ])
  expect(await importPlaces(payload, { dataset })).toEqual({ written: 0, total: await count() })
})
