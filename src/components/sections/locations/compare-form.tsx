import { Button } from '@/components/ui/button'
import { routes } from '@/lib/routing/routes'

type CompareFormProps = { path: string; name: string; typed?: string; error?: string | undefined }

/** Asks which place to compare this one with; works without JavaScript. */
export function CompareForm({ path, name, typed = '', error }: CompareFormProps) {
  return (
    <form action={routes.comparePlaces} className="no-print flex max-w-[34rem] flex-wrap items-end gap-3">
      <input type="hidden" name="place" value={path} />
      <div className="min-w-52 flex-1">
        <label htmlFor="compare-with" className="block pb-1.5 font-semibold">
          Compare {name} with another place
        </label>
        <input
          id="compare-with"
          name="with"
          defaultValue={typed}
          required
          maxLength={60}
          aria-describedby={error ? 'compare-error' : undefined}
          aria-invalid={error ? true : undefined}
          className="h-12.5 w-full rounded-control border-[1.5px] border-edge bg-panel px-3.5 text-ink"
        />
      </div>
      <Button type="submit" look="secondary">
        Compare
      </Button>
      {error && (
        <p id="compare-error" className="w-full font-semibold text-fault">
          {error}
        </p>
      )}
    </form>
  )
}
