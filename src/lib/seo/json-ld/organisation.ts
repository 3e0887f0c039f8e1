import type { LocalBusinessLeaf, MergeLeafTypes, OrganizationLeaf } from 'schema-dts'

import type { SiteSettings } from '@/lib/content/site-settings'
import { STATIC_PAGES } from '@/lib/registry/static-pages'

import { shareCardPath } from '../share-cards'
import { organisationId } from './json-ld'
import { openingHoursData } from './opening-hours'

type Company = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>

/** The company, at a single location. No rating: search engines reject ratings that a company gives itself. */
export function organisationData({ settings, origin }: { settings: SiteSettings; origin: string }): Company {
  const [street, town, county, postcode] = settings.company.address
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': organisationId(origin),
    name: 'Powerboard',
    legalName: settings.company.legalName,
    url: `${origin}/`,
    logo: `${origin}/mark.svg`,
    image: `${origin}${shareCardPath(STATIC_PAGES.home)}`,
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
    sameAs: settings.socialLinks.length > 0 ? settings.socialLinks.map(({ href }) => href) : undefined,
  }
}

/** The same, with the additional details shown on the about page. */
export function companyData(about: Parameters<typeof organisationData>[0]): Company {
  return {
    ...organisationData(about),
    alternateName: 'Powerboard UK',
    foundingDate: '2020',
    numberOfEmployees: { '@type': 'QuantitativeValue', minValue: 10, maxValue: 50 },
    paymentAccepted: 'Cash, credit card, debit card, bank transfer',
    currenciesAccepted: 'GBP',
  }
}

const international = (href: string) => href.replace('tel:', '')
