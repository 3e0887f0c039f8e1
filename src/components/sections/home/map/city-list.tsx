import { nightLinkClass } from '@/components/ui/link'
import type { City } from '@/lib/calculators/home/cities'
import { degreeDayColour } from '@/lib/illustrations/degree-day-bands'
import { locationPage } from '@/lib/routing/routes'

/** The map's data as figures; every row links to its city. */
export function CityList({ cities }: { cities: readonly City[] }) {
  return (
    <ul className="mt-8 border-t border-night-line text-sm">
      {cities.map(({ slug, name, degreeDays }) => (
        <li key={slug} className="border-b border-night-line">
          <a href={locationPage(slug)} className="flex min-h-10 items-center gap-2.5 pointer-coarse:min-h-11">
            <span className={nightLinkClass}>{name}</span>
            <span className="ml-auto tabular-nums">
              {degreeDays.toLocaleString('en-GB')} <span className="sr-only">degree days</span>
            </span>
            <span
              aria-hidden
              className="h-4 w-7 border border-panel/55 forced-color-adjust-none print-exact"
              style={{ background: degreeDayColour(degreeDays) }}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
