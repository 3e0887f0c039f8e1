import type { PayloadRequest } from 'payload'

/**
 * Redirects an old path straight to the page: never away from it, through another redirect or in a loop. A path that is
 * now taken by another public page, or already redirects elsewhere, is left alone.
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
  const operation = { collection: 'redirects', overrideAccess: true, req } as const
  await req.payload.delete({ ...operation, where: { from: { equals: to } } })
  if (from === to || isTaken) return
  const { docs } = await req.payload.find({
    ...operation,
    where: { to: { equals: from } },
    pagination: false,
    depth: 0,
  })
  // One complete update each: during a restore Payload does not fill in omitted fields, and bulk updates skip failed
  // documents.
  for (const { id, from: start, permanent } of docs)
    await req.payload.update({ ...operation, id, data: { from: start, to, permanent } })
  // While this page was not public, an editor may have redirected the path, or another page may have moved away from it.
  const { totalDocs } = await req.payload.count({ ...operation, where: { from: { equals: from } } })
  if (totalDocs === 0) await req.payload.create({ ...operation, data: { from, to, permanent: true } })
}
