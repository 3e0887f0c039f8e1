import { SheetSection } from '@/components/tools/quick-calculator/sheet-section'
import { TextLink } from '@/components/ui/link'
import type { SolarQuote } from '@/lib/calculators/solar/solar-quote'
import { kwh, penceWords, priceSource } from '@/lib/calculators/solar/solar-words'
import { writtenNumber } from '@/lib/format/written-number'

/** The working of the solar quote, and its assumptions. */
export function SolarWorking({ quote, calculator }: { quote: SolarQuote; calculator: string }) {
  const { answers, region, year, heatingKwh, electricity, export: exported } = quote
  const perKwp = answers.kwp > 0 ? year.year.madeKwh / answers.kwp : 0
  return (
    <SheetSection heading="How it is worked out" className="bg-daylight">
      <dl className="grid gap-4 text-sm [&_dt]:font-semibold">
        <div>
          <dt>The roof</dt>
          <dd>
            <span>{writtenNumber(answers.kwp, { most: 2 })}</span> kWp ×{' '}
            <span>{writtenNumber(Math.round(perKwp))}</span> kWh for each kWp = <span>{kwh(year.year.madeKwh)}</span> a
            year. Sunshine for the region “<span>{region.name}</span>” on a roof of this direction and pitch, times 0.8
            for inverter, wiring, heat and dirt: SAP 10.2, Appendices M and U. Without shade; a real roof may make 10%
            more or less.
          </dd>
        </div>
        <div>
          <dt>The heating</dt>
          <dd>
            {answers.heatingKwh === undefined ? (
              <span>
                <span>{kwh(heatingKwh)}</span> a year for the whole home with infrared panels, worked out by the{' '}
                <TextLink href={calculator}>quick calculator</TextLink>
              </span>
            ) : (
              <span>{`${kwh(heatingKwh)} a year, your own figure`}</span>
            )}
            <span>, spread over the months by the degree days of the region (SAP 10.2, table U1; base 15.5 °C).</span>
          </dd>
        </div>
        <div>
          <dt>All else</dt>
          <dd>
            <span>{kwh(answers.householdKwh)}</span> a year, the same every day and highest in the evening. Ofgem counts
            2,500 kWh as typical since July 2026.
          </dd>
        </div>
        <div>
          <dt>Hour by hour</dt>
          <dd>
            Each month is worked out in rounds of a bright, a middling and a dull day (175%, 90% and 35% of the mean).
            The household comes first, then heating, then the battery, then the grid. A battery gives back 90% of what
            it takes. These are our assumptions: a home in which someone is in by day uses more of its own solar
            electricity.
          </dd>
        </div>
        <div>
          <dt>Prices</dt>
          <dd>
            <span>{`Bought: ${penceWords(electricity.pencePerKwh)} per kWh (${priceSource(electricity)}).`}</span>
            <span>
              {exported &&
                ` Exported: ${penceWords(exported.pencePerKwh)} per kWh (${priceSource(exported)}${exported.source ? '; offers range from 4p to 15p' : ''}).`}
            </span>
          </dd>
        </div>
      </dl>
    </SheetSection>
  )
}
