/** A supplier's file by its address, or why it could not be had. */
export type SupplierFeed = { ok: true; text: string } | { ok: false; problem: string }

const TIMEOUT_MS = 20_000

type FetchFeed = { url: string; bytesMax: number; fetchFile?: typeof fetch }

/** Fetches the supplier's file. Never throws: the history keeps the problem for staff. */
export async function fetchSupplierFeed({ url, bytesMax, fetchFile = fetch }: FetchFeed): Promise<SupplierFeed> {
  try {
    const answer = await fetchFile(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) return { ok: false, problem: `The supplier’s server answered ${answer.status}.` }
    if (Number(answer.headers.get('content-length') ?? 0) > bytesMax) return TOO_LARGE
    const text = await answer.text()
    return text.length > bytesMax ? TOO_LARGE : { ok: true, text }
  } catch (error) {
    return { ok: false, problem: `The supplier’s server could not be reached: ${reasonOf(error)}.` }
  }
}

const TOO_LARGE: SupplierFeed = { ok: false, problem: 'The supplier’s file is too large.' }

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown problem')
