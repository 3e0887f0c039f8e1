import type { PayloadRequest } from 'payload'

/**
 * Old paths redirect straight to the page: never away from it, through another or in a loop. A path that is
 * taken by another public page stays that page's.
 */
export async function redirectOldPath({
  from,
  to,
  isTaken = false,
  req,
}: {
  from: string
  to: string
  isTaken?: boolean
  req: PayloadRequest
}): Promise<void> {
  // Permission to move a page includes creating its redirects.
  const directions = { collection: 'redirects', overrideAccess: true, req } as const
  await req.payload.delete({ ...directions, where: { from: { equals: to } } })
  if (from === to || isTaken) return
  const { docs } = await req.payload.find({
    ...directions,
    where: { to: { equals: from } },
    pagination: false,
    depth: 0,
  })
  // One complete update each: during a restore Payload does not fill in omitted fields, and bulk updates skip failed
  // documents.
  for (const { id, from: start, permanent } of docs)
    await req.payload.update({ ...directions, id, data: { from: start, to, permanent } })
  await req.payload.create({ ...directions, data: { from, to, permanent: true } })
}
