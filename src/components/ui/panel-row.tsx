const SHOWN_MAX = 60

/** The panels as small white rectangles, true to shape. */
export function PanelRow({ panels }: { panels: number }) {
  return (
    <div aria-hidden className="mt-3 flex flex-wrap gap-1.5">
      {Array.from({ length: Math.min(panels, SHOWN_MAX) }, (_, index) => (
        <span key={index} className="h-5 w-10 rounded-[2px] bg-panel shadow-cast ring-[1.5px] ring-ink" />
      ))}
      {panels > SHOWN_MAX && (
        <span className="text-sm">{`and ${(panels - SHOWN_MAX).toLocaleString('en-GB')} more`}</span>
      )}
    </div>
  )
}
