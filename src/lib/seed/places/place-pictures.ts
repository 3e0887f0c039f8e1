import type { Payload } from 'payload'

import { poolOf } from '@/lib/platform/database'

/** Rooms of the library, each with places that are known for homes of that kind. */
const PLACE_PICTURES: Readonly<Record<string, readonly string[]>> = {
  'georgian-room': ['bath', 'cheltenham', 'royal-leamington-spa'],
  tenement: ['edinburgh', 'glasgow', 'dundee', 'greenock', 'paisley'],
  'stone-cottage': ['chipping-campden', 'stow-on-the-wold', 'bakewell', 'buxton'],
  bungalow: ['bexhill', 'peacehaven', 'clacton-on-sea', 'skegness'],
  'terrace-bedroom': ['manchester', 'liverpool', 'burnley'],
  'hall-stairs': ['leeds', 'salford', 'nelson'],
}

/** Gives places a picture of such a home. @throws when the library has no such picture, or there is no such place */
export async function seedPlacePictures(payload: Payload): Promise<void> {
  const chosen = Object.entries(PLACE_PICTURES).flatMap(([key, paths]) => paths.map((path) => ({ key, path })))
  const { rowCount } = await poolOf(payload).query(
    `update places set image_id = media.id
     from jsonb_to_recordset($1::jsonb) as chosen (key text, path text) join media using (key)
     where places.path = chosen.path`,
    [JSON.stringify(chosen)],
  )
  if (rowCount !== chosen.length) throw new Error(`${chosen.length - (rowCount ?? 0)} places have no picture`)
}
