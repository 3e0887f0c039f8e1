import { sleep } from '@/lib/platform/sleep'

import { registerTask, runIfDue, type Task, type TaskDeps } from './run-if-due'

const POLL_MS = 1_000
const PAUSE_AFTER_FAILURE_MS = 15_000

/**
 * Runs every task at its times until `stopping`. Safe to run in any number of processes; each run happens in one of
 * them.
 */
export async function scheduleLoop(
  deps: TaskDeps,
  { tasks, stopping }: { tasks: readonly Task[]; stopping: AbortSignal },
): Promise<void> {
  await Promise.all(tasks.map((task) => repeat(deps, { task, stopping }))) // a slow task does not delay the others
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
