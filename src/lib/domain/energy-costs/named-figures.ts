import { assumptionsFor } from '../assumptions/assumptions-for'
import type { AssumptionKey, Numbers } from '../assumptions/default-assumptions'
import {
  type EffectiveAssumptions,
  effectiveAssumptions,
  type Expired,
  type NotEffective,
} from '../assumptions/effective'
import { derived, given, type Quantity, type Source } from '../quantity/quantity'
import { breakEvenNightShare, breakEvenReduction } from './break-even'
import { heatPrice } from './heat-price'
import { HEATING_SYSTEM_KEYS, HEATING_SYSTEMS, type HeatingSystemKey } from './heating-systems'
import { hourlyCostPence } from './hourly-cost'

type Panel = { powerWatts: number; source: Source }
type Basis = { effective: EffectiveAssumptions; panel: Panel }

type DerivedFigure = { key: string; name: string; unit: string; of: (basis: Basis) => Quantity | null }

const HOUR = { key: 'cost.panel.per-hour', name: 'One panel at full power for an hour', unit: 'p/hour' }
const RATIO = {
  key: 'cost.infrared.over-gas-old',
  name: 'Price of heat from a panel, as a multiple of the price from a gas boiler',
  unit: 'times',
}
const BREAK_EVEN = {
  key: 'break-even.infrared.gas-old',
  name: 'How much less heat panels must make do with to cost the same as a gas boiler',
  unit: '',
}
const NIGHT_SHARE = {
  key: 'break-even.economy-7',
  name: 'Share of electricity used at night at which Economy 7 costs the same as a single rate',
  unit: '',
}

/** Derived figures that text can name. */
export const DERIVED_FIGURES: readonly DerivedFigure[] = [
  ...HEATING_SYSTEM_KEYS.map((system): DerivedFigure => ({
    key: `cost.${system}.per-kwh-of-heat`,
    name: `${HEATING_SYSTEMS[system].name}: price of heat`,
    unit: 'p/kWh',
    of: ({ effective }) => heatPrice({ system, effective }),
  })),
  {
    ...HOUR,
    of: ({ effective, panel: { powerWatts, source } }) =>
      derived({
        ...HOUR,
        inputs: [
          given({ key: 'panel.watts', name: 'Power of a panel', unit: 'W', value: powerWatts, source }),
          effective.get('price.electricity'),
        ],
        formula: 'power × price',
        compute: (watts, pencePerKwh) => hourlyCostPence({ powerWatts: watts, pencePerKwh }),
      }),
  },
  {
    ...RATIO,
    of: ({ effective }) =>
      derived({
        ...RATIO,
        inputs: [requiredHeatPrice('infrared', effective), requiredHeatPrice('gas-old', effective)],
        formula: 'panel ÷ boiler',
        compute: (panel, boiler) => panel / boiler,
      }),
  },
  {
    ...BREAK_EVEN,
    of: ({ effective }) =>
      derived({
        ...BREAK_EVEN,
        inputs: [requiredHeatPrice('infrared', effective), requiredHeatPrice('gas-old', effective)],
        formula: '1 − boiler ÷ panel',
        compute: (ownPence, otherPence) => breakEvenReduction({ ownPence, otherPence }),
      }),
  },
  {
    ...NIGHT_SHARE,
    of: ({ effective }) => {
      const [night, day] = [effective.get('price.economy-7-night'), effective.get('price.economy-7-day')]
      if (night.value >= day.value) return null
      return derived({
        ...NIGHT_SHARE,
        inputs: [day, effective.get('price.electricity'), night],
        formula: '(day − single) ÷ (day − night)',
        compute: (dayPence, singlePence, nightPence) => breakEvenNightShare({ singlePence, nightPence, dayPence }),
      })
    },
  },
]

export type NamedFigures = { ok: true; figures: readonly Quantity[]; expired: readonly Expired[] }

/**
 * All figures that text can name, on an ISO date: those maintained by staff, as averages of Great Britain, and those
 * derived from them. Unknown ones are omitted.
 */
export function namedFiguresOn({
  numbers,
  date,
  panel,
}: {
  numbers: Numbers
  date: string
  panel: Panel
}): NamedFigures | NotEffective {
  const assumptions = assumptionsFor({ numbers, region: null })
  const effective = effectiveAssumptions({ assumptions, date })
  if (!effective.ok) return effective
  // The record has no other keys.
  const kept = Object.keys(assumptions).map((key) => effective.find(key as AssumptionKey))
  const following = DERIVED_FIGURES.map(({ of }) => of({ effective, panel }))
  return { ok: true, figures: [...kept, ...following].filter((figure) => figure !== null), expired: effective.expired }
}

/** The price of heat from a system whose fuel always has a price. */
function requiredHeatPrice(system: HeatingSystemKey, effective: EffectiveAssumptions): Quantity {
  const price = heatPrice({ system, effective })
  if (!price) throw new Error(`No price of heat from "${system}"`)
  return price
}
