import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { PARTNER_KINDS, type PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { routes } from '@/lib/site/routes'

import { CheckView } from '../../../check-view'
import { formReplyProps } from '../../../form-reply-props'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Check your application', robots: { index: false } }

const PAGES: Record<PartnerKind, { title: string; emptyForm: string }> = {
  distributor: { title: 'Apply as Distributor.', emptyForm: routes.distributors },
  installer: { title: 'Apply as Installer.', emptyForm: routes.installers },
  business: { title: 'Talk to us about a business.', emptyForm: routes.businessInABox },
}

export default async function ApplicationCheckPage({ params }: PageProps<'/business/check/[kind]'>) {
  const { kind: named } = await params
  const kind = PARTNER_KINDS.find((one) => one === named)
  if (!kind) return notFound()
  const { title, emptyForm } = PAGES[kind]
  return <CheckView title={title} form={kind} reply={await formReplyProps({ emptyForm })} />
}
