import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/control-class'
import { cx } from '@/components/ui/cx'
import { FAULT_RULE, FieldError } from '@/components/ui/field'
import { describedBy } from '@/components/ui/field-props'
import { routes } from '@/lib/routing/routes'

const PLACE_ID = 'place'

/** The search for a place, by name or postcode; works without JavaScript. */
export function PlaceSearchForm({ typed = '', error }: { typed?: string; error?: string | undefined }) {
  return (
    <form
      action={routes.locationsNear}
      className={cx('relative flex max-w-[34rem] flex-wrap items-end gap-3', error && FAULT_RULE)}
    >
      <div className="min-w-52 flex-1">
        <label htmlFor={PLACE_ID} className="block pb-1.5 font-semibold">
          Place or postcode
        </label>
        <input
          id={PLACE_ID}
          name="place"
          defaultValue={typed}
          required
          maxLength={60}
          autoComplete="postal-code"
          aria-describedby={describedBy({ id: PLACE_ID, error })}
          aria-invalid={error ? true : undefined}
          className={cx(controlClass(error), 'text-ink')}
        />
      </div>
      <Button type="submit">Find</Button>
      {error && (
        <div className="w-full">
          <FieldError id={PLACE_ID}>{error}</FieldError>
        </div>
      )}
    </form>
  )
}
