import path from 'node:path'

import { mutex } from '@/lib/platform/mutex'

import type { DocumentRequest } from './documents'
import { pdfWorker } from './pdf-worker'

// Waiting and rendering together stay below the browser's one-minute timeout.
const WAITING_MS = 25_000
const MAKING_MS = 30_000

const inTurn = mutex({ waitingMax: 10, waitingMs: WAITING_MS })
const inThread = pdfWorker<DocumentRequest>({
  file: path.join(/* turbopackIgnore: true */ process.cwd(), '.build/documents.mjs'),
  makingMs: MAKING_MS,
})

/**
 * Renders a PDF in a worker thread, one at a time. Fails on a rendering error, after half a minute, or when the queue
 * is full.
 */
export const makeDocument = (request: DocumentRequest): Promise<Buffer> => inTurn(() => inThread(request))
