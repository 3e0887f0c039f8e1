import { Button } from '@/components/ui/button'
import { lateEndpoints } from '@/lib/routing/endpoints'

/** A plain form with one button. */
export function WithdrawForm({ token }: { token: string }) {
  return (
    <form method="post" action={lateEndpoints.enquiryWithdrawal} className="grid justify-items-start gap-3">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" look="secondary">
        Withdraw my enquiry
      </Button>
    </form>
  )
}
