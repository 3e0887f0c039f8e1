import type { CSSProperties } from 'react'

import { cx } from '@/components/ui/cx'

type CounterProps = { figure: number; suffix: string; afterSeconds: number; className?: string }

/** A figure that counts up once its list is in view; screen readers get the final figure from the start. */
export function Counter({ figure, suffix, afterSeconds, className }: CounterProps) {
  const meter: CSSProperties & Record<`--${string}`, string | number> = {
    '--to': figure,
    '--after': `${afterSeconds}s`,
  }
  return (
    <span className={cx('count-up tabular-nums lining-nums', className)}>
      <span>
        {figure.toLocaleString('en-GB')}
        {suffix}
      </span>
      <span aria-hidden data-to={figure < 1000 ? 'units' : 'thousands'} data-suffix={suffix} style={meter} />
    </span>
  )
}
