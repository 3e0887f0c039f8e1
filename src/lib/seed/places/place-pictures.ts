import type { Payload } from 'payload'

import type { Db } from '@/lib/platform/database'

/** Rooms of the library, each with places that are known for homes of that kind. */
const PLACE_PICTURES: Readonly<Record<string, readonly string[]>> = {
  'georgian-room': ['bath', 'cheltenham', 'royal-leamington-spa'],
  tenement: ['edinburgh', 'glasgow', 'dundee', 'greenock', 'paisley'],
  'stone-cottage': ['chipping-campden', 'stow-on-the-wold', 'bakewell', 'buxton'],
  bungalow: ['bexhill', 'peacehaven', 'clacton-on-sea', 'skegness'],
  'terrace-bedroom': ['manchester', 'liverpool', 'burnley'],
  'hall-stairs': ['leeds', 'salford', 'nelson'],
}

/** Gives places a picture of such a home. One that is not in the library, or whose place is gone, is only a warning. */
export async function seedPlacePictures(db: Db, logger: Payload['logger']): Promise<void> {
  const chosen = Object.entries(PLACE_PICTURES).flatMap(([key, paths]) => paths.map((path) => ({ key, path })))
  const { rows } = await db.query<{ path: string }>(
    `update places set image_id = media.id
     from jsonb_to_recordset($1::jsonb) as chosen (key text, path text) join media using (key)
     where places.path = chosen.path returning places.path`,
    [JSON.stringify(chosen)],
  )
  const shown = new Set(rows.map(({ path }) => path))
  const missing = chosen.filter(({ path }) => !shown.has(path))
  if (missing.length > 0) logger.warn({ msg: 'places have no picture', missing })
}
