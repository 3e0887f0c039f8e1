import type { ReactNode } from 'react'

import { cx } from '@/components/ui/cx'
import { SHOWN_NAME } from '@/lib/calculators/engine/home-questions'
import { scriptRoutes } from '@/lib/routing/script-routes'

export const WORKING_ID = 'working'

type FigureLinkProps = { of: string; query: string; className?: string; children: ReactNode }

/** A figure that links to its working: the same result with that figure expanded. */
export function FigureLink({ of, query, className, children }: FigureLinkProps) {
  return (
    <a
      href={`${scriptRoutes.quickCalculator}?${query}&${SHOWN_NAME}=${of}#${WORKING_ID}`}
      data-figure={of}
      rel="nofollow"
      className={cx(
        'underline decoration-edge decoration-dotted decoration-2 underline-offset-[.2em] hover:decoration-current print:no-underline',
        className,
      )}
    >
      <span>{children}</span>
      <span className="sr-only">, see the working</span>
    </a>
  )
}
