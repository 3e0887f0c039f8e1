import type { Debugger, Session } from 'node:inspector'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const PAUSED_WITHIN_MS = 1_000
const FRAMES_MAX = 30
const OUTSIDE = 'unknown: the main thread is busy outside JavaScript'

/**
 * Reads the stack of the main thread, from another thread and while the main thread runs: one line for each function,
 * with file and line, but without any value. Opens no port.
 */
export function mainThreadStack(session: Session, onStack: (stack: string) => void): void {
  const files = new Map<string, string>()
  const giveUp = setTimeout(() => finish(OUTSIDE), PAUSED_WITHIN_MS)

  function finish(stack: string) {
    clearTimeout(giveUp)
    session.removeAllListeners()
    onStack(stack)
    session.post('Debugger.disable', () => session.disconnect()) // also resumes
  }

  session.connectToMainThread()
  session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url))
  session.on('Debugger.paused', ({ params }) =>
    finish(params.callFrames.slice(0, FRAMES_MAX).map(frameLine(files)).join('\n')),
  )
  session.post('Debugger.enable', () => session.post('Debugger.pause'))
}

const frameLine =
  (files: ReadonlyMap<string, string>) =>
  ({ functionName, location }: Debugger.CallFrame) => {
    const url = files.get(location.scriptId) ?? ''
    const file = url.startsWith('file:') ? path.relative(process.cwd(), fileURLToPath(url)) : url
    return `    at ${functionName || '<anonymous>'} (${file}:${location.lineNumber + 1})`
  }
