import { existsSync, readFileSync } from 'node:fs'

import { fromRoot } from './settings'

const BUILD_ID = fromRoot('.next/BUILD_ID')

let cached: string | null = null

/** Next's id of the running build; 'development' without a build. */
export function release(): string {
  cached ??= existsSync(BUILD_ID) ? readFileSync(BUILD_ID, 'utf8').trim() : 'development'
  return cached
}
