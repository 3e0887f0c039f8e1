import { pageMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

import { ContactData } from './contact-data'
import { ContactView } from './contact-view'

export const metadata = pageMetadata({
  path: routes.contact,
  title: 'Contact',
  description: 'Ask about panels, a quote, an installation of yours or your data. A person answers in opening hours; the number and the hours stand beside the form.',
  card: 'contact',
})

export default function ContactPage() {
  return (
    <>
      <ContactData />
      <ContactView />
    </>
  )
}
