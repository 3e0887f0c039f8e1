import type { ReactNode } from 'react'

type FigureCaptionProps = {
  number: number
  heatKey: ReactNode
  className?: string
  children: ReactNode
}

/** A figure's caption, with its colour key. */
export function FigureCaption({ number, heatKey, className, children }: FigureCaptionProps) {
  return (
    <figcaption
      className={`flex flex-wrap items-start justify-between gap-x-8 gap-y-4 text-sm text-ink-2 ${className ?? ''}`}
    >
      <div className="max-w-160 flex-[1_1_18rem]">
        <p>
          <b className="text-ink">Fig. {number}</b> {children}
        </p>
      </div>
      {heatKey}
    </figcaption>
  )
}
