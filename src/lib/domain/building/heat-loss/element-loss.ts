import { derived, given, type Quantity, type Source } from '../../quantity/quantity'
import { elementLossWPerK, temperatureFactor } from './losses'
import { type Beyond, COLD_NEIGHBOUR_C, type Conditions, type Element } from './room'

export const MEASURED: Source = { title: 'Measured or drawn', date: '2026-11-20', confidence: 'well-known' }
const ASSUMED_BEYOND: Source = {
  title: 'Assumed temperature of a space that is not heated',
  date: '2026-11-20',
  confidence: 'assumed',
}
const ADJOINING_ROOM: Source = {
  title: 'Design temperature of the room next to it',
  date: '2026-11-20',
  confidence: 'well-known',
}

type InRoom = { element: Element; prefix: string; indoor: Quantity; conditions: Conditions }

/** An element's area, and its heat loss per kelvin between indoors and outdoors, W/K. Throws OutOfRange. */
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
  const share = factor({ key, beyondC, beyond, indoor, outdoor: conditions.outdoor })
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

/** Whether heat through an element leaves the home, so that thermal bridging applies to it. */
export function isOuter({ beyond }: Element): boolean {
  return beyond.space !== 'heated'
}

/** Whether an element adjoins a room of the same home that has its own temperature. */
export function isBetweenRooms({ beyond }: Element): boolean {
  return beyond.space === 'heated' && beyond.atC !== undefined
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
  if (beyond.atC !== undefined) return beyond.atC
  return conditions.neighbours === 'cold' ? COLD_NEIGHBOUR_C : 'as-warm'
}

function factor({
  key,
  beyondC,
  beyond,
  indoor,
  outdoor,
}: {
  key: string
  beyondC: number | 'as-warm'
  beyond: Beyond
  indoor: Quantity
  outdoor: Quantity
}): Quantity {
  const named = { key: `${key}.factor`, name: 'Share of the temperature difference across it', unit: '' }
  if (beyondC === 'as-warm')
    return given({
      ...named,
      value: 0,
      source: { title: 'As warm on both sides', date: '2026-11-20', confidence: 'assumed' },
    })
  const isHeated = beyond.space === 'heated' && beyond.atC !== undefined
  const far = given({
    key: `${key}.beyond`,
    name: 'Temperature on the far side',
    unit: '°C',
    value: beyondC,
    source: isHeated ? ADJOINING_ROOM : ASSUMED_BEYOND,
    ...(!isHeated && { spread: { low: beyondC - 4, high: beyondC + 4 } }),
  })
  return derived({
    ...named,
    inputs: [indoor, far, outdoor],
    formula: isHeated ? '(Ti − Tu) ÷ (Ti − Te)' : 'max(0, (Ti − Tu) ÷ (Ti − Te))',
    compute: (indoorC, farC, outdoorC) => {
      const share = temperatureFactor({ indoorC, beyondC: farC, outdoorC })
      return isHeated ? share : Math.max(0, share) // sizing does not count on gains from an unheated space
    },
  })
}
