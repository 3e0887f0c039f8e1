import { countyOutline, mapPoint } from '@/lib/illustrations/locator'
import { UK_MAP_SIZE } from '@/lib/illustrations/uk-map-size'
import { routes } from '@/lib/routing/routes'

type LocatorMapProps = {
  position: { latitude: number; longitude: number } | null
  /** Slug of the county to fill. */
  county: string
  name: string
}

const { width, height } = UK_MAP_SIZE

/** A map of the UK with the county filled and a dot for the place. */
export function LocatorMap({ position, county, name }: LocatorMapProps) {
  const filled = countyOutline(county)
  const point = position && mapPoint(position)
  return (
    <div className="relative h-72 md:h-104" style={{ aspectRatio: `${width} / ${height}` }}>
      <img src={routes.ukMap} alt="" width={width} height={height} className="absolute inset-0 size-full" />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Map of the United Kingdom with ${name}`}
        className="absolute inset-0 size-full"
      >
        {filled && <path d={filled} className="fill-ink-3" />}
        {point && <circle cx={point.x} cy={point.y} r="13" strokeWidth="5" className="fill-ember stroke-panel" />}
      </svg>
    </div>
  )
}
