import { Button } from '@/components/ui/button'
import type { WaitingState } from '@/lib/domain/shop/waiting-states'
import { lateEndpoints } from '@/lib/routing/endpoints'
import { WAITING_ANSWERS } from '@/lib/schemas/waiting-list'

/** A plain form with a button for each answer that is still open. */
export function WaitingAnswer({ token, state }: { token: string; state: WaitingState }) {
  return (
    <form method="post" action={lateEndpoints.waitingAnswer} className="flex flex-wrap gap-4">
      <input type="hidden" name="token" value={token} />
      {WAITING_ANSWERS.filter(({ value }) => value === 'leave' || state === 'unconfirmed').map(({ value, label }) => (
        <Button
          key={value}
          type="submit"
          name="answer"
          value={value}
          look={value === 'leave' ? 'secondary' : 'primary'}
        >
          {label}
        </Button>
      ))}
    </form>
  )
}
