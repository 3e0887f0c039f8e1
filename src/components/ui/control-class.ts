import { cx } from './cx'

/** Class names of a text control: 1.5px border, 3px ink when focused, 2px fault colour on its tint when invalid. */
export function controlClass(error: string | undefined): string {
  return cx(
    'block min-h-12.5 w-full rounded-control px-3.5 text-base ring-inset not-forced-colors:outline-none',
    'focus-visible:bg-panel focus-visible:ring-3 focus-visible:ring-ink',
    'forced-colors:border forced-colors:border-[FieldText]',
    error ? 'bg-fault-tint ring-2 ring-fault' : 'bg-panel ring-[1.5px] ring-edge',
  )
}
