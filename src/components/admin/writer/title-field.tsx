'use client'

import { TextareaInput, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** A text field that shows a long title on several lines; the title itself has no line breaks. */
export const TitleField: TextFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: pathFromProps })
  return (
    <TextareaInput
      path={path}
      label={field.label}
      required={field.required}
      readOnly={readOnly || disabled}
      rows={1}
      value={value}
      onChange={(event) => setValue(event.target.value.replace(/(?<!\s)\s*\n\s*/g, ' '))}
      showError={showError}
    />
  )
}
