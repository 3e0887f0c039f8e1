import { existsSync, readFileSync } from 'node:fs'

import { fromRoot } from './settings'

const BUILD_ID = fromRoot('.next/BUILD_ID')

let known: string | null = null

/** Which build is running, as Next names it; 'development' without one. */
export function release(): string {
  known ??= existsSync(BUILD_ID) ? readFileSync(BUILD_ID, 'utf8').trim() : 'development'
  return known
}
