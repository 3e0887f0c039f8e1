import { Section } from '@/components/ui/section'
import type { Story } from '@/lib/content/home-page'

/** For whom panels are and, once a page, for whom they are not, with the better answer. */
export function SuitsSection({ suits: { heading, lede, otherwise } }: { suits: Story['suits'] }) {
  if (!heading) return null
  return (
    <Section name="Who it’s for" band="plaster">
      <div className="grid gap-x-(--gutter) gap-y-8 md:grid-cols-9">
        <div className="md:col-span-5">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-4 text-lede">{lede}</p>
        </div>
        <div className="border-t-7 border-ink pt-4 md:col-span-4 md:self-end">
          <h3 className="text-h4">And who it isn’t</h3>
          <p className="mt-2 max-w-[30em] text-sm">{otherwise}</p>
        </div>
      </div>
    </Section>
  )
}
