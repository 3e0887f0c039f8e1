import { heatedLengthMm, type Powerboard } from '@/lib/content/product'

/** The panel from below, to scale at every width: a plain white rectangle. */
export function PanelDrawing({ panel, className }: { panel: Powerboard; className?: string }) {
  const { name, widthMm, heightMm, heatingWidthMm } = panel
  const heatedMm = heatedLengthMm(panel)
  const inset = {
    inset: `${percent((heightMm - heatingWidthMm) / 2, heightMm)} ${percent((widthMm - heatedMm) / 2, widthMm)}`,
  }
  return (
    <div className={`grid grid-cols-[1fr_14px] gap-x-3 gap-y-2.5 md:gap-x-6.5 md:gap-y-4 md:pr-3 ${className ?? ''}`}>
      <Dimension mm={widthMm} />
      <div
        className="relative col-start-1 rounded-panel bg-linear-to-b from-panel to-[#fafbfc] shadow-[0_0_0_1px_var(--color-line),0_26px_40px_-16px_rgb(40_19_37/.32)]"
        style={{ aspectRatio: `${widthMm} / ${heightMm}` }}
      >
        <div
          className="absolute flex flex-col justify-between border border-dashed border-edge p-1 md:px-3.5 md:pt-2.5 md:pb-4"
          style={inset}
        >
          <p className="text-xs text-ink-2 md:text-base">
            Heated zone {heatingWidthMm} × {heatedMm.toLocaleString('en-GB')}
          </p>
          <p className="font-display text-[1.25rem] font-medium md:text-[2rem] md:leading-tight">{name}</p>
        </div>
      </div>
      <Dimension mm={heightMm} isUpright />
    </div>
  )
}

const percent = (value: number, whole: number) => `${Math.round((value / whole) * 10_000) / 100}%`

/** A length in millimetres between two ticks. */
function Dimension({ mm, isUpright = false }: { mm: number; isUpright?: boolean }) {
  const line = isUpright ? 'w-px flex-1 bg-ink' : 'h-px flex-1 bg-ink'
  const tick = isUpright ? 'h-px w-3.5 bg-ink' : 'h-3.5 w-px bg-ink'
  return (
    <p className={`flex items-center text-sm font-semibold md:text-base ${isUpright ? 'flex-col' : 'col-start-1'}`}>
      <span className={tick} />
      <span className={line} />
      <span className={isUpright ? '-my-2 px-3 leading-none [writing-mode:vertical-rl] md:px-4' : 'px-4'}>
        {mm.toLocaleString('en-GB')}
      </span>
      <span className={line} />
      <span className={tick} />
    </p>
  )
}
