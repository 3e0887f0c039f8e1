import type { ReactNode } from 'react'

import { cx } from '@/components/ui/cx'
import type { Testimonial } from '@/lib/content/testimonials'

type AttributionProps = { voice: Testimonial; className?: string; children?: ReactNode }

/** The client, what was installed and when; samples are labelled as such. */
export function Attribution({ voice: { clientName, fitted, given, isSample }, className, children }: AttributionProps) {
  const facts = [fitted, given, isSample && 'Sample text'].filter(Boolean)
  return (
    <figcaption className={cx('text-sm text-ink-2', className)}>
      <b className="block text-ink">{clientName}</b>
      {facts.map((fact) => `${fact}. `)}
      {children}
    </figcaption>
  )
}
