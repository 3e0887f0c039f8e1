import { useState } from 'react'

import { shownNumber, typedNumber } from './typed-number'

type CellProps = {
  row: number
  column: string
  label: string
  error: string | null
  describedBy?: string | undefined
}

/** The attributes by which a control of the table is found and described. */
const cellAttributes = ({ row, column, label, error, describedBy }: CellProps) => ({
  'data-row': row,
  'data-column': column,
  'aria-label': label,
  'aria-invalid': error === null ? undefined : true,
  'aria-describedby':
    [describedBy, error === null ? undefined : errorIdOf(row, column)].filter(Boolean).join(' ') || undefined,
})

const errorIdOf = (row: number, column: string) => `quote-line-${row}-${column}-error`

function CellError({ row, column, error }: CellProps) {
  return error === null ? null : (
    <span id={errorIdOf(row, column)} className="pb-lines__fault">
      {error}
    </span>
  )
}

type TextCellProps = CellProps & {
  value: string
  placeholder: string
  maxLength: number
  onChange: (value: string) => void
}

export function TextCell({ value, placeholder, maxLength, onChange, ...cell }: TextCellProps) {
  return (
    <>
      <input
        {...cellAttributes(cell)}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        onChange={({ target }) => onChange(target.value)}
      />
      <CellError {...cell} />
    </>
  )
}

type NumberCellProps = CellProps & {
  value: number | string | null | undefined
  isPrice?: boolean
  placeholder?: string
  onChange: (value: number | string | null) => void
}

/** A number that stays as it is typed until the cell is left. */
export function NumberCell({ value, isPrice = false, placeholder, onChange, ...cell }: NumberCellProps) {
  const [typing, setTyping] = useState<string | null>(null)
  return (
    <>
      <input
        {...cellAttributes(cell)}
        className="pb-figure"
        inputMode="decimal"
        placeholder={placeholder}
        maxLength={20}
        value={typing ?? shownNumber(value, { isPrice })}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyping(null)}
        onChange={({ target }) => {
          setTyping(target.value)
          onChange(typedNumber(target.value))
        }}
      />
      <CellError {...cell} />
    </>
  )
}
