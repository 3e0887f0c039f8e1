import type { ComfortView } from '@/lib/calculators/comfort-share'

/** What panels can give of the heat that a home needs, and what would make it enough. */
export function ComfortNote({ comfort: { share, why, choices, outcome } }: { comfort: ComfortView }) {
  return (
    <div className="mt-5 max-w-[44em] border-t border-line pt-4">
      <p>
        <b>{share}</b> <span>{why}</span>
      </p>
      <h3 className="mt-4 text-sm font-semibold">What would make it work</h3>
      <dl className="mt-1 text-sm">
        {choices.map(({ choice, effect }) => (
          <div key={choice} className="border-b border-line py-1.5">
            <dt>{choice}</dt>
            <dd className="text-ink-2 tabular-nums">{effect}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-2">{outcome}</p>
    </div>
  )
}
