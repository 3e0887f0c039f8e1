import { BUILT_HEADS } from '@/lib/site/built-heads'
import { pageMetadata } from '@/lib/site/metadata'

import { ContactData } from './contact-data'
import { ContactView } from './contact-view'

export const metadata = pageMetadata(BUILT_HEADS.contact)

export default function ContactPage() {
  return (
    <>
      <ContactData />
      <ContactView />
    </>
  )
}
