import { parseJson } from '@/lib/domain/text/parse-json'

import { ApiError, apiRequest } from './api-request'
import { reportStep } from './post-steps'
import { rememberEnquiry } from './recent-enquiry'
import { isRecord, messageIn, textIn } from './response-message'

/** Request timeout; afterwards the visitor is asked to call. */
const FORM_TIMEOUT_MS = 8_000

/**
 * The server's confirmation: the reference, the message, when we will have been in touch ('by 10.15am today'), when
 * we open before that, if we are closed, and the path of the page on which the visitor can change the enquiry.
 */
export type FormSent = {
  reference: string
  message: string
  due: string | null
  opens: string | null
  enquiry: string | null
}

/**
 * `message` comes from the server, or is null. `isKeySpent`: the key was used with a different body and must be
 * replaced.
 */
export type FormOutcome =
  ({ ok: true } & FormSent) | { ok: false; errors: Record<string, string>; message: string | null; isKeySpent: boolean }

/** Submits a form once. Never throws: a missing, late or error response is an outcome too. */
export async function postForm(form: { url: string; body: unknown; idempotencyKey: string }): Promise<FormOutcome> {
  try {
    const response = await apiRequest({
      method: 'POST',
      url: form.url,
      body: form.body,
      headers: { 'Idempotency-Key': form.idempotencyKey },
      signal: AbortSignal.timeout(FORM_TIMEOUT_MS),
    })
    rememberEnquiry()
    reportStep('lead')
    return {
      ok: true,
      reference: textIn(response, 'reference') ?? '',
      message: messageIn(response) ?? '',
      due: textIn(response, 'due'),
      opens: textIn(response, 'opens'),
      enquiry: textIn(response, 'enquiry'),
    }
  } catch (error) {
    console.error(error)
    if (!(error instanceof ApiError)) return { ok: false, errors: {}, message: null, isKeySpent: false }
    const response = parseJson(error.body)
    return { ok: false, errors: errorsIn(response), message: messageIn(response), isKeySpent: error.status === 422 }
  }
}

function errorsIn(response: unknown): Record<string, string> {
  const list = isRecord(response) && Array.isArray(response.errors) ? response.errors : []
  const errors: Record<string, string> = {}
  for (const entry of list) {
    const [path, message] = [textIn(entry, 'path'), textIn(entry, 'message')]
    if (path && message) errors[path] ??= message
  }
  return errors
}
