import type { StaticImageData } from 'next/image'

import { cx } from './cx'
import type { IconName } from './icon-names'
import sprite from './icons.svg'

const { src }: StaticImageData = sprite

/** An icon for the eye only: the words beside it, or the control's label, carry the meaning. Its outline is in a file that is fetched once. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden className={cx('icon', className)}>
      <use href={`${src}#${name}`} />
    </svg>
  )
}
