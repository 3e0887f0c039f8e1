import { RETRY_FIELD } from '@/lib/content/retry-field'

import type { Refusal } from './endpoint'
import { renderFormReply } from './form-reply'
import type { Input } from './read-input'
import { jsonResponse } from './responses'

/** The key was already used with other values; sending it again would always fail. */
const KEY_SPENT = 422

/** Refuses in the format of the request: JSON for fetch, the form's page with the submitted values for a plain form. */
export function refuserFor(formPage: string, input: Input & { ok: true }) {
  return async ({ status, message, errors = [], headers = {}, reference, retryKey }: Refusal): Promise<Response> => {
    const inJson = () =>
      jsonResponse(status, { message, errors, ...(reference !== undefined && { reference }) }, headers)
    if (input.kind === 'json') return inJson()
    const kept = retryKey ?? (status === KEY_SPENT ? null : input.retryOf)
    const values = { ...input.typed, ...(kept !== null && { [RETRY_FIELD]: kept }) }
    return renderFormReply(formPage, { status, headers, values, errors, message }).catch(inJson)
  }
}
