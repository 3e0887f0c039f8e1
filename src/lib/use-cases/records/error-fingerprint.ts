import { createHash } from 'node:crypto'

import type { ErrorReport } from '@/lib/schemas/error-report'

/** Files of a build have a new name in every build, and so has every place in them. */
const BUILT_FILE = /(?:https?:\/\/[^/\s]+)?\/_next\/static\/[^\s:)]+/g
const PLACE = /:\d+(?::\d+)?(?=\)|\s|$)/g

/**
 * The same for one error in every build: what it says and the functions it passed through, without files and places.
 */
export function errorFingerprint({ error, reason, stack, componentStack, filename }: ErrorReport): string {
  const parts = [error ?? reason, stack, componentStack, filename].map((part) => part && withoutBuild(part))
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

const withoutBuild = (text: string) => text.replace(BUILT_FILE, 'file').replace(PLACE, '')
