import { cx } from '@/components/ui/cx'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { Story } from '@/lib/content/home-page'
import type { Picture as PictureOf } from '@/lib/content/picture'

type ReasonsSectionProps = {
  reasons: Story['reasons']
  /** A room for the first reason, and its control for the second. */
  pictures: readonly [PictureOf, PictureOf]
}

/** Where each reason stands, and on which side its picture bleeds off the page. */
const PLACES = [
  { reason: 'md:col-span-5 md:self-end', picture: 'md:col-span-7 md:-ml-(--margin)' },
  { reason: 'md:col-span-5 md:order-1 md:self-end', picture: 'md:col-span-7 md:order-2 md:-mr-(--margin)' },
] as const

/** Why people choose it: the first two reasons beside a picture, the others below in unequal columns. */
export function ReasonsSection({ reasons: { heading, lede, points }, pictures }: ReasonsSectionProps) {
  if (points.length === 0) return null
  const [pictured, others] = [points.slice(0, pictures.length), points.slice(pictures.length)]
  return (
    <Section
      id="reasons"
      name="Why people choose it"
      className="render-late [--late-height:84rem] md:[--late-height:76rem]"
      wide={
        <ol className="grid gap-x-(--gutter) gap-y-9 md:grid-cols-12 md:gap-y-14">
          {pictured.map((point, index) => (
            <li key={point.heading} className="grid gap-x-(--gutter) gap-y-5 md:col-span-full md:grid-cols-subgrid">
              {pictures[index] && (
                <Picture
                  picture={pictures[index]}
                  sizes="(min-width: 56.3125rem) 60vw, 100vw"
                  className={cx(
                    'aspect-video max-md:-mx-(--margin) max-md:w-screen max-md:max-w-none md:w-full',
                    PLACES[index]?.picture,
                  )}
                />
              )}
              <Reason number={index + 1} point={point} className={PLACES[index]?.reason} />
            </li>
          ))}
          {others.map((point, index) => (
            <li key={point.heading} className={OTHERS[index]}>
              <Reason number={pictured.length + index + 1} point={point} />
            </li>
          ))}
        </ol>
      }
    >
      <h2 className="text-h2">{heading}</h2>
      {lede && <p className="mt-4 max-w-[38em] text-lede">{lede}</p>}
    </Section>
  )
}

const OTHERS = ['md:col-span-3', 'md:col-span-5', 'md:col-span-4']

type ReasonProps = { number: number; point: Story['reasons']['points'][number]; className?: string | undefined }

function Reason({ number, point: { heading, text }, className }: ReasonProps) {
  return (
    <div className={className}>
      <p aria-hidden className="text-sm text-ink-3">
        {number}
      </p>
      <h3 className="mt-1 text-h3">{heading}</h3>
      <p className="mt-2 max-w-[30em]">{text}</p>
    </div>
  )
}
