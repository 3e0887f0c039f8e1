import { formValues, type FormShape } from '@/lib/schemas/form-values'

import { parseJsonObject, readText, type BodyProblem } from './read-body'

const MAX_BYTES = 32 * 1024

export type Input =
  | { ok: true; kind: 'json'; body: string; values: object }
  | { ok: true; kind: 'form'; body: string; values: Record<string, unknown>; typed: Record<string, string | string[]> }
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

/** Reads what fetch (JSON) or a plain form (urlencoded) sent, within the size that any form of ours needs. */
export async function readInput(request: Request, shape: FormShape): Promise<Input> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') {
    return { ok: false, status: 415, message: 'Send this as application/json or as a form.' }
  }
  const read = await readText(request, MAX_BYTES)
  if (!read.ok) return PROBLEMS[read.problem]
  if (type === 'application/json') {
    const parsed = parseJsonObject(read.text)
    return parsed.ok ? { ok: true, kind: 'json', body: read.text, values: parsed.value } : PROBLEMS[parsed.problem]
  }
  const entries = [...new URLSearchParams(read.text)]
  return { ok: true, kind: 'form', body: read.text, values: formValues(entries, shape), typed: typedOf(entries, shape) }
}

/** Every text as it was typed, to fill the form again. */
function typedOf(entries: [string, string][], shape: FormShape): Record<string, string | string[]> {
  const lists = (shape.lists ?? []).map((name) => [
    name,
    entries.filter(([key]) => key === name).map(([, text]) => text),
  ])
  return { ...Object.fromEntries(entries), ...Object.fromEntries(lists) }
}
