import { TESTIMONIAL_CATEGORIES, type TestimonialCategory } from '@/lib/content/testimonials'

/** What we will ask each kind of customer. */
const ASKED: Record<TestimonialCategory, string> = {
  homeowner: 'What changed in the room?',
  professional: 'What didn’t you have to build?',
  installer: 'What took longest?',
}

/** In place of reviews until there are some: what each kind of customer will be asked. */
export function ReviewsToCome() {
  return (
    <>
      <p className="mt-4 max-w-[38em] text-lede">No reviews yet. They’ll appear here, good and bad.</p>
      <ul className="mt-7 grid gap-x-(--gutter) gap-y-4 sm:grid-cols-3">
        {TESTIMONIAL_CATEGORIES.map(({ value, label }) => (
          <li key={value} className="rounded-panel border-[1.5px] border-dashed border-edge px-5 pt-4 pb-5">
            <p className="text-sm text-ink-2">{label}</p>
            <p className="mt-1.5 font-display text-h4 font-medium">{ASKED[value]}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
