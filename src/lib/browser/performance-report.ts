import { type MetricType, onCLS, onFID, onINP, onLCP, onTTFB } from 'web-vitals'

import { lateEndpoints } from '@/lib/routing/endpoints'
import { deviceClass } from '@/lib/schemas/device-class'

const RETRY_MS = 50

/**
 * Measures this page and reports each figure once it is final; failures are ignored. On a developer's own machine only
 * the page load is reported.
 */
export function reportPerformance(): void {
  void reportPageLoad()
  if (location.hostname === 'localhost') return
  const report = ({ name, value }: MetricType) => send(name, value)
  for (const measure of [onLCP, onFID, onCLS, onINP, onTTFB]) measure(report)
}

async function reportPageLoad(): Promise<void> {
  let navigation = navigationTiming()
  while (!navigation?.loadEventEnd) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    navigation = navigationTiming()
  }
  send('PAGE_LOAD', {
    loadTime: navigation.loadEventEnd,
    domContentLoaded: navigation.domContentLoadedEventEnd,
    firstPaint: paintedAt('first-paint'),
    firstContentfulPaint: paintedAt('first-contentful-paint'),
  })
}

function navigationTiming(): PerformanceNavigationTiming | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming ? entry : undefined
}

/** 0 if nothing was painted, as in a tab opened in the background. */
const paintedAt = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0

function send(metric: string, value: number | object): void {
  const body = {
    metric,
    value,
    url: location.origin + location.pathname,
    timestamp: new Date().toISOString(),
    device: deviceClass(innerWidth),
  }
  navigator.sendBeacon(lateEndpoints.performanceMetrics, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
