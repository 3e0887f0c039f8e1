import type { ReactNode } from 'react'

/** Shows the working of the figure with this key. */
export type ShowWorking = (key: string) => void

/** A figure that opens its working. */
export function FigureButton({ of, show, children }: { of: string; show: ShowWorking; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={() => show(of)}
      className="cursor-pointer font-[inherit] tabular-nums underline decoration-edge decoration-dotted decoration-2 underline-offset-[.2em] hover:decoration-current print:no-underline"
    >
      {children}
      <span className="sr-only">, see the working</span>
    </button>
  )
}
