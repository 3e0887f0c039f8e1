import { nightLinkClass } from '@/components/ui/link'
import { DEGREE_DAY_BANDS } from '@/lib/illustrations/degree-day-bands'

/** The bands with their lower limits, and the source of the data. */
export function MapKey() {
  const last = DEGREE_DAY_BANDS.length - 1
  return (
    <figcaption className="mt-4 text-xs">
      <div className="flex border border-panel/55 forced-color-adjust-none print-exact">
        {DEGREE_DAY_BANDS.map(({ from, colour }) => (
          <span key={from} className="h-3 flex-1" style={{ background: colour }} />
        ))}
      </div>
      <p className="mt-1.5 flex font-medium tabular-nums max-[22rem]:text-[.625rem]">
        {DEGREE_DAY_BANDS.map(({ from }, band) => (
          <span key={from} className={band === last ? 'ml-auto' : 'flex-1'}>
            {from.toLocaleString('en-GB')}
            {band === last && '+'}
          </span>
        ))}
      </p>
      <p className="mt-2 text-night-ink-2">Degree days, base 15.5 °C. Met Office, 1991 to 2020.</p>
      <details className="mt-1 text-night-ink-2">
        <summary className="inline-flex min-h-6 cursor-pointer items-center pointer-coarse:min-h-11">
          <span className={nightLinkClass}>Map data</span>
        </summary>
        <p>
          Boundaries from the Office for National Statistics and OSNI, places from Ordnance Survey, Open Government
          Licence v3.0. Contains OS data © Crown copyright and database right 2017, 2024. Contains data from GeoNames,
          CC BY 4.0.
        </p>
      </details>
    </figcaption>
  )
}
