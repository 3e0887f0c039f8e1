import type { Payload } from 'payload'

import { idOf } from '../support/id-of'
import { seedMissing } from '../support/seed-missing'
import { POWERBOARD } from './powerboard'

const PICTURES = ['panel-hero', 'panel-under', 'panel-edge', 'panel-back']

/** Requires the images. */
export async function seedProduct(payload: Payload): Promise<void> {
  const images = await Promise.all(PICTURES.map((key) => idOf(payload, 'media', key)))
  await seedMissing({
    payload,
    collection: 'products',
    field: 'slug',
    data: { ...POWERBOARD, images: images.filter((id) => id !== undefined) },
  })
}
