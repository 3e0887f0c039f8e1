import type { Payload } from 'payload'

import type { Place } from '@/lib/domain/text/dead-links'
import { SECTION_ANCHORS } from '@/lib/routing/section-anchors'

import { appPaths } from './app-paths'

/** All link targets other than CMS pages: built-in routes and redirects. */
export async function otherPlaces(payload: Payload): Promise<Place[]> {
  const { docs } = await payload.find({
    collection: 'redirects',
    pagination: false,
    depth: 0,
    select: { from: true },
    overrideAccess: true,
  }) // no user is involved in a command
  const built = appPaths('src/app').map((path): Place => ({ path, anchors: SECTION_ANCHORS[path] ?? [] }))
  return [...built, ...docs.map(({ from }): Place => ({ path: from, anchors: null }))]
}
