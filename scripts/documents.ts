import { parentPort } from 'node:worker_threads'

import { documentOf, type DocumentRequest } from '@/lib/pdf/documents'
import type { Made } from '@/lib/pdf/pdf-worker'

// Worker thread of lib/pdf/make-document.ts.
parentPort?.on('message', async (request: DocumentRequest) => {
  const made = await documentOf(request).then(
    (document): Made => ({ ok: true, document }),
    (error: unknown): Made => ({ ok: false, error }),
  )
  parentPort?.postMessage(made)
})
