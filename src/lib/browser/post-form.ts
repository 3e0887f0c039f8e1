import { ApiError, apiRequest } from './api-request'

/** Longer than this and the visitor is told to ring instead. */
export const FORM_TIMEOUT_MS = 8_000

/** What was sent, in the server's words: what follows, and the reference to name it by. */
export type FormSent = { reference: string; message: string }

/** The `message` of a failure is the server's own, null when it gave none; `isKeySpent` means the key went with another body and must be replaced. */
export type FormOutcome =
  ({ ok: true } & FormSent) | { ok: false; errors: Record<string, string>; message: string | null; isKeySpent: boolean }

/** Sends a form's values once. Never throws: no answer, a late one and a refusal are all outcomes. */
export async function postForm(form: { url: string; body: unknown; idempotencyKey: string }): Promise<FormOutcome> {
  try {
    const answer = await apiRequest({
      method: 'POST',
      url: form.url,
      body: form.body,
      headers: { 'Idempotency-Key': form.idempotencyKey },
      signal: AbortSignal.timeout(FORM_TIMEOUT_MS),
    })
    return { ok: true, reference: textIn(answer, 'reference') ?? '', message: textIn(answer, 'message') ?? '' }
  } catch (error) {
    console.error(error)
    if (!(error instanceof ApiError)) return { ok: false, errors: {}, message: null, isKeySpent: false }
    const answer = parsed(error.body)
    return { ok: false, errors: errorsIn(answer), message: textIn(answer, 'message'), isKeySpent: error.status === 422 }
  }
}

function errorsIn(answer: unknown): Record<string, string> {
  const list = isRecord(answer) && Array.isArray(answer.errors) ? answer.errors : []
  const named = list.flatMap((entry): [string, string][] => {
    const [path, message] = [textIn(entry, 'path'), textIn(entry, 'message')]
    return path && message ? [[path, message]] : []
  })
  // Object.fromEntries keeps the last of a repeated key; the first message of a field is the one to show.
  return Object.fromEntries(named.reverse())
}

function textIn(value: unknown, key: string): string | null {
  const text = isRecord(value) ? value[key] : null
  return typeof text === 'string' && text !== '' ? text : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
