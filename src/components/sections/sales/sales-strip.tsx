import { Icon } from '@/components/ui/icon'
import { isOpen } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'

/** A strip that links to the designer, if there is one. */
export function SalesStrip() {
  if (!isOpen(routes.systemDesigner)) return null
  return (
    <a
      href={routes.systemDesigner}
      className="group relative block border-y border-line bg-panel before:absolute before:inset-x-0 before:-top-px before:h-0 before:bg-ink before:transition-[height] before:duration-180 before:content-[''] hover:before:h-1.25"
    >
      <span className="mx-auto flex min-h-17 max-w-360 flex-wrap items-center justify-between gap-x-8 gap-y-1 px-(--margin) py-3">
        <span>Your rooms, to scale, with their panels.</span>
        <span className="flex items-center gap-2.5 font-semibold">
          <Icon name="ruler" />
          Design Your System
          <Icon
            name="arrow-right"
            className="transition-[translate] duration-180 ease-settle group-hover:translate-x-1"
          />
        </span>
      </span>
    </a>
  )
}
