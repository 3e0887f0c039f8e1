'use client'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import type { ChallengeSlug } from '@/lib/domain/challenge/challenges'
import { counted } from '@/lib/format/counted'

import { change } from './season-store'
import { READINGS_ID } from './section-ids'
import { useSeason } from './use-season'

type DoneControlProps = { slug: ChallengeSlug; title: string; repeats: boolean; byReading: boolean }

/** Marks a challenge as done, or undoes that; in print and without JavaScript a box to tick. */
export function DoneControl({ slug, title, repeats, byReading }: DoneControlProps) {
  const live = useSeason()
  if (!live) return <TickBox />
  const { tools, kept, season, week } = live
  const isPlayed = tools.isInSeason(week)
  const done = tools.completionsOf({ events: kept.events, season }).filter((one) => one.slug === slug)
  const isDone = repeats ? done.some((one) => one.week === week) : done.length > 0
  const mark = () =>
    change((latest, { now }) => tools.withEvent(latest, { kind: isDone ? 'undone' : 'done', slug, at: now }))
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      {!isDone && <TickBox className="hidden print:flex" />}
      {byReading ? (
        !isDone && (
          <a href={`#${READINGS_ID}`} className="no-print font-semibold underline underline-offset-[.22em]">
            Enter a reading
          </a>
        )
      ) : (
        <Button
          size="sm"
          look="secondary"
          icon={isDone ? undefined : 'check'}
          disabled={!isPlayed}
          onClick={mark}
          aria-label={`${isDone ? TAKE_BACK : MARK}: ${title}`}
          className="no-print"
        >
          {isDone ? TAKE_BACK : MARK}
        </Button>
      )}
      <span className="text-sm">{wordsOf({ isDone, isPlayed, repeats, weeks: done.map((one) => one.week) })}</span>
    </div>
  )
}

const MARK = 'Mark as done'
const TAKE_BACK = 'Take back'

type Done = { isDone: boolean; isPlayed: boolean; repeats: boolean; weeks: readonly number[] }

function wordsOf({ isDone, isPlayed, repeats, weeks }: Done): string {
  const [first] = weeks
  if (first === undefined) return ''
  if (!repeats) return `Done in week ${first + 1}`
  if (!isPlayed) return `Done in ${counted(weeks.length, 'week')}`
  return `${isDone ? 'Done this week' : 'Not yet this week'}; ${counted(weeks.length, 'week')} so far`
}

function TickBox({ className = 'flex' }: { className?: string }) {
  return (
    <span className={cx('min-h-11 items-center', className)}>
      <span aria-hidden className="size-6 rounded-control bg-panel ring-[1.5px] ring-edge ring-inset" />
    </span>
  )
}
