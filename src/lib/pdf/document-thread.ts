import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What the thread answers to each request. */
export type Made = { ok: true; document: Uint8Array } | { ok: false; error: unknown }

type Options = {
  /** The compiled module that the thread runs. */
  file: string
  /** A thread that takes longer is ended, with what it was making. */
  makingMs: number
}

/** So that a document which grows without end ends its thread and not this process; sixty rooms need about 150. */
const MEMORY_MAX_MB = 512

/**
 * Has documents made in a thread beside this one, whose visitors go on being served. The thread starts with the first
 * request, stays for the next (half the work of a first document is loading and compiling), keeps no process alive, and
 * is replaced after it failed. One request at a time. The function fails with what the thread failed with.
 */
export function documentThread<Request>({ file, makingMs }: Options): (request: Request) => Promise<Buffer> {
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
    // Fails as well when the thread does.
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(makingMs) })
    const [made]: Made[] = await answered.catch((err: unknown) => {
      thread = null
      void worker.terminate()
      throw err
    })
    if (!made?.ok) throw made?.error
    return Buffer.from(made.document)
  }
}
