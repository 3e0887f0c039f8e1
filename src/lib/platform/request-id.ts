import { AsyncLocalStorage } from 'node:async_hooks'

// The server and Next's routes are bundled separately, so a module variable would exist twice; globalThis is shared.
const shared = globalThis as typeof globalThis & { powerboardRequestId?: AsyncLocalStorage<string> }
const current = (shared.powerboardRequestId ??= new AsyncLocalStorage<string>())

/** The id of the request that is being handled; null outside one. */
export const currentRequestId = (): string | null => current.getStore() ?? null

/** Runs `handle`, and whatever it starts, with this request id: each of its log lines carries it. */
export const withRequestId = <Answer>(id: string, handle: () => Answer): Answer => current.run(id, handle)
