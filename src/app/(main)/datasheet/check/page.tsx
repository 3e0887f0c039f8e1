import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { FormErrorsView } from '../../form-errors-view'
import { formReplyProps } from '../../form-reply-props'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.datasheetCheck)

export default async function DatasheetCheckPage() {
  return (
    <FormErrorsView
      title="The datasheet."
      form="datasheet"
      reply={await formReplyProps({ emptyForm: routes.technicalSpecs })}
    />
  )
}
