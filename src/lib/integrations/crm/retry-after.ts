/** Parses a `Retry-After` header (RFC 9110: seconds or an HTTP date) to milliseconds; null when absent or invalid. */
export function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000
  // Date.parse accepts plain numbers as years; an HTTP date contains a month name.
  const until = /[a-z]/i.test(header) ? Date.parse(header) : NaN
  return Number.isNaN(until) ? null : Math.max(0, until - now.getTime())
}
