'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'

import { cx } from './cx'

export type TabsProps = { label: string; tabs: readonly { value: string; label: string; panel: ReactNode }[] }

export const tabBarClass = 'flex flex-wrap gap-x-1 border-b border-line'
export const tabClass =
  'relative flex min-h-14 cursor-pointer items-center px-2.5 font-medium whitespace-nowrap sm:px-4.5 ' +
  'before:absolute before:inset-x-0 before:top-0 before:h-1.25 before:origin-top before:scale-y-0 before:bg-ember before:transition-[scale] before:duration-180 before:ease-settle ' +
  'forced-colors:before:bg-[Highlight] data-[state=active]:bg-panel data-[state=active]:font-semibold data-[state=active]:before:scale-y-100'

/** How far below the screen the tabs' script is fetched. */
const NEAR = '50% 0px'

/**
 * Panels behind tabs. Without a script, or when it cannot be had, all of them under headings. The script comes when the
 * visitor comes near; until then the first panel stands under a bar of the same look, so that nothing moves.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState<ComponentType<TabsProps> | null>(null)
  const [isAllShown, showAll] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        import('./live-tabs').then(
          ({ LiveTabs }) => setLive(() => LiveTabs),
          () => showAll(true),
        )
      },
      { rootMargin: NEAR },
    )
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])

  if (Live) return <Live label={label} tabs={tabs} />
  return (
    <div ref={ref}>
      <div aria-hidden className={cx(tabBarClass, isAllShown ? 'hidden' : 'noscript:hidden')}>
        {tabs.map((tab, index) => (
          <span key={tab.value} data-state={index === 0 ? 'active' : 'inactive'} className={tabClass}>
            {tab.label}
          </span>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <section key={tab.value} aria-label={tab.label} className={cx(index > 0 && !isAllShown && 'hidden noscript:block')}>
          <h3 className={cx('pt-8 text-h4 font-semibold', !isAllShown && 'hidden noscript:block')}>{tab.label}</h3>
          {tab.panel}
        </section>
      ))}
    </div>
  )
}
