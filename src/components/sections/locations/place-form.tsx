import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/control-class'
import { cx } from '@/components/ui/cx'
import { FAULT_RULE, FieldError } from '@/components/ui/field'
import { describedBy } from '@/components/ui/field-props'

/** What a visitor typed and the error that it caused. */
export type TypedPlace = { typed?: string; error?: string | undefined }

type PlaceFormProps = TypedPlace & {
  action: string
  /** Of the field. */
  id: string
  name: string
  label: string
  autoComplete?: string
  button: { label: string; look?: 'secondary' }
  /** Another place, sent in a hidden field. */
  place?: string
}

/** A form for one place; works without JavaScript. */
export function PlaceForm({ action, id, name, label, autoComplete, button, place, typed = '', error }: PlaceFormProps) {
  return (
    <form
      action={action}
      className={cx('no-print relative flex max-w-[34rem] flex-wrap items-end gap-3', error && FAULT_RULE)}
    >
      {place !== undefined && <input type="hidden" name="place" value={place} />}
      <div className="min-w-52 flex-1">
        <label htmlFor={id} className="block pb-1.5 font-semibold">
          {label}
        </label>
        <input
          id={id}
          name={name}
          defaultValue={typed}
          required
          maxLength={60}
          autoComplete={autoComplete}
          aria-describedby={describedBy({ id, error })}
          aria-invalid={error ? true : undefined}
          className={cx(controlClass(error), 'text-ink')}
        />
      </div>
      <Button type="submit" look={button.look}>
        {button.label}
      </Button>
      {error && (
        <div className="w-full">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </form>
  )
}
