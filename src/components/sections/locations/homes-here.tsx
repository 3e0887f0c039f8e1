import { FactList } from '@/components/ui/fact-list'
import { Section } from '@/components/ui/section'
import type { District } from '@/lib/domain/locations/districts'
import { writtenNumber } from '@/lib/format/written-number'

const TENURES = [
  { key: 'ownedOutrightPct', label: 'Owned outright', colour: 'bg-ink' },
  { key: 'mortgagedPct', label: 'With a mortgage', colour: 'bg-ink-3' },
  { key: 'privateRentPct', label: 'Private rent', colour: 'bg-[#9db0b4]' },
  { key: 'socialRentPct', label: 'Social rent', colour: 'bg-[#c9d6d8]' },
] as const

/** The tenure of the homes, to scale, and their energy use. */
export function HomesHere({ district, solarKwhPerKwp }: { district: District; solarKwhPerKwp: number }) {
  const { households, meanGasKwh, meanElecKwh, economy7MetersPct, noGasMeterPct } = district
  const factIfKnown = (term: string, value: number | undefined, unit: string) =>
    value === undefined ? [] : [{ term, detail: `${writtenNumber(value, { most: 1 })}${unit}` }]
  return (
    <Section name="Homes here" context={district.name} band="plaster">
      <div className="grid gap-x-(--gutter) gap-y-9 md:grid-cols-2">
        <div>
          <h2 className="text-h3">Who decides about the heating</h2>
          <div aria-hidden className="mt-4 flex h-10 border border-ink/55 forced-color-adjust-none print-exact">
            {TENURES.map(({ key, colour }) => (
              <span key={key} className={colour} style={{ width: `${district[key]}%` }} />
            ))}
          </div>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-2 pt-4 text-sm">
            {TENURES.map(({ key, label, colour }) => (
              <li key={key} className="flex items-center gap-2">
                <span aria-hidden className={`size-3.5 border border-ink/55 print-exact ${colour}`} />
                {label}
                <span className="ml-auto font-semibold tabular-nums">{district[key]}%</span>
              </li>
            ))}
          </ul>
          <p className="pt-3 text-sm text-ink-2">{writtenNumber(households)} households, censuses of 2021 and 2022.</p>
        </div>
        <div>
          <h2 className="text-h3">What they use</h2>
          <FactList
            className="mt-4"
            facts={[
              ...factIfKnown('Gas in a year, homes with gas', meanGasKwh, ' kWh'),
              ...factIfKnown('Electricity in a year', meanElecKwh, ' kWh'),
              ...factIfKnown('Meters with a night rate', economy7MetersPct, '%'),
              ...factIfKnown('Electricity meters without a gas meter', noGasMeterPct, '%'),
              ...factIfKnown('Solar output for each kilowatt', solarKwhPerKwp, ' kWh'),
            ]}
          />
          <p className="pt-3 text-sm text-ink-2">DESNZ sub-national consumption, 2021; SAP 10.2 for solar output.</p>
        </div>
      </div>
    </Section>
  )
}
