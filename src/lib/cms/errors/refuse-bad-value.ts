import type { AfterErrorHook } from 'payload'

const MESSAGE = 'This request is not valid. Please check what you entered.'

/**
 * Responds with 400 to values for which Payload would respond with 500: those PostgreSQL cannot store (SQLSTATE class
 * 22), those that cannot be parsed, and queries of an unexpected shape.
 */
export const refuseBadValue: AfterErrorHook = ({ error, req }) => {
  const isBadValue = isDataException(error) || error instanceof SyntaxError || error instanceof URIError
  const isBadQuery = req?.method === 'GET' && (error instanceof TypeError || error instanceof RangeError)
  if (!isBadValue && !isBadQuery) return
  return { status: 400, response: { errors: [{ message: MESSAGE }] } }
}

/** Drizzle wraps the driver's error. */
function isDataException(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && /^22/.test(String(error.code))) || isDataException(error.cause)
}
