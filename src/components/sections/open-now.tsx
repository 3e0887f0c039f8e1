'use client'

import { useInView } from '@/components/ui/use-in-view'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'

const loadBadge = () => import('./open-badge').then((module) => module.OpenBadge)

/**
 * A badge while we are open. Pages are prerendered, so the visitor's clock decides; the calendar is a separate script.
 */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const { ref, loaded: OpenBadge } = useInView(loadBadge)
  return (
    <div ref={ref} className="min-h-8">
      {OpenBadge && <OpenBadge hours={hours} />}
    </div>
  )
}
