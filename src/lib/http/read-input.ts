import { CONFIRMED_POSTCODE } from '@/lib/content/confirmed-postcode'
import { RETRY_FIELD } from '@/lib/content/retry-field'
import { type FormShape, formValues } from '@/lib/schemas/form-values'

import { withConfirmedPostcode } from './postcode-question'
import { type BodyProblem, mediaType, parseJsonObject, readText } from './read-body'
import { type Refused, refused } from './responses'

/** The most that a form sends, unless its endpoint allows more. */
export const FORM_MAX_BYTES = 32 * 1024

type Limits = { defaults?: (request: Request) => Record<string, string>; maxBytes?: number }

type Sent = { body: string; confirmedPostcode: string | null }

type Typed = Record<string, string | string[]>

/**
 * `retryOf`: key of the earlier post that a plain form repeats; excluded from `body` and the values.
 * `confirmedPostcode`: the answer to our question about the postcode, already among the values if it is another one.
 */
export type Input =
  | ({ ok: true; kind: 'json'; retryOf: null; values: object } & Sent)
  | ({ ok: true; kind: 'form'; retryOf: string | null; values: Record<string, unknown>; typed: Typed } & Sent)
  | { ok: false; status: 400 | 413 | 415; message: string }

const PROBLEMS: Record<BodyProblem, Input & { ok: false }> = {
  'too-large': {
    ok: false,
    status: 413,
    message: 'That is more than this form can take. Please shorten your message.',
  },
  'cut-off': { ok: false, status: 400, message: 'Invalid input' },
  'not-utf8': { ok: false, status: 400, message: 'Invalid input' },
  'not-json': { ok: false, status: 400, message: 'Invalid input' },
  'too-deep': { ok: false, status: 400, message: 'Invalid input' },
  'not-an-object': { ok: false, status: 400, message: 'Invalid input' },
}

/** Reads a submission sent by fetch (JSON) or a plain form (urlencoded), up to the size limit. */
export async function readInput(
  request: Request,
  shape: FormShape,
  { defaults, maxBytes = FORM_MAX_BYTES }: Limits = {},
): Promise<Input> {
  const type = mediaType(request.headers)
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') {
    return { ok: false, status: 415, message: 'Send this as application/json or as a form.' }
  }
  const read = await readText(request, maxBytes)
  if (!read.ok) return PROBLEMS[read.problem]
  return type === 'application/json' ? jsonInput(read.text) : formInput(read.text, shape, defaults?.(request))
}

function jsonInput(text: string): Input {
  const parsed = parseJsonObject(text)
  if (!parsed.ok) return PROBLEMS[parsed.problem]
  const { [CONFIRMED_POSTCODE]: answer, ...sent } = parsed.value as Record<string, unknown>
  const confirmedPostcode = typeof answer === 'string' ? answer : null
  const values = withConfirmedPostcode(sent, confirmedPostcode)
  return { ok: true, kind: 'json', body: text, retryOf: null, values, confirmedPostcode }
}

function formInput(text: string, shape: FormShape, defaults: Record<string, string> = {}): Input {
  const sent = new URLSearchParams(text)
  const retryOf = sent.get(RETRY_FIELD)
  sent.delete(RETRY_FIELD)
  const confirmedPostcode = sent.get(CONFIRMED_POSTCODE)
  sent.delete(CONFIRMED_POSTCODE)
  const body = sent.toString()
  for (const [name, value] of Object.entries(defaults)) if (value !== '' && !sent.get(name)) sent.set(name, value)
  const entries = [...sent]
  return {
    ok: true,
    kind: 'form',
    body,
    retryOf,
    values: withConfirmedPostcode(formValues(entries, shape), confirmedPostcode),
    typed: withConfirmedPostcode(typedOf(entries, shape), confirmedPostcode),
    confirmedPostcode,
  }
}

/** Reads what only our own scripts send, as JSON. */
export async function readScriptInput(request: Request): Promise<{ ok: true; values: unknown } | Refused> {
  const input = await readInput(request, {})
  const { status, message } = input.ok ? JSON_ONLY : input
  return input.ok && input.kind === 'json' ? input : refused(status, message)
}

const JSON_ONLY = { status: 415, message: 'Send this as application/json.' }

/** All text values as typed, to refill the form. */
function typedOf(entries: [string, string][], shape: FormShape): Typed {
  const lists = (shape.lists ?? []).map((name) => [
    name,
    entries.filter(([key]) => key === name).map(([, text]) => text),
  ])
  return { ...Object.fromEntries(entries), ...Object.fromEntries(lists) }
}
