import { describe, expect, it } from 'vitest'

import { DEFAULT_NUMBERS } from '../assumptions/default-assumptions'
import { namedFiguresOn } from './named-figures'

const panel = { powerWatts: 225, source: { title: 'A sample', date: '2026-11-21', confidence: 'assumed' as const } }

function on(date: string, numbers = DEFAULT_NUMBERS) {
  const named = namedFiguresOn({ numbers, date, panel })
  if (!named.ok) throw new Error(named.reason)
  return { ...named, valueOf: (key: string) => named.figures.find((figure) => figure.key === key)?.value }
}

describe('named figures', () => {
  it.each([
    ['price.electricity', 26.32],
    ['price.gas-a-day', 29.68],
    ['grant.heat-pump', 750_000],
    ['cost.infrared.per-kwh-of-heat', 26.32],
    ['cost.gas-old.per-kwh-of-heat', 7.97 / 0.84],
    ['cost.panel.per-hour', 0.225 * 26.32],
    ['cost.infrared.over-gas-old', (26.32 * 0.84) / 7.97],
    ['break-even.infrared.gas-old', 1 - 7.97 / 0.84 / 26.32],
    ['break-even.economy-7', (29.05 - 26.32) / (29.05 - 14.29)],
  ])('%s', (key, value) => {
    expect(on('2026-11-21').valueOf(key)).toBeCloseTo(value, 9)
  })

  it('follow the period, each with a unique key', () => {
    expect([on('2026-09-30').valueOf('price.electricity'), on('2026-10-01').valueOf('price.electricity')]).toEqual([
      26.11, 26.32,
    ])
    const keys = on('2026-11-21').figures.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('omit unknown prices', () => {
    expect(on('2026-11-21').valueOf('cost.lpg.per-kwh-of-heat')).toBeUndefined()
    expect(on('2026-11-21').valueOf('price.lpg')).toBeUndefined()
  })

  it('omit the break-even of Economy 7 if its night price is not the lower one', () => {
    const figures = {
      ...DEFAULT_NUMBERS.figures,
      'price.economy-7-night': DEFAULT_NUMBERS.figures['price.economy-7-day'],
    }
    expect(on('2026-11-21', { ...DEFAULT_NUMBERS, figures }).valueOf('break-even.economy-7')).toBeUndefined()
  })

  it('mark expired ones', () => {
    expect(on('2027-01-01').expired.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['price.electricity', 'price.gas']),
    )
    expect(on('2026-12-31').expired.map(({ key }) => key)).not.toContain('price.electricity')
  })

  it('are unavailable without a required number', () => {
    expect(namedFiguresOn({ numbers: { ...DEFAULT_NUMBERS, tariffs: [] }, date: '2026-11-21', panel })).toMatchObject({
      ok: false,
      reason: 'unknown-period',
    })
  })
})
