import { reportPageViews } from '@/lib/browser/analytics/matomo'
import { recordHeatmap } from '@/lib/browser/heatmap/record-heatmap'
import { reportPerformance } from '@/lib/browser/performance-report'

/** Everything that is measured with the visitor's consent. */
export function measure(): void {
  reportPerformance()
  recordHeatmap()
  reportPageViews().catch(() => null)
}
