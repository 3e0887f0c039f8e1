'use client'

import type { ReactNode } from 'react'

import type { TabsProps } from './tabs'
import { useWhenNear } from './use-when-near'

const loadLive = () => import('./live-tabs').then((module) => module.LiveTabs)

/** Puts live tabs in the place of its children when the visitor comes near. */
export function TabsBox({ children, ...tabs }: TabsProps & { children: ReactNode }) {
  const { ref, loaded: LiveTabs, hasFailed } = useWhenNear(loadLive)
  if (LiveTabs) return <LiveTabs {...tabs} />
  return (
    <div ref={ref} data-failed={hasFailed || undefined} className="group/tabs">
      {children}
    </div>
  )
}
