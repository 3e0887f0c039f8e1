import { endpoints } from '@/lib/site/endpoints'

/** What the error log takes; see lib/schemas/error-report. */
type Fault = {
  error?: string
  reason?: string
  stack?: string
  componentStack?: string
  filename?: string
  lineno?: number
  colno?: number
}

/** A page that fails over and over has said enough after these. */
const REPORTS_PER_PAGE = 10
/** Of either stack, as the error log keeps them. */
const STACK_LENGTH_MAX = 8_000

let sent = 0

/** Reports an error that took part of the page with it. One of the server is known by its digest alone, under which the server's own log tells it. */
export function reportRenderError(
  { message, name, stack, digest }: Error & { digest?: string },
  componentStack?: string | null,
) {
  const words = message || name
  // An underscore, or the digits would be taken for a telephone number and struck out.
  post({ error: digest ? `${words} digest_${digest}` : words, stack, componentStack: componentStack ?? undefined })
}

/** Reports an error that nothing caught or a promise that nobody heard. */
export function reportUnhandled(fault: ErrorEvent | PromiseRejectionEvent) {
  if ('reason' in fault) return post({ reason: String(fault.reason), stack: stackOf(fault.reason) })
  const { message, filename, lineno, colno, error } = fault
  post({ error: message || 'Unknown error', filename, lineno, colno, stack: stackOf(error) })
}

function stackOf(thrown: unknown): string | undefined {
  return thrown instanceof Error ? thrown.stack : undefined
}

function post({ stack, componentStack, ...fault }: Fault) {
  if (++sent > REPORTS_PER_PAGE) return
  fetch(endpoints.errorLog, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...fault,
      stack: stack?.slice(0, STACK_LENGTH_MAX),
      componentStack: componentStack?.slice(0, STACK_LENGTH_MAX),
      url: location.href,
      timestamp: new Date().toISOString(),
    }),
  }).catch(() => null)
}
