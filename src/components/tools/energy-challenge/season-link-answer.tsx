import { Button } from '@/components/ui/button'
import { lateEndpoints } from '@/lib/routing/endpoints'
import { SEASON_LINK_ANSWERS } from '@/lib/schemas/season-link'

/** A plain form with a button for each answer that is still open. */
export function SeasonLinkAnswer({ token, isConfirmed }: { token: string; isConfirmed: boolean }) {
  return (
    <form method="post" action={lateEndpoints.seasonLinkAnswer} className="flex flex-wrap gap-4">
      <input type="hidden" name="token" value={token} />
      {SEASON_LINK_ANSWERS.filter(({ value }) => value === 'erase' || !isConfirmed).map(({ value, label }) => (
        <Button
          key={value}
          type="submit"
          name="answer"
          value={value}
          look={value === 'erase' ? 'secondary' : 'primary'}
        >
          {label}
        </Button>
      ))}
    </form>
  )
}
