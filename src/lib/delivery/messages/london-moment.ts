const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
})

/** A London date and time as shown to staff: 'Tuesday 3 November 2026, 10.15am'. */
export function londonMoment(at: Date): string {
  const parts = Object.fromEntries(PARTS.formatToParts(at).map(({ type, value }) => [type, value]))
  const { weekday, day, month, year, hour, minute, dayPeriod } = parts
  return `${weekday} ${day} ${month} ${year}, ${hour}.${minute}${dayPeriod?.toLowerCase()}`
}
