import { endpoints } from '@/lib/routing/endpoints'

/** The request body; see lib/schemas/error-report. */
type Fault = {
  error?: string
  reason?: string
  stack?: string
  componentStack?: string
  filename?: string
  lineno?: number
  colno?: number
}

/** Caps reports from a page that fails repeatedly. */
const REPORTS_PER_PAGE = 10
/** For each stack; matches the error log's limit. */
const STACK_LENGTH_MAX = 8_000

let sent = 0

/** Reports an error caught by an error boundary. Server errors carry only a digest, which matches the server log. */
export function reportRenderError(
  { message, name, stack, digest }: Error & { digest?: string },
  componentStack?: string | null,
) {
  const words = message || name
  // The underscore stops the digits being redacted as a telephone number.
  post({ error: digest ? `${words} digest_${digest}` : words, stack, componentStack: componentStack ?? undefined })
}

/** Reports an uncaught error or unhandled promise rejection. */
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
