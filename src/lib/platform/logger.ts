import pino from 'pino'

import { env } from './env'

/**
 * One JSON line an event. Log ids, references, states and timings, never what a visitor typed; errors of the database
 * carry the statement's values, so only their name, code and message head are written.
 */
export const logger = pino({
  level: env.logLevel,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
})

export type Logger = Pick<typeof logger, 'debug' | 'info' | 'warn' | 'error'>

type DescribedError = { message?: string; type?: string; code?: string; cause?: DescribedError; stack?: string }

function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { message: 'not an error' }
  const code = 'code' in error ? String(error.code) : undefined
  const cause: unknown = error.cause
  return {
    type: error.constructor.name,
    code,
    // Drizzle's messages continue with the statement and its values, PostgreSQL's end with the value that was wrong.
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
