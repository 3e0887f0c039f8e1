import { beforeAll, describe, expect, test, vi } from 'vitest'

import { wordsOf } from '@/lib/content/rich-text'
import { getHeatingPrices, getNumbers } from '@/lib/data/numbers'
import { getPageAt } from '@/lib/data/pages/page'
import { searchSite } from '@/lib/data/search/search'
import { DEFAULT_NUMBERS } from '@/lib/domain/assumptions/default-assumptions'
import { seedNumbers } from '@/lib/seed/numbers/seed-numbers'
import { questionsIn } from '@/lib/seo/json-ld/questions'

import { revalidateTag } from '../../fakes/fake-next-cache'
import { call, jsonRequest } from '../support/api'
import { created, idOf, noon, patch, payload, refusalOf, remove, signInEditor, tariff } from './numbers-support'

beforeAll(signInEditor)

/**
 * Everywhere prices are printed in text: a page's header, its first chapter and FAQ structured data, a question that it
 * shares with other pages, and the search results.
 */
async function printedTexts() {
  const result = await getPageAt('/powerboard-vs-gas-boilers')
  const [tips, found] = [await getPageAt('/energy-tips'), await searchSite({ q: 'heat pump delivers units for one' })]
  if (result.kind !== 'page' || tips.kind !== 'page') throw new Error('A page is missing')
  const [first] = result.page.blocks
  return {
    lead: wordsOf(result.page.lead),
    chapter: first?.kind === 'prose' ? wordsOf(first.text) : '',
    answers: questionsIn(tips.page)
      .map(({ answer }) => answer)
      .join('\n'),
    asked: questionsIn(result.page)
      .map(({ answer }) => answer)
      .join('\n'),
    found: found.hits
      .find(({ path }) => path === result.page.path)
      ?.excerpt.map(({ text }) => text)
      .join(''),
  }
}

/** The price of a unit of heat from a panel in a page header, and the source in its note, at a future time. */
async function printedAt(moment: string) {
  revalidateTag('tariffs') // as happens every hour
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  const result = await getPageAt('/powerboard-vs-gas-boilers').finally(() => vi.useRealTimers())
  const figures =
    result.kind === 'page' ? result.page.lead.flatMap((item) => (item.kind === 'number' ? [item.figure] : [])) : []
  return [figures[0]?.text, figures[0]?.note?.source]
}

const tariffOfToday = () => idOf('tariffs', { region: 'GB' })

test('the seeded numbers are read unchanged', async () => {
  const { figures, tariffs } = await getNumbers()
  expect(figures).toEqual(DEFAULT_NUMBERS.figures)
  expect(tariffs).toHaveLength(DEFAULT_NUMBERS.tariffs.length)
  expect(tariffs).toEqual(expect.arrayContaining([...DEFAULT_NUMBERS.tariffs]))
})

test('a second seed restores nothing that staff deleted, except what calculations require', async () => {
  await remove('tariffs', await idOf('tariffs', { region: 'L' }))
  await remove('assumptions', await idOf('assumptions', { key: 'price.oil' }))
  // Simulates a figure that comes with a new version of the site.
  await payload.db.deleteMany({ collection: 'assumptions', where: { key: { equals: 'efficiency.lpg' } } })
  await seedNumbers(payload)
  revalidateTag('tariffs')
  const { figures, tariffs } = await getNumbers()
  expect(tariffs).toHaveLength(DEFAULT_NUMBERS.tariffs.length - 1)
  expect([figures['price.oil'].periods.length, figures['efficiency.lpg'].periods.length]).toEqual([0, 1])
})

describe('a change', () => {
  test('of a unit rate applies to the next prices and the next result, with its period', async () => {
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
    const result = (await (await call(jsonRequest('POST', '/calculate/running-cost', question))).json()) as {
      working: { steps: { key: string; value: number; source?: { title: string } }[] }
    }
    expect(result.working.steps.find(({ key }) => key === 'price.electricity')).toMatchObject({
      value: 40,
      source: {
        title:
          'Ofgem price cap, average of Great Britain, direct debit, An odd quarter, no VAT on electricity until 31 March 2027, 5% on gas',
      },
    })
  })

  test('of a unit rate appears in the text of every page that prints it, with the values derived from it', async () => {
    const VAT = 'no VAT on electricity until 31 March 2027, 5% on gas'
    const priced = ({
      electricity,
      ratio,
      pump,
      period,
    }: Record<'electricity' | 'ratio' | 'pump' | 'period', string>) => ({
      lead: expect.stringContaining(`A unit of heat costs ${electricity} from a panel and 9.49p from a boiler.`),
      chapter: expect.stringContaining(
        `A unit of electricity costs ${electricity} today and a unit of gas 7.97p (Ofgem price cap, average of Great Britain, direct debit, ${period}, ${VAT}).`,
      ),
      answers: expect.stringContaining(
        `costs ${ratio} times as much: ${electricity} against 9.49p from a gas boiler at 84%.`,
      ),
      asked: expect.stringContaining(
        `A unit of heat costs ${electricity} from a panel and 9.49p from a gas boiler (Ofgem price cap, average of Great Britain, direct debit, ${period}, ${VAT}).`,
      ),
      found: expect.stringContaining(`its heat costs ${pump}.`),
    })
    expect(await printedTexts()).toEqual(
      priced({ electricity: '40p', ratio: '4.2', pump: '13.65p', period: 'An odd quarter' }),
    )
    await patch('tariffs', await tariffOfToday(), {
      period: 'October to December 2026',
      electricity: { pencePerKwh: 26.32, pencePerDay: 54.83 },
    })
    expect(await printedTexts()).toEqual(
      priced({ electricity: '26.32p', ratio: '2.8', pump: '8.98p', period: 'October to December 2026' }),
    )
  })

  test('of an efficiency applies to the heating systems', async () => {
    const id = await idOf('assumptions', { key: 'efficiency.gas-old' })
    expect((await patch('assumptions', id, { value: 0.8 })).status).toBe(200)
    expect((await getHeatingPrices()).ways.gas).toMatchObject({ heatPerUnit: 0.8 })
  })

  test('cannot turn one number into another', async () => {
    const id = await idOf('assumptions', { key: 'efficiency.gas-new' })
    expect(await refusalOf(await patch('assumptions', id, { key: 'efficiency.oil' }))).toEqual(
      expect.arrayContaining([400, 'key: This cannot be changed once it is saved. Create another one instead.']),
    )
  })

  test('is kept as a version', async () => {
    const { totalDocs } = await payload.countVersions({
      collection: 'assumptions',
      where: { parent: { equals: await idOf('assumptions', { key: 'efficiency.gas-old' }) } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(2)
  })
})

test('a page prints the price of a new period from its first day, and says when nothing newer has been entered', async () => {
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
  expect(await printedAt('2027-01-01T00:00:00Z')).toEqual([
    '24.86p',
    source('A regulator', 'January to March 2027, with 5% VAT;'),
  ])
  expect(await printedAt('2027-04-01T12:00:00Z')).toEqual([
    '24.86p',
    expect.stringMatching(/January to March 2027.*; newer figures are not yet entered\.$/),
  ])
  await remove('tariffs', id)
})
