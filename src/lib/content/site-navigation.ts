import type { NavigationLink } from '@/lib/routing/navigation'

/** The links at the top of every page, and in the two columns of its footer. */
export type SiteNavigation = {
  header: readonly NavigationLink[]
  quickLinks: readonly NavigationLink[]
  services: readonly NavigationLink[]
}
