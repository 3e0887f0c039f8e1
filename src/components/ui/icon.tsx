import type { StaticImageData } from 'next/image'

import { cx } from './cx'
import type { IconName } from './icon-names'
import sprite from './icons.svg'

const { src }: StaticImageData = sprite

/**
 * A decorative icon: the adjacent text or the control's label carries the meaning. Its path is in a sprite that is
 * fetched once.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden className={cx('icon', className)}>
      <use href={`${src}#${name}`} />
    </svg>
  )
}
