import { Section } from '@/components/ui/section'
import { type HeatMonth, monthsHeading } from '@/lib/content/locations/figures'
import { writtenNumber } from '@/lib/format/written-number'
import { heatColour } from '@/lib/illustrations/heat-colour'

type HeatMonthsProps = { name: string; months: readonly HeatMonth[]; yearKwh: number }

/** Heat by month: horizontal bars on a phone, columns on a wide screen. */
export function HeatMonths({ name, months, yearKwh }: HeatMonthsProps) {
  const most = Math.max(...months.map(({ kwh }) => kwh))
  const least = Math.min(...months.map(({ kwh }) => kwh))
  return (
    <Section
      name="Heat by month"
      context="A 62 m² flat, always warm"
      wide={
        <figure>
          <ol className="grid gap-1.5 md:grid-cols-12 md:items-end md:gap-3">
            {months.map(({ name: month, kwh, meanC }) => (
              <li
                key={month}
                className="grid grid-cols-[4rem_1fr_2.5rem] items-center gap-2 text-sm tabular-nums md:flex md:flex-col-reverse md:gap-1.5"
              >
                <span className="font-semibold whitespace-nowrap">
                  {month} <span className="font-normal text-ink-2 md:block">{Math.round(meanC)}°</span>
                </span>
                <span
                  aria-hidden
                  className="block h-5 w-(--share) border border-ink/55 forced-color-adjust-none print-exact md:h-(--height) md:w-full"
                  style={{
                    ['--share' as string]: `${(kwh / most) * 100}%`,
                    ['--height' as string]: `${(kwh / most) * 15}rem`,
                    background: heatColour(0.8 + (6 * (kwh - least)) / (most - least)),
                  }}
                />
                <span className="text-right font-semibold md:text-center">{writtenNumber(Math.round(kwh))}</span>
              </li>
            ))}
          </ol>
          <figcaption className="max-w-[46em] pt-4 text-sm text-ink-2">
            Heat needed each month in {name}, in kWh, with the month’s mean temperature. The year comes to{' '}
            {writtenNumber(Math.round(yearKwh))} kWh. Degree days to base 15.5 °C. Met Office stations, 1991 to 2020.
          </figcaption>
        </figure>
      }
    >
      <h2 className="text-h2">{monthsHeading(months)}</h2>
    </Section>
  )
}
