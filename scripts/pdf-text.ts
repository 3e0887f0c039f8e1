import { parentPort } from 'node:worker_threads'

import { readPdfText } from '@/lib/integrations/pdf-text/read-pdf-text'
import type { Made } from '@/lib/pdf/pdf-worker'

// Worker thread of scripts/worker.ts, because a client's document may keep the parser busy for any length of time.
parentPort?.on('message', async (file: Uint8Array) => {
  const made = await readPdfText(file).then(
    (pages): Made => ({ ok: true, document: new TextEncoder().encode(JSON.stringify(pages)) }),
    (error: unknown): Made => ({ ok: false, error: new Error(error instanceof Error ? error.message : 'unreadable') }),
  )
  parentPort?.postMessage(made)
})
