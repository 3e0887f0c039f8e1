import { expect, test } from 'vitest'

import { energyTips } from './energy-tips'

const TEXT = JSON.stringify(energyTips)
const TIMED = 0.9
const SEASON_DAYS = 212

/** As printed, with gas and with electricity: what a house or a room saves that is cooler by so much all season. */
function worth({ wattsPerK, kelvin }: { wattsPerK: number; kelvin: number }): string[] {
  const kwh = (wattsPerK * kelvin * SEASON_DAYS * 24 * TIMED) / 1_000
  return [7.97 / 0.84, 26.32].map((pence) => `£${Math.round((kwh * pence) / 100)}`)
}

test.each([['7. One degree lower', worth({ wattsPerK: 306.4, kelvin: 1 })]])(
  '%s is worth %j',
  (tip, [gas, electricity]) => {
    expect(TEXT).toContain(`["${tip}","${gas}","${electricity}"]`)
    expect(TEXT).toContain(`**Worth ${gas} or ${electricity}`)
  },
)

test('the chart is in order, and agrees with the table', () => {
  for (const block of energyTips.blocks) {
    if (block.block !== 'chart') continue
    const values = block.rows.flatMap(({ value }) => value ?? [])
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    for (const { value, note } of block.rows) {
      const tip = /Tip (\d+)/.exec(note ?? '')?.[1]
      expect(TEXT).toMatch(new RegExp(`"${tip}\\. [^"]+","£${value}"`))
    }
  }
})
