import type { Payload } from 'payload'

import { poolOf } from '@/lib/platform/database'

import { type ImportOptions, importPlaces } from './import-places'
import { seedPlacePictures } from './place-pictures'

/** The places of a new site. Later versions of the dataset are imported by `npm run places`. */
export async function seedPlaces(payload: Payload, { dataset }: Pick<ImportOptions, 'dataset'> = {}): Promise<void> {
  const { rowCount } = await poolOf(payload).query(`select 1 from places where path like 'county/%' limit 1`)
  if (rowCount !== 0) return
  await importPlaces(payload, { dataset, andThen: (db) => seedPlacePictures(db, payload.logger) })
}
