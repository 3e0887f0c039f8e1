import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { POST } from '@/app/internal/turn-openings/route'
import { getHomePage, readHomeDraft } from '@/lib/data/home-page'
import { openingToday } from '@/lib/data/openings'
import { payloadClient } from '@/lib/data/payload-client'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { turnOpenings } from '@/lib/http/turn-openings'
import { readReached, readReachedFrom } from '@/lib/lead-funnel/read-reached'
import { now } from '@/lib/platform/clock'

import { expired } from '../../fakes/fake-next-cache'
import { openSessions, type Sessions } from '../access/sessions'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
let written: Awaited<ReturnType<typeof read>>
beforeAll(async () => {
  sessions = await openSessions(payload)
  written = await read()
})
beforeEach(async () => {
  await pool.query('delete from heatmap_records')
  expired.splice(0)
})
const NONE = { heading: '', lede: '' }
afterAll(() => save({ hero: written.hero, secondOpening: NONE }))

const read = () => payload.findGlobal({ slug: 'home-page', depth: 0 })
const save = (data: object, isDraft = false) =>
  payload.updateGlobal({
    slug: 'home-page',
    draft: isDraft,
    data: { ...data, _status: isDraft ? 'draft' : 'published' },
  })
const SECOND = { heading: 'Clear walls.', lede: '' }
const today = () => londonTime(now()).date

test('a draft of a second opening is seen in the preview alone', async () => {
  await save({ secondOpening: SECOND }, true)
  const draft = await readHomeDraft(new Headers({ cookie: sessions.editor.cookie }))
  expect(draft?.hero).toMatchObject({ heading: SECOND.heading, lede: written.hero.lede })
  expect((await read()).secondOpening?.heading ?? '').toBe('')
  expect((await getHomePage()).hero.heading).toBe(written.hero.heading)
})

test('a published one is shown on its days, and the comparison begins with the last change of either text', async () => {
  await save({ secondOpening: SECOND })
  expect((await getHomePage()).hero.heading).toBe(openingToday() === 'second' ? SECOND.heading : written.hero.heading)
  expect((await read()).openingsSince).toBe(today())

  await pool.query(`update home_page set openings_since = '2026-01-01'`)
  await save({ map: { heading: 'Another heading elsewhere.' } })
  expect((await read()).openingsSince).toBe('2026-01-01')
  await save({ hero: { ...written.hero, heading: 'Another promise.' } })
  expect((await read()).openingsSince).toBe(today())
  await save({ map: written.map })
})

test('the page is rebuilt once a day, and only while it has two openings', async () => {
  await save({ secondOpening: SECOND })
  expired.splice(0)
  expect(await turnOpenings(new Date('2031-01-01T23:59:59Z'))).toEqual(['home-page'])
  expect(expired).toContain('home-page')
  expect(await turnOpenings(new Date('2031-01-01T12:00:00Z'))).toEqual([])
  expect(await turnOpenings(new Date('2031-01-02T00:00:00Z'))).toEqual(['home-page'])
  await save({ secondOpening: NONE })
  expect(await turnOpenings(new Date('2031-01-03T00:00:00Z'))).toEqual([])
})

test('nobody but the worker can have it rebuilt', async () => {
  const request = new Request('http://localhost:3000/internal/turn-openings', { method: 'POST' })
  expect((await POST(request)).status).toBe(404)
})

type Act = { visitor: string; at: string; location?: string; element?: string; referrer?: string }

const act = ({ visitor, at, location = '/', element = '', referrer = '' }: Act) =>
  pool.query(
    `insert into heatmap_records (visitor, timestamp, location, element, referrer) values ($1, $2, $3, $4, $5)`,
    [visitor, at, location, element, referrer],
  )
const DAYS = { from: '2026-06-01', to: '2026-06-30' }
const DAY = '2026-06-02'

test('a visitor of a day counts once, with what they reached after they saw the page', async () => {
  await act({ visitor: 'a', at: `${DAY}T10:00:00Z` })
  await act({ visitor: 'a', at: `${DAY}T10:01:00Z`, location: '/configure' })
  await act({ visitor: 'a', at: `${DAY}T10:02:00Z`, location: '/configure', element: '#quote-firstName' })
  await act({ visitor: 'b', at: `${DAY}T10:00:00Z`, location: '/calculator/quick' })
  await act({ visitor: 'b', at: `${DAY}T10:01:00Z`, element: '#quote-bar a' })
  await act({ visitor: 'c', at: `${DAY}T10:00:00Z`, location: '/about' })
  await act({ visitor: 'd', at: `${DAY}T22:59:59Z`, element: '#estimate-area' }) // London is an hour ahead
  await act({ visitor: 'd', at: `${DAY}T23:00:00Z` })
  expect(await readReachedFrom(pool, DAYS, '/')).toEqual([
    { day: '2026-06-02', visitors: 3, priced: 2, quoted: 1 },
    { day: '2026-06-03', visitors: 1, priced: 0, quoted: 0 },
  ])
})

test('sources of fewer than five people are left out', async () => {
  for (const visitor of ['a', 'b', 'c', 'd', 'e']) {
    await act({ visitor, at: `${DAY}T10:00:00Z`, referrer: 'example.org' })
    await act({ visitor, at: `${DAY}T10:01:00Z`, location: visitor === 'a' ? '/quote-request' : '/system-designer' })
  }
  for (const visitor of ['f', 'g', 'h', 'i']) await act({ visitor, at: `${DAY}T10:00:00Z`, referrer: 'other.example' })
  expect(await readReached(pool, DAYS)).toEqual([{ source: 'example.org', visitors: 5, priced: 4, quoted: 1 }])
})
