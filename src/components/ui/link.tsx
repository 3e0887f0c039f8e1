import type { ComponentProps } from 'react'

import { cx } from './cx'
import { Icon } from './icon'

const UNDERLINE =
  'underline decoration-current/45 decoration-[1.5px] underline-offset-[.22em] transition-colors duration-140 hover:decoration-current'

/** Class names of an inline link, on paper and on night. */
export const textLinkClass = cx(UNDERLINE, 'hover:text-ember-deep')
export const nightLinkClass = UNDERLINE

export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a className={cx(textLinkClass, className)} {...rest} />
}

/** A secondary action: a text link on its own line, with an arrow. */
export function ArrowLink({ children, className, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={cx('group inline-flex min-h-11 items-center gap-2.5 font-semibold', className)} {...rest}>
      <span className={textLinkClass}>{children}</span>
      <Icon name="arrow-right" className="transition-[translate] duration-180 ease-settle group-hover:translate-x-1" />
    </a>
  )
}
