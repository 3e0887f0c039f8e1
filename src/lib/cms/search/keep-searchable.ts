import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
  Plugin,
  TypeWithID,
} from 'payload'

import { transactionOf } from '@/lib/platform/database'

import { SEARCHED } from './registry'
import { type Searched, sourceOf } from './searched'
import { removeEntry, replaceEntries, writeEntries } from './write-entries'

/** Keeps the search index up to date with every change of indexed content, in the same transaction. */
export const keepSearchable: Plugin = (config) => ({ ...config, collections: config.collections?.map(withHooks) ?? [] })

function withHooks(collection: CollectionConfig): CollectionConfig {
  const kind = SEARCHED.find((one) => one.collection === collection.slug)
  if (!kind) return collection
  const moved = SEARCHED.filter(({ follows }) => follows?.includes(kind.collection))
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), followChange(kind), ...moved.map(rewrite)],
      afterDelete: [...(hooks?.afterDelete ?? []), followDeletion(kind), ...moved.map(rewrite)],
    },
  }
}

function followChange({ collection, read }: Searched): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    const [entries, db] = [await read(req, doc.id), await transactionOf(req)]
    if (entries.length > 0) await writeEntries(db, entries)
    else await removeEntry(db, sourceOf(collection, doc.id))
    return doc
  }
}

function followDeletion({ collection }: Searched): CollectionAfterDeleteHook {
  return async ({ id, doc, req }) => {
    await removeEntry(await transactionOf(req), sourceOf(collection, id))
    return doc
  }
}

/**
 * Reindexes a whole collection after a change it depends on. Drafts, which are autosaved every few seconds, are
 * ignored.
 */
function rewrite({ collection, read }: Searched) {
  return async ({ doc, req }: { doc: TypeWithID & { _status?: unknown }; req: PayloadRequest }) => {
    if (req.query?.['draft'] === 'true' && doc._status === 'draft') return doc
    await replaceEntries(await transactionOf(req), { collection, entries: await read(req) })
    return doc
  }
}
