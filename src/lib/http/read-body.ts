const MAX_DEPTH = 8

export type BodyProblem = 'too-large' | 'cut-off' | 'not-utf8' | 'not-json' | 'too-deep' | 'not-an-object'
export type ReadBody = { ok: true; text: string } | { ok: false; problem: 'too-large' | 'cut-off' | 'not-utf8' }

type ReadBytes = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; problem: 'too-large' | 'cut-off' }

/** Reads at most `maxBytes`, regardless of the Content-Length header. */
export async function readBytes(request: Request, maxBytes: number): Promise<ReadBytes> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return { ok: false, problem: 'too-large' }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) return { ok: false, problem: 'too-large' }
      chunks.push(chunk)
    }
  } catch {
    return { ok: false, problem: 'cut-off' } // the client disconnected, so no response is needed
  }
  return { ok: true, bytes: Buffer.concat(chunks) }
}

/** Like `readBytes`, decoded as UTF-8. */
export async function readText(request: Request, maxBytes: number): Promise<ReadBody> {
  const read = await readBytes(request, maxBytes)
  if (!read.ok) return read
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(read.bytes) }
  } catch {
    return { ok: false, problem: 'not-utf8' }
  }
}

export const isJson = (headers: Headers) => mediaType(headers) === 'application/json'

/** The content type without its parameters. */
export const mediaType = (headers: Headers) => headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

/** Parses a JSON object, limited to the nesting that a form can need. */
export function parseJsonObject(text: string): { ok: true; value: object } | { ok: false; problem: BodyProblem } {
  if (depthOf(text) > MAX_DEPTH) return { ok: false, problem: 'too-deep' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, problem: 'not-json' }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ok: false, problem: 'not-an-object' }
  return { ok: true, value }
}

/** Counted before parsing, so that deeply nested input cannot exhaust the parser. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth)
    else if (character === '}' || character === ']') depth--
  }
  return deepest
}
