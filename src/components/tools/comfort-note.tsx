import type { ComfortView } from '@/lib/calculators/comfort-share'

/** What panels can give of the heat that a home needs, and what would make it enough. */
export function ComfortNote({ comfort: { share, rest, steps, outcome, rooms } }: { comfort: ComfortView }) {
  return (
    <div className="mt-5 max-w-[44em] border-t border-line pt-4">
      <p>
        <b>{share}</b> <span>{rest}</span>
      </p>
      {rooms && <p className="mt-2 text-sm">{rooms}</p>}
      {steps.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-semibold">What would make it work</h3>
          <dl className="mt-1 text-sm">
            {steps.map(({ measure, effect }) => (
              <div key={measure} className="border-b border-line py-1.5">
                <dt>{measure}</dt>
                <dd className="text-ink-2 tabular-nums">{effect}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-2 text-sm text-ink-2">{outcome}</p>
    </div>
  )
}
