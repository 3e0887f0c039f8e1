import type { Metadata } from 'next'

import { ContactView } from './contact-view'

export const metadata: Metadata = {
  title: 'Contact',
  description: 'Write to us or ring Devizes. While we’re open, a person answers within 15 minutes.',
}

export default function ContactPage() {
  return <ContactView />
}
