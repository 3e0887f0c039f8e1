import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { calendarPeriod, type PeriodKind } from '@/lib/domain/social/calendar-period'
import type { SocialMediaPost } from '@/lib/generated/payload-types'

import { PostCalendar } from './post-calendar'

const post = (scheduledDate: string, data: Partial<SocialMediaPost> = {}): SocialMediaPost => ({
  id: 7,
  platform: 'linkedin',
  content: 'Warm ceilings',
  status: 'scheduled',
  scheduledDate,
  updatedAt: scheduledDate,
  createdAt: scheduledDate,
  ...data,
})

const calendar = (kind: PeriodKind, posts: SocialMediaPost[], date = '2026-11-25') =>
  renderToStaticMarkup(
    <PostCalendar period={calendarPeriod(kind, date)} posts={posts} adminRoute="/admin" today="2026-11-23" />,
  )

describe('the calendar', () => {
  test('shows a post on its day in London, with time, platform, status, problem and text', () => {
    const late = post('2026-07-05T23:30:00.000Z', { status: 'failed', lastError: 'The CRM answered 400' })
    const html = calendar('week', [late], '2026-07-06')
    const monday = html.slice(html.indexOf('Monday 6 July'), html.indexOf('Tuesday 7 July'))
    for (const text of ['00:30', 'LinkedIn', 'Could not be sent', 'The CRM answered 400', 'Warm ceilings'])
      expect(monday).toContain(text)
    expect(monday).toContain('href="/admin/collections/social-media-posts/7"')
  })

  test('of a week has seven days, marks today and says where there is nothing', () => {
    const html = calendar('week', [post('2026-11-24T09:00:00.000Z')])
    expect(html.match(/<h3>/g)).toHaveLength(7)
    expect(html.match(/<p>Nothing<\/p>/g)).toHaveLength(6)
    expect(html).toContain('Monday 23 November (today)')
    expect(html).toContain('Week from 23 November 2026')
  })

  test('of a month has only the days with posts', () => {
    expect(calendar('month', [post('2026-11-24T09:00:00.000Z')]).match(/<h3>/g)).toHaveLength(1)
    expect(calendar('month', [])).toContain('Nothing is scheduled for this month.')
  })

  test('links to the previous, current and next period', () => {
    const html = calendar('month', [], '2027-02-10')
    for (const date of ['2027-01-31', '2026-11-23', '2027-03-01'])
      expect(html).toContain(`/admin/social?view=month&amp;date=${date}`)
  })
})
