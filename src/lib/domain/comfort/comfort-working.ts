import { derived, type Quantity } from '../quantity/quantity'
import { meanRadiantC } from './mean-radiant'
import { operativeC } from './operative'
import type { Point } from './radiant-field/patch'
import { type HeatedRoom, type TemperatureInView, temperaturesInView } from './surfaces-in-view'

type Input = { heated: HeatedRoom; /** Centre of a person. */ point: Point; airSpeed: Quantity }

/** Comfort at a point of a room under panels, with its working. Throws OutOfRange. */
export function comfortWorking({ heated, point, airSpeed }: Input) {
  const { key, air } = heated
  const inView = temperaturesInView({ heated, point })
  const radiant = radiantOf({ key: `${key}.radiant`, name: 'Mean radiant temperature', inView })
  const withoutPanels = radiantOf({
    key: `${key}.radiant-without-panels`,
    name: 'Mean radiant temperature without panels',
    inView: temperaturesInView({ heated: { ...heated, panels: [] }, point }),
  })
  return {
    radiant,
    withoutPanels,
    rise: derived({
      key: `${key}.rise`,
      name: 'What the panels add to the mean radiant temperature',
      unit: 'K',
      inputs: [radiant, withoutPanels],
      formula: 'Tr with panels − Tr without',
      compute: (warm, cool) => warm - cool,
    }),
    operative: derived({
      key: `${key}.operative`,
      name: 'What it feels like (operative temperature)',
      unit: '°C',
      inputs: [air, radiant, airSpeed],
      formula: 'a × Ta + (1 − a) × Tr, in still air a = ½',
      compute: (airC, radiantC, speed) => operativeC({ airC, radiantC, airSpeed: speed }),
    }),
    asymmetry: derived({
      key: `${key}.asymmetry`,
      name: 'How much warmer it is from above than from below',
      unit: 'K',
      inputs: inView.map(({ temperature }) => temperature),
      formula: '(Σ F↑ T⁴)^¼ − (Σ F↓ T⁴)^¼',
      compute: (...temperatures) => mean(inView, 'up', temperatures) - mean(inView, 'down', temperatures),
    }),
  }
}

function radiantOf({
  key,
  name,
  inView,
}: {
  key: string
  name: string
  inView: readonly TemperatureInView[]
}): Quantity {
  return derived({
    key,
    name,
    unit: '°C',
    inputs: inView.map(({ temperature }) => temperature),
    formula: `(Σ F T⁴)^¼, F = ${inView.map(({ globe }) => globe.toFixed(3)).join(', ')}`,
    compute: (...temperatures) => mean(inView, 'globe', temperatures),
  })
}

const mean = (inView: readonly TemperatureInView[], way: 'globe' | 'up' | 'down', temperatures: readonly number[]) =>
  meanRadiantC(inView.map((shares, index) => ({ share: shares[way], surfaceC: temperatures[index] ?? NaN })))
