import { endpoints } from '@/lib/site/routes'

/** What the error log takes; see lib/schemas/error-report. */
type Fault = {
  error?: string
  reason?: string
  stack?: string
  filename?: string
  lineno?: number
  colno?: number
}

/** A page that fails over and over has said enough after these. */
const REPORTS_PER_PAGE = 10
const STACK_LENGTH_MAX = 8_000

let sent = 0

/** Reports an error that took part of the page with it. */
export function reportRenderError(error: Error) {
  post({ error: error.message || error.name, stack: error.stack })
}

/** Reports errors that nothing caught and promises that nobody heard, from now on. */
export function reportUnhandled() {
  addEventListener('error', ({ message, filename, lineno, colno, error }) => {
    post({ error: message || 'Unknown error', filename, lineno, colno, stack: stackOf(error) })
  })
  addEventListener('unhandledrejection', ({ reason }) => post({ reason: String(reason), stack: stackOf(reason) }))
}

function stackOf(thrown: unknown): string | undefined {
  return thrown instanceof Error ? thrown.stack : undefined
}

function post({ stack, ...fault }: Fault) {
  if (++sent > REPORTS_PER_PAGE) return
  fetch(endpoints.errorLog, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...fault, stack: stack?.slice(0, STACK_LENGTH_MAX), url: location.href, timestamp: new Date().toISOString() }),
  }).catch(() => null)
}
