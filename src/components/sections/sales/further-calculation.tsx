import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/routing/routes'

/** Links the short estimate to the full calculation. */
export function FurtherCalculation() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line px-5 py-6 md:px-9">
      <ButtonLink href={routes.calculator} className="max-sm:w-full">
        Calculate Savings
      </ButtonLink>
    </div>
  )
}
