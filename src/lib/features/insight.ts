import { EDITORS, ROLES } from '@/lib/domain/staff/roles'

import { ALL, type Feature } from './feature'
import { INSIGHT_PERSONAL_DATA } from './personal-data/insight'

/** How the site is used, how fast it is, and what fails in browsers. */
export const insight = {
  staysOpenBecause: 'it is settings and consent that decide what is measured',
  endpoints: [
    '/api/analytics/heatmap',
    '/api/analytics/settings',
    '/api/calculator-usage',
    '/api/error-log',
    '/api/lead-funnel',
    '/api/performance-metrics',
  ],
  collections: ['calculator-usage', 'error-logs', 'performance-metrics', 'heatmap-records'],
  adminViews: {
    '/lead-funnel': { label: 'From page to sale', roles: ROLES },
    '/heatmap': { label: 'Heatmap', roles: EDITORS },
  },
  retention: [
    {
      ...ALL,
      name: 'browser errors',
      table: 'error_logs',
      ageColumn: 'timestamp',
      kept: { kind: 'errors' },
      maxRows: 10_000,
    },
    {
      ...ALL,
      name: 'speed measurements',
      table: 'performance_metrics',
      ageColumn: 'timestamp',
      kept: { kind: 'speed' },
      maxRows: 200_000,
    },
    {
      ...ALL,
      name: 'heatmap records',
      table: 'heatmap_records',
      ageColumn: 'timestamp',
      kept: { kind: 'heatmap' },
      maxRows: 500_000,
    },
    {
      ...ALL,
      name: 'anonymous calculations',
      table: 'calculator_usage',
      ageColumn: 'created_at',
      kept: { kind: 'calculations' },
      maxRows: 100_000,
      where: 'session_id is not null',
    },
    {
      ...ALL,
      name: 'totals of page views',
      table: 'page_view_days',
      key: 'ctid',
      ageColumn: 'day',
      kept: { kind: 'pageTotals' },
      maxRows: 1_000_000,
    },
  ],
  measured: {
    error_logs: { perSender: 'report', rowsMax: 10_000 },
    performance_metrics: { perSender: 'speed', rowsMax: 200_000 },
    heatmap_records: { perSender: 'heatmap', rowsMax: 500_000 },
    calculator_usage: { perSender: 'calculatorUsage', rowsMax: 100_000 },
  },
  personalData: INSIGHT_PERSONAL_DATA,
  impersonal: ['page_view_days'],
} as const satisfies Feature
