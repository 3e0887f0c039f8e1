const SWATCHES = ['bg-t0', 'bg-t1', 'bg-t2', 'bg-t3', 'bg-t4', 'bg-t5', 'bg-t6', 'bg-t7', 'bg-t8']

/** The nine bands of a thermal image with their lower limits, coldest first, the last with its unit. */
export function HeatKey({ limits }: { limits: readonly string[] }) {
  return (
    <div className="w-full text-xs font-medium md:max-w-68">
      <div className="flex ring-1 ring-current/55 forced-color-adjust-none print-exact">
        {SWATCHES.map((swatch) => (
          <span key={swatch} className={`h-3.5 flex-1 ${swatch}`} />
        ))}
      </div>
      <p className="mt-1.5 flex justify-between">
        {limits.map((limit) => (
          <span key={limit}>{limit}</span>
        ))}
      </p>
    </div>
  )
}
