import { HeatKey } from '@/components/ui/heat-key'
import { Picture } from '@/components/ui/picture'

const SIZES = '(min-width: 56.3125rem) 65vw, 100vw'

/** One room twice: by daylight on the left, by the heat that reaches each surface on the right. */
export function HeroPicture({ powerWatts, operatingTempC }: { powerWatts: number; operatingTempC: number }) {
  return (
    <figure>
      <div className="relative aspect-13/12 overflow-hidden md:aspect-940/580">
        <Picture
          name="living-day"
          alt="A living room by daylight, a white panel flat on the ceiling above the sofa."
          width={940}
          height={580}
          sizes={SIZES}
          isUrgent
          className="absolute inset-0 size-full"
        />
        <div className="absolute inset-0 [clip-path:inset(0_0_0_50%)]">
          <Picture
            name="living-heat"
            alt="The same room as heat: seats and table tops in view of the panel are hottest, the floor under the table gets none."
            width={940}
            height={580}
            sizes={SIZES}
            className="absolute inset-0 size-full"
          />
        </div>
        <span aria-hidden className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-panel" />
        <span aria-hidden className={`${TAG} left-(--margin)`}>
          Daylight
        </span>
        <span aria-hidden className={`${TAG} right-4`}>
          Heat
        </span>
      </div>
      <figcaption className="flex flex-wrap items-start justify-between gap-4 px-(--margin) pt-3.5 text-sm text-ink-2 md:pr-0">
        <span className="max-w-140 flex-[1_1_20rem]">
          <b className="text-ink">Fig. 1</b> One room, one {powerWatts} W panel at {operatingTempC} °C. Heat travels in straight lines, like light:
          seats and table tops in view get most, under the table gets none. Modelled, watts per square metre.
        </span>
        <HeatKey limits={['0', '½', '1½', '2¾', '5+ W/m²']} />
      </figcaption>
    </figure>
  )
}

const TAG = 'absolute bottom-4 rounded-control bg-panel px-3 py-2 text-sm font-semibold'
