import { cx } from '@/components/ui/cx'
import type { Completion } from '@/lib/content/search'

type CompletionListProps = {
  id: string
  completions: readonly Completion[]
  active: number
  onChoose: (completion: Completion) => void
}

export const optionId = (id: string, index: number) => `${id}-${index}`

/**
 * The list of a combobox, as wide as the row of input and button. The input keeps the focus, so pressing an option must
 * not take it.
 */
export function CompletionList({ id, completions, active, onChoose }: CompletionListProps) {
  const count = completions.length
  return (
    <>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label="Pages"
        hidden={count === 0}
        className="absolute inset-x-0 top-full z-10 mt-1.5 overflow-hidden rounded-float bg-panel py-1.5 shadow-float ring-[1.5px] ring-edge"
      >
        {completions.map((completion, index) => (
          <li
            key={`${completion.path} ${completion.title}`}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            className={cx(
              'flex min-h-11 cursor-pointer items-baseline justify-between gap-4 px-3.5 py-2 hover:bg-plaster',
              index === active && 'bg-plaster ring-2 ring-ink ring-inset',
            )}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(completion)}
          >
            <span>{completion.title}</span>
            <span className="flex-none text-xs text-ink-2">{completion.kind}</span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {count > 0 && `${count} ${count === 1 ? 'page' : 'pages'} below. Use the arrow keys to choose one.`}
      </p>
    </>
  )
}
