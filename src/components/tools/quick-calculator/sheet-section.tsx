import type { ReactNode } from 'react'

import { cx } from '@/components/ui/cx'
import type { Elements } from '@/components/ui/elements'

type SheetPartProps = { heading: ReactNode; aside?: ReactNode; id?: string; className?: string; children: Elements }

/** A section of the result, under its own hairline. */
export function SheetSection({ heading, aside, id, className, children }: SheetPartProps) {
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={cx('scroll-mt-32 border-t border-line px-5 py-7 outline-none md:px-11 md:py-9', className)}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h3 font-medium">{heading}</h2>
        {aside && <div className="text-sm text-ink-2">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
