import { DefaultNav } from '@payloadcms/next/rsc'
import type { ComponentProps } from 'react'

/** Payload's menu without its list of every collection, in place of which `SiteNav` shows what a role works with. */
export function MainNav(props: ComponentProps<typeof DefaultNav>) {
  return <DefaultNav {...props} visibleEntities={{ collections: [], globals: [] }} />
}
