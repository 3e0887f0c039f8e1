import { cx } from '@/components/ui/cx'
import { HeatKey } from '@/components/ui/heat-key'
import { Picture } from '@/components/ui/picture'
import type { HomePage } from '@/lib/site/home-page'

import { FigureCaption } from './figure-caption'
import { HeatSlider } from './heat-slider'

const SIZES = '(min-width: 56.3125rem) 65vw, 100vw'
const FILL = 'absolute inset-0 size-full object-cover'

/** One room twice: by daylight on the left, by the heat that reaches each surface on the right. It begins at the window's edge. */
export function HeroFigure({ hero, className }: { hero: HomePage['hero']; className?: string }) {
  return (
    <figure className={cx('-ml-(--bleed) [--bleed:var(--margin)] xl:[--bleed:calc(50vw-41rem)]', className)}>
      <HeatSlider
        day={<Picture picture={hero.dayPicture} sizes={SIZES} isUrgent className={FILL} />}
        heat={<Picture picture={hero.heatPicture} sizes={SIZES} className={FILL} />}
      />
      <FigureCaption number={1} heatKey={<HeatKey limits={['0', '½', '1½', '2¾', '5+ W/m²']} />} className="pt-3.5 pr-(--margin) pl-(--bleed) md:pr-0">
        {hero.pictureCaption}
      </FigureCaption>
    </figure>
  )
}
