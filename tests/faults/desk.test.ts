import { expect } from 'vitest'

import { type DeskStep, expectEachEmailOnce, openDesk } from './harness/desk'
import { expectWritesHeld, holdWrites } from './harness/hold-leads'
import { scenario, type Site, startApp } from './harness/site'

/** Pressing again is answered as the first press would have been, or told that it is done already. */
async function expectDoneOnce({ name, press, done }: DeskStep) {
  expect([200, 201, 409], name).toContain(await press())
  expect(await done(), name).toBe(1)
  await press()
  expect(await done(), `${name}, pressed once more`).toBe(1)
}

/** Presses while the server cannot write, and returns once its statement waits. */
async function pressAndHold(site: Site, { table, press }: DeskStep) {
  const release = await holdWrites(site, table)
  const pressing = press()
  await expectWritesHeld(site, table, 1)
  return { release, pressing }
}

scenario('the server is killed before the desk’s work is committed: none of it is done', async ({ site }) => {
  const { email, steps } = await openDesk(site)
  for (const step of steps) {
    const { release, pressing } = await pressAndHold(site, step)
    await site.app.end('SIGKILL')
    await expectWritesHeld(site, step.table, 0) // the database abandons it by itself
    await release()
    expect(await pressing, step.name).toBeNull()
    expect(await step.done(), step.name).toBe(0)
    await startApp(site)
    await expectDoneOnce(step)
  }
  await expectEachEmailOnce(site, email)
})

scenario('the server is killed as soon as the desk’s work is committed: each of it is done once', async ({ site }) => {
  const { email, steps } = await openDesk(site)
  for (const step of steps) {
    const { release, pressing } = await pressAndHold(site, step)
    await release()
    await expect.poll(step.done, { interval: 1, timeout: 10_000, message: step.name }).toBe(1)
    await site.app.end('SIGKILL')
    expect([200, 201, null], step.name).toContain(await pressing)
    await startApp(site)
    await expectDoneOnce(step)
  }
  await expectEachEmailOnce(site, email)
})
