import { useLayoutEffect, useRef } from 'react'

/** Says where a new step begins. In a layout effect, so that an error summary beside it can still take the focus. */
export function StepHeading({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => ref.current?.focus(), [])
  return (
    <h3 ref={ref} tabIndex={-1} className="text-quote mb-1.5 outline-none">
      {children}
    </h3>
  )
}
