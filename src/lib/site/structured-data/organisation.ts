import type { LocalBusinessLeaf, MergeLeafTypes, OrganizationLeaf } from 'schema-dts'

import { BUILT_HEADS } from '../built-heads'
import { shareCardPath } from '../share-cards'
import type { SiteSettings } from '../site-settings'
import { organisationId } from './json-ld'
import { openingHoursData } from './opening-hours'

type Company = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>

/** The company, which has one place of business. It has no rating: search engines refuse one that a company gives itself. */
export function organisationData({ settings, origin }: { settings: SiteSettings; origin: string }): Company {
  const [street, town, county, postcode] = settings.company.address
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': organisationId(origin),
    name: 'Powerboard',
    legalName: settings.company.legalName,
    url: `${origin}/`,
    logo: `${origin}/mark.svg`,
    image: `${origin}${shareCardPath(BUILT_HEADS.home)}`,
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

/** The same with what the page about the company prints besides. */
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
