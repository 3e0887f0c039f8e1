import type { Payload } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { poolOf } from '@/lib/platform/database'

const GLOBALS = [
  { slug: 'site-settings', table: 'site_settings' },
  { slug: 'opening-hours', table: 'opening_hours' },
] as const

/** Writes the globals down as their fields' defaults have them, so that everything outside Payload finds them as well. */
export async function seedGlobals(payload: Payload): Promise<void> {
  for (const { slug, table } of GLOBALS) {
    const { rowCount } = await poolOf(payload).query(`select from ${table} limit 1`)
    if (rowCount) continue
    await payload.updateGlobal({ slug, data: {}, overrideAccess: true, context: OUTSIDE_SERVER }) // the seed is nobody's request
  }
}
