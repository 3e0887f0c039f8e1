import { STATIC_PAGES } from '@/lib/routing/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { ContactJsonLd } from './contact-json-ld'
import { ContactView } from './contact-view'

export const metadata = pageMetadata(STATIC_PAGES.contact)

export default function ContactPage() {
  return (
    <>
      <ContactJsonLd />
      <ContactView />
    </>
  )
}
