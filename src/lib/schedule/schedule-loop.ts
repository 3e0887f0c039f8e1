import { setTimeout as wait } from 'node:timers/promises'

import { sleep } from '@/lib/platform/sleep'

import { registerTask, runIfDue, type Task, type TaskDeps } from './run-if-due'

const POLL_MS = 1_000
const PAUSE_AFTER_FAILURE_MS = 15_000
/** Time for runs in progress to finish, within the 25 s that scripts/lib/supervise.mjs allows. */
const STOP_MS = 15_000

type Schedule = { tasks: readonly Task[]; stopping: AbortSignal; stopMs?: number }

/**
 * Runs every task at its times until `stopping`; resolves when the runs in progress are over or have taken too long.
 * Safe to run in any number of processes; each run happens in one of them.
 */
export async function scheduleLoop(deps: TaskDeps, { tasks, stopping, stopMs = STOP_MS }: Schedule): Promise<void> {
  const loops = tasks.map((task) => repeat(deps, { task, stopping })) // a slow task does not delay the others
  await Promise.race([Promise.all(loops), outOfTime(stopping, stopMs)])
}

async function outOfTime(stopping: AbortSignal, stopMs: number): Promise<void> {
  await new Promise((resolve) => stopping.addEventListener('abort', resolve, { once: true }))
  await wait(stopMs)
}

async function repeat(deps: TaskDeps, { task, stopping }: { task: Task; stopping: AbortSignal }): Promise<void> {
  let isRegistered = false
  while (!stopping.aborted) {
    try {
      if (!isRegistered) await registerTask(deps, task)
      isRegistered = true
      await runIfDue(deps, task)
      await sleep(POLL_MS, stopping)
    } catch (err) {
      deps.log.warn({ msg: 'schedule unavailable', task: task.name, err })
      await sleep(PAUSE_AFTER_FAILURE_MS, stopping)
    }
  }
}
