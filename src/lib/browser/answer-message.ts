import { ApiError, apiRequest } from './api-request'

/** The text under `key` in an answer of ours; null if there is none, as in the answer of a proxy. */
export function textIn(answer: unknown, key: string): string | null {
  const text = isRecord(answer) ? answer[key] : null
  return typeof text === 'string' && text !== '' ? text : null
}

/** What an answer says to the visitor; null if nothing. */
export const messageIn = (answer: unknown): string | null => textIn(answer, 'message')

/** The same for the answer of an error. */
export const messageOf = ({ body }: ApiError): string | null => messageIn(parsedAnswer(body))

export type Posted = { isDone: boolean; message: string }

/** Posts to one of our endpoints and returns what to say; `failed` where it says nothing or cannot be reached. */
export async function postForMessage({
  failed,
  ...asked
}: {
  url: string
  body: unknown
  failed: string
}): Promise<Posted> {
  try {
    const message = messageIn(await apiRequest({ method: 'POST', ...asked }))
    return { isDone: message !== null, message: message ?? failed }
  } catch (err) {
    return { isDone: false, message: (err instanceof ApiError && messageOf(err)) || failed }
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** JSON as its value; null for anything else. */
export function parsedAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
