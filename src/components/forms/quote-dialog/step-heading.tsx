import { useLayoutEffect, useRef } from 'react'

/** Focuses the heading of a new step, in a layout effect so that an error summary can still take the focus. */
export function StepHeading({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => ref.current?.focus(), [])
  return (
    <h3 ref={ref} tabIndex={-1} className="text-quote mb-1.5 outline-none">
      {children}
    </h3>
  )
}
