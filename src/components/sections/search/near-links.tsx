import { RowLinks } from '@/components/ui/row-link'
import type { Near } from '@/lib/content/search'

/** What we offer near the place or postcode that was searched for. */
export function NearLinks({ near: { name, links } }: { near: Near }) {
  return (
    <section aria-labelledby="near" className="grid gap-x-(--gutter) md:col-span-full md:grid-cols-subgrid">
      <h2 id="near" className="pb-3 text-h3 md:col-span-3">
        Near {name}
      </h2>
      <RowLinks rows={links} className="md:col-span-9" />
    </section>
  )
}
