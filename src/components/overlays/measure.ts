import { reportPageViews } from '@/lib/browser/analytics/matomo'
import { recordHeatmap } from '@/lib/browser/heatmap/record-heatmap'
import { isSampled } from '@/lib/domain/page-speed/sample'

/** Everything that is measured with the visitor's consent. One draw decides about all figures of the page's speed. */
export function measure({ speedPercent, random }: { speedPercent: number; random: number }): void {
  recordHeatmap()
  reportPageViews().catch(() => null)
  if (isSampled(speedPercent, random))
    import('@/lib/browser/performance-report').then(
      ({ reportPerformance }) => reportPerformance(speedPercent),
      () => null,
    )
}
