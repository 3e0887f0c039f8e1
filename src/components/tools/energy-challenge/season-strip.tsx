import { cx } from '@/components/ui/cx'
import { bandOf, kwhWords, type StripWeek, stripWeeks } from '@/lib/calculators/challenge/strip'
import type { Progress } from '@/lib/domain/challenge/progress'
import type { Season } from '@/lib/domain/challenge/season'

const BANDS = ['bg-t0', 'bg-t1', 'bg-t2', 'bg-t3', 'bg-t4', 'bg-t5', 'bg-t6', 'bg-t7', 'bg-t8']

/** The weeks as panels seen from the side, under a rule that is heavy where something was done. */
export function SeasonStrip({ season, progress }: { season: Season; progress: Progress | null }) {
  return (
    <ol className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(2.4rem,1fr))] gap-y-4 lg:grid-cols-26">
      {stripWeeks(season).map((week) => (
        <Week key={week.week} week={week} progress={progress} />
      ))}
    </ol>
  )
}

function Week({ week: { week, label }, progress }: { week: StripWeek; progress: Progress | null }) {
  const { isActive, isMissed, isNow, kwh } = stateOf(week, progress)
  const band = bandOf({ kwh, isActive })
  return (
    <li aria-current={isNow ? 'date' : undefined} className="break-inside-avoid">
      <div aria-hidden className={cx('h-1.5', isNow && 'bg-ember')} />
      <div
        aria-hidden
        className={cx('h-1.75 border-ink', isActive ? 'border-t-7' : isMissed ? 'border-t-3' : 'border-t-[1.5px]')}
      />
      <div aria-hidden className="mx-px mt-2 md:mx-1">
        <div className="h-3 bg-panel shadow-cast ring-1 ring-edge ring-inset" />
        <div
          className={cx(
            'h-2.5 forced-color-adjust-none print-exact',
            band === null ? 'bg-transparent' : cx(BANDS[band], 'ring-1 ring-ink/55 ring-inset'),
          )}
        />
      </div>
      <p className="mt-1 text-center text-xs leading-tight text-ink-2 tabular-nums">
        <span className="sr-only">
          {`Week ${week + 1} from ${label}${isNow ? ', this week' : ''}: ${isActive ? kwhWords(kwh) : 'nothing yet'}`}
        </span>
        <span aria-hidden className={cx(isNow && 'font-semibold text-ink')}>
          {label.split(' ').map((word) => (
            <span key={word} className="inline-block max-lg:block lg:not-first:ml-1">
              {word}
            </span>
          ))}
        </span>
        {isActive && (
          <span aria-hidden className="block font-semibold text-ink">
            {kwhWords(kwh).replace(' kWh', '')}
          </span>
        )}
      </p>
    </li>
  )
}

const stateOf = (week: number, progress: Progress | null) => ({
  isActive: progress?.completions.some((completion) => completion.week === week) ?? false,
  isMissed: progress?.streak.missed.includes(week) ?? false,
  isNow: progress?.week === week,
  kwh: progress?.weeklyKwh[week] ?? 0,
})
