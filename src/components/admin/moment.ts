import { londonTime } from '@/lib/domain/calendar/london-time'
import { clockTime } from '@/lib/domain/calendar/time-of-day'

const FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** '21 Nov 2026, 09:30', in London time. */
export const writtenMoment = (at: Date | string) => FORMAT.format(new Date(at))

/** '09:30', in London time. */
export const timeOfDay = (at: Date | string) => clockTime(londonTime(new Date(at)).minute)
