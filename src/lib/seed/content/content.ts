import type { Payload } from 'payload'

import { idOf } from '../support/id-of'
import { seedList } from '../support/seed-list'
import { seedMissing } from '../support/seed-missing'
import { INSTALLERS } from './installers'
import { QUESTIONS } from './questions'
import { STONE_BARN } from './stone-barn'
import { TESTIMONIALS } from './testimonials'

/** The initial content of a new site. Requires the images. */
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
