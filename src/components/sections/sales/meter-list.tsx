'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** The lowest fifth of the viewport does not count as in view. */
const IN_VIEW = '0px 0px -20%'

/** A list whose counters run once it is in view. Without JavaScript they show their final figures. */
export function MeterList({ className, children }: { className: string; children: ReactNode }) {
  const ref = useRef<HTMLDListElement>(null)
  const [meters, setMeters] = useState<'waiting' | 'running'>()

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) observer.disconnect()
        setMeters(entry?.isIntersecting ? 'running' : 'waiting')
      },
      { rootMargin: IN_VIEW },
    )
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])

  return (
    <dl ref={ref} data-meters={meters} className={className}>
      {children}
    </dl>
  )
}
