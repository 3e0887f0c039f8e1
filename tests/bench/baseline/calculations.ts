import { newPricer } from '@/components/tools/configurator/configurator-tools'
import { FIRST_CHOICES } from '@/lib/calculators/configurator/choices'
import { estimateFor } from '@/lib/calculators/engine/estimate'
import { EXAMPLE_PROJECT } from '@/lib/calculators/professional/example-project'
import { sheetOf } from '@/lib/calculators/professional/sheet'
import { changed } from '@/lib/calculators/professional/sheet-actions'
import { sheetCalculator } from '@/lib/calculators/professional/sheet-result'
import { comfortMap } from '@/lib/domain/comfort/comfort-map'
import { panelViewer } from '@/lib/domain/comfort/plan-map/panel-shares'
import { planComfort } from '@/lib/domain/comfort/plan-map/plan-comfort'
import { planGrid } from '@/lib/domain/comfort/plan-map/plan-grid'
import { globeRadiation } from '@/lib/domain/comfort/plan-map/room-radiation'
import { layOut } from '@/lib/domain/panel-layout/lay-out'
import { type Ceiling, levelCeiling } from '@/lib/domain/room-plan/ceiling'

import { BASIS } from '../../fixtures/basis'
import { drawn } from '../../fixtures/drawn-rooms'
import { lounge } from '../../fixtures/lounge'
import { median } from '../figures'

// The engine compiled as for the site, in its own process without a test runner.

/** A measure of one core's current speed: ten million dependent multiplications and additions. */
function arithmetic(): number {
  let sum = 1
  for (let n = 0; n < 10_000_000; n++) sum = sum * 1.000_000_1 + 1e-9
  return sum
}

function timed(work: () => unknown): number {
  const before = performance.now()
  work()
  return performance.now() - before
}

/** Medians of the work and of the arithmetic, in milliseconds, measured in turn under the same load, after warm-up. */
function beside(work: (run: number) => unknown, runs = 100) {
  for (let run = 0; run < runs; run++) work(run)
  for (let run = 0; run < 10; run++) arithmetic()
  const rounds = Array.from({ length: runs }, (_, run) => ({
    workMs: timed(() => work(run)),
    arithmeticMs: timed(arithmetic),
  }))
  return {
    workMs: median(rounds.map(({ workMs }) => workMs)),
    arithmeticMs: median(rounds.map(({ arithmeticMs }) => arithmeticMs)),
  }
}

function wholeHome() {
  const answers = {
    postcodeArea: 'SN',
    propertyType: 'semi',
    ageBand: 'F',
    insulation: 'unknown',
    heating: 'gas-old',
    occupancy: 'mornings-and-evenings',
    hasSolar: false,
  } as const
  return beside((run) => estimateFor({ answers: { ...answers, floorAreaM2: 93 + (run % 20) }, basis: BASIS }))
}

function changedCell() {
  const rooms = Array.from({ length: 60 }, (_, index) =>
    EXAMPLE_PROJECT.rooms.slice(index % 9, (index % 9) + 1).map((room) => ({ ...room, id: `r${index + 1}` })),
  ).flat()
  const calculate = sheetCalculator(BASIS)
  let sheet = sheetOf({ ...EXAMPLE_PROJECT, rooms })
  return beside((run) => {
    sheet = changed(sheet, { type: 'cell', row: 7, column: 2, text: (4 + (run % 20) / 10).toFixed(1) })
    return calculate(sheet)
  })
}

function map() {
  const scene = lounge()
  return beside((run) => comfortMap({ scene, heightM: 0.6 + (run % 3) / 10, airC: 20, airSpeed: 0.1, stepM: 0.05 }))
}

/** The map of a drawn room and thirty panels, seen from 2,500 cells, as when all of it is new. */
function planMap(ceiling: Ceiling) {
  const outline = drawn([0, 0], [10, 0], [10, 10], [0, 10])
  const walls = outline.map(() => ({ surfaceC: 18, openings: [] }))
  const room = { outline, ceiling, floorC: 18, ceilingC: 20, walls }
  const positions = Array.from({ length: 30 }, (_, index) => ({
    westMm: 200 + 1_300 * (index % 6),
    southMm: 200 + 1_400 * Math.floor(index / 6),
  }))
  return beside((run) => {
    const grid = planGrid({ outline, mostCells: 2_500 })
    const radiation = globeRadiation({ room, grid, heightM: 0.6 })
    const { globeOfAll } = panelViewer({ outline, ceiling, grid, heightM: 0.6 })
    const southerly = 50 * (run % 3)
    const globe = globeOfAll(
      positions.map(({ westMm, southMm }) => ({
        westMm,
        eastMm: westMm + 1_200,
        southMm: southMm + southerly,
        northMm: southMm + southerly + 600,
      })),
    )
    return planComfort({ radiation, panels: [{ globe }], panelC: 58.7, ceilingC: 20, airC: 20, airSpeed: 0.1 })
  })
}

/** A room whose ceiling bears six of the twelve panels that it needs. */
function layout() {
  const outline = drawn([0, 0], [5, 0], [5, 4], [0, 4])
  const walls = outline.map(() => ({ surfaceC: 18.5, openings: [] }))
  return beside(
    (run) =>
      layOut({
        plan: { outline, ceiling: levelCeiling(2_400), obstacles: [], joists: null },
        surfaces: { floorC: 20 - (run % 3) / 10, ceilingC: 20, walls },
        panel: { lengthMm: 1_200, widthMm: 600, watts: 225, radiantC: 58.7 },
        loadWatts: 2_700,
        allowed: 6,
      }),
    20,
  )
}

/** The configurator's price for another size of home, for which nothing has been estimated yet. */
function reprice() {
  const pricer = newPricer(BASIS)
  return beside((run) => {
    const { configuration } = pricer.price({ ...FIRST_CHOICES, propertySize: run % 2 === 0 ? '40' : '100' })
    if (!configuration) throw new Error('Not priced')
  })
}

process.send?.({
  wholeHome: wholeHome(),
  changedCell: changedCell(),
  map: map(),
  planMap: planMap(levelCeiling(2_400)),
  layout: layout(),
  reprice: reprice(),
  slopeMap: planMap({ heightMm: 1_500, riseMmPerM: { x: 0, y: 150 } }),
})
