import { cx } from '@/components/ui/cx'
import { HeatKey } from '@/components/ui/heat-key'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { HomePage } from '@/lib/content/home-page'

import { FigureCaption } from './figure-caption'
import { HeatSlider } from './heat-slider'

/** The frame is taller than the 16:9 pictures, so their sides are cropped. On a phone (3:2), 119vw would be exact. */
const DAY_SIZES = '(min-width: 56.3125rem) 72vw, 110vw'
/** The same view in flat colours, at twice the file size: on a phone, half the pixels are enough. */
const HEAT_SIZES = '(min-width: 56.3125rem) 72vw, 66vw'
const FILL = 'absolute inset-0 size-full object-cover'

/**
 * One room twice: as you see it on the left, as heat reaching each surface on the right. Bleeds to the viewport's edge.
 */
export function HeroFigure({ hero, className }: { hero: HomePage['hero']; className?: string }) {
  return (
    <figure className={cx('-ml-(--bleed) [--bleed:var(--margin)] xl:[--bleed:calc(50vw-41rem)]', className)}>
      <HeatSlider
        day={<Picture picture={hero.dayPicture} sizes={DAY_SIZES} isUrgent className={FILL} />}
        heat={<Picture picture={hero.heatPicture} sizes={HEAT_SIZES} className={FILL} />}
        edge={<Edge />}
      />
      <FigureCaption
        number={1}
        heatKey={hero.heatPicture.heatLimits && <HeatKey limits={hero.heatPicture.heatLimits} />}
        className="pt-3.5 pr-(--margin) pl-(--bleed) md:pr-0"
      >
        {hero.pictureCaption}
      </FigureCaption>
    </figure>
  )
}

/** The dividing line with its handle; without JavaScript, labels for the two halves. Decorative. */
function Edge() {
  return (
    <>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-(--daylight) w-0.5 -translate-x-1/2 bg-panel"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-2/3 left-(--daylight) grid size-12 -translate-1/2 place-items-center rounded-full border border-transparent bg-panel peer-focus-visible:ring-3 peer-focus-visible:ring-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-panel noscript:hidden"
      >
        <Icon name="chevrons-left-right" className="size-5" />
      </span>
      <span aria-hidden className="heat-tag left-(--bleed) hidden noscript:block">
        Room
      </span>
      <span aria-hidden className="heat-tag right-(--margin) hidden md:right-4 noscript:block">
        Heat
      </span>
    </>
  )
}
