import { derived, given, type Quantity, type Source } from '../quantity/quantity'
import { elementLossWPerK, temperatureFactor } from './losses'
import { COLD_NEIGHBOUR_C, type Beyond, type Conditions, type Element } from './room'

export const MEASURED: Source = { title: 'Measured or drawn', date: '2026-11-20', confidence: 'well-known' }
const ASSUMED_BEYOND: Source = {
  title: 'Assumed temperature of a space that is not heated',
  date: '2026-11-20',
  confidence: 'assumed',
}

type InRoom = { element: Element; prefix: string; indoor: Quantity; conditions: Conditions }

/** An element's area, and what it loses for each kelvin between indoors and outdoors, W/K. Throws OutOfRange. */
export function elementLoss({ element, prefix, indoor, conditions }: InRoom): { area: Quantity; loss: Quantity } {
  const { id, name, areaM2, u, beyond } = element
  const key = `${prefix}.element.${id}`
  const area = given({ key: `${key}.area`, name: `Area: ${name}`, unit: 'm²', value: areaM2, source: MEASURED })
  const named = { key: `${key}.loss`, name, unit: 'W/K' }
  const beyondC = temperatureBeyond({ beyond, conditions })
  if (beyondC === 'outdoors') {
    return {
      area,
      loss: derived({
        ...named,
        inputs: [area, u],
        formula: 'A × U',
        compute: (m2, wattsPerM2K) => elementLossWPerK({ areaM2: m2, wattsPerM2K, factor: 1 }),
      }),
    }
  }
  const share = factor({ key, beyondC, indoor, outdoor: conditions.outdoor })
  return {
    area,
    loss: derived({
      ...named,
      inputs: [area, u, share],
      formula: 'A × U × f',
      compute: (m2, wattsPerM2K, f) => elementLossWPerK({ areaM2: m2, wattsPerM2K, factor: f }),
    }),
  }
}

/** Whether heat that passes an element leaves the home, so that its edges count as thermal bridges. */
export function isOuter({ beyond }: Element): boolean {
  return beyond.space !== 'heated'
}

function temperatureBeyond({
  beyond,
  conditions,
}: {
  beyond: Beyond
  conditions: Conditions
}): number | 'outdoors' | 'as-warm' {
  if (beyond.space === 'unheated') return beyond.atC
  if (beyond.space !== 'heated') return 'outdoors'
  return conditions.neighbours === 'cold' ? COLD_NEIGHBOUR_C : 'as-warm'
}

function factor({
  key,
  beyondC,
  indoor,
  outdoor,
}: {
  key: string
  beyondC: number | 'as-warm'
  indoor: Quantity
  outdoor: Quantity
}): Quantity {
  const named = { key: `${key}.factor`, name: 'Share of the temperature difference that stands across it', unit: '' }
  if (beyondC === 'as-warm')
    return given({
      ...named,
      value: 0,
      source: { title: 'As warm on both sides', date: '2026-11-20', confidence: 'assumed' },
    })
  const beyond = given({
    key: `${key}.beyond`,
    name: 'Temperature on the far side',
    unit: '°C',
    value: beyondC,
    source: ASSUMED_BEYOND,
    spread: { low: beyondC - 4, high: beyondC + 4 },
  })
  return derived({
    ...named,
    inputs: [indoor, beyond, outdoor],
    formula: '(Ti − Tu) ÷ (Ti − Te)',
    compute: (indoorC, farC, outdoorC) => temperatureFactor({ indoorC, beyondC: farC, outdoorC }),
  })
}
