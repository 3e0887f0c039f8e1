import { type ReactNode, useEffect, useRef } from 'react'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'

type FoldedProps = {
  heading: string
  note: string
  /** The number of invalid fields in it. */ faultCount?: number
  children: ReactNode
}

/**
 * A collapsible section of the form. It opens when a field in it is invalid, and shows the number of errors when
 * collapsed again.
 */
export function Folded({ heading, note, faultCount = 0, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const isFaulty = faultCount > 0
  useEffect(() => {
    if (isFaulty && details.current) details.current.open = true
  }, [isFaulty])
  return (
    <details ref={details} className="group border-t border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <Icon
          name="arrow-right"
          className="size-4 flex-none transition-[rotate] duration-180 ease-settle group-open:rotate-90"
        />
        <span className="text-h4 font-medium">{heading}</span>
        <span className={cx('text-sm', isFaulty ? 'font-semibold text-fault' : 'text-ink-2')}>
          {isFaulty ? faultWords(faultCount) : note}
        </span>
      </summary>
      <div className="pt-2 pb-6">{children}</div>
    </details>
  )
}

const faultWords = (count: number) =>
  count === 1 ? 'One field here can’t be used' : `${count} fields here can’t be used`
