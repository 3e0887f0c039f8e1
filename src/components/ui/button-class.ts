import { cx } from './cx'

type Look = 'primary' | 'secondary'
type Size = 'md' | 'sm'
export type ButtonStyle = { look?: Look; size?: Size; disabled?: boolean }

const BASE =
  'inline-flex items-center justify-center gap-2.5 rounded-control text-center font-semibold leading-tight no-underline ' +
  'transition-[background-color,box-shadow] duration-140 ease-settle forced-colors:border'

const LOOKS: Record<Look, string> = {
  primary:
    'bg-ember text-panel shadow-[inset_0_2px_0_rgb(255_255_255/.28)] ' +
    'hover:bg-ember-deep hover:shadow-[inset_0_4px_0_rgb(255_255_255/.28)]',
  secondary:
    'bg-panel text-ink ring-[1.5px] ring-inset ring-ink ' +
    'hover:bg-plaster hover:shadow-[inset_0_4px_0_var(--color-ink)]',
}

const DISABLED = 'cursor-not-allowed bg-frost text-ink-2'

const SIZES: Record<Size, string> = {
  md: 'min-h-13 px-6 py-2',
  sm: 'min-h-10.5 px-3.5 py-1.5 text-sm pointer-coarse:min-h-11',
}

/** The class names of a button, for any element. */
export function buttonClass({ look = 'primary', size = 'md', disabled = false }: ButtonStyle): string {
  return cx(BASE, disabled ? DISABLED : LOOKS[look], SIZES[size])
}
