import { describeHours } from '@/lib/domain/service-level/describe-hours'
import type { OpeningHours, OpenPeriod } from '@/lib/domain/service-level/opening-hours'

import { OpenNow } from './open-now'

/** The week's hours, each over a bar of its day. */
export function OpeningTimes({ hours }: { hours: OpeningHours }) {
  return (
    <div className="text-sm">
      <OpenNow hours={hours} />
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-7 gap-y-3">
        {describeHours(hours).map(({ days, times, period }) => (
          <div key={days} className="col-span-full grid grid-cols-subgrid">
            <dt className="font-semibold">{days}</dt>
            <dd>
              {times}
              <DayBar period={period} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-2">
        Emergency support answers 24/7 on the same number. Write at any hour: we reply within 15 minutes when we’re open.
      </p>
    </div>
  )
}

const DAY_MINUTES = 24 * 60

function DayBar({ period }: { period: OpenPeriod | null }) {
  return (
    <span aria-hidden className="mt-1.5 block h-3 bg-frost">
      {period && (
        <span
          className="block h-full bg-ink"
          style={{
            marginLeft: `${(period.opensMinute / DAY_MINUTES) * 100}%`,
            width: `${((period.closesMinute - period.opensMinute) / DAY_MINUTES) * 100}%`,
          }}
        />
      )}
    </span>
  )
}
