import { env } from '@/lib/platform/env'

import { clamav } from './clamav'
import type { Scan } from './scanner'

/** The virus scanner of this site, if it has one. */
export const configuredScanner = (): Scan | null => env.clamav && clamav(env.clamav)
