import { cx } from '@/components/ui/cx'
import type { City } from '@/lib/calculators/home/cities'
import { UK_MAP_SIZE } from '@/lib/illustrations/uk-map-size'
import { locationPage, routes } from '@/lib/routing/routes'

/** Cities whose labels are on the left of their dots, over the sea. */
const NAMED_ON_THE_LEFT = ['belfast', 'cardiff', 'plymouth']

/** The map, with a dot and a label for each city. The list beside it is the accessible equivalent. */
export function DegreeDayMap({ cities }: { cities: readonly City[] }) {
  return (
    <div className="relative break-inside-avoid md:-mt-27.5 md:ml-4 print:w-1/2">
      <img
        src={routes.degreeDayMap}
        alt="Map of the United Kingdom by county. Heating degree days grow from the south and the coasts to the Highlands: under 1,950 in Cornwall and around London, over 2,800 in the north of Scotland."
        width={UK_MAP_SIZE.width}
        height={UK_MAP_SIZE.height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
      {cities.map((city) => (
        <CityOnMap key={city.slug} city={city} />
      ))}
    </div>
  )
}

function CityOnMap({ city: { slug, name, map } }: { city: City }) {
  const isLeft = NAMED_ON_THE_LEFT.includes(slug)
  const top = percent(map.y / UK_MAP_SIZE.height)
  const fromLeft = map.x / UK_MAP_SIZE.width
  return (
    <a
      href={locationPage(slug)}
      tabIndex={-1}
      aria-hidden
      className={cx(
        'absolute flex -translate-y-1/2 items-center gap-1 py-1 text-xs font-semibold text-panel halo-night forced-color-adjust-none print-exact md:gap-1.5 md:text-[1.15rem]',
        isLeft ? 'translate-x-1.5 flex-row-reverse' : '-translate-x-1.5',
      )}
      style={isLeft ? { top, right: percent(1 - fromLeft) } : { top, left: percent(fromLeft) }}
    >
      <span className="size-3 flex-none rounded-full border-2 border-ink bg-panel" />
      {name}
    </a>
  )
}

function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(2)}%`
}
