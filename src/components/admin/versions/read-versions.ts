import type { CollectionSlug, FlattenedField, GlobalSlug, Payload, PayloadRequest, TypeWithVersion } from 'payload'

import { versionChanges } from './version-changes'

export type SavedVersion = {
  id: string
  savedAt: Date
  savedBy: string
  state: string
  isDraft: boolean
  /** Since the version before it; null for the oldest that is kept. */
  changes: string[] | null
}

type VersionsQuery = {
  collection?: string
  global?: string
  docID?: number | string
  req: PayloadRequest
}

/** No collection or global keeps more. */
const VERSIONS_MAX = 50

const UNKNOWN = '–'

/** The versions of one document that this member of staff may see, newest first. */
export async function readVersions({ collection, global, docID, req }: VersionsQuery): Promise<SavedVersion[]> {
  const { payload } = req
  const fields = fieldsOf(payload, collection ?? global)
  const common = { depth: 0, limit: VERSIONS_MAX, sort: '-updatedAt', overrideAccess: false, req } as const
  const { docs } = collection
    ? await payload.findVersions({
        ...common,
        collection: collection as CollectionSlug,
        where: { parent: { equals: docID } },
      })
    : await payload.findGlobalVersions({ ...common, slug: global as GlobalSlug })
  return (docs as Stored[]).map(({ id, updatedAt, autosave, version }, at, stored) => ({
    id: String(id),
    savedAt: new Date(updatedAt),
    savedBy: version.savedBy || UNKNOWN,
    state: stateOf(version._status, Boolean(autosave)),
    isDraft: version._status === 'draft',
    changes: changesSince(stored[at + 1], { fields, version }),
  }))
}

function fieldsOf({ config }: Payload, slug: string | undefined): readonly FlattenedField[] {
  return [...config.collections, ...config.globals].find((one) => one.slug === slug)?.flattenedFields ?? []
}

function changesSince(
  before: Stored | undefined,
  { fields, version }: { fields: readonly FlattenedField[]; version: object },
) {
  return before ? versionChanges(fields, { ...before.version }, { ...version }) : null
}

type Stored = TypeWithVersion<{ savedBy?: string | null; _status?: string | null }> & { autosave?: boolean | null }

function stateOf(status: string | null | undefined, isAutosave: boolean): string {
  if (status === undefined || status === null) return 'Saved'
  if (status === 'published') return 'Published'
  return isAutosave ? 'Draft, saved automatically' : 'Draft'
}
