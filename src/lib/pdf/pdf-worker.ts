import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** The worker's response. */
export type Made = { ok: true; document: Uint8Array } | { ok: false; error: unknown }

type Options = {
  /** The compiled module run by the worker. */
  file: string
  /** Time limit; the worker is terminated when it is exceeded. */
  makingMs: number
}

/** Confines a runaway document to its worker; sixty rooms need about 150 MB. */
const MEMORY_MAX_MB = 512

/**
 * Renders documents in a worker thread, so that the main thread can go on serving requests. The worker starts with the
 * first request, is reused (loading and compiling is half the cost of a first document), does not keep the process
 * alive, and is replaced after a failure. One request at a time. Rejects with the worker's error.
 */
export function pdfWorker<Request>({ file, makingMs }: Options): (request: Request) => Promise<Buffer> {
  let thread: Worker | null = null

  const start = (): Worker => {
    const worker = new Worker(file, { name: 'documents', resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB } })
    const forget = () => {
      if (thread === worker) thread = null
    }
    worker.on('error', forget).on('exit', forget).unref()
    return worker
  }

  return async (request) => {
    const worker = (thread ??= start())
    worker.postMessage(request)
    // Also rejects when the worker fails.
    const message = once(worker, 'message', { signal: AbortSignal.timeout(makingMs) })
    const [made]: Made[] = await message.catch((err: unknown) => {
      thread = null
      void worker.terminate()
      throw err
    })
    if (!made?.ok) throw made?.error
    return Buffer.from(made.document)
  }
}
