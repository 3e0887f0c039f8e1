import { DegreeDayMap } from '@/components/sections/home/map/degree-day-map'
import { MapKey } from '@/components/sections/home/map/map-key'
import { TextBlock } from '@/components/sections/page/text-block'
import { CITIES_ON_MAP } from '@/lib/calculators/home/cities'
import type { BlockOf } from '@/lib/content/page'

/** Shows where winters are long. There is only one map. */
export function MapBlock({ block: { id, heading, text } }: { block: BlockOf<'map'> }) {
  return (
    <TextBlock id={id} heading={heading} text={text}>
      <div className="on-night rounded-panel bg-night p-5 text-night-ink md:max-w-[38em] md:p-9 md:[&>figure>div:first-child]:mt-0">
        <figure>
          <DegreeDayMap cities={CITIES_ON_MAP} />
          <MapKey />
        </figure>
      </div>
    </TextBlock>
  )
}
