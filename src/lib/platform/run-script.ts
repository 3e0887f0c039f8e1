import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** `limitSeconds`: after which the script is stopped. */
type Limits = { stopping: AbortSignal; limitSeconds: number }

/**
 * Runs a script of this project in a process of its own, with our settings, so that what it needs is given back. When it
 * is stopped, this waits until it has cleaned up.
 * @throws an error with the last line that it wrote, unless it exits with 0
 */
export async function runScript(script: string, { stopping, limitSeconds }: Limits): Promise<void> {
  stopping.throwIfAborted()
  const outOfTime = AbortSignal.timeout(limitSeconds * 1000)
  const running = run(process.execPath, [script])
  const ending = AbortSignal.any([stopping, outOfTime])
  ending.addEventListener('abort', () => running.child.kill(), { once: true }) // options of `execFile` would not wait
  try {
    await running
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    const reason = stderr.trim().split('\n').at(-1) || `${script} failed`
    throw new Error(outOfTime.aborted ? `${script} took longer than ${limitSeconds} s` : reason, { cause: error })
  }
}
