import type { Metadata } from 'next'

import { routes } from '@/lib/site/routes'

import { formReplyProps } from '../../form-reply-props'
import { ContactView } from '../contact-view'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Check your message', robots: { index: false } }

export default async function ContactCheckPage() {
  return <ContactView reply={await formReplyProps({ emptyForm: routes.contact })} />
}
