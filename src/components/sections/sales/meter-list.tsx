'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

import { watchIntersection } from '@/components/ui/watch-intersection'

/** The lowest fifth of the viewport does not count as in view. */
const IN_VIEW = '0px 0px -20%'

/** A list whose counters run once it is in view. Without JavaScript they show their final figures. */
export function MeterList({ className, children }: { className: string; children: ReactNode }) {
  const ref = useRef<HTMLDListElement>(null)
  const [meters, setMeters] = useState<'waiting' | 'running'>()

  useEffect(() => {
    if (!ref.current) return
    const onChange = ({ isIntersecting }: IntersectionObserverEntry) => {
      if (isIntersecting) stop()
      setMeters(isIntersecting ? 'running' : 'waiting')
    }
    const stop = watchIntersection(ref.current, onChange, { rootMargin: IN_VIEW })
    return stop
  }, [])

  return (
    <dl ref={ref} data-meters={meters} className={className}>
      {children}
    </dl>
  )
}
