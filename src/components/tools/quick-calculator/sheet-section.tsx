import type { ReactElement, ReactNode } from 'react'

import { cx } from '@/components/ui/cx'
import type { Elements } from '@/components/ui/elements'
import { Fold } from '@/components/ui/fold'

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

/** A section that only some readers need, folded below its heading. */
export function FoldedSection({
  heading,
  className,
  children,
}: {
  heading: string
  className?: string
  children: ReactElement
}) {
  return (
    <div className={cx('border-t border-line px-5 md:px-11', className)}>
      <Fold heading={<h2 className="text-h4 font-semibold">{heading}</h2>}>
        <div className="pb-7">{children}</div>
      </Fold>
    </div>
  )
}
