import type { ReactNode } from 'react'

type FigureCaptionProps = {
  number: number
  heatKey: ReactNode
  source?: ReactNode
  className?: string
  children: ReactNode
}

/** A figure's caption, with its colour key. */
export function FigureCaption({ number, heatKey, source, className, children }: FigureCaptionProps) {
  return (
    <figcaption
      className={`flex flex-wrap items-start justify-between gap-x-8 gap-y-4 text-sm text-ink-2 ${className ?? ''}`}
    >
      <div className="max-w-160 flex-[1_1_18rem]">
        <p>
          <b className="text-ink">Fig. {number}</b> {children}
        </p>
        {source && <p className="mt-0.5 text-xs text-ink-3">{source}</p>}
      </div>
      {heatKey}
    </figcaption>
  )
}
