import { differenceK } from '@/lib/domain/building/heat-loss/losses'
import type { Beyond, Conditions, Element, Room } from '@/lib/domain/building/heat-loss/room'
import { type RoomHeatLoss, roomHeatLoss } from '@/lib/domain/building/heat-loss/room-heat-loss'
import { lossShares } from '@/lib/domain/building/heat-loss/shares'
import { builtBandOf, compareWithRule } from '@/lib/domain/estimate/rule-compared'
import { riseAtPower } from '@/lib/domain/panel/radiant-rise'

import { type Basis, panelRated } from '../engine/estimate-basis'
import { type HomeInput, homeOf } from './home'
import { calculated, inputQuantity, withWorking } from './result'
import { fittedRoom } from './room-panels'
import { type UValueInput, uValueOf } from './u-value'

/** Room input: names are optional, and U-values may be looked up. */
export type RoomInput = Omit<Room, 'name' | 'elements'> & {
  name?: string | undefined
  elements: readonly ElementInput[]
}

export type ElementInput = Omit<Element, 'name' | 'u' | 'beyond'> & {
  name?: string | undefined
  u: UValueInput
  beyond: Beyond | { space: 'room'; id: string }
}

/** Maps quantities the calculation may reject to fields of the room at `path`. */
export const roomFields = (path: string) => ({ differenceK: `${path}.indoorC`, areaM2: `${path}.elements` })

/** One room's heat loss on a cold day. */
export function calculateRoom({
  home,
  room: asked,
  panelWatts,
  basis,
}: {
  home: HomeInput
  room: RoomInput
  panelWatts?: number | undefined
  basis: Basis
}) {
  return calculated({
    fields: roomFields('room'),
    calculate: () => {
      const { conditions } = homeOf(home)
      const loss = roomHeatLoss({ room: roomOf({ asked, home }), conditions })
      return withWorking(roomResult({ loss, home, conditions, panelWatts, basis }), [
        loss.heatLoss,
        loss.wattsPerM2,
        loss.reheat,
      ])
    },
  })
}

/** Converts room input for the calculation; other rooms have become temperatures (`withAdjoiningRooms`). */
export function roomOf({ asked, home }: { asked: RoomInput; home: HomeInput }): Room {
  const elements = asked.elements.map(({ name, u, beyond, ...element }): Element => {
    if (beyond.space === 'room') throw new Error(`Room "${beyond.id}" has no temperature`)
    const read = name ?? element.id
    return {
      ...element,
      beyond,
      name: read,
      u: uValueOf({ key: `room.${asked.id}.element.${element.id}.u`, name: `U-value: ${read}`, asked: u, built: home }),
    }
  })
  return { ...asked, name: asked.name ?? asked.id, elements }
}

type Found = {
  loss: RoomHeatLoss
  home: Pick<HomeInput, 'ageBand' | 'nation'>
  conditions: Pick<Conditions, 'outdoor'>
  panelWatts?: number | undefined
  basis: Basis
}

/** A room's figures, alongside those of the manufacturer's rule of thumb. */
export function roomResult({ loss, home, conditions: { outdoor }, panelWatts, basis }: Found) {
  const { room, indoor, coefficient, heatLoss, wattsPerM2, reheat, parts } = loss
  const panel = panelRated({ basis, watts: panelWatts })
  const watts = panelWatts ?? panel.powerWatts
  const compared = compareWithRule({
    heatLossWatts: heatLoss.value,
    floorAreaM2: room.floorAreaM2,
    built: builtBandOf(home),
    panelWatts: watts,
  })
  const power = inputQuantity({
    key: 'room.power',
    name: 'Heat that panels must give',
    unit: 'W',
    value: Math.max(compared.heatLoss.watts, compared.rule.watts),
  })
  const output = inputQuantity({ key: 'panel.rated-output', name: 'Power of a panel', unit: 'W', value: watts })
  const rise = riseAtPower({ panel, power: output })
  const { panels, givenWatts, neededWatts } = fittedRoom({ loss, name: room.name, power, outdoor, output, rise, panel })
  return {
    id: room.id,
    indoorC: indoor.value,
    heatLossWatts: heatLoss.value,
    wattsPerKelvin: coefficient.value,
    wattsPerM2: wattsPerM2.value,
    reheatWatts: reheat.value,
    shares: lossShares({ parts, differenceK: differenceK({ indoorC: indoor.value, outdoorC: outdoor.value }) }),
    compared,
    fitted: { panels, givenWatts, restWatts: neededWatts - givenWatts },
  }
}
