'use client'

import { OpeningTimes } from '@/components/sections/opening-times'
import { ResponseDue } from '@/components/sections/response-due'
import type { Claims } from '@/lib/content/claim'
import { type PublicReplySpeed, replySpeedText } from '@/lib/content/reply-speed-text'
import type { StoredHours } from '@/lib/data/to-site-settings'
import { isClockTime } from '@/lib/domain/calendar/time-of-day'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { hoursOf } from '@/lib/domain/opening-hours/opening-week'

import { PreviewPart } from './preview-part'
import { useTypedValues } from './use-typed-values'

type HoursPreviewProps = {
  stored: StoredHours
  claims: Claims
  speed: PublicReplySpeed
  /** An ISO time. */
  now: string
}

/** Where visitors read when we answer. */
export function HoursPreview({ stored, claims, speed, now }: HoursPreviewProps) {
  const typed = useTypedValues(stored)
  // A row that is half typed is left out.
  const entered = {
    week: (typed.week ?? []).filter(({ weekday, opens, closes }) => weekday && [opens, closes].every(isClockTime)),
    closedDates: (typed.closedDates ?? []).filter(({ date }) => date),
    closedOnBankHolidays: typed.closedOnBankHolidays,
  }
  const hours = hoursOf(entered)
  return (
    <>
      <PreviewPart title="On the contact page and beside our forms">
        <OpeningTimes hours={hours} claims={claims} />
        {typed.showsReplySpeed && (
          <p className="mt-5 text-sm text-ink-2">
            {replySpeedText(speed) ?? '(No enquiry was answered in the last seven days: nothing is shown here.)'}
          </p>
        )}
      </PreviewPart>
      <PreviewPart title="After an enquiry that is sent now">
        <ResponseDue now={new Date(now)} hours={hours} response="reply" />
      </PreviewPart>
      <PreviewPart title="Also closed on">
        {entered.closedDates.length === 0 && <p>No other days.</p>}
        <ul>
          {entered.closedDates.map(({ date, reason }) => (
            <li key={date}>{[writtenDate(date), reason].filter(Boolean).join(': ')}</li>
          ))}
        </ul>
      </PreviewPart>
    </>
  )
}
