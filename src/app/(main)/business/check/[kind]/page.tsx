import { notFound } from 'next/navigation'

import { PARTNER_KINDS, type PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { FormErrorsView } from '../../../form-errors-view'
import { formReplyProps } from '../../../form-reply-props'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.applicationCheck)

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
  return <FormErrorsView title={title} form={kind} reply={await formReplyProps({ emptyForm })} />
}
