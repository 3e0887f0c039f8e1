import type { CollectionSlug, GlobalSlug, PayloadRequest, TypeWithVersion } from 'payload'

export type SavedVersion = { id: string; savedAt: Date; savedBy: string; state: string; isDraft: boolean }

type VersionsQuery = { collection?: string; global?: string; docID?: number | string; req: PayloadRequest }

/** No collection or global keeps more. */
const VERSIONS_MAX = 50

const UNKNOWN = '–'

/** The versions of one document that this member of staff may see, newest first. */
export async function readVersions({ collection, global, docID, req }: VersionsQuery): Promise<SavedVersion[]> {
  const { payload } = req
  const common = { depth: 0, limit: VERSIONS_MAX, sort: '-updatedAt', overrideAccess: false, req } as const
  const { docs } = collection
    ? await payload.findVersions({
        ...common,
        collection: collection as CollectionSlug,
        where: { parent: { equals: docID } },
      })
    : await payload.findGlobalVersions({ ...common, slug: global as GlobalSlug })
  return (docs as Stored[]).map(({ id, updatedAt, autosave, version }) => ({
    id: String(id),
    savedAt: new Date(updatedAt),
    savedBy: version.savedBy || UNKNOWN,
    state: stateOf(version._status, Boolean(autosave)),
    isDraft: version._status === 'draft',
  }))
}

type Stored = TypeWithVersion<{ savedBy?: string | null; _status?: string | null }> & { autosave?: boolean | null }

function stateOf(status: string | null | undefined, isAutosave: boolean): string {
  if (status === undefined || status === null) return 'Saved'
  if (status === 'published') return 'Published'
  return isAutosave ? 'Draft, saved automatically' : 'Draft'
}
