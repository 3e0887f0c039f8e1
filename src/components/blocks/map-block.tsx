import { TextPart } from '@/components/sections/page/text-part'
import { DegreeDayMap } from '@/components/sections/home/map/degree-day-map'
import { MapKey } from '@/components/sections/home/map/map-key'
import { CITIES_ON_MAP } from '@/lib/site/cities'
import type { BlockOf } from '@/lib/site/page'

/** Where winters are long. There is one map. */
export function MapBlock({ block: { id, heading, text } }: { block: BlockOf<'map'> }) {
  return (
    <TextPart id={id} heading={heading} text={text}>
      <div className="on-night rounded-panel bg-night p-5 text-night-ink md:max-w-[38em] md:p-9 md:[&>figure>div:first-child]:mt-0">
        <figure>
          <DegreeDayMap cities={CITIES_ON_MAP} />
          <MapKey />
        </figure>
      </div>
    </TextPart>
  )
}
