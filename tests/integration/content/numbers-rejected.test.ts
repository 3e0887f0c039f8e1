import { beforeAll, describe, expect, test } from 'vitest'

import { getNumbers } from '@/lib/data/numbers'

import {
  created,
  idOf,
  lpg,
  noon,
  patch,
  post,
  provenance,
  refusalOf,
  remove,
  signInEditor,
  tariff,
} from './numbers-support'

beforeAll(signInEditor)

describe('is rejected with a message on its field:', () => {
  test.each([
    [
      'tariffs',
      { ...tariff, validFrom: noon('2026-12-31') },
      'validFrom: Another value applies from 1 October 2026 to 31 December 2026',
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
    ['tariffs', { ...tariff, vatPercent: 101 }, expect.stringMatching(/^vatPercent: /)],
    [
      'tariffs',
      { ...tariff, vatUntil: noon('2031-02-28') },
      'vatPercentAfter: Please enter the rate that follows, in percent',
    ],
    [
      'tariffs',
      { ...tariff, vatUntil: noon('2030-12-31'), vatPercentAfter: 20 },
      'vatUntil: The rate must apply on the first day of these prices',
    ],
    ['tariffs', { ...tariff, region: 'Z' }, expect.stringMatching(/^region: /)],
    ['tariffs', { ...tariff, region: 'L', gas: { pencePerKwh: 9 } }, 'gas.pencePerDay: Please enter a price in pence'],
    ['tariffs', { ...tariff, url: 'ofgem' }, expect.stringMatching(/^url: Enter the full address/)],
    ['assumptions', { ...lpg, key: 'price.coal' }, expect.stringMatching(/^key: /)],
    [
      'assumptions',
      { ...lpg, key: 'efficiency.oil', value: 0.8 },
      'validFrom: Another value applies from 1 July 2024 on: give it a last day first',
    ],
    ['assumptions', { ...lpg, value: 600 }, 'value: Give a number from 0 to 500'],
    ['assumptions', { ...lpg, low: 8 }, 'high: Enter both ends of the range, or neither'],
    ['assumptions', { ...lpg, high: 10 }, 'low: Enter both ends of the range, or neither'],
    ['assumptions', { ...lpg, low: 9.5, high: 10 }, 'low: Cannot be more than the value'],
    ['assumptions', { ...lpg, low: 8, high: 8.5 }, 'high: Cannot be less than the value'],
  ] as const)('%s %#', async (list, data, message) => {
    expect(await refusalOf(await post(list, data))).toEqual([400, message])
  })

  test('an average without gas, because regions fall back to it', async () => {
    expect(await refusalOf(await post('tariffs', { ...tariff, gas: {} }))).toEqual([
      400,
      'gas.pencePerKwh: Please enter a price in pence',
      'gas.pencePerDay: Please enter a price in pence',
    ])
    await remove('tariffs', await created('tariffs', { ...tariff, region: 'L', gas: {} }))
  })
})

describe('what calculators require', () => {
  const gasNew = () => idOf('assumptions', { key: 'efficiency.gas-new' })

  test('can be neither deleted nor postponed', async () => {
    const refused = await remove('assumptions', await gasNew())
    expect([refused.status, (await refused.json()).errors[0].message]).toEqual([
      409,
      'Calculators have no other value to use today. Enter another value first.',
    ])
    expect(await refusalOf(await patch('assumptions', await gasNew(), { validFrom: noon('2031-01-01') }))).toEqual([
      400,
      'validFrom: Calculators have no other value to use today. Enter another value first.',
    ])
  })

  test('can be deleted once a successor has begun', async () => {
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

  test('does not include prices that may be missing', async () => {
    expect((await remove('assumptions', await created('assumptions', lpg))).status).toBe(200)
  })
})
