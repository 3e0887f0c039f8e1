import { expect } from '@playwright/test'

/** The result of `find`, as soon as there is one. */
export async function eventually<Found>(find: () => Promise<Found | undefined>): Promise<Found> {
  let found: Found | undefined
  await expect(async () => expect((found = await find())).toBeDefined()).toPass({ timeout: 60_000 }) // the worker gives way to other processes
  if (found === undefined) throw new Error('Not found')
  return found
}
