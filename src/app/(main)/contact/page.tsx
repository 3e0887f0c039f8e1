import { pageMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

import { ContactView } from './contact-view'

export const metadata = pageMetadata({
  path: routes.contact,
  title: 'Contact',
  description: 'Write to us or ring Devizes. While we’re open, a person answers within 15 minutes.',
  card: 'contact',
})

export default function ContactPage() {
  return <ContactView />
}
