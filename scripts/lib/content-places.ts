import type { Payload } from 'payload'

import type { Place } from '@/lib/domain/text/dead-links'
import { SECTION_ANCHORS } from '@/lib/site/section-anchors'

import { appPaths } from './app-paths'

/** Every address that links may lead to besides the written pages: those of code, and the old ones that lead on. */
export async function otherPlaces(payload: Payload): Promise<Place[]> {
  const { docs } = await payload.find({
    collection: 'redirects',
    pagination: false,
    depth: 0,
    select: { from: true },
    overrideAccess: true,
  }) // the command is nobody's request
  const built = appPaths('src/app').map((path): Place => ({ path, anchors: SECTION_ANCHORS[path] ?? [] }))
  return [...built, ...docs.map(({ from }): Place => ({ path: from, anchors: null }))]
}
