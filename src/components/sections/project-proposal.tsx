import { FactList } from '@/components/ui/fact-list'
import type { splitProposal } from '@/lib/content/project-proposal'

type ProjectProposalProps = { proposal: NonNullable<ReturnType<typeof splitProposal>['proposal']> }

/** The price that we propose for a project, above the figures behind it. */
export function ProjectProposal({ proposal: { price, figures } }: ProjectProposalProps) {
  return (
    <section aria-labelledby="proposal" className="grid-page pt-8 md:pt-11">
      <div className="col-span-full rounded-panel border-t-6 border-ink bg-panel px-5 py-7 shadow-cast max-md:-mx-2 md:col-span-8 md:p-9">
        <h2 id="proposal" className="text-h4">
          Our first price
        </h2>
        <p className="mt-2 font-display text-quote font-medium tabular-nums">{price}</p>
        <FactList facts={figures.map(({ label, value }) => ({ term: label, detail: value }))} className="mt-5" />
        <p className="mt-4 text-sm text-ink-2">Calculated from what you sent us. Only a written quote is an offer.</p>
      </div>
    </section>
  )
}
