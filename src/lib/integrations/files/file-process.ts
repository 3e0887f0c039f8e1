import path from 'node:path'

import { ConfinedFailure, confinedProcess } from '@/lib/platform/confined-process'
import { mutex } from '@/lib/platform/mutex'

import type { FileRequest, FileWork, Opened } from './open-file'

/** Longer than any file takes to open on a slow machine that is busy too, because this process gives way to all others. */
const WORK_MS = 40_000

// Waiting and work together stay below the minute that browsers wait.
const inTurn = mutex({ waitingMax: 6, waitingMs: 15_000 })
const confined = confinedProcess<FileRequest, Opened>({
  file: path.join(/* turbopackIgnore: true */ process.cwd(), '.build/files.mjs'),
  workMs: WORK_MS,
})

/**
 * Opens a file from outside in a confined process, one at a time.
 * @throws QueueFull if too many others wait
 */
export async function openConfined<Work extends keyof FileWork>(request: FileRequest<Work>): Promise<Opened<Work>> {
  try {
    return (await inTurn(() => confined(request))) as Opened<Work> // as `openFile` makes it
  } catch (error) {
    if (error instanceof ConfinedFailure) return { refused: 'needs more memory or time to open than we allow' }
    throw error
  }
}
