import type { VerdictView } from '@/lib/calculators/verdict-view'

/** Rooms that panels suit, with their panels and price. */
export function VerdictRooms({ rooms: { heading, lines } }: { rooms: NonNullable<VerdictView['rooms']> }) {
  return (
    <div className="mt-4 max-w-[42em] text-sm">
      <p className="font-semibold">{heading}</p>
      <ul className="mt-1 grid gap-1 tabular-nums">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
