import { derived, given, type Quantity, type Source } from '../quantity/quantity'
import { breakEvenReduction } from '../running-cost/break-even'
import { heatPrice } from '../running-cost/heat-price'
import { HEATING_SYSTEM_KEYS, HEATING_SYSTEMS, type HeatingSystemKey } from '../running-cost/heating-systems'
import { hourlyCostPence } from '../running-cost/hourly-cost'
import { assumptionsFor } from './assumptions-for'
import type { AssumptionKey, Numbers } from './default-assumptions'
import { assumptionsInForce, type Expired, type InForce, type NotInForce } from './in-force'

type Panel = { powerWatts: number; source: Source }
type Basis = { inForce: InForce; panel: Panel }

type Following = { key: string; name: string; unit: string; of: (basis: Basis) => Quantity | null }

const HOUR = { key: 'cost.panel.per-hour', name: 'One panel at full power for an hour', unit: 'p/hour' }
const RATIO = {
  key: 'cost.infrared.over-gas-old',
  name: 'Heat from a panel, in prices of heat from a gas boiler',
  unit: 'times',
}
const BREAK_EVEN = {
  key: 'break-even.infrared.gas-old',
  name: 'How much less heat panels must do with to cost what a gas boiler does',
  unit: '',
}

/** What follows from the numbers and is named in texts beside them. */
export const FOLLOWING: readonly Following[] = [
  ...HEATING_SYSTEM_KEYS.map((system): Following => ({
    key: `cost.${system}.per-kwh-of-heat`,
    name: `${HEATING_SYSTEMS[system].name}: price of heat`,
    unit: 'p/kWh',
    of: ({ inForce }) => heatPrice({ system, inForce }),
  })),
  {
    ...HOUR,
    of: ({ inForce, panel: { powerWatts, source } }) =>
      derived({
        ...HOUR,
        inputs: [
          given({ key: 'panel.watts', name: 'Power of a panel', unit: 'W', value: powerWatts, source }),
          inForce.get('price.electricity'),
        ],
        formula: 'power × price',
        compute: (watts, pencePerKwh) => hourlyCostPence({ powerWatts: watts, pencePerKwh }),
      }),
  },
  {
    ...RATIO,
    of: ({ inForce }) =>
      derived({
        ...RATIO,
        inputs: [held('infrared', inForce), held('gas-old', inForce)],
        formula: 'panel ÷ boiler',
        compute: (panel, boiler) => panel / boiler,
      }),
  },
  {
    ...BREAK_EVEN,
    of: ({ inForce }) =>
      derived({
        ...BREAK_EVEN,
        inputs: [held('infrared', inForce), held('gas-old', inForce)],
        formula: '1 − boiler ÷ panel',
        compute: (ownPence, otherPence) => breakEvenReduction({ ownPence, otherPence }),
      }),
  },
]

export type NamedFigures = { ok: true; figures: readonly Quantity[]; expired: readonly Expired[] }

/** Every figure that texts can name, on an ISO day: what staff keep, at the average of Great Britain, and what follows from it. One that we hold no value of is not among them. */
export function namedFiguresOn({
  numbers,
  date,
  panel,
}: {
  numbers: Numbers
  date: string
  panel: Panel
}): NamedFigures | NotInForce {
  const assumptions = assumptionsFor({ numbers, region: null })
  const inForce = assumptionsInForce({ assumptions, date })
  if (!inForce.ok) return inForce
  const kept = Object.keys(assumptions).map((key) => inForce.find(key as AssumptionKey)) // a record of keys has no others
  const following = FOLLOWING.map(({ of }) => of({ inForce, panel }))
  return { ok: true, figures: [...kept, ...following].filter((figure) => figure !== null), expired: inForce.expired }
}

/** The price of heat by a system whose fuel always has a price. */
function held(system: HeatingSystemKey, inForce: InForce): Quantity {
  const price = heatPrice({ system, inForce })
  if (!price) throw new Error(`We hold no price of heat from "${system}"`)
  return price
}
