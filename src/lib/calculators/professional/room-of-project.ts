import type { Beyond, Element, Room } from '@/lib/domain/building/heat-loss/room'
import { envelopeElementOf, type ProjectElement, type ProjectRoom } from '@/lib/domain/estimate/project'
import { ANSWERED } from '@/lib/domain/quantity/common-sources'
import { given, type Quantity } from '@/lib/domain/quantity/quantity'

import { constructionQuantity } from './construction-u'
import type { SharedSums } from './shared-sums'

/** Default temperature of an unheated space, °C. Our assumption: a garage or a porch on a cold day. */
const UNHEATED_C = 5

/** Converts a project's room for the calculation. Throws OutOfRange. */
export function roomOfProject({ room, shared }: { room: ProjectRoom; shared: SharedSums }): Room {
  const { id, name, kind, heightM, indoorC, airChangesPerHour, elements } = room
  return {
    id,
    name: name || `room ${id}`,
    kind,
    heightM,
    floorAreaM2: floorAreaOf(room),
    elements: elements.map((element) => elementOf({ element, roomId: id, shared })),
    ...(indoorC !== null && { indoorC }),
    ...(airChangesPerHour !== null && { airChangesPerHour }),
  }
}

/** In m². NaN for a room of unknown size, which the schema rejects. */
export function floorAreaOf({ lengthM, widthM, floorAreaM2 }: ProjectRoom): number {
  return floorAreaM2 ?? (lengthM ?? NaN) * (widthM ?? NaN)
}

function elementOf({
  element,
  roomId,
  shared,
}: {
  element: ProjectElement
  roomId: string
  shared: SharedSums
}): Element {
  const { id, name, kind, areaM2, beyond, beyondC } = element
  const u = elementU({ key: `room.${roomId}.element.${id}.u`, element, shared })
  return {
    id,
    name,
    kind,
    areaM2,
    u,
    beyond: beyondOf({ beyond, beyondC }),
  }
}

/** A heated space without a temperature is as warm as the room, or a neighbour's. */
function beyondOf({ beyond, beyondC }: Pick<ProjectElement, 'beyond' | 'beyondC'>): Beyond {
  if (beyond === 'unheated') return { space: beyond, atC: beyondC ?? UNHEATED_C }
  return beyond === 'heated' && beyondC !== null ? { space: beyond, atC: beyondC } : { space: beyond }
}

function elementU({ key, element, shared }: { key: string; element: ProjectElement; shared: SharedSums }): Quantity {
  const { kind, areaM2, edgeM, construction, wattsPerM2K } = element
  const name = `U-value: ${element.name}`
  if (construction === 'own') return given({ key, name, unit: 'W/m²K', value: wattsPerM2K ?? NaN, source: ANSWERED })
  const chosen = construction === 'home' ? shared.home.fabric[envelopeElementOf(kind)] : construction
  return constructionQuantity({ key, name, construction: chosen, areaM2, edgeM, home: shared })
}
