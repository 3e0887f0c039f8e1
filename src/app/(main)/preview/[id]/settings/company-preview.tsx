'use client'

import { ContactOptions } from '@/components/sections/contact-options'
import { SiteFooter } from '@/components/sections/site-footer'
import type { Claims } from '@/lib/content/claim'
import type { SiteNavigation } from '@/lib/content/site-navigation'
import { type StoredCompany, type StoredHours, toSiteSettings } from '@/lib/data/to-site-settings'

import { PreviewPart } from './preview-part'
import { useTypedValues } from './use-typed-values'

type CompanyPreviewProps = {
  stored: StoredCompany
  hours: StoredHours
  claims: Claims
  navigation: SiteNavigation
  years: string
}

/** Where visitors read who we are: beside the forms, in the footer, and on an invoice. */
export function CompanyPreview({ stored, hours, claims, navigation, years }: CompanyPreviewProps) {
  const typed = useTypedValues(stored)
  const socialLinks = typed.socialLinks?.filter(({ platform, url }) => platform && url) // a row may be half typed
  const settings = toSiteSettings({ ...typed, socialLinks }, hours)
  const { accountName, sortCode, accountNumber } = typed.bank ?? {}
  return (
    <>
      <PreviewPart title="Beside our forms">
        <ContactOptions settings={settings} claims={claims} />
      </PreviewPart>
      <PreviewPart title="On the store’s invoices">
        {accountNumber
          ? `${accountName}, sort code ${sortCode}, account number ${accountNumber}`
          : 'Customers are told that we will email the bank details.'}
      </PreviewPart>
      <PreviewPart title="In the footer">
        <SiteFooter
          settings={settings}
          navigation={navigation}
          years={years}
          warranty={null}
          support={null}
          cookieSettings={null}
        />
      </PreviewPart>
    </>
  )
}
