import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { DEFAULT_NUMBERS } from '@/lib/domain/assumptions/default-assumptions'
import { getHeatingPrices, getNumbers } from '@/lib/data/numbers'
import { getPageAt } from '@/lib/data/pages/page'
import { payloadClient } from '@/lib/data/payload-client'
import { getHomeQuestions } from '@/lib/data/questions'
import { searchSite } from '@/lib/data/search/search'
import { seedNumbers } from '@/lib/seed/numbers/seed-numbers'
import { wordsOf } from '@/lib/site/rich-text'
import { questionsIn } from '@/lib/site/structured-data/questions'

import { openSessions } from '../access/sessions'
import { revalidateTag } from '../../fakes/next-cache-kept'
import { call, jsonRequest, request } from '../support/api'
import { pool } from '../support/rows'

const payload = await payloadClient()
let cookie: string

beforeAll(async () => {
  cookie = (await openSessions(payload)).editor.cookie
})
afterAll(() => pool.end())

type List = 'tariffs' | 'assumptions'

const noon = (day: string) => `${day}T12:00:00.000Z`
const provenance = {
  source: 'A regulator',
  read: noon('2026-11-21'),
  confidence: 'verified',
  owner: 'Website editors',
  nextReview: noon('2027-11-21'),
}
const tariff = {
  period: 'January to March 2031',
  region: 'GB',
  validFrom: noon('2031-01-01'),
  validTo: noon('2031-03-31'),
  electricity: { pencePerKwh: 30, pencePerDay: 60 },
  gas: { pencePerKwh: 9, pencePerDay: 33 },
  vat: 'with 5% VAT',
  ...provenance,
}
const lpg = { key: 'price.lpg', value: 9, validFrom: noon('2026-01-01'), ...provenance }

const post = (list: List, data: object) => call(jsonRequest('POST', `/${list}`, data, { cookie }))
const patch = (list: List, id: number, data: object) => call(jsonRequest('PATCH', `/${list}/${id}`, data, { cookie }))
const remove = (list: List, id: number) => call(request(`/${list}/${id}`, { method: 'DELETE', headers: { cookie } }))

/** What is said at which field. */
async function refusalOf(response: Response) {
  const { errors } = (await response.json()) as {
    errors: { data?: { errors?: { path: string; message: string }[] } }[]
  }
  return [response.status, ...(errors[0]?.data?.errors ?? []).map(({ path, message }) => `${path}: ${message}`)]
}

