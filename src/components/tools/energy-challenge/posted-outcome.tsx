import { FaultNotice } from '@/components/ui/notice'
import type { Posted } from '@/lib/browser/response-message'

/** The outcome of a form: a fault in a box, anything else in a line with `className`. Screen readers announce both. */
export function PostedOutcome({ outcome, className }: { outcome: Posted | null; className: string }) {
  return (
    <>
      {outcome && !outcome.isDone && <FaultNotice>{outcome.message}</FaultNotice>}
      <p role="status" className={outcome?.isDone ? className : 'sr-only'}>
        {outcome?.message}
      </p>
    </>
  )
}
