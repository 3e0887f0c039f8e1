import { beforeEach, expect, test, vi } from 'vitest'

const reportPerformance = vi.fn()
const loaded = vi.fn()
const recordHeatmap = vi.fn()
vi.doMock('@/lib/browser/performance-report', () => {
  loaded()
  return { reportPerformance }
})
vi.doMock('@/lib/browser/heatmap/record-heatmap', () => ({ recordHeatmap }))
vi.doMock('@/lib/browser/analytics/matomo', () => ({ reportPageViews: () => Promise.resolve() }))
const { measure } = await import('./measure')

beforeEach(() => vi.clearAllMocks())

test('a page view that is not sampled loads no speed measurement, but its heatmap is recorded', async () => {
  measure({ speedPercent: 25, random: 0.25 })
  await vi.dynamicImportSettled()
  expect(loaded).not.toHaveBeenCalled()
  expect(recordHeatmap).toHaveBeenCalledOnce()
})

test('a sampled page view reports its speed with the sampled percentage', async () => {
  measure({ speedPercent: 25, random: 0.2499 })
  await vi.dynamicImportSettled()
  expect(reportPerformance.mock.calls).toEqual([[25]])
  expect(recordHeatmap).toHaveBeenCalledOnce()
})
