import { cx } from '@/components/ui/cx'
import type { VerdictView } from '@/lib/calculators/verdict-view'

/** The verdict as a heading. */
export function VerdictLabel({ verdict: { label, isAdvised } }: { verdict: Pick<VerdictView, 'label' | 'isAdvised'> }) {
  return (
    <h2 className={cx('border-t-7 pt-2 text-h3 font-medium', isAdvised ? 'border-t-moss' : 'border-t-ink')}>
      <span className="sr-only">Our verdict: </span>
      <span>{label}</span>
    </h2>
  )
}
