import { Button } from '@/components/ui/button'
import { routes } from '@/lib/routing/routes'

/** The search for a place, by name or postcode; works without JavaScript. */
export function PlaceSearchForm({ typed = '', error }: { typed?: string; error?: string | undefined }) {
  return (
    <form action={routes.locationsNear} className="flex max-w-[34rem] flex-wrap items-end gap-3">
      <div className="min-w-52 flex-1">
        <label htmlFor="place" className="block pb-1.5 font-semibold">
          Place or postcode
        </label>
        <input
          id="place"
          name="place"
          defaultValue={typed}
          required
          maxLength={60}
          autoComplete="postal-code"
          aria-describedby={error ? 'place-error' : undefined}
          aria-invalid={error ? true : undefined}
          className="h-12.5 w-full rounded-control border-[1.5px] border-edge bg-panel px-3.5 text-ink"
        />
      </div>
      <Button type="submit">Find</Button>
      {error && (
        <p id="place-error" className="w-full font-semibold text-fault">
          {error}
        </p>
      )}
    </form>
  )
}
