import { describe, expect, it } from 'vitest'

import { BOX, L_ROOM, SLANTED, U_ROOM } from '../../../../../tests/fixtures/drawn-rooms'
import { lounge } from '../../../../../tests/fixtures/lounge'
import { OutOfRange } from '../../quantity/range-check'
import { levelCeiling } from '../../room-plan/ceiling'
import type { PlanRectangle } from '../../room-plan/rectangle'
import { hidingWalls, shadowsFrom, visiblePieces } from '../../room-plan/sight'
import { comfortMap } from '../comfort-map'
import { celsiusOf, fourthPower } from '../radiant-field/fourth-power'
import { polygonFacingShare, polygonGlobeShare } from '../radiant-field/polygon-in-view'
import { panelViewer } from './panel-shares'
import { BODY_HEIGHTS_M, planAsymmetryK, planComfort, planVotes } from './plan-comfort'
import { centreOf, planGrid } from './plan-grid'
import { globeRadiation, roomRadiation, type RoomSurfaces } from './room-radiation'
import type { Viewpoints } from './viewpoints'

/** Both view factors of a panel: from a globe, and from a surface facing up. */
function viewerOf(viewpoints: Viewpoints) {
  const viewer = panelViewer(viewpoints)
  return {
    ...viewer,
    viewOf: (panel: PlanRectangle) => ({ globe: viewer.globeOf(panel), up: viewer.upOf(panel) }),
  }
}

const { room, facesC, pieces } = lounge()
const CEILING_M = room.heightM

/** The lounge of the worked examples as a drawn room. */
const surfaces: RoomSurfaces = {
  outline: BOX,
  ceiling: levelCeiling(1_000 * CEILING_M),
  floorC: facesC.floor,
  ceilingC: facesC.ceiling,
  walls: [
    {
      surfaceC: facesC.south,
      openings: pieces.flatMap((piece) =>
        piece.on === 'south'
          ? [{ fromM: piece.x[0], toM: piece.x[1], sillM: piece.z[0], headM: piece.z[1], surfaceC: piece.surfaceC }]
          : [],
      ),
    },
    { surfaceC: facesC.east, openings: [] },
    { surfaceC: facesC.north, openings: [] },
    { surfaceC: facesC.west, openings: [] },
  ],
}
const mm = (metres: number) => Math.round(1_000 * metres)
const panels = pieces.flatMap((piece) =>
  piece.on === 'ceiling'
    ? [{ westMm: mm(piece.x[0]), eastMm: mm(piece.x[1]), southMm: mm(piece.y[0]), northMm: mm(piece.y[1]) }]
    : [],
)
const CONDITIONS = { panelC: 52.5, ceilingC: facesC.ceiling, airC: 20, airSpeed: 0.1 }

describe('a map of a rectangular room', () => {
  const grid = planGrid({ outline: BOX, mostCells: 2_500 })

  it('has at most the requested number of cells, in steps of 50 mm', () => {
    expect(grid).toMatchObject({ columns: 50, rows: 40, cellMm: 100 })
    expect(grid.cells).toHaveLength(2_000)
    expect(planGrid({ outline: BOX, mostCells: 1_999 })).toMatchObject({ columns: 34, rows: 27, cellMm: 150 })
  })

  it.each(Object.entries(BODY_HEIGHTS_M))('%s matches the map of a cuboid', (_body, heightM) => {
    const warmed = {
      ...CONDITIONS,
      radiation: roomRadiation({ room: surfaces, grid, heightM }),
      panels: panels.map(viewerOf({ outline: BOX, ceiling: surfaces.ceiling, grid, heightM }).viewOf),
    }
    const found = { ...planComfort(warmed), asymmetryK: planAsymmetryK(warmed) }
    expect(globeRadiation({ room: surfaces, grid, heightM }).globe).toEqual(warmed.radiation.globe)
    const expected = comfortMap({ scene: lounge(), heightM, airC: 20, airSpeed: 0.1, stepM: 0.1 })
    for (const values of ['radiantC', 'operativeC', 'asymmetryK'] as const)
      for (const [cell, index] of grid.cells.entries())
        expect(found[values][cell]).toBeCloseTo(expected[values][index] ?? NaN, 8)
    const without = comfortMap({ scene: lounge(0), heightM, airC: 20, airSpeed: 0.1, stepM: 0.1 })
    expect(found.riseK[777]).toBeCloseTo((expected.radiantC[777] ?? NaN) - (without.radiantC[777] ?? NaN), 8)
  })

  it.each([0.04, 2.36, NaN])('is rejected at %d m', (heightM) =>
    expect(() => roomRadiation({ room: surfaces, grid, heightM })).toThrow(OutOfRange),
  )
})

