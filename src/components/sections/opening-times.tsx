import { ClaimLine } from '@/components/ui/claim-note'
import type { Claims } from '@/lib/content/claim'
import { describeHours } from '@/lib/domain/opening-hours/describe-hours'
import type { OpeningHours, OpenPeriod } from '@/lib/domain/opening-hours/opening-hours'

import { OpenNow } from './open-now'
import { ResponsePromise } from './response-promise'

/**
 * The week's hours, each with a bar of the day, and what we promise in addition. `claims` are for the section context.
 */
export function OpeningTimes({ hours, claims }: { hours: OpeningHours; claims: Claims }) {
  const support = claims['support.hours']
  const lines = describeHours(hours)
  const shown = partOfDay(lines.flatMap(({ period }) => period ?? []))
  return (
    <div className="text-sm">
      <OpenNow hours={hours} />
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-7 gap-y-3">
        {lines.map(({ days, times, period }) => (
          <div key={days} className="col-span-full grid grid-cols-subgrid">
            <dt className="font-semibold">{days}</dt>
            <dd>
              <span>{times}</span>
              <DayBar period={period} shown={shown} />
            </dd>
          </div>
        ))}
      </dl>
      {support && (
        <p className="mt-3 text-ink-2">
          <ClaimLine claim={support} />
        </p>
      )}
      <p className="mt-2 text-ink-2">
        Message us any time. <ResponsePromise claims={claims} />
      </p>
    </div>
  )
}

/** From 6am to 8pm, or longer if we are open longer. */
function partOfDay(periods: readonly OpenPeriod[]): OpenPeriod {
  return {
    opensMinute: Math.min(6 * 60, ...periods.map(({ opensMinute }) => opensMinute)),
    closesMinute: Math.max(20 * 60, ...periods.map(({ closesMinute }) => closesMinute)),
  }
}

function DayBar({ period, shown }: { period: OpenPeriod | null; shown: OpenPeriod }) {
  const percent = (minutes: number) => `${(minutes / (shown.closesMinute - shown.opensMinute)) * 100}%`
  return (
    <span aria-hidden className="mt-1.5 block h-3 bg-frost">
      {period && (
        <span
          className="block h-full bg-ink"
          style={{
            marginLeft: percent(period.opensMinute - shown.opensMinute),
            width: percent(period.closesMinute - period.opensMinute),
          }}
        />
      )}
    </span>
  )
}
