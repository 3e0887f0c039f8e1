import type { ReactNode } from 'react'

import { cx } from './cx'

type Fact = { term: string; detail: ReactNode }

type FactListProps = {
  facts: Fact[]
  /** The details are sentences, which begin below each other. */
  isText?: boolean
  className?: string
}

/** Terms on the left, figures on the right, with hairlines between. */
export function FactList({ facts, isText = false, className }: FactListProps) {
  const [row, termClass, detailClass] = isText
    ? ['flex flex-wrap', 'w-22', 'flex-[1_1_8rem]']
    : ['flex justify-between', undefined, 'text-right tabular-nums']
  return (
    <dl className={cx('border-t border-line text-sm', className)}>
      {facts.map(({ term, detail }) => (
        <div key={term} className={cx(row, 'gap-4 border-b border-line py-(--row,.5rem)')}>
          <dt className={cx('font-semibold', termClass)}>{term}</dt>
          <dd className={detailClass}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
