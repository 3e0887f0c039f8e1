import { createHash } from 'node:crypto'

import type { ErrorReport } from '@/lib/schemas/error-report'

/** Built files get a new name in every build, and positions in them change. */
const BUILT_FILE = /(?:https?:\/\/[^/\s]+)?\/_next\/static\/[^\s:)]+/g
const POSITION = /:\d+(?::\d+)?(?=\)|\s|$)/g

/**
 * Identifies an error across builds: a hash of its message and the functions in its stack, without files and positions.
 */
export function errorFingerprint({ error, reason, stack, componentStack, filename }: ErrorReport): string {
  const fields = [error ?? reason, stack, componentStack, filename].map((field) => field && withoutBuild(field))
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

const withoutBuild = (text: string) => text.replace(BUILT_FILE, 'file').replace(POSITION, '')
