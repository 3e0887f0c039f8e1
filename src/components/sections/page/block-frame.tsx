import type { ReactNode } from 'react'

import { cx } from '@/components/ui/cx'

type BlockFrameProps = { id: string; heading?: string; isWide?: boolean; className?: string; children: ReactNode }

/** A block of a page with its heading, which has an anchor. A wide block never has its heading beside it. */
export function BlockFrame({ id, heading, isWide, className, children }: BlockFrameProps) {
  return (
    <section
      id={id}
      data-wide={isWide}
      aria-labelledby={heading ? `${id}-heading` : undefined}
      className={cx('render-late not-first:mt-14 md:not-first:mt-18', className)}
    >
      {heading && (
        <h2 id={`${id}-heading`} className="mb-4 max-w-[22em] text-quote">
          {heading}
        </h2>
      )}
      {children}
    </section>
  )
}

/** The sheet behind a figure or a table. */
export function Sheet({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('rounded-panel bg-panel shadow-cast print:shadow-none', className)}>{children}</div>
}

/** The numbered caption of a figure or a table. */
export function Caption({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <p className={cx('max-w-[46em] pt-3.5 text-sm text-ink-2', className)}>
      <b className="text-ink">{name}</b> {children}
    </p>
  )
}
