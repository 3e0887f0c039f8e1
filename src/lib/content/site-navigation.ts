import type { NavigationLink } from '@/lib/routing/navigation'

/** The links in the page header and in the two columns of the footer. */
export type SiteNavigation = {
  header: readonly NavigationLink[]
  quickLinks: readonly NavigationLink[]
  services: readonly NavigationLink[]
}
