import { BODY_MAX_BYTES, UPLOAD_MAX_BYTES } from '../body-limits'
import { readBytes } from '../read-body'

export type CheckedBody = { ok: true; request: Request } | { ok: false; status: 400 | 413 | 415; message: string }

export const TOO_LARGE: CheckedBody = { ok: false, status: 413, message: 'That is too large.' }
const FROM_URL: CheckedBody = {
  ok: false,
  status: 400,
  message: 'A file cannot be fetched from a URL. Upload the file itself.',
}
export const UNREADABLE: CheckedBody = { ok: false, status: 400, message: 'This could not be read.' }

/** Reads a body up to its limit and checks that Payload can parse it. Returns a request with the body intact. */
export async function checkBody(request: Request, { isUpload }: { isUpload: boolean }): Promise<CheckedBody> {
  const read = await readBytes(request, isUpload ? UPLOAD_MAX_BYTES : BODY_MAX_BYTES)
  if (!read.ok) return read.problem === 'too-large' ? TOO_LARGE : UNREADABLE
  const { method, url, headers } = request
  if (read.bytes.byteLength === 0) return { ok: true, request: withoutFields(request) }
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'multipart/form-data') {
    return { ok: false, status: 415, message: 'Send this as application/json or multipart/form-data.' }
  }
  const data =
    type === 'application/json' ? new TextDecoder().decode(read.bytes) : await payloadField(read.bytes, headers)
  const fields = data === null ? null : jsonObject(data)
  if (!fields) return UNREADABLE
  // Payload would fetch it, whatever `pasteURL` says. A change may contain the file's own address, which it ignores.
  if (isUpload && method === 'POST' && typeof fields.url === 'string') return FROM_URL
  return { ok: true, request: new Request(url, { method, headers, body: read.bytes }) }
}

/** Our hooks need a document: an empty body becomes one without fields, which the collection's own rules then reject. */
function withoutFields({ method, url, headers }: Request): Request {
  if (method === 'DELETE') return new Request(url, { method, headers })
  const asJson = new Headers(headers)
  asJson.set('content-type', 'application/json')
  return new Request(url, { method, headers: asJson, body: '{}' })
}

/** The document in a multipart body, or null when malformed. Files may be sent without a document. */
async function payloadField(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Promise<string | null> {
  const response = new Response(bytes, { headers: { 'content-type': headers.get('content-type') ?? '' } })
  const form = await response.formData().catch(() => null)
  const field = form && (form.get('_payload') ?? '{}')
  return typeof field === 'string' ? field : null
}

function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
