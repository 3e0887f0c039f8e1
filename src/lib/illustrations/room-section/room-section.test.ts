import { gzipSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { HEAT_RAMP } from '../heat-ramp'
import { drawRoom } from './draw-room'
import { bandOutlines, labelDepthsMm } from './room-field'
import { roomLabels } from './room-labels'
import { BAND_LIMITS_K, ROOM_HEIGHT_MM, ROOM_SCENES, type RoomSceneName } from './scene'

const panel = { widthMm: 1_200, heightMm: 600, thicknessMm: 12.5, operatingTempC: 52.5 }
const scenes = Object.keys(ROOM_SCENES) as RoomSceneName[]

describe.each(scenes)('the %s room', (name) => {
  const scene = ROOM_SCENES[name]
  const bands = bandOutlines({ scene, panel })

  test('has every band, inside its walls', () => {
    expect(bands).toHaveLength(BAND_LIMITS_K.length)
    for (const band of bands) expect(band.length).toBeGreaterThan(0)
    for (const { x, y } of bands.flat(2)) {
      expect(x >= 0 && x <= scene.widthMm).toBe(true)
      expect(y >= 0 && y <= ROOM_HEIGHT_MM).toBe(true)
    }
  })

  test('is hotter nearer to a panel: each band reaches less far down than the one before', () => {
    const depths = bands.map((band) => Math.max(...band.flat().map(({ y }) => y)))
    expect(depths).toEqual([...depths].sort((a, b) => b - a))
    expect(depths.at(-1)).toBeLessThan(500)
  })

  test('is a small file with the whole ramp', () => {
    const svg = drawRoom({ scene, panel })
    for (const stop of HEAT_RAMP) expect(svg).toContain(stop)
    expect(svg).not.toContain('NaN')
    expect(gzipSync(svg).length).toBeLessThan(8_000)
  })

  test('has its labels within the drawing', () => {
    for (const { left, top } of roomLabels({ scene, panel })) {
      for (const share of [left, top]) expect(Number.parseFloat(share)).toBeGreaterThan(0)
      for (const share of [left, top]) expect(Number.parseFloat(share)).toBeLessThan(100)
    }
  })
})

test('a label is placed where the rise matches its text', () => {
  const depths = labelDepthsMm({ scene: ROOM_SCENES.wide, panel })
  expect(depths.map(Math.round)).toEqual([917, 1193, 1542, 1851])
})

test('a cooler panel has a shorter reach', () => {
  const [warm = 0] = labelDepthsMm({ scene: ROOM_SCENES.wide, panel })
  const [cool = 0] = labelDepthsMm({ scene: ROOM_SCENES.wide, panel: { ...panel, operatingTempC: 45 } })
  expect(cool).toBeLessThan(warm - 100)
})

test('the mobile drawing has fewer labels, for lack of space', () => {
  const kinds = (name: RoomSceneName) =>
    new Set(roomLabels({ scene: ROOM_SCENES[name], panel }).map(({ kind }) => kind))
  expect(kinds('wide')).toEqual(new Set(['band', 'length', 'height', 'name']))
  expect(kinds('narrow')).toEqual(new Set(['band', 'length']))
})
