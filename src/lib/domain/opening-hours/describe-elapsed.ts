const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** A compact duration: 'under 1 min', '9 min', '1 h 20', '3 h', '1 day', '4 days'. Never rounds up. */
export function describeElapsed(elapsedMs: number): string {
  const minutes = Math.floor(elapsedMs / MINUTE_MS)
  if (minutes < 1) return 'under 1 min'
  if (minutes < HOUR_MINUTES) return `${minutes} min`
  if (minutes < DAY_MINUTES) return hours(minutes)
  const days = Math.floor(minutes / DAY_MINUTES)
  return days === 1 ? '1 day' : `${days} days`
}

function hours(minutes: number): string {
  const rest = minutes % HOUR_MINUTES
  const full = `${Math.floor(minutes / HOUR_MINUTES)} h`
  return rest === 0 ? full : `${full} ${String(rest).padStart(2, '0')}`
}
