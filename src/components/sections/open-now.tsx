'use client'

import { useWhenNear } from '@/components/ui/use-when-near'
import type { OpeningHours } from '@/lib/domain/service-level/opening-hours'

const loadBadge = () => import('./open-badge').then((module) => module.OpenBadge)

/** Says so while we are open. Pages are made ahead of time, so the visitor's clock decides, and the calendar comes with a script of its own. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const { ref, loaded: OpenBadge } = useWhenNear(loadBadge)
  return (
    <div ref={ref} className="min-h-8">
      {OpenBadge && <OpenBadge hours={hours} />}
    </div>
  )
}
