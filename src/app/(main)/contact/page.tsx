import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { FormPageView } from '../../form-page-view'
import { ContactJsonLd } from './contact-json-ld'

export const metadata = pageMetadata(STATIC_PAGES.contact)

export default function ContactPage() {
  return (
    <>
      <ContactJsonLd />
      <FormPageView title="Contact us." form="contact" />
    </>
  )
}
