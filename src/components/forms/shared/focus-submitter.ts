import type { SubmitEvent } from 'react'

/** Moves the focus from a field, where Enter was pressed, to the button: fields cannot have it while a form is sent. */
export function focusSubmitter({ nativeEvent }: SubmitEvent<HTMLFormElement>) {
  nativeEvent.submitter?.focus()
}
