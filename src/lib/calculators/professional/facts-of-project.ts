import { isShort } from '@/lib/domain/building/heat-loss/panels'
import { MARGIN } from '@/lib/domain/estimate/fitted-panels'
import { heatPumpGrants } from '@/lib/domain/estimate/heat-pump-grant'
import { installedPrice } from '@/lib/domain/estimate/installed-price'
import { orderPrices, panelPrices } from '@/lib/domain/estimate/panels-needed'
import type { SuitedRoom, VerdictFacts } from '@/lib/domain/estimate/verdict-facts'

import type { ProjectResult, ProjectTotals } from './project-result'
import type { SystemYear } from './project-year'
import type { RoomFigures } from './room-result'

type Input = {
  result: Pick<ProjectResult, 'rooms' | 'shared'>
  totals: ProjectTotals
  infrared: SystemYear
  current: SystemYear | null
  heatPump: SystemYear
}

/** Rooms named in a verdict, at most. */
const NAMED_ROOMS = 2

/** The facts of a project, whose rooms are the whole home. Its kind, letting and energy rating are not asked. */
export function factsOfProject({ result, totals, infrared, current, heatPump }: Input): VerdictFacts {
  const { home, panel, effective, outputs } = result.shared
  const rooms = result.rooms.filter((room): room is RoomFigures => room.ok)
  return {
    heatedRooms: null,
    postcodeArea: home.postcodeArea,
    heating: home.heating,
    occupancy: home.occupancy,
    isFlat: null,
    isLet: null,
    rating: null,
    isUnderBareLoft: home.fabric.roof === 'roof.loft-0',
    wattsPerM2: totals.wattsPerM2.value,
    neededWatts: totals.needed.value,
    givenWatts: totals.given.value,
    hasSpare: rooms.every(({ allowedPanels, power }) => allowedPanels * outputs.rated.value >= MARGIN * power.value),
    heatKwh: infrared.heat.value,
    panels: totals.panels.value,
    pricePence: totals.price.value,
    heatingWatts: totals.panels.value * panel.powerWatts,
    panelsPence: infrared.pence.value,
    nowPence: current?.pence.value ?? null,
    heatPumpPence: heatPump.pence.value,
    ...heatPumpGrants({ heating: home.heating, effective }),
    rooms: smallestHeated({ rooms, shared: result.shared }),
  }
}

/** The smallest rooms that panels can heat alone. */
function smallestHeated({
  rooms,
  shared: { panel, effective, withOwn },
}: {
  rooms: readonly RoomFigures[]
  shared: ProjectResult['shared']
}): SuitedRoom[] {
  const [each, delivery, installation] = orderPrices({ panel, effective })
  const prices = panelPrices([withOwn(each), withOwn(delivery), withOwn(installation)])
  return rooms
    .filter(
      ({ panels, power, given }) => panels.value > 0 && !isShort({ neededWatts: power.value, givenWatts: given.value }),
    )
    .toSorted((one, other) => one.loss.floorArea.value - other.loss.floorArea.value)
    .slice(0, NAMED_ROOMS)
    .map(({ room, loss, panels, power, given }) => ({
      name: room.name,
      areaM2: loss.floorArea.value,
      panels: panels.value,
      neededWatts: power.value,
      givenWatts: given.value,
      pricePence: installedPrice({ panels: panels.value, ...prices }).pence,
    }))
}
