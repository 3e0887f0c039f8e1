import { POST_STEPS } from '@/lib/domain/leads/post-steps'
import { labelOf } from '@/lib/domain/text/label-of'
import { toCsv } from '@/lib/domain/text/write-csv'

import type { BlogAnalytics } from './read'
import { sourceLabel } from './source-label'

export type AnalyticsTable = 'posts' | 'steps' | 'places' | 'sources' | 'days'

/** One of the tables as CSV. */
export function analyticsCsv({ posts, steps, places, days, sources }: BlogAnalytics, table: AnalyticsTable): string {
  switch (table) {
    case 'posts':
      return toCsv([
        ['Post', 'Views', 'Views in the period before'],
        ...posts.map(({ title, current, previous }) => [title, current, previous]),
      ])
    case 'steps':
      return toCsv([
        ['Post', 'Step', 'Readers', 'Readers in the period before'],
        ...steps.map(({ title, step, current, previous }) => [title, labelOf(POST_STEPS, step), current, previous]),
      ])
    case 'places':
      return toCsv([
        ['Place the post is about', 'Views', 'Views in the period before'],
        ...places.map(({ place, current, previous }) => [place, current, previous]),
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
