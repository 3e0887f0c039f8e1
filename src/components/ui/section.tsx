import type { ReactNode } from 'react'

import { cx } from './cx'

type SectionProps = {
  name: string
  context?: ReactNode
  band?: keyof typeof BANDS
  id?: string
  children: ReactNode
  /** Content that needs all twelve columns, below the text. */
  wide?: ReactNode
  className?: string
}

// Two sections on the same background share the space between them.
const BANDS = {
  daylight: 'bg-daylight [[data-band=daylight]+&]:pt-0',
  plaster: 'bg-plaster [[data-band=plaster]+&]:pt-0',
  night: 'on-night bg-night text-night-ink',
}

/** A section below its ceiling rule. The shoulder (columns 1 to 3) holds its name and one line of context. */
export function Section({ name, context, band = 'daylight', id, children, wide, className }: SectionProps) {
  return (
    <section id={id} data-band={band} className={cx('isolate py-(--section)', BANDS[band], className)}>
      <div className="grid-page">
        <div className="ceiling col-span-full" />
        <div className="flex flex-wrap items-baseline gap-x-2.5 pt-7 md:col-span-3 md:block md:pt-9">
          <p className="font-semibold">{name}</p>
          {context && <p className={cx('text-sm', band === 'night' ? 'text-night-ink-2' : 'text-ink-2')}>{context}</p>}
        </div>
        <div className="pt-5 md:col-span-9 md:pt-9">{children}</div>
        {wide && <div className="col-span-full pt-9">{wide}</div>}
      </div>
    </section>
  )
}
