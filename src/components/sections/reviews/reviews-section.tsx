import { Section } from '@/components/ui/section'
import type { ShownReviews } from '@/lib/content/reviews'

import { CustomerReviews } from './customer-reviews'

/** What customers say, on the page of a product; nothing while there is nothing to show. */
export function ReviewsSection({ reviews }: { reviews: ShownReviews | null }) {
  if (!reviews) return null
  return (
    <Section id="reviews" name="Reviews">
      <h2 className="text-h2">What customers say.</h2>
      <CustomerReviews {...reviews} />
    </Section>
  )
}
