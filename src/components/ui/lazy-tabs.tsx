'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'

import type { TabsProps } from './tab-bar'
import { useInView } from './use-in-view'

const loadLive = () => import('./live-tabs').then((module) => module.LiveTabs)

/** Replaces its children with live tabs near the viewport. A tab pressed before then is opened. */
export function LazyTabs({ children, ...tabs }: TabsProps & { children: ReactNode }) {
  const { ref, loaded: LiveTabs, hasFailed } = useInView(loadLive)
  const [pressed, setPressed] = useState<string>()
  const press = ({ target }: MouseEvent) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[data-tab]') : null
    if (tab) setPressed(tab.dataset['tab'])
  }
  if (LiveTabs) return <LiveTabs {...tabs} first={pressed} />
  return (
    <div ref={ref} onClick={press} data-failed={hasFailed || undefined} className="group/tabs">
      {children}
    </div>
  )
}
