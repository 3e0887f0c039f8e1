import { reportPageViews } from '@/lib/browser/analytics/matomo'
import { recordHeatmap } from '@/lib/browser/heatmap/record-heatmap'
import { isSampled } from '@/lib/domain/page-speed/sample'

/** Starts every measurement that needs consent. One random number decides whether all speed metrics are reported. */
export function measure({ speedPercent, random }: { speedPercent: number; random: number }): void {
  recordHeatmap()
  reportPageViews().catch(() => null)
  if (isSampled(speedPercent, random))
    import('@/lib/browser/performance-report').then(
      ({ reportPerformance }) => reportPerformance(speedPercent),
      () => null,
    )
}
