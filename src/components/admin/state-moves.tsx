import { Button, FieldLabel, useField, useForm, useFormInitializing, useFormProcessing } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'

type StateMovesProps = {
  /** The field that has the state. */
  field: string
  label: string
  now: string
  /** Where it can go, with the words of each button. `confirm`: those of a second one, for what cannot be taken back. */
  moves: readonly { to: string; label: string; confirm?: string }[]
  children: ReactNode
}

/** Whether a move is possible is up to the server. Without this, Payload would save nothing after a refusal. */
const isValid = () => true as const

/** Where a record stands, with a button for each state to which staff can move it now. Each saves the whole form. */
export function StateMoves({ field, label, now, moves, children }: StateMovesProps) {
  const { submit } = useForm()
  const { errorMessage, showError } = useField<string>({ path: field, validate: isValid })
  // Payload drops what is submitted while the form is being read or saved.
  const [isReading, isSaving] = [useFormInitializing(), useFormProcessing()]
  const [asking, setAsking] = useState<{ to: string; confirm: string } | null>(null)
  const moveTo = (to: string) => {
    setAsking(null)
    void submit({ overrides: { [field]: to } })
  }
  return (
    <div className="field-type pb-moves">
      <FieldLabel label={label} />
      <p>
        <strong>{now}</strong>
      </p>
      {moves.map(({ to, label: words, confirm }) => (
        <Button
          key={to}
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isReading || isSaving}
          onClick={() => (confirm ? setAsking({ to, confirm }) : moveTo(to))}
        >
          {words}
        </Button>
      ))}
      {asking && (
        <div role="group" aria-label="Are you sure?">
          <p>This cannot be taken back.</p>
          <Button size="small" margin={false} onClick={() => moveTo(asking.to)}>
            {asking.confirm}
          </Button>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setAsking(null)}>
            No
          </Button>
        </div>
      )}
      {showError && <p role="alert">{errorMessage}</p>}
      <p className="field-description">{children}</p>
    </div>
  )
}
