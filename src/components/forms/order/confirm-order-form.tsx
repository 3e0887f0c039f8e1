import { Button } from '@/components/ui/button'
import { Honeypot } from '@/components/ui/honeypot'
import { FaultNotice } from '@/components/ui/notice'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

const FORM_ID = 'confirm-order'

type ConfirmOrderFormProps = { token: string; reference: string; fault: string | null }

/** A plain form: the page that it posts to shows the confirmed order. */
export function ConfirmOrderForm({ token, reference, fault }: ConfirmOrderFormProps) {
  return (
    <form id={FORM_ID} method="post" action={lateEndpoints.orderConfirmation} className="relative grid gap-4">
      {fault && <FaultNotice>{fault}</FaultNotice>}
      <input type="hidden" name="token" value={token} />
      <Honeypot formId={FORM_ID} />
      <Button type="submit" className="justify-self-start">
        {`Confirm order ${reference}`}
      </Button>
    </form>
  )
}
