import type { AfterErrorHook } from 'payload'

const UNAVAILABLE = {
  status: 503,
  message: 'The file storage cannot be reached, so nothing was saved. Please try again in a few minutes.',
}

export class StorageUnavailable extends Error {
  constructor(cause: Error) {
    super(UNAVAILABLE.message, { cause })
  }
}

/** Responds with 503 when an upload fails because S3 is down, where Payload would respond with 500. */
export const reportUnavailableStorage: AfterErrorHook = ({ error }) => {
  if (!(error instanceof StorageUnavailable)) return
  return { status: UNAVAILABLE.status, response: { errors: [{ message: UNAVAILABLE.message }] } }
}
