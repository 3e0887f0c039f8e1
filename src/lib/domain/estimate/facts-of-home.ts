import type { EffectiveAssumptions } from '../assumptions/effective'
import { costOf, type EstimateGraph, yearOf } from './estimate-graph'
import { ceilingsOf, givenWattsOf, largestRooms, neededWattsOf, sizeOf } from './fitted-panels'
import { heatPumpGrants } from './heat-pump-grant'
import { systemNow } from './heating-now'
import type { HomeRating } from './home-rating'
import { type OfferedPanel } from './panel-outputs'
import { panelPrices } from './panels-needed'
import { isUnderBareLoft, type QuickAnswers } from './quick-answers'
import { ONE_ROOM_M2, singleRooms } from './single-rooms'
import type { VerdictFacts } from './verdict-facts'

type Input = {
  graph: EstimateGraph
  answers: QuickAnswers
  panel: OfferedPanel
  rating: HomeRating
  effective: EffectiveAssumptions
}

/** The facts of a typical home. */
export function factsOfHome({ graph, answers, panel, rating, effective }: Input): VerdictFacts {
  const { home, sizing, needed } = graph
  const now = systemNow(answers.heating)
  const infrared = yearOf(graph, 'infrared')
  const ceilings = {
    home: ceilingsOf(home, sizing.rule),
    panel: { ...sizeOf(panel), riseK: sizing.rise.value, watts: sizing.outputs.rated.value },
  }
  const heatedRooms = answers.heatedRooms ?? null
  const { rooms, hasSpare } = largestRooms({ ...ceilings, rooms: sizing.rooms.value, count: heatedRooms })
  return {
    heatedRooms,
    postcodeArea: answers.postcodeArea,
    heating: answers.heating,
    occupancy: answers.occupancy,
    isFlat: answers.propertyType.startsWith('flat-'),
    isOneRoom: answers.floorAreaM2 <= ONE_ROOM_M2,
    isLet: answers.isLet ?? null,
    rating,
    isUnderBareLoft: isUnderBareLoft(answers),
    wattsPerM2: home.wattsPerM2.value,
    neededWatts: neededWattsOf(rooms),
    givenWatts: givenWattsOf(rooms),
    hasSpare,
    heatKwh: infrared.cost?.heat.value ?? NaN,
    panels: needed.rated.panels.value,
    pricePence: needed.rated.price.value,
    heatingWatts: 1000 * needed.rated.kilowatts.value,
    panelsPence: costOf(infrared).value,
    nowPence: (now && yearOf(graph, now).cost?.withStanding.value) ?? null,
    heatPumpPence: costOf(yearOf(graph, 'heat-pump')).value,
    ...heatPumpGrants({ heating: answers.heating, effective }),
    rooms: singleRooms({ ...ceilings, prices: panelPrices(sizing.prices) }),
  }
}
