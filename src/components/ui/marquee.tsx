import type { CSSProperties, ReactNode } from 'react'

import { cx } from './cx'
import { MarqueeWindow } from './marquee-window'
import { RememberedCheckbox } from './remembered-checkbox'

type MarqueeProps = {
  name: string
  pauseLabel: string
  /** The session storage key for the paused state. */
  storageKey?: string
  /** The duration of one cycle. */
  seconds: number
  className?: string
  /** For the button, which comes first. */
  pauseClassName?: string
  windowClassName?: string
  /** The `<li>`s. */
  children: ReactNode
}

/** An endless marquee that stops when paused, hovered or focused; wrapped and still with reduced motion. */
export function Marquee({
  name,
  pauseLabel,
  storageKey = name,
  seconds,
  className,
  pauseClassName,
  windowClassName,
  children,
}: MarqueeProps) {
  return (
    <section
      aria-label={name}
      className={cx('marquee flex', className)}
      style={{ '--lap': `${seconds}s` } as CSSProperties}
    >
      <label
        data-tooltip={pauseLabel}
        className={cx('relative grid flex-none place-items-center motion-reduce:hidden', pauseClassName)}
      >
        <RememberedCheckbox
          storageKey={storageKey}
          aria-label={pauseLabel}
          className="peer absolute inset-0 cursor-pointer appearance-none focus-visible:-outline-offset-4"
        />
        <Mark
          className="peer-checked:hidden"
          outline="M1 0h2a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H1a1 1 0 0 1-1-1V1a1 1 0 0 1 1-1zm7 0h2a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V1a1 1 0 0 1 1-1z"
        />
        <Mark className="hidden peer-checked:block" outline="M0 0l11 6.5L0 13z" />
      </label>
      <MarqueeWindow className={cx('marquee-window min-w-0 flex-1', windowClassName)}>
        <ul className="marquee-track items-center justify-around motion-reduce:justify-start">{children}</ul>
        <ul className="marquee-track items-center justify-around motion-reduce:justify-start" aria-hidden inert>
          {children}
        </ul>
      </MarqueeWindow>
    </section>
  )
}

function Mark({ outline, className }: { outline: string; className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 11 13" className={cx('pointer-events-none h-3.25 w-2.75 fill-current', className)}>
      <path d={outline} />
    </svg>
  )
}
