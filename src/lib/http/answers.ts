import type { FieldError } from '@/lib/schemas/field-errors'

const NO_STORE = { 'cache-control': 'no-store' }

export const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...NO_STORE, ...headers } })

/** The one shape of every refusal. */
export const refusal = (status: number, message: string, errors: FieldError[] = [], headers: Record<string, string> = {}) =>
  answer(status, { message, errors }, headers)

/** After a plain form post: see-other, so that a reload of the next page does not post again. */
export const seeOther = (path: string) => new Response(null, { status: 303, headers: { ...NO_STORE, location: path } })
