import { differenceK } from '@/lib/domain/heat-loss/losses'
import type { Conditions, Element, Room } from '@/lib/domain/heat-loss/room'
import { roomHeatLoss, type RoomHeatLoss } from '@/lib/domain/heat-loss/room-heat-loss'
import { builtBandOf, compareWithRule } from '@/lib/domain/heat-loss/rule-compared'
import { lossShares } from '@/lib/domain/heat-loss/shares'
import { calculated, withWorking } from './calculated'
import { homeOf, type HomeAsked } from './home'
import { uValueOf, type UAsked } from './u-value'

/** A room as it is asked for: names may be left out, and U-values looked up. */
export type RoomAsked = Omit<Room, 'name' | 'elements'> & {
  name?: string | undefined
  elements: readonly (Omit<Element, 'name' | 'u'> & { name?: string | undefined; u: UAsked })[]
}

/** What the sums may refuse of a room at `path`, and its field. */
export const roomFields = (path: string) => ({ differenceK: `${path}.indoorC`, areaM2: `${path}.elements` })

/** What one room loses on a cold day. */
export function calculateRoom({
  home,
  room: asked,
  panelWatts,
}: {
  home: HomeAsked
  room: RoomAsked
  panelWatts: number
}) {
  return calculated({
    fields: roomFields('room'),
    calculate: () => {
      const { conditions } = homeOf(home)
      const loss = roomHeatLoss({ room: roomOf({ asked, home }), conditions })
      return withWorking(roomResult({ loss, conditions, panelWatts }), [loss.heatLoss, loss.wattsPerM2, loss.reheat])
    },
  })
}

/** A room as the sums take it. */
export function roomOf({ asked, home }: { asked: RoomAsked; home: HomeAsked }): Room {
  const elements = asked.elements.map(({ name, u, ...element }): Element => {
    const read = name ?? element.id
    return {
      ...element,
      name: read,
      u: uValueOf({ key: `room.${asked.id}.element.${element.id}.u`, name: `U-value: ${read}`, asked: u, built: home }),
    }
  })
  return { ...asked, name: asked.name ?? asked.id, elements }
}

/** A room's figures, beside those of the maker's short rule. */
export function roomResult({
  loss,
  conditions: { ageBand, outdoor },
  panelWatts,
}: {
  loss: RoomHeatLoss
  conditions: Conditions
  panelWatts: number
}) {
  const { room, indoor, coefficient, heatLoss, wattsPerM2, reheat, parts } = loss
  return {
    id: room.id,
    indoorC: indoor.value,
    heatLossWatts: heatLoss.value,
    wattsPerKelvin: coefficient.value,
    wattsPerM2: wattsPerM2.value,
    reheatWatts: reheat.value,
    shares: lossShares({ parts, differenceK: differenceK({ indoorC: indoor.value, outdoorC: outdoor.value }) }),
    compared: compareWithRule({
      heatLossWatts: heatLoss.value,
      floorAreaM2: room.floorAreaM2,
      built: builtBandOf(ageBand),
      panelWatts,
    }),
  }
}
