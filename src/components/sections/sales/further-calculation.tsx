import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/site/routes'

/** From the short estimate to the whole sum. */
export function FurtherCalculation() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line px-5 py-6 md:px-9">
      <p className="max-w-[30em] text-sm">
        The calculator knows your postcode’s winter, your walls and your windows, and gives a range instead of a limit.
      </p>
      <ButtonLink href={routes.calculator} className="max-sm:w-full">
        Calculate Savings
      </ButtonLink>
    </div>
  )
}
