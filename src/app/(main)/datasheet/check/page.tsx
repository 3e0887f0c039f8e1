import type { Metadata } from 'next'

import { routes } from '@/lib/site/routes'

import { CheckView } from '../../check-view'
import { formReplyProps } from '../../form-reply-props'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Check your request', robots: { index: false } }

export default async function DatasheetCheckPage() {
  return (
    <CheckView
      title="The datasheet."
      form="datasheet"
      reply={await formReplyProps({ emptyForm: routes.technicalSpecs })}
    />
  )
}
