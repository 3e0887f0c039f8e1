import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { Story } from '@/lib/content/home-page'
import type { Picture as PictureOf } from '@/lib/content/picture'

/** From a price to a warm room in three steps, beside a panel on its ceiling. */
export function StepsSection({ steps: { heading, points }, picture }: { steps: Story['steps']; picture: PictureOf }) {
  if (points.length === 0) return null
  return (
    <Section name="How it’s done" className="render-late [--late-height:48rem] md:[--late-height:24rem]">
      <div className="grid gap-x-(--gutter) gap-y-8 md:grid-cols-9">
        <div className="md:col-span-5">
          <h2 className="text-h2">{heading}</h2>
          <ol className="mt-7 border-t border-line">
            {points.map(({ heading, text }, index) => (
              <li key={heading} className="grid grid-cols-[3.5rem_1fr] border-b border-line py-4">
                <span aria-hidden className="font-display text-quote leading-none font-medium">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-h4">{heading}</h3>
                  <p className="mt-1 text-sm text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <Picture
          picture={picture}
          sizes="(min-width: 56.3125rem) 36vw, 100vw"
          className="aspect-4/3 max-md:-mx-(--margin) max-md:w-screen max-md:max-w-none md:col-span-4 md:-mr-(--margin) md:aspect-auto md:h-full md:w-[calc(100%+var(--margin))]"
        />
      </div>
    </Section>
  )
}
