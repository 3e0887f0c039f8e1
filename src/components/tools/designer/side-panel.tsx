import { memo } from 'react'

import type { Elements } from '@/components/ui/elements'

const PANEL_VIEWS = [
  { value: 'edit', label: 'Edit' },
  { value: 'rooms', label: 'Rooms' },
  { value: 'home', label: 'Home' },
  { value: 'view', label: 'View' },
  { value: 'totals', label: 'Totals' },
] as const

export type PanelView = (typeof PANEL_VIEWS)[number]['value']

type PanelTabsProps = {
  shown: PanelView
  onShow: (view: PanelView) => void
}

/** Chooses what the panel beside the plan shows; on a phone it is a sheet below it. */
export const PanelTabs = memo(function PanelTabs({ shown, onShow }: PanelTabsProps) {
  return (
    <div role="group" aria-label="Parts of the design" data-foot-bar className="drawing-tabs no-print">
      {PANEL_VIEWS.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === shown}
          aria-controls={`design-${value}`}
          onClick={() => onShow(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
})

type SheetHeightProps = { isTall: boolean; onToggle: () => void }

/** Gives the sheet of a phone more of the screen, or the plan. */
export function SheetHeight({ isTall, onToggle }: SheetHeightProps) {
  return (
    <button type="button" aria-pressed={isTall} className="drawing-height no-print" onClick={onToggle}>
      Taller
    </button>
  )
}

type PanelPartProps = { view: PanelView; shown: PanelView; label: string; isPrinted?: boolean; children: Elements }

/** One part of the panel. */
export function PanelPart({ view, shown, label, isPrinted = false, children }: PanelPartProps) {
  const isShown = view === shown
  return (
    <section
      id={`design-${view}`}
      aria-label={label}
      className={isShown ? (isPrinted ? undefined : 'no-print') : isPrinted ? 'hidden print:block' : 'hidden'}
    >
      {children}
    </section>
  )
}
