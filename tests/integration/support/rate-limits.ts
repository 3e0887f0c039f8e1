import { env } from '@/lib/platform/env'

/** Counts requests, which other files do without: setup/shared-process.ts ends it after the file. */
export const limitRequests = () => Object.assign(env, { isRateLimited: true })
