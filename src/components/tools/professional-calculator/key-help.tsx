import { UnderlinedSummary } from '@/components/ui/underlined-summary'

const KEYS = [
  ['Tab, Shift+Tab', 'the next cell, the one before'],
  ['Enter', 'the next row, where you began; below the last one a new room'],
  ['Arrows', 'from cell to cell; in a text field first within the text, in the Use list through its options'],
  ['Shift with arrows', 'selects a block'],
  ['Ctrl+C, Ctrl+X, Ctrl+V', 'copies, cuts and pastes cells or blocks, also from and to a spreadsheet'],
  ['Delete', 'empties a block'],
  ['Ctrl+D', 'duplicates the room, or all selected rooms'],
  ['Alt with up or down', 'moves rooms'],
  ['Alt+Delete', 'deletes rooms'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'undo, redo'],
] as const

/** Keyboard shortcuts in the table. */
export function KeyHelp() {
  return (
    <details className="no-print text-sm">
      <UnderlinedSummary>Keys</UnderlinedSummary>
      <dl className="grid max-w-[48em] gap-x-6 gap-y-1 pb-3 sm:grid-cols-[13rem_1fr]">
        {KEYS.map(([key, does]) => (
          <div key={key} className="contents">
            <dt className="font-semibold">{key}</dt>
            <dd className="max-sm:mb-1.5">{does}</dd>
          </div>
        ))}
      </dl>
      <p className="pb-3 text-ink-2">On a Mac, Command takes the place of Ctrl and Option that of Alt.</p>
    </details>
  )
}
