import { useAllFormFields, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useState } from 'react'

import type { Quote } from '@/lib/generated/payload-types'

import { NEW_LINE, type TypedLine } from './typed-line'

const PATH = 'lines'

/** The fields of a quote as they are typed. */
type TypedQuote = Pick<
  Quote,
  'message' | 'depositPercent' | 'asymmetryK' | 'protectionAmps' | 'cableAmps' | 'state'
> & { validUntil?: string | null; lines: TypedLine[] }

/** A line that was removed, and where it stood. */
type Removed = { line: TypedLine; index: number }

/** The lines in the form of the admin, and what can be done with them. */
export function useLines() {
  const [fields, dispatch] = useAllFormFields()
  const { addFieldRow, moveFieldRow, removeFieldRow, setModified } = useForm()
  const { collectionSlug } = useDocumentInfo()
  const [removed, setRemoved] = useState<Removed | null>(null)
  const { lines: typed, ...others } = reduceFieldsToValues(fields, true) as TypedQuote // the fields of a quote
  const lines = Array.isArray(typed) ? typed : [] // the form has 0 in place of no lines

  const insert = (index: number, line: Partial<TypedLine>) =>
    addFieldRow({
      path: PATH,
      rowIndex: index,
      schemaPath: `${collectionSlug}.${PATH}`,
      subFieldState: stateOf({ ...NEW_LINE, ...line }),
    })

  return {
    quote: { ...others, lines } satisfies TypedQuote,
    removed: removed?.line ?? null,
    add: (index: number, line: Partial<TypedLine> = {}) => insert(index, line),
    change: (index: number, changes: Partial<TypedLine>) => {
      for (const [name, value] of Object.entries(changes))
        dispatch({ type: 'UPDATE', path: `${PATH}.${index}.${name}`, value })
      setModified(true)
    },
    move: (from: number, to: number) => moveFieldRow({ path: PATH, moveFromIndex: from, moveToIndex: to }),
    remove: (index: number) => {
      const line = lines[index]
      if (!line) return
      setRemoved({ line, index })
      removeFieldRow({ path: PATH, rowIndex: index })
    },
    /** Returns where the line stands again; null if none was removed. */
    restore: () => {
      if (!removed) return null
      const index = Math.min(removed.index, lines.length)
      insert(index, removed.line)
      setRemoved(null)
      return index
    },
    /** What the server, or the form before it, refused in a line; or in all of them. */
    errorOf: (index: number, name: string) => errorIn(fields[`${PATH}.${index}.${name}`]),
    error: errorIn(fields[PATH]),
  }
}

export type Lines = ReturnType<typeof useLines>

const errorIn = (field: FormState[string] | undefined): string | null =>
  field?.valid === false ? (field.errorMessage ?? null) : null

const stateOf = (line: Partial<TypedLine>): FormState =>
  Object.fromEntries(
    Object.entries(line).map(([name, value]) => [
      name,
      { value, initialValue: value, valid: true, passesCondition: true },
    ]),
  )
