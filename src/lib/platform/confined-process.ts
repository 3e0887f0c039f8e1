import { type ChildProcess, fork, type Serializable } from 'node:child_process'

/** The response of a confined process. */
export type Done<Result> = { ok: true; result: Result } | { ok: false; error: string }

/** Memory of the whole process, buffers and native code included. */
export const MEMORY_MAX_MB = 600

/** The work needed more memory or time than it may have, or ended the process. The input is to blame. */
export class ConfinedFailure extends Error {}

type Options = {
  /** The compiled module that calls `serveConfined`. */
  file: string
  workMs: number
}

/** An idle process is ended, so that its memory is returned. */
const IDLE_MS = 30_000

/** Signals with which others stop us, for reasons that have nothing to do with the input. */
const STOPPING: readonly (NodeJS.Signals | null)[] = [null, 'SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Work on untrusted input in a process of its own, without our environment, with limits on its memory and time. A thread
 * would not do: limits of threads leave out buffers, and a crash of native code ends all of them. The process starts
 * with the first request and is replaced after a failure. One request at a time.
 */
export function confinedProcess<Request extends Serializable, Result>({ file, workMs }: Options) {
  let running: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined

  const start = (): ChildProcess => {
    const child = fork(/* turbopackIgnore: true */ file, {
      env: { NODE_ENV: 'production' },
      execArgv: [`--max-old-space-size=${MEMORY_MAX_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.once('exit', () => forget(child))
    return child
  }

  const forget = (child: ChildProcess) => {
    if (running === child) running = null
  }

  // Forgotten at once, because it may take a while to end.
  const stop = (child: ChildProcess) => {
    forget(child)
    child.kill('SIGKILL')
  }

  return async (request: Request): Promise<Result> => {
    clearTimeout(idle)
    const child = (running ??= start())
    keepAlive(child, true)
    try {
      const done = await answerOf<Result>(child, { request, workMs })
      if (!done.ok) throw new Error(done.error)
      return done.result
    } catch (error) {
      if (error instanceof ConfinedFailure) stop(child)
      throw error
    } finally {
      keepAlive(child, false)
      idle = setTimeout(() => stop(child), IDLE_MS).unref()
    }
  }
}

/** Whether this process waits for the other before it exits. */
function keepAlive(child: ChildProcess, isAwaited: boolean): void {
  if (isAwaited) child.ref()
  else child.unref()
  if (isAwaited) child.channel?.ref()
  else child.channel?.unref()
}

type Asking = { request: Serializable; workMs: number }

function answerOf<Result>(child: ChildProcess, { request, workMs }: Asking): Promise<Done<Result>> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      settle(() =>
        reject(
          STOPPING.includes(signal)
            ? new Error(`The process for files ended with ${signal ?? `code ${code}`}`)
            : new ConfinedFailure(`ended by ${signal}`),
        ),
      )
    const onMessage = (done: Serializable) => settle(() => resolve(done as unknown as Done<Result>)) // sent by serveConfined
    const timer = setTimeout(() => settle(() => reject(new ConfinedFailure(`not done within ${workMs} ms`))), workMs)
    const settle = (then: () => void) => {
      clearTimeout(timer)
      child.off('exit', onExit).off('message', onMessage)
      then()
    }
    child.once('exit', onExit).once('message', onMessage)
    child.send(request, (error) => error && settle(() => reject(error)))
  })
}
