import type { Payload } from 'payload'

import { idOf } from '../id-of'
import { seedList } from '../seed-list'
import { seedMissing } from '../seed-missing'
import { INSTALLERS } from './installers'
import { QUESTIONS } from './questions'
import { STONE_BARN } from './stone-barn'
import { TESTIMONIALS } from './testimonials'

/** The words a new site starts with. Needs the pictures. */
export async function seedContent(payload: Payload): Promise<void> {
  await seedList({ payload, collection: 'testimonials', documents: TESTIMONIALS })
  await seedList({ payload, collection: 'faqs', documents: QUESTIONS })
  await seedList({ payload, collection: 'installers', documents: INSTALLERS })
  const [image, heatImage] = await Promise.all([
    idOf(payload, 'media', 'stone-barn'),
    idOf(payload, 'media', 'stone-barn-heat'),
  ])
  await seedMissing({
    payload,
    collection: 'case-studies',
    field: 'slug',
    data: { ...STONE_BARN, results: [...STONE_BARN.results], benefits: [...STONE_BARN.benefits], image, heatImage },
  })
}
