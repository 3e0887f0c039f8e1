import { ApiError } from '@/lib/browser/api-request'
import { failureMessage } from '@/lib/browser/response-message'

/** `failed`: nothing was saved. `unanswered`: it may have been. */
type Messages = { failed: string; unanswered: string }

/** Statuses of a proxy that got no response from our server. */
const UNANSWERED: readonly number[] = [502, 503, 504]

/** The message after an action of staff failed: that of the response, if it has one. */
export function staffFailure(error: unknown, { failed, unanswered }: Messages): string {
  const isAnswered = error instanceof ApiError && !UNANSWERED.includes(error.status)
  return failureMessage(error, isAnswered ? failed : unanswered)
}
