import type { FieldError } from '@/lib/schemas/field-errors'

const NO_STORE = { 'cache-control': 'no-store' }

export const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...NO_STORE, ...headers } })

/** The one shape of every refusal. */
export const refusal = (
  status: number,
  message: string,
  errors: FieldError[] = [],
  headers: Record<string, string> = {},
) => answer(status, { message, errors }, headers)

/** A file to keep; its name holds nothing but small letters, digits, hyphens and its ending. */
export const attachment = ({ name, type, content }: { name: string; type: string; content: BodyInit }) =>
  new Response(content, {
    headers: { ...NO_STORE, 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  })

/** After a plain form post: see-other, so that a reload of the next page does not post again. */
export const seeOther = (path: string) => new Response(null, { status: 303, headers: { ...NO_STORE, location: path } })
