import { parseJson } from '@/lib/domain/text/parse-json'

import { ApiError, apiRequest } from './api-request'

/** The text under `key` in a response of ours; null if there is none, as in a proxy's response. */
export function textIn(response: unknown, key: string): string | null {
  const text = isRecord(response) ? response[key] : null
  return typeof text === 'string' && text !== '' ? text : null
}

/** The message for the visitor in a response; null if there is none. */
export const messageIn = (response: unknown): string | null => textIn(response, 'message')

/** The same for an error response. */
export const messageOf = ({ body }: ApiError): string | null => messageIn(parseJson(body))

/** The message to show after a request failed: that of the response, or `failed` if there is none. */
export const failureMessage = (error: unknown, failed: string): string =>
  (error instanceof ApiError && messageOf(error)) || failed

export type Posted = { isDone: boolean; message: string }

/**
 * Posts to one of our endpoints and returns the message to show: `failed` if the response has none or the server cannot
 * be reached.
 */
export async function postForMessage({
  failed,
  ...request
}: {
  url: string
  body: unknown
  failed: string
}): Promise<Posted> {
  try {
    const message = messageIn(await apiRequest({ method: 'POST', ...request }))
    return { isDone: message !== null, message: message ?? failed }
  } catch (err) {
    return { isDone: false, message: failureMessage(err, failed) }
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
