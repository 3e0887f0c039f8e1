import type { TypicalHome } from '../building/home/typical-home'
import { humidityAfter } from '../comfort/moisture/humidity'
import { moistureWorking } from '../comfort/moisture/moisture-working'
import { type MoistureVerdict, moistureVerdict } from '../comfort/moisture/mould-risk'
import { assumed } from '../quantity/common-sources'
import { derived, given, type Quantity } from '../quantity/quantity'

/** A room in use, and one left cool: the same moisture makes the air of a cool room more humid. */
export const MOISTURE_ROOMS = ['heated', 'cool'] as const
export const MOISTURE_ELEMENTS = ['wall', 'window'] as const

export type MoistureSpot = {
  room: (typeof MOISTURE_ROOMS)[number]
  element: (typeof MOISTURE_ELEMENTS)[number]
  /** Temperature of the coldest spots, °C. */
  surface: Quantity
  /** Relative humidity of the air at these spots, %. */
  surfaceHumidity: Quantity
}

/** A spot as a result, without its working. */
export type MoistureRisk = Pick<MoistureSpot, 'room' | 'element'> & {
  surfaceC: number
  surfaceHumidityPct: number
  verdict: MoistureVerdict
}

const HEATED = given({
  key: 'moisture.heated.inside',
  name: 'Temperature of a room in use',
  unit: '°C',
  value: 20,
  source: assumed('A living room'),
})
const COOL = given({
  key: 'moisture.cool.inside',
  name: 'Temperature of a room left cool',
  unit: '°C',
  value: 15,
  source: assumed('A bedroom whose heating is off, next to heated rooms'),
})
const HUMIDITY = given({
  key: 'moisture.heated.humidity',
  name: 'Relative humidity of a room in use',
  unit: '%',
  value: 55,
  source: assumed('An ordinarily ventilated home in winter; a hygrometer shows yours'),
})
const OUTSIDE = given({
  key: 'moisture.outside',
  name: 'Mean temperature outdoors in January',
  unit: '°C',
  value: 4.3,
  source: { title: 'SAP 10.2, table U1, UK average', date: '2025-03-14', confidence: 'verified' },
})

/** Moisture at the coldest spots of the walls and windows, in an average January. */
export function moistureSpots({ wallU, windowU }: Pick<TypicalHome, 'wallU' | 'windowU'>): MoistureSpot[] {
  const coolHumidity = derived({
    key: 'moisture.cool.humidity',
    name: 'Relative humidity of a room left cool',
    unit: '%',
    inputs: [HEATED, COOL, HUMIDITY],
    formula: 'humidity × pressure of saturated vapour in the heated room ÷ that in the cool one, at most 100',
    compute: (fromC, toC, relativeHumidityPct) => humidityAfter({ fromC, toC, relativeHumidityPct }),
  })
  const air = { heated: { inside: HEATED, humidity: HUMIDITY }, cool: { inside: COOL, humidity: coolHumidity } }
  const uValues = { wall: wallU, window: windowU }
  return MOISTURE_ROOMS.flatMap((room) =>
    MOISTURE_ELEMENTS.map((element): MoistureSpot => {
      const { surface, surfaceHumidity } = moistureWorking({
        key: `moisture.${room}.${element}`,
        element,
        uValue: uValues[element],
        outside: OUTSIDE,
        ...air[room],
      })
      return { room, element, surface, surfaceHumidity }
    }),
  )
}

export function moistureRiskOf({ room, element, surface, surfaceHumidity }: MoistureSpot): MoistureRisk {
  return {
    room,
    element,
    surfaceC: surface.value,
    surfaceHumidityPct: surfaceHumidity.value,
    verdict: moistureVerdict(surfaceHumidity.value),
  }
}
