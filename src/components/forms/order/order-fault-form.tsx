import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { bindFields, type FormState } from '@/components/ui/field-props'
import { HiddenField } from '@/components/ui/hidden-field'
import { Honeypot } from '@/components/ui/honeypot'
import { TextArea } from '@/components/ui/text-area'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

const FORM_ID = 'order-fault'

/** A plain form: the page that it posts to says when we call. */
export function OrderFaultForm({ values, errors }: FormState) {
  const field = bindFields({ formId: FORM_ID, values, errors })
  return (
    <form id={FORM_ID} method="post" action={lateEndpoints.orderFault} noValidate className="relative grid gap-4">
      <ErrorSummary formId={FORM_ID} errors={errors} before="before you send" />
      <HiddenField {...field('token')} />
      <TextArea {...field('fault')} label="What is wrong?" required />
      <Honeypot formId={FORM_ID} />
      <Button type="submit" className="justify-self-start">
        Report it
      </Button>
    </form>
  )
}
