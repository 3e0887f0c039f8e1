import { expect, test } from 'vitest'

import { EFFECTS } from '@/lib/domain/challenge/effects'

import { lounge } from '../../../../tests/fixtures/lounge'
import { globeRadiantC } from '../../../../tests/fixtures/radiation-at-a-point'
import { energyTips } from './energy-tips'

const TEXT = JSON.stringify(energyTips)
const TIMED = 0.9
const SEASON_DAYS = 212

/** As printed, with gas and with electricity: what a house or a room saves that is cooler by so much all season. */
function worth({ wattsPerK, kelvin }: { wattsPerK: number; kelvin: number }): string[] {
  const kwh = (wattsPerK * kelvin * SEASON_DAYS * 24 * TIMED) / 1_000
  return [7.97 / 0.84, 26.32].map((pence) => `£${Math.round((kwh * pence) / 100)}`)
}

test.each([
  ['7. One degree lower', worth({ wattsPerK: 303.5, kelvin: 1 })],
  ['9. Off an hour earlier at night', worth({ wattsPerK: 303.5, kelvin: EFFECTS.hourK.value })],
  ['11. Chair away from cold walls', worth({ wattsPerK: 63.7, kelvin: 0.6 })],
])('%s is worth %j', (tip, [gas, electricity]) => {
  expect(TEXT).toContain(`["${tip}","${gas}","${electricity}"]`)
  expect(TEXT).toContain(`**Worth ${gas} or ${electricity}`)
})

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

test('the inner corner of the lounge is as much warmer as the tip says, with its panels off', () => {
  /** The same share of the way to the air, because the surfaces follow the weather. */
  const at = (surfaceC: number) => 20 - ((20 - surfaceC) * (20 - 7)) / (20 - -2.2)
  const { room, facesC, pieces } = lounge(0)
  const scene = {
    room,
    facesC: {
      floor: at(facesC.floor),
      ceiling: at(facesC.ceiling),
      south: at(facesC.south),
      north: at(facesC.north),
      west: at(facesC.west),
      east: at(facesC.east),
    },
    pieces: pieces.map((piece) => ({ ...piece, surfaceC: at(piece.surfaceC) })),
  }
  const seated = (x: number, y: number) => globeRadiantC({ scene, point: { x, y, z: 0.6 } })
  const [outer, inner] = [seated(0.5, 0.5), seated(4.5, 3.5)]
  expect(TEXT).toContain(`${outer.toFixed(1)} °C between the two external walls and ${inner.toFixed(1)} °C opposite`)
  expect((inner - outer) / 2).toBeCloseTo(0.6, 2)
})
