import { isShort } from '@/lib/domain/building/heat-loss/panels'
import { MARGIN } from '@/lib/domain/estimate/fitted-panels'
import { heatPumpGrants } from '@/lib/domain/estimate/heat-pump-grant'
import { installedPrice } from '@/lib/domain/estimate/installed-price'
import { orderPrices, panelPrices } from '@/lib/domain/estimate/panels-needed'
import {
  envelopeElementOf,
  type ProjectElement,
  type ProjectHome,
  type ProjectRoom,
} from '@/lib/domain/estimate/project'
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

/** The facts of a project, whose rooms are the whole home. Letting and the energy rating are not asked. */
export function factsOfProject({ result, totals, infrared, current, heatPump }: Input): VerdictFacts {
  const { home, panel, effective, outputs } = result.shared
  const rooms = result.rooms.filter((room): room is RoomFigures => room.ok)
  return {
    heatedRooms: null,
    postcodeArea: home.postcodeArea,
    heating: home.heating,
    occupancy: home.occupancy,
    isFlat: isHouse(rooms) ? false : null,
    isOneRoom: rooms.length === 1,
    isLet: null,
    rating: null,
    isUnderBareLoft: rooms.some(({ room }) => isBelowBareLoft(room, home)),
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

const elementsOf = ({ elements }: ProjectRoom) => elements.filter(({ areaM2 }) => areaM2 > 0)

const isRoof = ({ kind, beyond }: ProjectElement) => envelopeElementOf(kind) === 'roof' && beyond !== 'heated'

/** A home with a ground floor and a roof of its own; one with neither, or with one of them, may be a flat. */
function isHouse(rooms: readonly Pick<RoomFigures, 'room'>[]): boolean {
  const elements = rooms.flatMap(({ room }) => elementsOf(room))
  return elements.some(isRoof) && elements.some(({ kind, beyond }) => kind === 'floor' && beyond === 'ground')
}

const isBelowBareLoft = (room: ProjectRoom, { fabric }: ProjectHome): boolean =>
  elementsOf(room).some(
    (element) =>
      isRoof(element) && (element.construction === 'home' ? fabric.roof : element.construction) === 'roof.loft-0',
  )

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
