import { UnderlinedSummary } from '@/components/ui/underlined-summary'
import type { ChallengeCard } from '@/lib/calculators/challenge/season-view'
import { uncapital } from '@/lib/domain/text/uncapital'
import { counted } from '@/lib/format/counted'

import { DoneControl } from './done-control'

/** The challenges of a winter, each with why it works, what it saves in the home and how it is proved. */
export function ChallengeList({ cards }: { cards: readonly ChallengeCard[] }) {
  return (
    <ol className="mt-5 border-t-[1.5px] border-ink">
      {cards.map((card) => (
        <Challenge key={card.slug} card={card} />
      ))}
    </ol>
  )
}

function Challenge({ card }: { card: ChallengeCard }) {
  const { slug, title, what, why, proof, proofWords, effort, repeats, points, grounds } = card
  return (
    <li className="grid gap-x-7 gap-y-3 break-inside-avoid border-b border-line py-6 md:grid-cols-[7fr_5fr] print:grid-cols-[7fr_5fr] print:py-3">
      <div className="max-w-[36em]">
        <h3 className="text-h4 font-semibold">{title}</h3>
        <p className="mt-2">{what}</p>
        <p className="mt-2 text-ink-2">{why}</p>
      </div>
      <div>
        <Saving saving={card.saving} />
        <p className="mt-2 text-sm text-ink-2">
          <span>{effort}</span>,{' '}
          <span>{`${repeats ? `every week, ${counted(points, 'point')} a week` : counted(points, 'point')}`}</span>.
          Shown by: <span>{uncapital(proofWords)}</span>.
        </p>
        {grounds.length > 0 && (
          <details className="mt-1 text-sm">
            <UnderlinedSummary>
              What we assume<span className="sr-only">{` for: ${title}`}</span>
            </UnderlinedSummary>
            <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-2 marker:text-ink-3">
              {grounds.map((ground) => (
                <li key={ground}>{ground}</li>
              ))}
            </ul>
          </details>
        )}
        <div className="mt-2">
          <DoneControl slug={slug} title={title} repeats={repeats} byReading={proof === 'reading'} />
        </div>
      </div>
    </li>
  )
}

function Saving({ saving }: Pick<ChallengeCard, 'saving'>) {
  if (saving === null) return <p className="font-semibold">No saving of its own</p>
  if (saving === 'nothing') return <p className="font-semibold">Nothing to gain in this home, as far as we can tell</p>
  const { kwh, likely, money, carbon } = saving
  return (
    <p className="tabular-nums">
      <b className="font-semibold">{kwh}</b>
      <span>{` in a winter, ${likely}`}</span>
      {money && <span className="block text-sm text-ink-2">{money}</span>}
      {carbon && <span className="block text-sm text-ink-2">{carbon}</span>}
    </p>
  )
}
