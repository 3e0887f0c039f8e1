'use client'

import { useState } from 'react'

import { cx } from '@/components/ui/cx'

const DEPTHS = [
  { label: 'Plain English', isTechnical: false },
  { label: 'Engineer', isTechnical: true },
]

/** Opens or closes the technical versions of all chapters. */
export function ReadingSwitch() {
  const [isTechnical, setTechnical] = useState(false)
  const change = (next: boolean) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-technical]')) details.open = next
    setTechnical(next)
  }
  return (
    <div
      role="group"
      aria-label="How technical"
      className="inline-flex rounded-control border border-edge noscript:hidden"
    >
      {DEPTHS.map((depth) => (
        <button
          key={depth.label}
          type="button"
          aria-pressed={depth.isTechnical === isTechnical}
          onClick={() => change(depth.isTechnical)}
          className={cx(
            'min-h-11 cursor-pointer border-t-[6px] border-transparent px-3.5 pb-1 text-sm',
            'aria-pressed:border-ink aria-pressed:bg-panel aria-pressed:font-semibold',
          )}
        >
          {depth.label}
        </button>
      ))}
    </div>
  )
}
