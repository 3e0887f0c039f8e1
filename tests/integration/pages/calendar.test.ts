import { expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { CALENDAR_MAX, readCalendar } from '@/lib/page-inventory/calendar'

import { pool } from '../support/rows'

const payload = await payloadClient()
const NINE = '2031-01-01T09:00:00.000Z'
const FIRST_DAY = '2031-01-02T00:00:00.000Z'

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
  return id
}

test('what is scheduled is listed in order: each page, post and offer, and each set of prices once', async () => {
  const id = await scheduleEverything()
  const { entries } = await readCalendar(pool)
  const ours = entries.filter(({ at }) => at >= new Date(NINE))
  expect(ours).toEqual([
    { what: 'A page', editPath: `/collections/pages/${id}`, at: new Date(NINE), detail: 'is published', isDay: false },
    expect.objectContaining({ what: 'To be posted', at: new Date('2031-01-01T10:00:00Z'), detail: 'is posted' }),
    expect.objectContaining({ what: 'Energy prices of January 2031', at: new Date(FIRST_DAY), isDay: true }),
  ])
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
