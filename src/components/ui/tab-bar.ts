import type { Elements } from './elements'

export type TabsProps = { label: string; tabs: readonly { value: string; label: string; panel: Elements }[] }

export const tabBarClass = 'flex flex-wrap border-b border-line sm:gap-x-1'

export const tabClass =
  'relative flex min-h-14 cursor-pointer items-center px-1.5 font-medium whitespace-nowrap max-sm:text-sm sm:px-4.5 ' +
  'before:absolute before:inset-x-0 before:top-0 before:h-1.25 before:origin-top before:scale-y-0 before:bg-ember before:transition-[scale] before:duration-180 before:ease-settle ' +
  'forced-colors:before:bg-[Highlight] data-[state=active]:bg-panel data-[state=active]:font-semibold data-[state=active]:before:scale-y-100'
