/** The wait a `Retry-After` header asks for (RFC 9110: seconds or an HTTP date), in milliseconds; null when it asks for none. */
export function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000
  // Date.parse takes numbers for years; an HTTP date names its month.
  const until = /[a-z]/i.test(header) ? Date.parse(header) : NaN
  return Number.isNaN(until) ? null : Math.max(0, until - now.getTime())
}
