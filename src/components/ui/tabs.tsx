import type { ReactNode } from 'react'

import { cx } from './cx'
import { TabsBox } from './tabs-box'

export type TabsProps = { label: string; tabs: readonly { value: string; label: string; panel: ReactNode }[] }

export const tabBarClass = 'flex flex-wrap gap-x-1 border-b border-line'
export const tabClass =
  'relative flex min-h-14 cursor-pointer items-center px-2.5 font-medium whitespace-nowrap sm:px-4.5 ' +
  'before:absolute before:inset-x-0 before:top-0 before:h-1.25 before:origin-top before:scale-y-0 before:bg-ember before:transition-[scale] before:duration-180 before:ease-settle ' +
  'forced-colors:before:bg-[Highlight] data-[state=active]:bg-panel data-[state=active]:font-semibold data-[state=active]:before:scale-y-100'

/**
 * Panels behind tabs. Without a script, or when it cannot be had, all of them under headings. The script comes when the
 * visitor comes near; until then the first panel stands under a bar of the same look, so that nothing moves.
 */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <TabsBox label={label} tabs={tabs}>
      <div aria-hidden className={cx(tabBarClass, 'group-data-failed/tabs:hidden noscript:hidden')}>
        {tabs.map((tab, index) => (
          <span key={tab.value} data-state={index === 0 ? 'active' : 'inactive'} className={tabClass}>
            {tab.label}
          </span>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <section key={tab.value} aria-label={tab.label} className={cx(index > 0 && SHOWN_WITH_ALL)}>
          <h3 className={cx('pt-8 text-h4 font-semibold', SHOWN_WITH_ALL)}>{tab.label}</h3>
          {tab.panel}
        </section>
      ))}
    </TabsBox>
  )
}

const SHOWN_WITH_ALL = 'hidden group-data-failed/tabs:block noscript:block'