describe.each([
  ['an L', L_ROOM],
  ['a U', U_ROOM],
] as const)('a map of %s', (_name, outline) => {
  const heightM = BODY_HEIGHTS_M.seated
  const gapM = CEILING_M - heightM
  const grid = planGrid({ outline, mostCells: 400 })
  const even = (degrees: { floorC: number; ceilingC: number; wallC: number }) => ({
    outline,
    ceiling: levelCeiling(1_000 * CEILING_M),
    ...degrees,
    walls: outline.map(() => ({ surfaceC: degrees.wallC, openings: [] })),
  })

  it('has only cells in the room', () => {
    for (const index of grid.cells) {
      const { x, y } = centreOf(grid, index)
      expect(outline === L_ROOM ? x < 3 || y < 2.5 : y < 1.5 || x < 2 || x > 4).toBe(true)
    }
  })

  it('shows a warm ceiling as far as it can be seen', () => {
    const radiation = roomRadiation({ room: even({ floorC: 20, ceilingC: 40, wallC: 20 }), grid, heightM })
    const [cool, warm] = [fourthPower(20), fourthPower(40)]
    const tiles =
      outline === L_ROOM
        ? [
            [0, 3, 0, 4],
            [3, 5, 0, 2.5],
          ]
        : [
            [0, 2, 0, 4],
            [2, 4, 0, 1.5],
            [4, 6, 0, 4],
          ]
    const hiding = hidingWalls(outline)
    grid.cells.forEach((index, cell) => {
      const from = centreOf(grid, index)
      const parts = tiles.flatMap(([x1 = 0, x2 = 0, y1 = 0, y2 = 0]) => {
        const tile = [
          { x: x1, y: y1 },
          { x: x2, y: y1 },
          { x: x2, y: y2 },
          { x: x1, y: y2 },
        ]
        return visiblePieces(tile, shadowsFrom(from, hiding)) ?? [tile]
      })
      const seen = parts.map((part) => part.map(({ x, y }) => ({ x: x - from.x, y: y - from.y })))
      const total = (share: typeof polygonGlobeShare) => seen.reduce((sum, part) => sum + share(part, gapM), 0)
      const mixed = (share: number) => celsiusOf(cool + share * (warm - cool))
      expect(celsiusOf(radiation.globe[cell] ?? NaN)).toBeCloseTo(mixed(total(polygonGlobeShare)), 6)
      expect(celsiusOf(radiation.up[cell] ?? NaN)).toBeCloseTo(mixed(total(polygonFacingShare)), 6)
      expect(celsiusOf(radiation.down[cell] ?? NaN)).toBeCloseTo(20, 6)
    })
  })

  it('has no rise where a panel is out of sight', () => {
    const shares = viewerOf({ outline, ceiling: surfaces.ceiling, grid, heightM }).viewOf({
      westMm: 300,
      eastMm: 900,
      southMm: 2_700,
      northMm: 3_900,
    })
    const found = planComfort({
      ...CONDITIONS,
      ceilingC: 20,
      radiation: roomRadiation({ room: even({ floorC: 20, ceilingC: 20, wallC: 20 }), grid, heightM }),
      panels: [shares],
    })
    const rises = Array.from(grid.cells, (index, cell) => ({
      ...centreOf(grid, index),
      riseK: found.riseK[cell] ?? NaN,
    }))
    const hidden = rises.filter(({ x, y }) => (outline === L_ROOM ? x > 4.8 && y > 2.3 : x > 4 && y > 2))
    const overhead = rises.filter(({ x, y }) => x < 1 && y > 2.5)
    expect(hidden.length).toBeGreaterThan(0)
    for (const { riseK } of hidden) expect(riseK).toBeCloseTo(0, 9)
    for (const { riseK } of overhead) expect(riseK).toBeGreaterThan(0.4)
  })
})

