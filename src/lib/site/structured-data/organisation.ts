import type { LocalBusinessLeaf, MergeLeafTypes, OrganizationLeaf } from 'schema-dts'

import type { SiteSettings } from '../site-settings'
import { organisationId } from './json-ld'
import { openingHoursData } from './opening-hours'

/** The company, which has one place of business. It has no rating: search engines refuse one that a company gives itself. */
export function organisationData({ settings, origin }: { settings: SiteSettings; origin: string }): MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]> {
  const [street, town, county, postcode] = settings.company.address
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': organisationId(origin),
    name: 'Powerboard',
    legalName: settings.company.legalName,
    alternateName: 'Powerboard UK',
    url: `${origin}/`,
    logo: `${origin}/mark.svg`,
    image: `${origin}/share/home.jpg`,
    email: settings.email,
    telephone: international(settings.mainPhone.href),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: [town, county].filter(Boolean).join(', '),
      addressRegion: 'England',
      postalCode: postcode,
      addressCountry: 'GB',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: international(settings.mainPhone.href),
      areaServed: 'GB',
      availableLanguage: 'English',
    },
    openingHoursSpecification: openingHoursData(settings.hours),
    foundingDate: '2020',
    numberOfEmployees: { '@type': 'QuantitativeValue', minValue: 10, maxValue: 50 },
    paymentAccepted: 'Cash, Credit Card, Debit Card, Bank Transfer',
    currenciesAccepted: 'GBP',
    sameAs: settings.socialLinks.length > 0 ? settings.socialLinks.map(({ href }) => href) : undefined,
  }
}

const international = (href: string) => href.replace('tel:', '')
