import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Runs a script of this project in a process of its own, with our settings, so that what it needs is given back.
 * @throws an error with the last line that it wrote, unless it exits with 0
 */
export async function runScript(script: string, { stopping }: { stopping: AbortSignal }): Promise<void> {
  try {
    await run(process.execPath, [script], { signal: stopping })
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    throw new Error(stderr.trim().split('\n').at(-1) || `${script} failed`, { cause: error })
  }
}
