import { expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { addDays, londonTime } from '@/lib/domain/calendar/london-time'
import { CALENDAR_MAX, readCalendar } from '@/lib/page-inventory/calendar'

import { pool } from '../support/rows'

const payload = await payloadClient()
const NINE = '2031-01-01T09:00:00.000Z'
const FIRST_DAY = '2031-01-02T00:00:00.000Z'
const LAST_DAY = '2031-01-31T00:00:00.000Z'

/** Inserted as rows, because what would check these values is not what is tested. */
async function scheduleEverything() {
  const page = {
    url: '/calendar',
    title: 'A page',
    description: 'About it.',
    _status: 'draft',
    publishAt: NINE,
  } as const
  const { id } = await payload.create({ collection: 'pages', data: page, draft: true })
  await pool.query(
    `insert into social_media_posts (platform, content, scheduled_date, status)
     values ('facebook', 'To be posted', $1, 'scheduled'), ('facebook', 'A draft', $1, 'draft')`,
    ['2031-01-01T10:00:00.000Z'],
  )
  await pool.query(
    `insert into tariffs (period, region, valid_from, valid_to, electricity_pence_per_kwh, electricity_pence_per_day,
       source, read, confidence, owner, next_review)
     select distinct on (region) 'January 2031', region, $1::timestamptz, $1::timestamptz + interval '30 days',
       electricity_pence_per_kwh, electricity_pence_per_day, source, read, confidence, owner, next_review from tariffs`,
    [FIRST_DAY],
  )
  await pool.query(
    `insert into assumptions (key, value, valid_from, source, read, confidence, owner, next_review)
     select key, value, $1, source, read, confidence, owner, next_review from assumptions order by id limit 1`,
    [FIRST_DAY],
  )
  await insertOffer('A survey', LAST_DAY)
  return id
}

const insertOffer = (title: string, endsOn: Date | string) =>
  pool.query(
    `insert into reward_offers (title, value, description, points, code, valid_days, ends_on, claims_max, is_active)
     values ($1, 'Free', 'One.', 0, $1, 90, $2, 99, true), ($1 || ', no longer offered', 'Free', 'One.', 0, $1 || '2', 90, $2, 99, false)`,
    [title, endsOn],
  )

test('what is scheduled is listed in order: each page, post, assumption and offer, and each set of prices once', async () => {
  const id = await scheduleEverything()
  const { rows } = await pool.query<{ id: number; key: string }>(
    'select id, key::text from assumptions where valid_from = $1',
    [FIRST_DAY],
  )
  const [assumption] = rows
  const { entries } = await readCalendar(pool)
  const ours = entries.filter(({ at }) => at >= new Date(NINE))
  expect(ours).toEqual([
    { what: 'A page', editPath: `/collections/pages/${id}`, at: new Date(NINE), detail: 'is published', isDay: false },
    expect.objectContaining({ what: 'To be posted', at: new Date('2031-01-01T10:00:00Z'), detail: 'is posted' }),
    expect.objectContaining({ what: 'Energy prices of January 2031', at: new Date(FIRST_DAY), isDay: true }),
    {
      what: assumption?.key,
      editPath: `/collections/assumptions/${assumption?.id}`,
      at: new Date(FIRST_DAY),
      detail: 'has another value',
      isDay: true,
    },
    expect.objectContaining({
      what: 'A survey',
      at: new Date(LAST_DAY),
      detail: 'can be claimed for the last day',
      isDay: true,
    }),
  ])
})

test('an offer is listed on its last day, and no longer', async () => {
  const today = londonTime(new Date()).date
  await insertOffer('Until today', `${today}T00:00:00Z`)
  await insertOffer('Until yesterday', `${addDays(today, -1)}T00:00:00Z`)
  const offered = (await readCalendar(pool)).entries.filter(({ what }) => what.startsWith('Until'))
  expect(offered).toMatchObject([{ what: 'Until today' }])
})

test('a long list ends, and says how many there are', async () => {
  await pool.query(
    `insert into social_media_posts (platform, content, scheduled_date, status)
     select 'facebook', 'Post ' || n, now() + n * interval '1 minute', 'scheduled' from generate_series(1, ${CALENDAR_MAX + 1}) n`,
  )
  const { entries, total } = await readCalendar(pool)
  expect(entries).toHaveLength(CALENDAR_MAX)
  expect(total).toBeGreaterThan(CALENDAR_MAX)
})
