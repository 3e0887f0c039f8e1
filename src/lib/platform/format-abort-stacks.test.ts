import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { formatAbortStacks } from './format-abort-stacks'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Aborts in an immediate, as Next does. Returns that immediate, if anything still keeps it. */
async function immediateKeptBy(controller: AbortController): Promise<object | undefined> {
  const ref = await new Promise<WeakRef<object>>((resolve) => {
    const immediate: object = setImmediate(() => {
      controller.abort()
      resolve(new WeakRef(immediate))
    })
  })
  await wait(0) // a WeakRef keeps its target until the end of the job in which it was made
  collectGarbage()
  return ref.deref()
}

test('an aborted controller keeps nothing of what ran when it was aborted', async () => {
  class OwnController extends AbortController {}
  formatAbortStacks(OwnController.prototype)
  const controller = new OwnController()
  expect(await immediateKeptBy(controller)).toBeUndefined()
  expect(controller.signal.reason).toMatchObject({ name: 'AbortError' })
})

test('a reason of any kind is passed on', () => {
  class OwnController extends AbortController {}
  formatAbortStacks(OwnController.prototype)
  const controller = new OwnController()
  controller.abort('closed')
  expect(controller.signal.reason).toBe('closed')
})
