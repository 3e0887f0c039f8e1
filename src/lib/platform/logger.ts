import pino from 'pino'

import { env } from './env'
import { logText } from './log-text'
import { currentRequestId } from './request-id'

const output = pino.destination({ fd: 1, sync: true })
const asText = { write: (line: string) => output.write(logText(line)) }

/**
 * One line per event, as JSON or, for a terminal, as text. Log ids, references, states and durations, never visitor input. Database errors include the
 * statement's values, so only their name, code and the start of the message are logged.
 */
export const logger = pino(
  {
    level: env.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const requestId = currentRequestId()
      return requestId === null ? {} : { requestId }
    },
    serializers: { err: describeError },
  },
  env.logFormat === 'text' ? asText : output,
)

export type Logger = Pick<typeof logger, 'debug' | 'info' | 'warn' | 'error'>

type DescribedError = { message?: string; type?: string; code?: string; cause?: DescribedError; stack?: string }

function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { message: 'not an error' }
  const code = 'code' in error ? String(error.code) : undefined
  const cause: unknown = error.cause
  return {
    type: error.constructor.name,
    code,
    // Drizzle appends the statement and its values to its messages, PostgreSQL the offending value.
    message: error.message
      .split('\n')[0]
      ?.replace(/^Failed query:.*/, 'Failed query')
      .replace(/: ".*/, '')
      .slice(0, 200),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .join('\n'),
  }
}
