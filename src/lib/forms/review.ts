import { STARS } from '@/lib/domain/reviews/rating'
import { ANONYMOUS } from '@/lib/domain/reviews/review-states'
import { counted } from '@/lib/format/counted'

import type { Fields } from './field'

/** What the customer of an order says about it. */
export const REVIEW_FIELDS = {
  stars: {
    type: 'tiles',
    label: 'How was it, all in all?',
    options: STARS.map((stars) => ({ value: String(stars), label: counted(stars, 'star') })),
    required: true,
    message: 'reviewStars',
    policy: 'stars',
    width: 'full',
  },
  text: {
    type: 'paragraphs',
    label: 'What would you tell others?',
    hint: 'From 10 to 2,000 characters. Please name nobody but yourself.',
    lengthMin: 10,
    lengthMax: 2_000,
    required: true,
    message: 'reviewText',
    policy: 'review',
    width: 'full',
  },
  name: {
    type: 'line',
    label: 'Name to be shown',
    hint: `As you like. Left empty, we write “${ANONYMOUS}”.`,
    lengthMax: 60,
    policy: 'name to be shown',
    width: 'full',
  },
} as const satisfies Fields
