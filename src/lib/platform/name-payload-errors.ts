import {
  APIError,
  Forbidden,
  Locked,
  MissingFile,
  NotFound,
  QueryError,
  UnauthorizedError,
  ValidationError,
} from 'payload'

const ERRORS = { APIError, Forbidden, Locked, MissingFile, NotFound, QueryError, UnauthorizedError, ValidationError }

/**
 * Restores the names of Payload's error classes, which minification removes. Payload uses them to decide whether to
 * show the message ("An unknown error occurred." otherwise) and at which level to log the error.
 */
export function namePayloadErrors(): void {
  for (const [name, errorClass] of Object.entries(ERRORS)) Object.defineProperty(errorClass, 'name', { value: name })
}
