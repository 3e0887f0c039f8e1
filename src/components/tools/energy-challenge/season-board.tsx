'use client'

import { HeatKey } from '@/components/ui/heat-key'
import { BAND_LABELS } from '@/lib/calculators/challenge/strip'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { Progress, WinterKwh } from '@/lib/domain/challenge/progress'
import type { ChallengeRules } from '@/lib/domain/challenge/rules'
import { type Season, WEEKS } from '@/lib/domain/challenge/season'
import { counted } from '@/lib/format/counted'
import { writtenNumber } from '@/lib/format/written-number'

import { AchievementsSection } from './achievements-section'
import { CertificateButton } from './certificate-button'
import { SeasonStrip } from './season-strip'
import { type LiveSeason, useSeason } from './use-season'

type SeasonBoardProps = {
  /** The season when the page was rendered; the device’s clock overrides it. */
  season: Season
  winterKwh: WinterKwh
  rules: ChallengeRules
  /** Thickness of a panel. */
  panelMm: number
}

/** The winter as a strip of 26 panels, and how far the household has come. */
export function SeasonBoard({ season, winterKwh, rules, panelMm }: SeasonBoardProps) {
  const live = useSeason()
  const progress = live?.tools.progressOf({
    events: live.kept.events,
    season: live.season,
    now: live.now,
    winterKwh,
    rules,
  })
  const achievements = live && progress ? live.tools.achieved(progress.completions, rules) : []
  return (
    <section aria-labelledby="season-board" className="px-(--margin) pt-7 md:px-0">
      <h2 id="season-board" className="text-h3 font-medium">
        26 weeks, October to March
      </h2>
      <p className="mt-2 max-w-[42em] text-ink-2">
        Each panel is a week. A challenge that you do once lights every week that is left, in the colour of what it
        saves; one that you do weekly lights its own week.
      </p>
      {live && progress && isOver(progress) && (
        <p className="mt-2 max-w-[42em]">
          This winter is over. It stays here, with its rewards, until the next one begins on{' '}
          <span>{nextBeginning(live)}</span>.
        </p>
      )}
      <SeasonStrip season={live?.season ?? season} progress={progress ?? null} />
      <div className="mt-5">
        <p className="mb-1.5 text-xs text-ink-2">Saved by what was done in a week, as calculated, kWh</p>
        <HeatKey limits={BAND_LABELS} />
      </div>
      {live && progress ? (
        <>
          <Facts progress={progress} />
          <AchievementsSection achievements={achievements} panelMm={panelMm} />
          <CertificateButton live={live} {...{ progress, achievements, panelMm }} />
        </>
      ) : (
        // Reserves the space of the facts, to avoid layout shift when they appear.
        <div aria-hidden className="invisible print:hidden noscript:hidden">
          <Facts progress={NO_PROGRESS} />
        </div>
      )}
    </section>
  )
}

const NO_PROGRESS = {
  points: 0,
  level: 'Draught',
  next: { name: 'Layer', pointsToGo: 50 },
  streak: { weeks: 0, longest: 0, missed: [], grace: 1 },
  kwh: 0,
  week: 0,
} as const

type FactsProps = { progress: Pick<Progress, 'points' | 'level' | 'next' | 'streak' | 'kwh' | 'week'> }

function Facts({ progress: { points, level, next, streak, kwh, week } }: FactsProps) {
  return (
    <>
      <dl className="mt-7 grid gap-x-11 gap-y-4 tabular-nums sm:grid-cols-3">
        <Fact {...streakFact({ streak, week })}>{streakWords({ streak, week })}</Fact>
        <Fact term="Level" figure={level}>
          <span>{counted(points, 'point')}</span>
          <span>{next && !isOver({ week }) && `, ${writtenNumber(next.pointsToGo)} more for ${next.name}`}</span>
        </Fact>
        <Fact term="Saved, as calculated" figure={`${writtenNumber(kwh)} kWh`}>
          The total of the individual challenges. They overlap, so together they save less
        </Fact>
      </dl>
      <p
        role="status"
        className="sr-only"
      >{`${counted(points, 'point')}, level ${level}, a streak of ${counted(streak.weeks, 'week')}.`}</p>
    </>
  )
}

const isOver = ({ week }: Pick<Progress, 'week'>) => week >= WEEKS

const nextBeginning = ({ tools, today }: LiveSeason) => writtenDate(`${tools.seasonOf(today).startDate}T12:00:00Z`)

function Fact({ term, figure, children }: { term: string; figure: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd>
        <span className="block font-display text-h3 font-medium">{figure}</span>
        <span className="text-sm text-ink-2">{children}</span>
      </dd>
    </div>
  )
}

const streakFact = ({ streak, week }: Pick<Progress, 'streak' | 'week'>) =>
  isOver({ week })
    ? { term: 'Longest streak', figure: counted(streak.longest, 'week') }
    : { term: 'Streak', figure: counted(streak.weeks, 'week') }

function streakWords({ streak, week }: Pick<Progress, 'streak' | 'week'>): string {
  if (week < 0) return 'Winter hasn’t started yet'
  if (isOver({ week })) return 'For the winter just ended'
  if (streak.weeks === 0) return streak.longest > 0 ? `The longest was ${streak.longest}` : 'Any challenge starts one'
  const forgiven = streak.missed.map((missed) => missed + 1)
  if (forgiven.length === 1) return `Week ${forgiven[0]} was missed and is forgiven`
  if (forgiven.length > 1) return `Weeks ${forgiven.join(' and ')} were missed and are forgiven`
  if (streak.grace === 0) return 'A missed week ends it'
  return streak.grace === 1 ? 'One missed week is forgiven' : `${streak.grace} missed weeks are forgiven`
}
