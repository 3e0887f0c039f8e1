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
import { sourceOf, type Searched } from './searched'
import { removeEntry, replaceEntries, writeEntries } from './write-entries'

/** Lets the search follow every change of what it finds, in the same transaction: what is published, moved, taken back or deleted is so for both or for neither. */
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

/** After a change of what a kind follows: all of its entries again. A draft, which an editor saves every other second, moves none. */
function rewrite({ collection, read }: Searched) {
  return async ({ doc, req }: { doc: TypeWithID & { _status?: unknown }; req: PayloadRequest }) => {
    if (req.query?.['draft'] === 'true' && doc._status === 'draft') return doc
    await replaceEntries(await transactionOf(req), { collection, entries: await read(req) })
    return doc
  }
}
