type YearBarProps = {
  /** The width of this year as a fraction, 0 to 1. */
  length: number
  /** Each month from January: its share of the year in per cent, and the colour of its daily heat. */
  months: readonly { share: number; colour: string }[]
}

/**
 * A year of heating as twelve stripes: a wide stripe is an expensive month, a light one a cold one. Decorative: the
 * figures are beside it. `--year-bar-room` is the space reserved for the figure after the longest bar.
 */
export function YearBar({ length, months }: YearBarProps) {
  return (
    <div
      aria-hidden
      className="flex h-9.5 outline-1 -outline-offset-1 outline-ink/60 outline-solid forced-color-adjust-none print-exact md:h-11 [&>*+*]:border-l [&>*+*]:border-ink/35"
      style={{ width: widthOf(length) }}
    >
      {months.map(({ share, colour }, month) => (
        <span key={month} style={{ width: `${share.toFixed(2)}%`, background: colour }} />
      ))}
    </div>
  )
}

const INITIALS = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']
const ROOM_FOR_LETTER = 4

/** Month initials above the longest bar, full width by default; stripes too narrow for a letter have none. */
export function YearBarMonths({ months, length = 1 }: { months: readonly { share: number }[]; length?: number }) {
  return (
    <div aria-hidden className="flex text-xs text-ink-2" style={{ width: widthOf(length) }}>
      {months.map(({ share }, month) => (
        <span key={month} className="text-center" style={{ width: `${share.toFixed(2)}%` }}>
          {share >= ROOM_FOR_LETTER && INITIALS[month]}
        </span>
      ))}
    </div>
  )
}

function widthOf(length: number): string {
  return `calc((100% - var(--year-bar-room)) * ${length.toFixed(4)})`
}
