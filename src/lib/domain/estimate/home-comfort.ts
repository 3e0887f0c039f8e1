import { evaluator, inOrder } from '../quantity/evaluate'
import { type ComfortResult, comfortResult, type Improving } from './comfort-result'
import type { EstimateGraph } from './estimate-graph'
import { ceilingsOf, fittedByRoom, type FittedRoom, type HomeCeilings, sizeOf } from './fitted-panels'
import { homeChanges } from './home-measures'
import { isOwnFigure } from './own-figure-limits'
import { type OfferedPanel } from './panel-outputs'
import { panelPrices } from './panels-needed'

type Input = { graph: EstimateGraph; panel: OfferedPanel; yearPence: number }

/** What panels can do for an estimated home. */
export function homeComfort({ graph, panel, yearPence }: Input): ComfortResult {
  const { home, sizing } = graph
  const roomsOf = (ceilings: HomeCeilings) =>
    fittedByRoom({
      home: ceilings,
      rooms: sizing.rooms.value,
      panel: { ...sizeOf(panel), riseK: sizing.rise.value, watts: sizing.outputs.rated.value },
    })
  return comfortResult({
    rooms: roomsOf(ceilingsOf(home, sizing.rule)),
    prices: panelPrices(sizing.prices),
    yearPence,
    improving: () => improving(graph, roomsOf),
  })
}

function improving(
  { built, home, sizing }: EstimateGraph,
  roomsOf: (ceilings: HomeCeilings) => FittedRoom[],
): Improving {
  const { levels, lost } = home
  const run = evaluator([home.calculated, lost.sides, lost.ceiling, lost.floor, levels.roof, levels.floor])
  const ours = inOrder([home.calculated]).filter((quantity) => !isOwnFigure(quantity))
  const valueOf = new Map(ours.map(({ key, value }) => [key, value]))
  return {
    changesOf: (measure, before) => homeChanges({ measure, before, valueOf, built }),
    improved: (changes) => {
      const [wattsPerK = NaN, sides = NaN, ceiling = NaN, floor = NaN, roofShare = NaN, floorShare = NaN] = run(changes)
      const ratio = wattsPerK / home.calculated.value
      const ceilings = ceilingsOf(home, sizing.rule)
      const heat = { ...ceilings.heat, lossWatts: ceilings.heat.lossWatts * ratio, roofShare, floorShare }
      return { rooms: roomsOf({ ...ceilings, heat, lostWatts: { sides, ceiling, floor } }), ratio }
    },
  }
}
