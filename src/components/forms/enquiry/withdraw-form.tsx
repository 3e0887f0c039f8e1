import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

/** A plain form that asks first. */
export function WithdrawForm({ token }: { token: string }) {
  return (
    <form method="post" action={lateEndpoints.enquiryWithdrawal} className="grid justify-items-start gap-3">
      <input type="hidden" name="token" value={token} />
      <AskFirst label="Withdraw my enquiry" question="Withdraw it? We would not contact you about it again.">
        <Button type="submit">Yes, withdraw it</Button>
      </AskFirst>
    </form>
  )
}
