import { readText } from '@/lib/domain/text/decode-text'

/** A supplier's file, or why it could not be fetched. */
export type SupplierFeed = { ok: true; text: string } | { ok: false; problem: string }

const TIMEOUT_MS = 20_000

type FetchFeed = { url: string; bytesMax: number; fetchFile?: typeof fetch }

/** Fetches the supplier's file. Never throws, because the problem is recorded in the history for staff. */
export async function fetchSupplierFeed({ url, bytesMax, fetchFile = fetch }: FetchFeed): Promise<SupplierFeed> {
  try {
    const response = await fetchFile(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) return { ok: false, problem: `The supplier’s server answered ${response.status}.` }
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > bytesMax) return TOO_LARGE
      chunks.push(chunk)
    }
    const read = readText(Buffer.concat(chunks))
    return read.ok ? read : { ok: false, problem: read.message }
  } catch (error) {
    return { ok: false, problem: `The supplier’s server could not be reached${reasonOf(error)}.` }
  }
}

const TOO_LARGE: SupplierFeed = { ok: false, problem: 'The supplier’s file is too large.' }

/** Never the message of the error, which may contain the URL and with it a key: all staff can read the history. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if (error.name === 'TimeoutError') return ` within ${TIMEOUT_MS / 1000} seconds`
  const { cause } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : ''
}
