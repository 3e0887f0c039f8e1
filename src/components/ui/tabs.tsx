import { cx } from './cx'
import { LazyTabs } from './lazy-tabs'
import { tabBarClass, tabClass, type TabsProps } from './tab-bar'

/**
 * Tabbed panels. Without JavaScript, or if it fails to load, all panels are shown under headings. The script loads near
 * the viewport; until then the first panel is shown under an identical bar, to avoid layout shift.
 */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <LazyTabs label={label} tabs={tabs}>
      <div aria-hidden className={cx(tabBarClass, 'group-data-failed/tabs:hidden noscript:hidden')}>
        {tabs.map((tab, index) => (
          <span
            key={tab.value}
            data-tab={tab.value}
            data-state={index === 0 ? 'active' : 'inactive'}
            className={tabClass}
          >
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
    </LazyTabs>
  )
}

const SHOWN_WITH_ALL = 'hidden group-data-failed/tabs:block noscript:block'
