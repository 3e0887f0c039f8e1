import { ClaimNote, ClaimQualifier } from '@/components/ui/claim-note'
import type { Claims } from '@/lib/content/claim'

const TEASERS = ['quote.time', 'savings.year', 'payback', 'efficiency']

/** The claims our calculators have been advertised with, in small type; `claims` are for the calculator teaser context. */
export function CalculatorTeasers({ claims }: { claims: Claims }) {
  const teasers = TEASERS.flatMap((key) => claims[key] ?? [])
  if (teasers.length === 0) return null
  return (
    <section aria-labelledby="teasers" className="grid-page gap-y-5 pb-(--section)">
      <h2 id="teasers" className="col-span-full font-text text-base font-semibold">
        Also said of our calculators
      </h2>
      <ul className="col-span-full grid gap-x-(--gutter) border-t-[1.5px] border-ink sm:grid-cols-2">
        {teasers.map((claim) => (
          <li key={claim.key} className="border-b border-line py-3 text-sm">
            <ClaimNote claim={claim}>{claim.text}</ClaimNote>
            <ClaimQualifier claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  )
}
