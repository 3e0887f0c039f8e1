import { z } from 'zod'

import { ApiError } from '@/lib/browser/api-request'
import { failureMessage } from '@/lib/browser/response-message'
import { parseJson } from '@/lib/domain/text/parse-json'
import { text } from '@/lib/schemas/text'

/** `failed`: nothing was saved. `unanswered`: it may have been. */
type Messages = { failed: string; unanswered: string }

/** Statuses of a proxy that got no response from our server. */
const UNANSWERED: readonly number[] = [502, 503, 504]

/** A refusal to publish lists everything that is missing. */
const reason = text({ max: 20_000 })

const payloadErrors = z.object({
  errors: z.array(
    z.object({ message: reason, data: z.object({ errors: z.array(z.object({ message: reason })) }).nullish() }),
  ),
})

/** The reasons in one of Payload's own error responses: those of the fields, if there are any. */
function payloadMessage({ body }: ApiError): string {
  const read = payloadErrors.safeParse(parseJson(body))
  if (!read.success) return ''
  return read.data.errors
    .flatMap(({ message, data }) => data?.errors.map((each) => each.message) ?? [message])
    .join(' ')
}

/** The message after an action of staff failed: that of the response, if it has one. */
export function staffFailure(error: unknown, { failed, unanswered }: Messages): string {
  const isAnswered = error instanceof ApiError && !UNANSWERED.includes(error.status)
  return (isAnswered && payloadMessage(error)) || failureMessage(error, isAnswered ? failed : unanswered)
}
