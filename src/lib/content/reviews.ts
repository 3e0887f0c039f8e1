import type { Rating } from '@/lib/domain/reviews/rating'

/** A published review. `given`: 'January 2026'. */
export type Review = { id: number; stars: number; text: string; name: string; given: string }

/** What visitors see of all reviews. */
export type ShownReviews = {
  /** Of all that are published. */
  rating: Rating
  /** The newest, newest first. */
  newest: Review[]
  /** How many are withheld, by legal reason. */
  withheld: { reason: string; count: number }[]
}
