'use client'

import type { ReactNode } from 'react'

import type { TabsProps } from './tab-bar'
import { useInView } from './use-in-view'

const loadLive = () => import('./live-tabs').then((module) => module.LiveTabs)

/** Replaces its children with live tabs near the viewport. */
export function LazyTabs({ children, ...tabs }: TabsProps & { children: ReactNode }) {
  const { ref, loaded: LiveTabs, hasFailed } = useInView(loadLive)
  if (LiveTabs) return <LiveTabs {...tabs} />
  return (
    <div ref={ref} data-failed={hasFailed || undefined} className="group/tabs">
      {children}
    </div>
  )
}
