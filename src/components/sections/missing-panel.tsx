/** A ceiling in section, to scale: a panel above a chair, and the dashed outlines of another. */
export function MissingPanel({ className }: { className?: string }) {
  return (
    <figure className={className}>
      <svg
        viewBox="0 0 372 270"
        role="img"
        aria-label="A ceiling in section. On the left a panel lights an armchair; on the right there are only the dashed outlines of both."
        className="block w-full text-ink"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="M41 30h108l26 236H15z" fill="var(--color-panel)" stroke="none" />
        <path d="M1 1h370M1 23h370v3H1zM1 266h370" />
        {JOISTS.map((x) => (
          <path key={x} d={`M${x} 1h7v22h-7zl7 22m0-22-7 22`} strokeWidth="1" />
        ))}
        <path
          d="M35 26h120v4H35zM52 266v-63q0-10 10-10h6q10 0 10 10v36h54v27zM78 230h46q8 0 8 9"
          fill="var(--color-panel)"
        />
        <path
          d="M215 26h120v4H215zM232 266v-63q0-10 10-10h6q10 0 10 10v36h54v27M258 230h46q8 0 8 9"
          strokeDasharray="5 4"
        />
        <path d="M215 52v12M335 52v12M215 58h120" strokeWidth="1" />
        <text x="275" y="82" textAnchor="middle" fontSize="14" fill="currentColor" stroke="none">
          1,200 mm of nothing
        </text>
      </svg>
      <figcaption className="pt-3 text-sm text-ink-2">
        <b className="text-ink">Fig. 1</b> Two places for a panel. At this address, none was ever fitted.
      </figcaption>
    </figure>
  )
}

/** 400 mm apart; one unit of the drawing is 10 mm. */
const JOISTS = Array.from({ length: 9 }, (_, index) => 23 + 40 * index)
