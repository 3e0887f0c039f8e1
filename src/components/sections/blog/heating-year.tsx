import { cx } from '@/components/ui/cx'
import { MONTHS_OF_HEATING } from '@/lib/calculators/quick/months'
import type { PostSummary } from '@/lib/content/blog-post'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { MONTHS } from '@/lib/domain/calendar/months'
import { counted } from '@/lib/format/counted'

/** On phones there is room for the percentage of every third month. */
const PHONE_STEP = 3

/** A year of heating by month, and above each month the number of posts published in it. */
export function HeatingYear({ posts }: { posts: readonly Pick<PostSummary, 'publishedAt'>[] }) {
  const postMonths = posts.map(({ publishedAt }) => londonTime(new Date(publishedAt)).date.slice(5, 7))
  return (
    <figure className="col-span-full">
      <ol className="grid grid-cols-12 text-center text-xs tabular-nums">
        {MONTHS_OF_HEATING.map(({ share, colour }, month) => (
          <li key={MONTHS[month]}>
            <Tick count={postMonths.filter((postMonth) => Number(postMonth) === month + 1).length} />
            <span
              aria-hidden
              className={cx(
                'mb-1 block h-7 border-y border-r border-ink/55 forced-color-adjust-none print-exact',
                month === 0 && 'border-l',
              )}
              style={{ background: colour }}
            />
            <span aria-hidden className="sm:hidden">
              {MONTHS[month]?.[0]}
            </span>
            <span className="max-sm:sr-only">{MONTHS[month]?.slice(0, 3)}</span>{' '}
            <span className={`block text-ink-2 ${month % PHONE_STEP === 0 ? '' : 'max-sm:sr-only'}`}>
              {Math.round(share)}%
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="max-w-[62em] pt-2 text-xs text-ink-2">
        Each month’s share of a year’s heating, UK average, and above it the number of posts below from that month.
        Degree days to base 15.5 °C from Met Office stations, 1991 to 2020.
      </figcaption>
    </figure>
  )
}

function Tick({ count }: { count: number }) {
  return (
    <span className="flex h-7 flex-col items-center justify-end">
      {count > 0 && (
        <>
          <span aria-hidden>{count}</span>
          <span className="sr-only">{counted(count, 'post')}</span>
          <span aria-hidden className="h-2 border-l border-ink" />
        </>
      )}
    </span>
  )
}
