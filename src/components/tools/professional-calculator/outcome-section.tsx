import { VerdictRooms } from '@/components/tools/verdict-rooms'
import { ButtonLink } from '@/components/ui/button'
import { outcomeFigures } from '@/lib/calculators/professional/outcome-figures'
import type { ProjectOutcome } from '@/lib/calculators/professional/project-outcome'
import { quoteRequestFrom } from '@/lib/routing/script-routes'

/** The verdict with its reasons and rooms, what it costs, and the next step. */
export function OutcomeSection({ outcome }: { outcome: ProjectOutcome }) {
  const { verdict, rating, vat, payback } = outcome
  return (
    <div className="max-w-[44em]">
      <p className="border-t-7 border-ink pt-2 text-h4 font-medium">{verdict.label}</p>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-sm marker:text-ink-3">
        {verdict.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {rating && <li>{rating}</li>}
        {payback && <li>{payback}</li>}
      </ul>
      {verdict.rooms && <VerdictRooms rooms={verdict.rooms} />}
      <dl className="mt-6 grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-3">
        {outcomeFigures(outcome).map(({ name, text, likely }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-sm text-ink-2">{`${name}, likely ${likely}`}</dt>
            <dd className="font-display text-h3 font-medium">{text}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 text-h4 font-semibold">What we’d do next</h3>
      <p className="mt-2">{verdict.next}</p>
      <ButtonLink href={quoteRequestFrom('professional-calculator')} className="no-print mt-3">
        {verdict.isAdvised ? 'Get a quote for this' : 'Ask about a single room'}
      </ButtonLink>
      <p className="mt-4 text-xs text-ink-2">
        The likely ranges come from prices, climate and use. They do not cover measuring errors. <span>{vat}</span>
      </p>
    </div>
  )
}
