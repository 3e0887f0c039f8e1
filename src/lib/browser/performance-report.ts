import { type MetricType, onCLS, onFID, onINP, onLCP, onTTFB } from 'web-vitals'

import { DESIGN_MARKS, LONGEST_DESIGN_MS } from '@/lib/domain/page-views/design-marks'
import { lateEndpoints } from '@/lib/routing/late-endpoints'
import { deviceClass } from '@/lib/schemas/device-class'

import { logMemory } from './log-memory'

const RETRY_MS = 50

/**
 * Measures this page and reports each metric once it is final; failures are ignored. On a developer's machine only the
 * page load is reported. `sampledPercent` is the percentage of page views that are measured.
 */
export function reportPerformance(sampledPercent: number): void {
  logMemory()
  void reportPageLoad(sampledPercent)
  if (location.hostname === 'localhost') return
  reportDesigns(sampledPercent)
  const report = ({ name, value }: MetricType) => send({ metric: name, value, sampledPercent })
  for (const measure of [onLCP, onFID, onCLS, onINP, onTTFB]) measure(report)
}

async function reportPageLoad(sampledPercent: number): Promise<void> {
  let navigation = navigationTiming()
  while (!navigation?.loadEventEnd) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    navigation = navigationTiming()
  }
  const value = {
    loadTime: navigation.loadEventEnd,
    domContentLoaded: navigation.domContentLoadedEventEnd,
    firstPaint: paintedAt('first-paint'),
    firstContentfulPaint: paintedAt('first-contentful-paint'),
  }
  send({ metric: 'PAGE_LOAD', value, sampledPercent })
}

/** Reports how long it took to the start of the designer, and to the first price of a new design. */
function reportDesigns(sampledPercent: number): void {
  const metrics: readonly string[] = Object.values(DESIGN_MARKS)
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (metrics.includes(name)) send({ metric: name, value: Math.min(startTime, LONGEST_DESIGN_MS), sampledPercent })
    }
  }).observe({ type: 'mark', buffered: true })
}

function navigationTiming(): PerformanceNavigationTiming | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming ? entry : undefined
}

/** 0 if nothing was painted, such as in a tab opened in the background. */
const paintedAt = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0

function send(measurement: { metric: string; value: number | object; sampledPercent: number }): void {
  const body = {
    ...measurement,
    url: location.origin + location.pathname,
    timestamp: new Date().toISOString(),
    device: deviceClass(innerWidth),
  }
  navigator.sendBeacon(lateEndpoints.performanceMetrics, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
