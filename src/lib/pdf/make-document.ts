import path from 'node:path'

import { documentThread } from './document-thread'
import type { DocumentRequest } from './documents'
import { oneAtATime } from './one-at-a-time'

// Together less than the minute that browsers wait for a document.
const WAITING_MS = 25_000
const MAKING_MS = 30_000

const inTurn = oneAtATime({ waitingMax: 10, waitingMs: WAITING_MS })
const inThread = documentThread<DocumentRequest>({
  file: path.join(/* turbopackIgnore: true */ process.cwd(), '.build/documents.mjs'),
  makingMs: MAKING_MS,
})

/**
 * A document as a PDF, made beside the thread that serves visitors, one at a time. Fails when it cannot be made, takes
 * longer than half a minute, or too many are waiting.
 */
export const makeDocument = (request: DocumentRequest): Promise<Buffer> => inTurn(() => inThread(request))
