import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { compiled, root } from '../../scripts/lib/run.mjs'

/** Starts one of the small programs in `baseline/` and waits for its first message. */
export async function startBaseline<First>(name: string, env: Record<string, string>) {
  const child = spawn(process.execPath, compiled(name), {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  const nextMessage = async () =>
    (
      await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() => {
          throw new Error(`${name} ended`)
        }),
      ])
    )[0]
  const first: First = await nextMessage()
  return {
    first,
    pid: () => child.pid ?? 0,
    tell: (message: string) => child.send(message),
    async ask(message: number): Promise<number> {
      child.send(message)
      return nextMessage()
    },
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
