import { Button } from '@/components/ui/button'
import { fieldId } from '@/components/ui/field-props'
import { TextInput } from '@/components/ui/text-input'
import { routes } from '@/lib/routing/routes'

type InstallerSearchFormProps = { typed?: string; error?: string }

/** A plain form that needs no JavaScript. */
export function InstallerSearchForm({ typed = '', error }: InstallerSearchFormProps) {
  return (
    <form
      action={routes.installersNear}
      role="search"
      aria-label="Installers by postcode"
      noValidate
      className="no-print flex max-w-[34em] flex-wrap items-end gap-2.5"
    >
      <TextInput
        id={fieldId('installer-search', 'postcode')}
        name="postcode"
        value={typed}
        error={error}
        label="Postcode"
        hint="We only use the first half, such as SN10, and don’t keep it."
        required
        autoComplete="postal-code"
        autoCapitalize="characters"
        className="min-w-56 flex-1"
      />
      <Button type="submit" icon="search" className={error ? 'mb-8' : undefined}>
        Search
      </Button>
    </form>
  )
}