async function created(list: List, data: object): Promise<number> {
  const response = await post(list, data)
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

async function idOf(list: List, where: Record<string, string>): Promise<number> {
  const { docs } = await payload.find({
    collection: list,
    where: Object.fromEntries(Object.entries(where).map(([field, value]) => [field, { equals: value }])),
    overrideAccess: true,
    limit: 1,
    sort: '-validFrom',
  })
  if (!docs[0]) throw new Error('not there')
  return docs[0].id
}

/** Whatever prints prices in words: the top, the first chapter and the answers of a page as search engines read them, a question of the homepage, and what the search shows. */
async function whatIsPrinted() {
  const answer = await getPageAt('/powerboard-vs-gas-boilers')
  const [tips, questions, found] = [
    await getPageAt('/energy-tips'),
    await getHomeQuestions(),
    await searchSite({ q: 'average of a large British trial' }),
  ]
  if (answer.kind !== 'page' || tips.kind !== 'page') throw new Error('a page is not there')
  const [first] = answer.page.blocks
  return {
    lead: wordsOf(answer.page.lead),
    chapter: first?.kind === 'prose' ? wordsOf(first.text) : '',
    answers: questionsIn(tips.page)
      .map(({ answer }) => answer)
      .join('\n'),
    home: questions[0]?.answer,
    found: found.hits
      .find(({ path }) => path === answer.page.path)
      ?.excerpt.map(({ text }) => text)
      .join(''),
  }
}

/** What the top of a page prints of a unit of heat from a panel, and what that opens, at a moment to come. */
async function printedAt(moment: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  const answer = await getPageAt('/powerboard-vs-gas-boilers').finally(() => vi.useRealTimers())
  const figures =
    answer.kind === 'page' ? answer.page.lead.flatMap((part) => (part.kind === 'number' ? [part.figure] : [])) : []
  return [figures[0]?.text, figures[0]?.note?.source]
}

const tariffOfToday = () => idOf('tariffs', { region: 'GB' })

test('what a new site starts with is read as it was written', async () => {
  const { figures, tariffs } = await getNumbers()
  expect(figures).toEqual(DEFAULT_NUMBERS.figures)
  expect(tariffs).toHaveLength(DEFAULT_NUMBERS.tariffs.length)
  expect(tariffs).toEqual(expect.arrayContaining([...DEFAULT_NUMBERS.tariffs]))
})

test('a second seed brings nothing back that staff deleted, but what no calculation does without', async () => {
  await remove('tariffs', await idOf('tariffs', { region: 'L' }))
  await remove('assumptions', await idOf('assumptions', { key: 'price.oil' }))
  // As if this figure had come with a new version of the site.
  await payload.db.deleteMany({ collection: 'assumptions', where: { key: { equals: 'efficiency.lpg' } } })
  await seedNumbers(payload)
  revalidateTag('numbers')
  const { figures, tariffs } = await getNumbers()
  expect(tariffs).toHaveLength(DEFAULT_NUMBERS.tariffs.length - 1)
  expect([figures['price.oil'].periods.length, figures['efficiency.lpg'].periods.length]).toEqual([0, 1])
})

describe('a change', () => {
  test('of a unit rate is in the next prices and the next answer, named by its period', async () => {
    expect((await getHeatingPrices()).tariff.electricity.pencePerKwh).toBe(26.32)
    const changed = await patch('tariffs', await tariffOfToday(), {
      period: 'An odd quarter',
      electricity: { pencePerKwh: 40, pencePerDay: 54.83 },
    })
    expect(changed.status).toBe(200)
    expect((await getHeatingPrices()).tariff).toMatchObject({
      period: 'An odd quarter',
      electricity: { pencePerKwh: 40 },
    })

    const question = { alwaysWarmKwh: 10_000, occupancy: 'all-day' }
    const answer = (await (await call(jsonRequest('POST', '/calculate/running-cost', question))).json()) as {
      working: { steps: { key: string; value: number; source?: { title: string } }[] }
    }
    expect(answer.working.steps.find(({ key }) => key === 'price.electricity')).toMatchObject({
      value: 40,
      source: { title: 'Ofgem price cap, average of Great Britain, direct debit, An odd quarter' },
    })
  })

  test('of a unit rate is in the words of every page that prints it, and so is what follows from it', async () => {
    const priced = ({
      electricity,
      ratio,
      pump,
      period,
    }: Record<'electricity' | 'ratio' | 'pump' | 'period', string>) => ({
      lead: expect.stringContaining(`A unit of heat costs ${electricity} from a panel and 9.49p from a boiler.`),
      chapter: expect.stringContaining(
        `A unit of electricity costs ${electricity} today and a unit of gas 7.97p (Ofgem price cap, average of Great Britain, direct debit, ${period}).`,
      ),
      answers: expect.stringContaining(
        `costs ${ratio} times as much: ${electricity} against 9.49p from a gas boiler at 84%.`,
      ),
      home: expect.stringContaining(
        `A unit of heat costs ${electricity} from a panel and 9.49p from a gas boiler (Ofgem price cap, average of Great Britain, direct debit, ${period}), ${ratio} times as much.`,
      ),
      found: expect.stringContaining(`its heat costs ${pump}.`),
    })
    expect(await whatIsPrinted()).toEqual(
      priced({ electricity: '40p', ratio: '4.2', pump: '13.65p', period: 'An odd quarter' }),
    )
    await patch('tariffs', await tariffOfToday(), {
      period: 'October to December 2026',
      electricity: { pencePerKwh: 26.32, pencePerDay: 54.83 },
    })
    expect(await whatIsPrinted()).toEqual(
      priced({ electricity: '26.32p', ratio: '2.8', pump: '8.98p', period: 'October to December 2026' }),
    )
  })

  test('of an efficiency is in the ways of heating', async () => {
    const id = await idOf('assumptions', { key: 'efficiency.gas-old' })
    expect((await patch('assumptions', id, { value: 0.8 })).status).toBe(200)
    expect((await getHeatingPrices()).ways.gas).toMatchObject({
      heatPerUnit: 0.8,
      likelyHeat: { low: 0.78, high: 0.9 },
    })
  })

  test('does not turn one number into another', async () => {
    const id = await idOf('assumptions', { key: 'efficiency.gas-new' })
    expect(await refusalOf(await patch('assumptions', id, { key: 'efficiency.oil' }))).toEqual(
      expect.arrayContaining([400, 'key: This stands once it is saved. Enter another one instead.']),
    )
  })

  test('is a version that can be read again', async () => {
    const { totalDocs } = await payload.countVersions({
      collection: 'assumptions',
      where: { parent: { equals: await idOf('assumptions', { key: 'efficiency.gas-old' }) } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(2)
  })
})

test('a page prints the price of a new period from its first day on, and says when nothing newer is entered', async () => {
  const next = {
    ...tariff,
    period: 'January to March 2027',
    validFrom: noon('2027-01-01'),
    validTo: noon('2027-03-31'),
    electricity: { pencePerKwh: 24.86, pencePerDay: 60 },
  }
  const id = await created('tariffs', next)
  const source = (region: string, period: string) => expect.stringContaining(`${region}, ${period}`)
  expect(await printedAt('2026-12-31T23:59:00Z')).toEqual([
    '26.32p',
    source('direct debit', 'October to December 2026'),
  ])
  expect(await printedAt('2027-01-01T00:00:00Z')).toEqual(['24.86p', source('A regulator', 'January to March 2027;')])
  expect(await printedAt('2027-04-01T12:00:00Z')).toEqual([
    '24.86p',
    expect.stringMatching(/January to March 2027.*; newer figures are not yet entered\.$/),
  ])
  await remove('tariffs', id)
})

describe('what is refused, at its field', () => {
  test.each([
    [
      'tariffs',
      { ...tariff, validFrom: noon('2026-12-31') },
      'validFrom: Another value holds from 1 October 2026 to 31 December 2026',
    ],
    ['tariffs', { ...tariff, validTo: noon('2030-12-31') }, 'validTo: The last day cannot come before the first'],
    [
      'tariffs',
      { ...tariff, electricity: { pencePerKwh: 501, pencePerDay: 60 } },
      'electricity.pencePerKwh: Give a number from 0 to 500',
    ],
    [
      'tariffs',
      { ...tariff, electricity: { pencePerKwh: 30, pencePerDay: -1 } },
      'electricity.pencePerDay: Give a number from 0 to 1000',
    ],
    ['tariffs', { ...tariff, region: 'Z' }, expect.stringMatching(/^region: /)],
    ['tariffs', { ...tariff, region: 'L', gas: { pencePerKwh: 9 } }, 'gas.pencePerDay: Please enter a price in pence'],
    ['tariffs', { ...tariff, url: 'ofgem' }, expect.stringMatching(/^url: Give the full address/)],
    ['assumptions', { ...lpg, key: 'price.coal' }, expect.stringMatching(/^key: /)],
    [
      'assumptions',
      { ...lpg, key: 'efficiency.oil', value: 0.8 },
      'validFrom: Another value holds from 1 July 2024 on: give it a last day first',
    ],
    ['assumptions', { ...lpg, value: 600 }, 'value: Give a number from 0 to 500'],
    ['assumptions', { ...lpg, low: 8 }, 'high: Give both ends, or neither'],
    ['assumptions', { ...lpg, high: 10 }, 'low: Give both ends, or neither'],
    ['assumptions', { ...lpg, low: 9.5, high: 10 }, 'low: Cannot be more than the value'],
    ['assumptions', { ...lpg, low: 8, high: 8.5 }, 'high: Cannot be less than the value'],
  ] as const)('%s %#', async (list, data, message) => {
    expect(await refusalOf(await post(list, data))).toEqual([400, message])
  })

  test('an average without gas, for regions fall back on it', async () => {
    expect(await refusalOf(await post('tariffs', { ...tariff, gas: {} }))).toEqual([
      400,
      'gas.pencePerKwh: Please enter a price in pence',
      'gas.pencePerDay: Please enter a price in pence',
    ])
    await remove('tariffs', await created('tariffs', { ...tariff, region: 'L', gas: {} }))
  })
})

describe('what calculators cannot do without', () => {
  const gasNew = () => idOf('assumptions', { key: 'efficiency.gas-new' })

  test('is neither deleted nor put off', async () => {
    const refused = await remove('assumptions', await gasNew())
    expect([refused.status, (await refused.json()).errors[0].message]).toEqual([
      409,
      'Calculators have nothing else to go by today. Enter another value first.',
    ])
    expect(await refusalOf(await patch('assumptions', await gasNew(), { validFrom: noon('2031-01-01') }))).toEqual([
      400,
      'validFrom: Calculators have nothing else to go by today. Enter another value first.',
    ])
  })

  test('is deleted once another has begun', async () => {
    const old = await gasNew()
    expect((await patch('assumptions', old, { validTo: noon('2025-12-31') })).status).toBe(200)
    await created('assumptions', {
      key: 'efficiency.gas-new',
      value: 0.92,
      validFrom: noon('2026-01-01'),
      ...provenance,
    })
    expect((await remove('assumptions', old)).status).toBe(200)
    expect((await getNumbers()).figures['efficiency.gas-new'].periods.map(({ value }) => value)).toEqual([0.92])
  })

  test('does not include a price that they say they lack', async () => {
    expect((await remove('assumptions', await created('assumptions', lpg))).status).toBe(200)
  })
})
