import type { FieldError } from '@/lib/schemas/field-errors'

import { API_POLICY } from './content-security-policy'

const NO_STORE = { 'cache-control': 'no-store' }

export const jsonResponse = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...NO_STORE, 'content-security-policy': API_POLICY, ...headers } })

/** The common format of all error responses. */
export const errorResponse = (
  status: number,
  message: string,
  errors: FieldError[] = [],
  headers: Record<string, string> = {},
) => jsonResponse(status, { message, errors }, headers)

export type Refused = { ok: false; response: Response }

/** A request that is refused before its input is known. */
export const refused = (status: number, message: string): Refused => ({
  ok: false,
  response: errorResponse(status, message),
})

type File = { name: string; type: string; content: BodyInit; isShown?: boolean }

/**
 * A file download; its name contains only lower-case letters, digits, hyphens and the extension. `isShown`: opened in the
 * browser instead.
 */
export const attachment = (
  { name, type, content, isShown = false }: File,
  headers: Record<string, string> = NO_STORE,
) =>
  new Response(content, {
    headers: {
      ...headers,
      'content-type': type,
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
    },
  })

/** 303 after a plain form post, so that reloading the next page does not post again. */
export const seeOther = (path: string) => new Response(null, { status: 303, headers: { ...NO_STORE, location: path } })

/** Whether the request is a browser opening a page. */
export const wantsPage = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') ?? false
