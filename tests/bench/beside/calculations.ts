import { comfortMap } from '@/lib/domain/comfort/comfort-map'
import { EXAMPLE_PROJECT } from '@/lib/site/professional/example-project'
import { sheetOf } from '@/lib/site/professional/sheet'
import { changed } from '@/lib/site/professional/sheet-actions'
import { sheetCalculator } from '@/lib/site/professional/sheet-result'
import { estimateFor } from '@/lib/site/quick-calculation/estimate'

import { BASIS } from '../../fixtures/basis'
import { lounge } from '../../fixtures/lounge'
import { median } from '../figures'

// The engine compiled as it is for the site, in a process of its own, with nothing of a test runner in between.

/** What one core does in this minute: ten million multiplications and additions, each waiting for the one before. */
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

/** Medians of the work and of the arithmetic, in milliseconds, taken in turn so that both meet the same minute; after Node has compiled both. */
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
  const rooms = Array.from({ length: 60 }, (_, place) =>
    EXAMPLE_PROJECT.rooms.slice(place % 9, (place % 9) + 1).map((room) => ({ ...room, id: `r${place + 1}` })),
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

process.send?.({ wholeHome: wholeHome(), changedCell: changedCell(), map: map() })
