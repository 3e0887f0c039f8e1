import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/control-class'
import { cx } from '@/components/ui/cx'
import { FAULT_RULE, FieldError } from '@/components/ui/field'
import { describedBy } from '@/components/ui/field-props'
import { routes } from '@/lib/routing/routes'

type CompareFormProps = { path: string; name: string; typed?: string; error?: string | undefined }

const OTHER_ID = 'compare-with'

/** Asks which place to compare this one with; works without JavaScript. */
export function CompareForm({ path, name, typed = '', error }: CompareFormProps) {
  return (
    <form
      action={routes.comparePlaces}
      className={cx('no-print relative flex max-w-[34rem] flex-wrap items-end gap-3', error && FAULT_RULE)}
    >
      <input type="hidden" name="place" value={path} />
      <div className="min-w-52 flex-1">
        <label htmlFor={OTHER_ID} className="block pb-1.5 font-semibold">
          Compare {name} with another place
        </label>
        <input
          id={OTHER_ID}
          name="with"
          defaultValue={typed}
          required
          maxLength={60}
          aria-describedby={describedBy({ id: OTHER_ID, error })}
          aria-invalid={error ? true : undefined}
          className={cx(controlClass(error), 'text-ink')}
        />
      </div>
      <Button type="submit" look="secondary">
        Compare
      </Button>
      {error && (
        <div className="w-full">
          <FieldError id={OTHER_ID}>{error}</FieldError>
        </div>
      )}
    </form>
  )
}
