import type { LocalFacts } from '@/lib/domain/locations/local-facts'
import { homeOf } from '@/lib/domain/locations/local-homes'
import { hasMainsGas } from '@/lib/domain/locations/mains-gas'
import { pounds } from '@/lib/format/pounds'
import { writtenNumber } from '@/lib/format/written-number'

import { aboutPeople, celsius, kwh, pence, percent } from './text/wording'

/** A row of the table that compares two places. */
export type ComparisonRow = { label: string; here: string; there: string }

type Written = (facts: LocalFacts) => string | undefined

const NOT_KNOWN = 'not known'

const share = (value: number | undefined) => (value === undefined ? undefined : percent(value))
const energy = (value: number | undefined) => (value === undefined ? undefined : kwh(value))
const flatOf = ({ homes }: LocalFacts) => homeOf(homes, 'flat')
const yearIn = (system: 'panels' | 'gas' | 'heatPump' | 'storage'): Written => {
  return (facts) => {
    const year = flatOf(facts).pence?.[system]
    return year === undefined ? undefined : pounds(year)
  }
}

const ROWS: readonly (readonly [label: string, written: Written])[] = [
  ['People', ({ place }) => (place.population === null ? undefined : aboutPeople(place.population))],
  ['Council', ({ district }) => district?.name],
  ['Heating degree days a year', ({ degreeDays }) => writtenNumber(degreeDays)],
  ['Cold night that heating is sized for', ({ designC }) => celsius(designC)],
  ['Electricity under the price cap, a unit', ({ price }) => (price ? pence(price.here) : undefined)],
  ['Heat for a two-bedroom flat kept warm all year', (facts) => kwh(flatOf(facts).yearKwh)],
  ['Heating that flat with panels, a year', yearIn('panels')],
  [
    'Heating that flat with a gas boiler, a year',
    (facts) => (hasMainsGas(facts) ? yearIn('gas')(facts) : 'no mains gas'),
  ],
  ['Heating that flat with a heat pump, a year', yearIn('heatPump')],
  ['Heating that flat with storage heaters, a year', yearIn('storage')],
  ['Electricity meters without a matching gas meter', ({ district }) => share(district?.noGasMeterPct)],
  ['Electricity meters with a night rate', ({ district }) => share(district?.economy7MetersPct)],
  ['Homes owned outright', ({ district }) => share(district?.ownedOutrightPct)],
  ['Homes let privately', ({ district }) => share(district?.privateRentPct)],
  ['Homes let by social landlords', ({ district }) => share(district?.socialRentPct)],
  ['Electricity used by an average home in a year', ({ district }) => energy(district?.meanElecKwh)],
  ['Gas used in a year by an average home with gas', ({ district }) => energy(district?.meanGasKwh)],
  ['Solar output for each kilowatt, a year', ({ county }) => `${writtenNumber(county.solarKwhPerKwp)} kWh`],
]

/** The figures of two places; a figure that neither has is left out. */
export function comparisonRows(here: LocalFacts, there: LocalFacts): ComparisonRow[] {
  return ROWS.flatMap(([label, written]) => {
    const [first, second] = [written(here), written(there)]
    if (first === undefined && second === undefined) return []
    return [{ label, here: first ?? NOT_KNOWN, there: second ?? NOT_KNOWN }]
  })
}
