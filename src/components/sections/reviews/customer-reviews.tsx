import { UnderlinedSummary } from '@/components/ui/underlined-summary'
import type { Review, ShownReviews } from '@/lib/content/reviews'
import type { Rating } from '@/lib/domain/reviews/rating'
import { uncapital } from '@/lib/domain/text/uncapital'
import { counted } from '@/lib/format/counted'
import { writtenNumber } from '@/lib/format/written-number'

/** Reviews shown at once; the others are one press away. */
const OPEN_MAX = 3

/** The average of all reviews, how it came about, and what customers say. */
export function CustomerReviews({ rating, newest, withheld }: ShownReviews) {
  const others = newest.slice(OPEN_MAX)
  return (
    <>
      <p className="mt-4 max-w-[38em] text-lede">
        <b>{`${writtenNumber(rating.average, { most: 1 })} out of 5`}</b>
        <span>{`, from ${counted(rating.count, 'review')} by people who bought from us.`}</span>
      </p>
      <Counts {...rating} />
      <p className="mt-4 max-w-[60em] text-sm text-ink-2">
        {[
          'We ask customers some weeks after their goods arrive, and publish every review, whatever it says.',
          ...withheldWords(withheld),
        ].join(' ')}
      </p>
      <ReviewList reviews={newest.slice(0, OPEN_MAX)} />
      {others.length > 0 && (
        <details className="mt-4">
          <UnderlinedSummary>{rating.count > newest.length ? 'Earlier ones' : 'All the others'}</UnderlinedSummary>
          <ReviewList reviews={others} />
        </details>
      )}
    </>
  )
}

const starsWords = (stars: number) => counted(stars, 'star')

function Counts({ counts }: Pick<Rating, 'counts'>) {
  return (
    <dl className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {counts.map(({ stars, count }) => (
        <div key={stars} className="flex gap-2">
          <dt className="text-ink-2">{starsWords(stars)}</dt>
          <dd className="font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  )
}

/** 'For legal reasons we withhold 2: 1 for defamatory or unlawful words, 1 for someone else’s rights.' */
function withheldWords(withheld: ShownReviews['withheld']): string[] {
  const total = withheld.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return []
  const reasons = withheld.map(({ reason, count }) => `${count} for ${uncapital(reason)}`)
  return [`For legal reasons we withhold ${total}: ${reasons.join(', ')}.`]
}

function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="mt-7">
      {reviews.map(({ id, stars, text, name, given }) => (
        <li key={id} className="border-b border-line py-5">
          <figure className="grid gap-x-(--gutter) gap-y-2 md:grid-cols-12">
            <figcaption className="text-sm md:col-span-4">
              <b>{`${stars} out of 5 stars`}</b>
              <p className="text-ink-2">{`${name}, ${given}`}</p>
            </figcaption>
            <blockquote className="whitespace-pre-line md:col-span-8">{text}</blockquote>
          </figure>
        </li>
      ))}
    </ul>
  )
}
