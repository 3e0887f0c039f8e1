'use client'

import * as Radix from '@radix-ui/react-tabs'

import { tabBarClass, tabClass, type TabsProps } from './tab-bar'

/** The tabs once their script has loaded: arrow keys move between them, and each shows its panel immediately. */
export function LiveTabs({ label, tabs, first = tabs[0]?.value }: TabsProps & { first?: string | undefined }) {
  return (
    <Radix.Root defaultValue={first}>
      <Radix.List aria-label={label} className={tabBarClass}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={tabClass}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
