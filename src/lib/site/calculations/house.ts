import { degreeDaysToday } from '@/lib/domain/climate/climate-quantities'
import { annualHeat } from '@/lib/domain/heat-loss/annual-heat'
import { houseHeatLoss } from '@/lib/domain/heat-loss/house-heat-loss'
import { roomHeatLoss } from '@/lib/domain/heat-loss/room-heat-loss'
import { builtBandOf, compareWithRule } from '@/lib/domain/heat-loss/rule-compared'
import { assumed } from '@/lib/domain/house/sources'
import { given } from '@/lib/domain/quantity/quantity'
import { calculated, withWorking, type Refusal } from './calculated'
import { homeOf, type HomeAsked } from './home'
import { roomFields, roomOf, roomResult, type RoomAsked } from './room'

type HouseAsked = { home: HomeAsked; rooms: readonly RoomAsked[]; panelWatts: number }

/** No hour of the year in which no heat is asked for. */
export const ALWAYS_WARM = given({
  key: 'use.always-warm',
  name: 'Heat asked for in a home that is always warm',
  unit: '',
  value: 1,
  source: assumed('All rooms, day and night'),
})

/** What a home loses on a cold day, and the heat of a year where its postcode area is known. */
export function calculateHouse(asked: HouseAsked) {
  const house = calculated({
    fields: { floorAreaM2: 'rooms', heatLossWPerK: 'rooms', watts: 'rooms' },
    calculate: () => houseOf(asked),
  })
  if (house.ok) return house
  const ofRooms = refusalsOfRooms(asked)
  return ofRooms.length > 0 ? { ok: false as const, errors: ofRooms } : house
}

function houseOf({ home, rooms, panelWatts }: HouseAsked) {
  const { conditions, climate } = homeOf(home)
  const house = houseHeatLoss({ rooms: rooms.map((asked) => roomOf({ asked, home })), conditions })
  const { heatLoss, coefficient, wattsPerM2, floorArea, reheat } = house
  const annual = climate && annualHeat({ coefficient, degreeDays: degreeDaysToday(climate), useFactor: ALWAYS_WARM })
  const result = {
    heatLossWatts: heatLoss.value,
    wattsPerKelvin: coefficient.value,
    wattsPerM2: wattsPerM2.value,
    floorAreaM2: floorArea.value,
    reheatWatts: reheat.value,
    alwaysWarmKwh: annual?.value ?? null,
    compared: compareWithRule({
      heatLossWatts: heatLoss.value,
      floorAreaM2: floorArea.value,
      built: builtBandOf(home.ageBand),
      panelWatts,
    }),
    rooms: house.rooms.map((loss) => roomResult({ loss, conditions, panelWatts })),
  }
  return withWorking(result, [heatLoss, wattsPerM2, reheat, ...(annual ? [annual] : [])])
}

/** Asked once the home was refused: the sum over all rooms does not say which of them it was. */
function refusalsOfRooms({ home, rooms }: HouseAsked): Refusal[] {
  const { conditions } = homeOf(home)
  return rooms.flatMap((asked, index) => {
    const room = calculated({
      fields: roomFields(`rooms.${index}`),
      calculate: () => roomHeatLoss({ room: roomOf({ asked, home }), conditions }),
    })
    return room.ok ? [] : room.errors
  })
}
