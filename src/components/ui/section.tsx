import type { ReactNode } from 'react'

import { cx } from './cx'

type SectionProps = {
  name: string
  context?: ReactNode
  band?: 'daylight' | 'plaster'
  id?: string
  children: ReactNode
}

/** A section hung from its ceiling. The shoulder (columns 1 to 3) holds its plain name and one line of context. */
export function Section({ name, context, band = 'daylight', id, children }: SectionProps) {
  return (
    <section id={id} className={cx('isolate py-(--section)', band === 'plaster' ? 'bg-plaster' : 'bg-daylight')}>
      <div className="grid-page">
        <div className="ceiling col-span-full" />
        <div className="pt-7 md:col-span-3">
          <p className="font-semibold">{name}</p>
          {context && <p className="text-sm text-ink-2 max-md:inline">{context}</p>}
        </div>
        <div className="pt-5 md:col-span-9 md:pt-7">{children}</div>
      </div>
    </section>
  )
}
