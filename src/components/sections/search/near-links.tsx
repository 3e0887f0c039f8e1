import { ArrowLink } from '@/components/ui/link'
import type { Near } from '@/lib/content/search'

/** What we offer near the place or postcode that was searched for. */
export function NearLinks({ near: { name, links } }: { near: Near }) {
  return (
    <section aria-labelledby="near">
      <h2 id="near" className="pb-3 text-h3">
        Near {name}
      </h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <ArrowLink href={href}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
