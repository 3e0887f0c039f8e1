import type { TableKeys } from './use-table-keys'

type LineButtonsProps = { row: number; count: number; name: string; keys: TableKeys }

/** Moves a line up or down, or removes it, for those who do not use the keys. */
export function LineButtons({ row, count, name, keys: { moveTo, removeAt } }: LineButtonsProps) {
  const buttons = [
    { column: 'up', label: `Move ${name} up`, sign: '↑', isOff: row === 0, press: () => moveTo(row, row - 1, 'up') },
    {
      column: 'down',
      label: `Move ${name} down`,
      sign: '↓',
      isOff: row === count - 1,
      press: () => moveTo(row, row + 1, 'down'),
    },
    { column: 'remove', label: `Remove ${name}`, sign: '×', isOff: false, press: () => removeAt(row, 'remove') },
  ]
  return (
    <div className="pb-lines__buttons">
      {buttons.map(({ column, label, sign, isOff, press }) => (
        <button
          key={column}
          type="button"
          data-row={row}
          data-column={column}
          aria-label={label}
          title={label}
          disabled={isOff}
          onClick={press}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
