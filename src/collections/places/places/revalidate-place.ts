import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

import { revalidateTags } from '@/lib/cms/hooks/refresh-pages'
import type { Place } from '@/lib/generated/payload-types'
import { placeTag } from '@/lib/routing/locations'

/** Revalidates the pages of a place, of its parent and of the places that list it as a neighbour. */
export const revalidateChangedPlace: CollectionAfterChangeHook<Place> = async ({ doc, previousDoc, req }) => {
  await revalidatePagesOf([doc, previousDoc], req)
  return doc
}

export const revalidateDeletedPlace: CollectionAfterDeleteHook<Place> = async ({ doc, req }) => {
  await revalidatePagesOf([doc], req)
  return doc
}

async function revalidatePagesOf(docs: readonly (Partial<Place> | undefined)[], req: PayloadRequest): Promise<void> {
  if (req.context.isOutsideServer) return
  const paths = [...new Set(docs.flatMap((doc) => doc?.path ?? []))]
  const parents = docs.flatMap((doc) => (typeof doc?.parent === 'object' ? doc.parent?.id : doc?.parent) ?? [])
  const { docs: candidates } = await req.payload.find({
    collection: 'places',
    where: { or: [{ id: { in: parents } }, ...paths.map((path) => ({ neighbours: { contains: path } }))] },
    select: { path: true, neighbours: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // reads only paths, to revalidate pages
    req,
  })
  const others = candidates.filter(
    ({ id, neighbours }) => parents.includes(id) || (neighbours ?? '').split(' ').some((path) => paths.includes(path)),
  )
  await revalidateTags({
    req,
    tags: [...new Set([...paths, ...others.flatMap(({ path }) => path ?? [])])].map(placeTag),
  })
}
