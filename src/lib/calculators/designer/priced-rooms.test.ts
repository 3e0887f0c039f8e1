import { expect, it } from 'vitest'

import type { DesignRoom } from '@/lib/domain/design/design'
import { newRoom, withUsualWindow } from '@/lib/domain/design/new-room'

import { PRICED_ROOMS, type PricedRoom } from '../home/priced-rooms'
import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { designCalculator } from './design-result'

const { widthMm, heightMm } = SAMPLE_BASIS.panel

/** The room as drawn in the designer, with its panels placed by hand. */
const drawnRoom = ({ room, panelsAt }: PricedRoom): DesignRoom => ({
  ...withUsualWindow(newRoom(room)),
  panels: panelsAt.map(({ xMm, yMm }) => ({
    westMm: xMm - widthMm / 2,
    eastMm: xMm + widthMm / 2,
    southMm: yMm - heightMm / 2,
    northMm: yMm + heightMm / 2,
  })),
})

const calculator = designCalculator(SAMPLE_BASIS)

function inDesigner(priced: PricedRoom) {
  const home = { built: priced.built, postcodeArea: null, figures: null }
  const { rooms, panels } = calculator.result({ home, rooms: [drawnRoom(priced)] })
  return { room: rooms[0], panels }
}

it.each(Object.values(PRICED_ROOMS))('the designer finds the panels of the $name comfortable, and enough', (priced) => {
  const { room, panels } = inDesigner(priced)
  expect(room).toMatchObject({ isByHand: true, isTooWarm: false, shortfallWatts: 0 })
  expect(panels).toBe(priced.panelsAt.length)
})

it('the designer would refuse a room with too many panels, or with too few', () => {
  const { flat, bathroom } = PRICED_ROOMS
  const crowded = [...flat.panelsAt, { xMm: 1_950, yMm: 2_050 }]
  expect(inDesigner({ ...flat, panelsAt: crowded }).room?.isTooWarm).toBe(true)
  expect(inDesigner({ ...bathroom, panelsAt: bathroom.panelsAt.slice(1) }).room?.shortfallWatts).toBeGreaterThan(100)
})
