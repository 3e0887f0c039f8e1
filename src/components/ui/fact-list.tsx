import type { ReactNode } from 'react'

import { keepUnits } from '@/lib/format/keep-units'

import { cx } from './cx'

type Fact = { term: string; detail: ReactNode }

/** Terms on the left, figures on the right, with hairlines between. */
export function FactList({ facts, className }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={cx('border-t border-line text-sm', className)}>
      {facts.map(({ term, detail }) => (
        <div key={term} className="flex justify-between gap-4 border-b border-line py-(--row,.5rem)">
          <dt className="font-semibold">{term}</dt>
          <dd className="text-right tabular-nums">{typeof detail === 'string' ? keepUnits(detail) : detail}</dd>
        </div>
      ))}
    </dl>
  )
}
