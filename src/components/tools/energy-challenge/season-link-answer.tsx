import { AnswerForm } from '@/components/ui/answer-form'
import { lateEndpoints } from '@/lib/routing/late-endpoints'
import { SEASON_LINK_ANSWERS } from '@/lib/schemas/season-link'

/** Asks whether to keep the winter of a link or to erase it. */
export function SeasonLinkAnswer({ token, isConfirmed }: { token: string; isConfirmed: boolean }) {
  const answers = SEASON_LINK_ANSWERS.filter(({ value }) => value === 'erase' || !isConfirmed)
  return <AnswerForm action={lateEndpoints.seasonLinkAnswer} token={token} answers={answers} deleting="erase" />
}
