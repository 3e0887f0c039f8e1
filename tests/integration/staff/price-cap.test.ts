import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { POST } from '@/app/api/price-cap/route'
import { figureChoices } from '@/lib/content/figure-choices'
import type { PriceCapPlan } from '@/lib/content/price-cap-plan'
import { TARIFF_REGIONS } from '@/lib/content/tariff-regions'
import { getFigures } from '@/lib/data/figures'
import { payloadClient } from '@/lib/data/payload-client'

import { openSessions, type Sessions } from '../access/sessions'
import { jsonRequest } from '../support/api'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})

const PERIOD = 'January to March 2031'
const TABLE = TARIFF_REGIONS.map(({ label }) => [label, 27.11, 56.2, 6.21, 35.4].join('\t')).join('\n')
const ENTRY = {
  saves: false,
  isConfirmed: true,
  table: TABLE,
  validFrom: '2031-01-01',
  validTo: '2031-03-31',
  source: 'Ofgem price cap, direct debit',
  url: 'https://www.ofgem.gov.uk/energy-price-cap',
  read: '2030-11-25',
  confidence: 'verified',
  vatPercent: 5,
  vatUntil: '',
  vatPercentAfter: null,
  gasVatPercent: 5,
}

const post = async (changed: object, role: keyof Sessions = 'editor') =>
  POST(jsonRequest('POST', '/price-cap', { ...ENTRY, ...changed }, { cookie: sessions[role].cookie }))
const planned = async (changed: object = {}) => (await (await post(changed)).json()) as PriceCapPlan

const saved = async () => {
  const { docs } = await payload.find({
    collection: 'tariffs',
    where: { period: { equals: PERIOD } },
    pagination: false,
    depth: 0,
  })
  return docs
}
afterEach(async () => {
  await payload.delete({ collection: 'tariffs', where: { period: { equals: PERIOD } } })
})

describe('before a price cap is saved', () => {
  const SOURCE = 'pages:price-cap-test'
  beforeEach(async () => {
    const { text: typed } = figureChoices(await getFigures()).find(({ key }) => key === 'price.electricity') ?? {}
    await pool.query(
      `with entry as (
         insert into search_entries (source, kind, path, title, weight, stems) values ($1, 'page', '/a-guide', 'A guide', 1, '')
       )
       insert into search_passages (source, place, text, stems)
       values ($1, 0, 'A unit costs {number:price.electricity}.', ''), ($1, 1, 'In autumn it cost ' || $2 || ' a unit, not 1' || $2 || '.', ''),
         ($1, 2, 'It is not 1' || $2, '')`,
      [SOURCE, typed],
    )
  })
  afterEach(() => pool.query('delete from search_entries where source = $1', [SOURCE]))

  test('its pages, its figures before and after, and typed figures are named, and nothing is saved', async () => {
    const plan = await planned()
    expect([plan.problems, plan.on]).toEqual([[], '2031-01-01'])
    const electricity = plan.figures.find(({ key }) => key === 'price.electricity')
    expect(electricity).toMatchObject({
      is: '27.11p',
      pages: expect.arrayContaining([{ path: '/a-guide', title: 'A guide' }]),
    })
    expect(plan.typed.filter(({ path }) => path === '/a-guide')).toEqual([
      expect.objectContaining({ was: electricity?.was, is: '27.11p', passage: expect.stringContaining('In autumn') }),
    ])
    expect(plan.figures.every(({ was, is }) => was !== is)).toBe(true)
    expect(await saved()).toEqual([])
  })

  test('what is unusual is said, and a table with a fault cannot be saved', async () => {
    expect((await planned({ table: TABLE.replaceAll('27.11', '0.2711') })).unusual).toContainEqual(
      expect.stringContaining('0.2711p now'),
    )
    const faulty = TABLE.replace('London', 'Atlantis')
    expect((await planned({ table: faulty })).problems).toEqual([expect.stringContaining('“Atlantis” is not a region')])
    const response = await post({ table: faulty, saves: true })
    expect(response.status).toBe(400)
    expect((await planned({ table: TABLE.split('\n').slice(1).join('\n') })).problems).toEqual([
      'These are not in the table: Average of Great Britain.',
    ])
    expect(await saved()).toEqual([])
  })

  test('unusual prices are saved only once they are confirmed', async () => {
    const unusual = { table: TABLE.replace('27.11', '99.11'), saves: true }
    expect((await post({ ...unusual, isConfirmed: false })).status).toBe(409)
    expect(await saved()).toEqual([])
    expect((await post({ ...unusual, isConfirmed: true })).status).toBe(201)
  })
})

describe('a saved price cap', () => {
  test('is one document for each region, as typed', async () => {
    const response = await post({ saves: true, vatUntil: '2031-01-31', vatPercentAfter: 20 })
    expect([response.status, await response.json()]).toEqual([201, { message: 'The prices of 15 regions are saved.' }])
    const docs = await saved()
    expect(docs.map(({ region }) => region).sort()).toEqual(TARIFF_REGIONS.map(({ value }) => value).sort())
    expect(docs.find(({ region }) => region === 'C')).toMatchObject({
      electricity: { pencePerKwh: 27.11, pencePerDay: 56.2 },
      gas: { pencePerKwh: 6.21, pencePerDay: 35.4 },
      source: 'Ofgem price cap, direct debit, London',
      vatPercent: 5,
      vatUntil: '2031-01-31T00:00:00.000Z',
      vatPercentAfter: 20,
      nextReview: '2031-02-24T00:00:00.000Z',
    })
  })

  test('is saved whole or not at all: one region that has prices for these days refuses all', async () => {
    await post({ saves: true })
    const [kept] = (await saved()).filter(({ region }) => region === 'P')
    await payload.delete({ collection: 'tariffs', where: { period: { equals: PERIOD }, id: { not_equals: kept?.id } } })
    const response = await post({ saves: true })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      message: 'North Scotland: Another value applies from 1 January 2031 to 31 March 2031',
    })
    expect((await saved()).map(({ region }) => region)).toEqual(['P'])
  })

  test.each([
    [{ validTo: '2030-12-31' }, 'The last day cannot come before the first'],
    [{ validFrom: 'soon' }, 'Enter the first day'],
    [{ vatUntil: '2031-01-31' }, 'Enter the last day of the rate together with the rate that follows'],
    [{ url: 'javascript:alert(1)' }, 'Enter the whole web address'],
    [{ vatPercent: 101 }, 'Enter VAT in percent, from 0 to 100'],
    [{ table: 'x'.repeat(9_000) }, 'Paste only the table of prices'],
  ])('is refused with %j', async (changed, message) => {
    const response = await post({ saves: true, ...changed })
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ message })])
  })

  test.each([
    ['anonymous', 401],
    ['expired', 401],
    ['sales', 403],
  ] as const)('cannot be entered by %s', async (role, status) => {
    expect((await post({ saves: true }, role)).status).toBe(status)
    expect(await saved()).toEqual([])
  })
})
