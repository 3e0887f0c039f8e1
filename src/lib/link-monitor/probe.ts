import { type ReadPage, readPage } from './read-page'

/** The response from one of our own URLs. `away`: the server is unreachable, so nothing is known about the page. */
export type ProbeResult =
  | { kind: 'page'; status: number; page: ReadPage }
  | { kind: 'file'; status: number }
  | { kind: 'moved'; status: number; to: string }
  | { kind: 'silent'; problem: string }
  | { kind: 'away' }

export type Probe = (path: string) => Promise<ProbeResult>

const TIMEOUT_MS = 15_000
const BYTES_MAX = 5_000_000
const USER_AGENT = 'powerboard-page-check'

/** Requests only `origin`, and reports redirects without following them. */
export function probeAt(origin: string, fetchIt: typeof fetch = fetch): Probe {
  return async (path) => {
    const url = URL.canParse(path, origin) ? new URL(path, origin) : null
    if (url?.origin !== origin) return { kind: 'silent', problem: 'This address is not on our site' }
    try {
      const response = await fetchIt(url, {
        redirect: 'manual',
        headers: { accept: 'text/html', 'user-agent': USER_AGENT },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return await resultOf(response)
    } catch (error) {
      return isAway(error)
        ? { kind: 'away' }
        : {
            kind: 'silent',
            problem:
              nameOf(error) === 'TimeoutError'
                ? `No response within ${TIMEOUT_MS / 1000} seconds`
                : 'The response was cut short',
          }
    }
  }
}

async function resultOf(response: Response): Promise<ProbeResult> {
  const { status, headers } = response
  const to = headers.get('location')
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false
  if (status < 300 && isHtml) {
    const html = await readText(response)
    return html === null
      ? { kind: 'silent', problem: `More than ${BYTES_MAX / 1_000_000} MB` }
      : { kind: 'page', status, page: readPage(html) }
  }
  await response.body?.cancel()
  return status >= 300 && status < 400 && to !== null ? { kind: 'moved', status, to } : { kind: 'file', status }
}

/** The body, or null if it exceeds the size limit. */
async function readText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > BYTES_MAX) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const AWAY = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'])

/** `fetch` nests the cause one level down, or two when it tried several IP addresses. */
function isAway(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause && AWAY.has(String(cause.code))
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
