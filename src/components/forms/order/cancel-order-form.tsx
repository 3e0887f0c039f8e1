import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import { Honeypot } from '@/components/ui/honeypot'
import { FaultNotice } from '@/components/ui/notice'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

const FORM_ID = 'cancel-order'

/** A plain form: the page that it posts to shows the order as cancelled. */
export function CancelOrderForm({ token, fault }: { token: string; fault: string | null }) {
  return (
    <form id={FORM_ID} method="post" action={lateEndpoints.orderCancellation} className="relative grid gap-4">
      {fault && <FaultNotice>{fault}</FaultNotice>}
      <input type="hidden" name="token" value={token} />
      <Honeypot formId={FORM_ID} />
      <AskFirst label="Cancel this order" question="Cancel the whole order? You would have to order again.">
        <Button type="submit">Yes, cancel it</Button>
      </AskFirst>
    </form>
  )
}
