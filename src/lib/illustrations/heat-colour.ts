import { HEAT_RAMP } from './heat-ramp'

/** Interpolated colour of the heat ramp for `stop` from 0 to 8: '#f5bb58' at 6.8. */
export function heatColour(stop: number): string {
  const lower = Math.min(Math.max(Math.floor(stop), 0), HEAT_RAMP.length - 2)
  const fraction = Math.min(Math.max(stop - lower, 0), 1)
  const [from, to] = [channels(HEAT_RAMP[lower]), channels(HEAT_RAMP[lower + 1])]
  return `#${from.map((value, i) => hex(value + fraction * ((to[i] ?? value) - value))).join('')}`
}

function channels(colour = ''): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}
