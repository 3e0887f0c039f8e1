import { MONTHS_OF_HEATING } from '@/lib/calculators/quick/months'
import type { PostSummary } from '@/lib/content/blog-post'
import { positionInYear } from '@/lib/domain/calendar/position-in-year'

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const STRIPE = { width: 100, height: 28 }
const POST_HEIGHT = 16
const WIDTH = STRIPE.width * NAMES.length

/** A year of heating by month, and posts marked on the day they were published. */
export function HeatingYear({ posts }: { posts: readonly Pick<PostSummary, 'slug' | 'publishedAt'>[] }) {
  return (
    <figure className="col-span-full">
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${STRIPE.height + POST_HEIGHT}`}
        preserveAspectRatio="none"
        className="h-11 w-full forced-color-adjust-none print-exact"
      >
        {MONTHS_OF_HEATING.map(({ colour }, month) => (
          <rect key={NAMES[month]} x={month * STRIPE.width} {...STRIPE} fill={colour} />
        ))}
        {posts.map(({ slug, publishedAt }) => (
          <line
            key={slug}
            x1={positionInYear(publishedAt) * WIDTH}
            x2={positionInYear(publishedAt) * WIDTH}
            y1={STRIPE.height}
            y2={STRIPE.height + POST_HEIGHT}
            vectorEffect="non-scaling-stroke"
            className="stroke-ink"
          />
        ))}
      </svg>
      <ol className="grid grid-cols-12 text-center text-xs tabular-nums">
        {MONTHS_OF_HEATING.map(({ share }, month) => (
          <li key={NAMES[month]}>
            {NAMES[month]} <span className="block text-ink-2">{Math.round(share)}%</span>
          </li>
        ))}
      </ol>
      <figcaption className="max-w-[62em] pt-2 text-xs text-ink-2">
        Each month’s share of a year’s heating, UK average, with a line at the date of each post below. Degree days to
        base 15.5 °C from SAP 10.2, Appendix U, table U1.
      </figcaption>
    </figure>
  )
}
