'use client'

import { FieldError, TextareaInput, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent, JSONFieldClientProps } from 'payload'
import { useCallback, useState } from 'react'

import { readJson, showJson } from './read-json'

/** A plain text area for JSON that shows where it becomes invalid and keeps the input. */
export const JsonField: JSONFieldClientComponent = (props) => <JsonInput {...props} />

type JsonInputProps = JSONFieldClientProps & {
  /** What is wrong with a value that is valid JSON; null if nothing is. */
  problemOf?: (value: unknown) => string | null
}

/** The same with further checks in the browser, which would otherwise overrule the refusal of the server. */
export function JsonInput({ field, path: pathFromProps, readOnly, problemOf }: JsonInputProps) {
  const validate = useCallback(
    (checked: unknown): true | string => {
      const verdict = checkValue(checked)
      return verdict === true ? (problemOf?.(checked) ?? true) : verdict
    },
    [problemOf],
  )
  const { path, value, setValue, showError, disabled } = useField<unknown>({
    potentiallyStalePath: pathFromProps,
    validate,
  })
  const [typed, setTyped] = useState<string | null>(null)
  // An outside change, such as a restored version, replaces the input; an equal value keeps its formatting.
  const text = typed !== null && isSame({ typed, value }) ? typed : showJson(value)
  const reading = readJson(text)

  const onChange = (next: string) => {
    const read = readJson(next)
    setTyped(next)
    setValue(read.ok ? read.value : next)
  }

  return (
    <TextareaInput
      path={path}
      label={field.label}
      required={field.required}
      description={field.admin?.description}
      className={field.admin?.className}
      readOnly={readOnly || disabled}
      rows={8}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      showError={showError || !reading.ok}
      Error={
        <FieldError
          path={path}
          message={reading.ok ? undefined : reading.message}
          showError={showError || !reading.ok}
        />
      }
    />
  )
}

function checkValue(value: unknown): true | string {
  const reading = typeof value === 'string' ? readJson(value) : readJson('')
  return reading.ok || reading.message
}

function isSame({ typed, value }: { typed: string; value: unknown }): boolean {
  const reading = readJson(typed)
  return showJson(reading.ok ? reading.value : typed) === showJson(value)
}
