import { AsyncLocalStorage } from 'node:async_hooks'

// The server and Next's routes are bundled separately, so a module variable would exist twice; globalThis is shared.
const shared = globalThis as typeof globalThis & { powerboardRequestId?: AsyncLocalStorage<string> }
const current = (shared.powerboardRequestId ??= new AsyncLocalStorage<string>())

/** The id of the request that is being handled; null outside one. */
export const currentRequestId = (): string | null => current.getStore() ?? null

/** Runs `handle`, and everything it starts, with this request id, which each of its log lines carries. */
export const withRequestId = <Result>(id: string, handle: () => Result): Result => current.run(id, handle)