describe.each([
  ['a box', BOX],
  ['an L', L_ROOM],
] as const)('below a sloping ceiling, a map of %s', (_name, outline) => {
  const heightM = BODY_HEIGHTS_M.seated
  const ceiling = { heightMm: 1_200, riseMmPerM: { x: 0, y: 450 } }
  const grid = planGrid({ outline, mostCells: 200 })
  const all = (degrees: { floorC: number; ceilingC: number; wallC: number }) =>
    roomRadiation({
      room: { outline, ceiling, ...degrees, walls: outline.map(() => ({ surfaceC: degrees.wallC, openings: [] })) },
      grid,
      heightM,
    })

  it('shows a warm ceiling as large as its tilted pieces, wherever they can be seen', () => {
    const radiation = all({ floorC: 20, ceilingC: 40, wallC: 20 })
    const { viewOf, globeOfAll, cachedGlobe } = viewerOf({ outline, ceiling, grid, heightM })
    const pieces =
      outline === BOX
        ? [{ westMm: 0, eastMm: 5_000, southMm: 0, northMm: 4_000 }]
        : [
            { westMm: 0, eastMm: 3_000, southMm: 0, northMm: 4_000 },
            { westMm: 3_000, eastMm: 5_000, southMm: 0, northMm: 2_500 },
          ]
    const views = pieces.map(viewOf)
    const kept = cachedGlobe()
    for (const piece of [...pieces, ...pieces])
      for (const beside of [0, grid.cellMm, 30]) {
        const panel = { ...piece, westMm: piece.westMm + beside, northMm: piece.northMm - beside }
        for (const [cell, share] of kept(panel).entries())
          expect(share).toBeCloseTo(viewOf(panel).globe[cell] ?? NaN, 12)
      }
    const together = globeOfAll(pieces)
    for (const [cell, share] of together.entries())
      expect(share).toBeCloseTo(
        views.reduce((sum, { globe }) => sum + (globe[cell] ?? NaN), 0),
        12,
      )
    const [cool, warm] = [fourthPower(20), fourthPower(40)]
    for (const kind of ['globe', 'up'] as const)
      for (let cell = 0; cell < grid.cells.length; cell += 1) {
        const share = views.reduce((sum, view) => sum + (view[kind][cell] ?? NaN), 0)
        expect(radiation[kind][cell]).toBeCloseTo(cool + share * (warm - cool), -1)
      }
  })

  it('feels the same everywhere if all surfaces are equally warm', () => {
    const radiation = all({ floorC: 21, ceilingC: 21, wallC: 21 })
    for (const kind of ['globe', 'up', 'down'] as const)
      for (const value of radiation[kind]) expect(celsiusOf(value)).toBeCloseTo(21, 9)
  })

  it('is rejected if the low side is below the receiver', () =>
    expect(() =>
      roomRadiation({ room: { ...surfaces, ceiling: { ...ceiling, heightMm: 640 } }, grid, heightM }),
    ).toThrow(OutOfRange))
})

describe.each([
  ['a level ceiling', { x: 0, y: 0 }],
  ['a slope along the plan', { x: 300, y: 0 }],
  ['a slope across it', { x: 0, y: 300 }],
  ['a slope along neither', { x: 200, y: 100 }],
] as const)('views kept for a search below %s', (_name, riseMmPerM) => {
  it.each([
    ['a box', BOX],
    ['an L', L_ROOM],
    ['a slanting room', SLANTED],
  ] as const)('are those of each panel by itself, in %s', (_room, outline) => {
    const ceiling = { heightMm: 2_000, riseMmPerM }
    const grid = planGrid({ outline, mostCells: 150 })
    const { globeOf, cachedGlobe } = panelViewer({ outline, ceiling, grid, heightM: BODY_HEIGHTS_M.seated })
    const kept = cachedGlobe()
    for (const [length, width] of [
      [1_200, 600],
      [600, 1_200],
    ] as const)
      for (let westMm = 200; westMm <= 2_600; westMm += 150)
        for (const southMm of [300, 650, 1_100]) {
          const panel = { westMm, southMm, eastMm: westMm + length, northMm: southMm + width }
          const alone = globeOf(panel)
          const apart = kept(panel).map((share, cell) => Math.abs(share - (alone[cell] ?? NaN)))
          expect(Math.max(...apart)).toBeLessThan(1e-12)
        }
  })
})

it('votes cell by cell, where the index applies', () => {
  const person = { airC: 22, airSpeed: 0.1, relativeHumidityPct: 60, met: 1.2, clo: 0.5 }
  const votes = planVotes({ ...person, radiantC: Float64Array.of(22, 24, 60) })
  expect(votes[0]).toBeCloseTo(-0.75, 2)
  expect(votes[1]).toBeGreaterThan(votes[0] ?? NaN)
  expect(votes[2]).toBeNaN()
  const least = planVotes({ ...person, airC: 12, radiantC: Float64Array.of(12) })
  const most = planVotes({ ...person, airC: 30, met: 2, radiantC: Float64Array.of(38) })
  expect([...least, ...most]).toEqual([-2, 2])
})
