import { cx } from '@/components/ui/cx'
import type { Elements } from '@/components/ui/elements'
import { HeatKey } from '@/components/ui/heat-key'
import { Picture } from '@/components/ui/picture'
import type { HomePage } from '@/lib/content/home-page'

import { FigureCaption } from '../story/figure-caption'
import { PictureSlider } from '../story/picture-slider'
import { SliderEdge } from '../story/slider-edge'

/** The frame is taller than the 16:9 pictures, so their sides are cropped. On a phone (3:2), 119vw would be exact. */
const DAY_SIZES = '(min-width: 56.3125rem) 72vw, 110vw'
/** The same view in flat colours, at twice the file size: on a phone, half the pixels are enough. */
const HEAT_SIZES = '(min-width: 56.3125rem) 72vw, 66vw'
const FILL = 'absolute inset-0 size-full object-cover'
const NAMES = ['Room', 'Heat'] as const

type HeroFigureProps = {
  hero: HomePage['hero']
  /** What the room costs, in front of the picture. */
  roomLabel: Elements
  className?: string
}

/**
 * One room twice: as you see it on the left, as heat reaching each surface on the right. Bleeds to the viewport's edge.
 */
export function HeroFigure({ hero, roomLabel, className }: HeroFigureProps) {
  return (
    <figure
      className={cx('max-md:contents -ml-(--bleed) [--bleed:var(--margin)] xl:[--bleed:calc(50vw-41rem)]', className)}
    >
      <PictureSlider
        pictures={[
          <Picture key="day" picture={hero.dayPicture} sizes={DAY_SIZES} isUrgent className={FILL} />,
          <Picture key="heat" picture={hero.heatPicture} sizes={HEAT_SIZES} className={FILL} />,
        ]}
        names={NAMES}
        purpose="How much of the picture shows the room, the rest being heat"
        edge={<SliderEdge names={NAMES} />}
        label={roomLabel}
        className="aspect-3/2 max-md:-mx-(--margin) md:aspect-940/580 xl:aspect-auto xl:h-143.5"
      />
      <FigureCaption
        number={1}
        heatKey={hero.heatPicture.heatLimits && <HeatKey limits={hero.heatPicture.heatLimits} />}
        className="pt-3.5 max-md:order-1 max-md:mt-5 md:pl-(--bleed)"
      >
        {hero.pictureCaption}
      </FigureCaption>
    </figure>
  )
}
