import { cx } from '@/components/ui/cx'
import { HeatKey } from '@/components/ui/heat-key'
import { HEAT_RAMP } from '@/lib/illustrations/heat-ramp'

type Day = { short: string; name: string; firstHour: number; minutes: readonly number[] }

const EVENING = { firstHour: 18, minutes: [36, 22, 15] }
const AT_THE_DESK = { firstHour: 7, minutes: [50, 43, 36, 29, 29, 22, 22, 22, 22, 29] }

/** An example week: minutes of heating in each hour from `firstHour`. */
const WEEK: readonly Day[] = [
  { short: 'Mon', name: 'Monday', ...EVENING },
  { short: 'Tue', name: 'Tuesday', ...AT_THE_DESK },
  { short: 'Wed', name: 'Wednesday', ...EVENING },
  { short: 'Thu', name: 'Thursday', ...AT_THE_DESK },
  { short: 'Fri', name: 'Friday', ...EVENING },
  { short: 'Sat', name: 'Saturday', firstHour: 10, minutes: [43, 29, 22] },
  { short: 'Sun', name: 'Sunday', firstHour: 16, minutes: [43, 29, 22, 15] },
]

/** One room's week as a grid of hours and days, with an equivalent table for screen readers. */
export function OfficeWeek({ className }: { className?: string }) {
  return (
    <figure className={cx('relative break-inside-avoid', className)}>
      <div aria-hidden className="grid grid-cols-[3.5rem_1fr] items-center gap-y-1.5 text-sm font-semibold">
        {WEEK.map((day) => (
          <DayRow key={day.short} day={day} />
        ))}
        <p className="col-start-2 flex justify-between text-xs font-normal text-ink-2">
          {['12am', '6am', 'Noon', '6pm', '12am'].map((hour, i) => (
            <span key={i}>{hour}</span>
          ))}
        </p>
        <div className="col-start-2 mt-4">
          <HeatKey limits={['0', '15', '30', '45', '60 min']} />
        </div>
      </div>
      <div className="sr-only">
        <MinutesTable />
      </div>
      <figcaption className="mt-4 max-w-[45em] text-sm text-ink-2">
        <b className="text-ink">Fig. 4</b> A home office’s week, in minutes of heating an hour.
      </figcaption>
    </figure>
  )
}

const HOURS = 24
const MINUTES_PER_BAND = 60 / HEAT_RAMP.length

function DayRow({ day: { short, firstHour, minutes } }: { day: Day }) {
  return (
    <>
      <span>{short}</span>
      <span className="flex h-7 bg-panel outline-1 -outline-offset-1 outline-ink/55 outline-solid forced-color-adjust-none print-exact md:h-8.5">
        {minutes.map((minute, i) => (
          <span
            key={i}
            style={{
              width: `${100 / HOURS}%`,
              marginLeft: i === 0 ? `${(firstHour / HOURS) * 100}%` : undefined,
              background: HEAT_RAMP[Math.floor(minute / MINUTES_PER_BAND)],
            }}
          />
        ))}
      </span>
    </>
  )
}

function MinutesTable() {
  return (
    <table>
      <caption>Minutes of heating in each hour of a home office’s week</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Hours and minutes</th>
        </tr>
      </thead>
      <tbody>
        {WEEK.map(({ name, firstHour, minutes }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{minutes.map((minute, i) => `${hourName(firstHour + i)} ${minute}`).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function hourName(hour: number): string {
  return hour < 12 ? `${hour}am` : hour === 12 ? 'noon' : `${hour - 12}pm`
}
