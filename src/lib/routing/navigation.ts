import { openOnes } from './closed'
import { routes } from './routes'

export type NavigationLink = { href: string; label: string; isHighlighted?: boolean }

/** Default links of a new site. Staff change those of the header and footer in the admin. */
export const HEADER_LINKS: readonly NavigationLink[] = [
  { href: routes.home, label: 'Home' },
  { href: routes.about, label: 'About' },
  { href: routes.systemDesigner, label: 'System Designer', isHighlighted: true },
  { href: routes.locations, label: 'Locations' },
  { href: routes.energyTips, label: 'Energy tips' },
  { href: routes.blog, label: 'Blog' },
  { href: routes.partners, label: 'Partners' },
]

/** Links beside the navigation: in the strip above it on a wide screen, at the end of the menu on a small one. */
export const UTILITY_LINKS: readonly NavigationLink[] = openOnes([
  { href: routes.panel, label: 'The panel' },
  { href: routes.calculator, label: 'Calculator' },
  { href: routes.installers, label: 'Installers' },
  { href: routes.search, label: 'Search' },
])

/** What only the menu has: the strip has no room for guides, nor the bar of a phone for its button. */
export const MENU_LINKS: readonly NavigationLink[] = [
  { href: routes.guides, label: 'Guides' },
  { href: routes.contact, label: 'Contact' },
]

export const FOOTER_QUICK_LINKS: readonly NavigationLink[] = [
  { href: routes.home, label: 'Home' },
  { href: routes.about, label: 'About' },
  { href: routes.panel, label: 'The panel' },
  { href: routes.technicalSpecs, label: 'Technical specs' },
  { href: routes.guides, label: 'Guides' },
  { href: routes.systemDesigner, label: 'System Designer' },
  { href: routes.locations, label: 'Locations' },
  { href: routes.blog, label: 'Blog' },
]

export const FOOTER_SERVICE_LINKS: readonly NavigationLink[] = [
  { href: routes.quickCalculator, label: 'Quick calculator' },
  { href: routes.professionalCalculator, label: 'Professional calculator' },
  { href: routes.quoteRequest, label: 'Get a quote' },
  { href: routes.installers, label: 'Find an installer' },
  { href: routes.partners, label: 'Become a partner' },
  { href: routes.distributors, label: 'Become a distributor' },
]

export const LEGAL_LINKS: readonly NavigationLink[] = [
  { href: routes.privacyPolicy, label: 'Privacy policy' },
  { href: routes.termsOfService, label: 'Terms of service' },
  { href: routes.cookiePolicy, label: 'Cookie policy' },
]
