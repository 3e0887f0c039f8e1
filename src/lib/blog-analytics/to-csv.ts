import { toCsv } from '@/lib/domain/text/csv'

import type { BlogAnalytics } from './read'
import { sourceLabel } from './source-label'

export const ANALYTICS_TABLES = ['posts', 'days', 'sources'] as const

export type AnalyticsTable = (typeof ANALYTICS_TABLES)[number]

/** One of the tables as a file. */
export function analyticsCsv({ posts, days, sources }: BlogAnalytics, table: AnalyticsTable): string {
  switch (table) {
    case 'posts':
      return toCsv([
        ['Post', 'Views', 'Views in the period before'],
        ...posts.map(({ title, current, previous }) => [title, current, previous]),
      ])
    case 'days':
      return toCsv([
        ['Day', 'Views', 'Views in the period before'],
        ...days.map(({ day, current, previous }) => [day, current, previous]),
      ])
    case 'sources':
      return toCsv([
        ['Source', 'Views', 'Views in the period before'],
        ...sources.map(({ source, current, previous }) => [sourceLabel(source), current, previous ?? '']),
      ])
  }
}
