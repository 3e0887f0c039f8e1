import { derived, type Quantity } from '../../quantity/quantity'
import { dewPointC, humidityAfter } from './humidity'
import { MOULD_SURFACE_RESISTANCE, temperatureFactor } from './mould-risk'

type Input = {
  /** Key prefix: 'room.2.wall'. */
  key: string
  element: keyof typeof MOULD_SURFACE_RESISTANCE
  uValue: Quantity
  inside: Quantity
  outside: Quantity
  /** Relative humidity of the room, %. */
  humidity: Quantity
}

/** Moisture at the coldest spots of a wall or window, with working. Throws OutOfRange. */
export function moistureWorking({ key, element, uValue, inside, outside, humidity }: Input) {
  const factor = derived({
    key: `${key}.temperature-factor`,
    name: `Share of the warmth of the room that the coldest places of the ${element} keep`,
    unit: '',
    inputs: [uValue],
    formula: `1 − U × ${MOULD_SURFACE_RESISTANCE[element]}`,
    compute: (value) => temperatureFactor({ uValue: value, element }),
  })
  const surface = derived({
    key: `${key}.coldest-surface`,
    name: `Temperature of the coldest places of the ${element}`,
    unit: '°C',
    inputs: [outside, factor, inside],
    formula: 'Te + f × (Ti − Te)',
    compute: (outsideC, share, insideC) => outsideC + share * (insideC - outsideC),
  })
  return {
    factor,
    surface,
    dewPoint: derived({
      key: `${key}.dew-point`,
      name: 'Dew point of the room’s air',
      unit: '°C',
      inputs: [inside, humidity],
      formula: 'Magnus',
      compute: (airC, relativeHumidityPct) => dewPointC({ airC, relativeHumidityPct }),
    }),
    surfaceHumidity: derived({
      key: `${key}.surface-humidity`,
      name: 'Relative humidity of the air against them',
      unit: '%',
      inputs: [inside, surface, humidity],
      formula: 'humidity × pressure of saturated vapour at Ti ÷ that at Ts, at most 100',
      compute: (fromC, toC, relativeHumidityPct) => humidityAfter({ fromC, toC, relativeHumidityPct }),
    }),
  }
}
