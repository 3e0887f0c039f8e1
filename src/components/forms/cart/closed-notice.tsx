import { ButtonLink } from '@/components/ui/button'
import { quoteRequestFrom } from '@/lib/routing/script-routes'

/** Shown while the store is closed. */
export function ClosedNotice() {
  return (
    <div className="isolate grid-page gap-y-5 pt-7 pb-(--section)">
      <h2 className="text-h3 md:col-span-9">The store isn’t open yet</h2>
      <p className="max-w-[38em] md:col-span-9">
        You can’t add anything to a basket for now. A written quote states the total for your number of panels, with
        delivery and VAT, and with fitting if you want it.
      </p>
      <p className="md:col-span-9">
        <ButtonLink href={quoteRequestFrom('basket')}>Get a quote</ButtonLink>
      </p>
    </div>
  )
}
