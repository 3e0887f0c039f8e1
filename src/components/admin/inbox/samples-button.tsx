import { useQueryClient } from '@tanstack/react-query'

import { useStaffAction } from '../use-staff-action'

/** Adds samples to practise with, or takes them all away. */
export function SamplesButton() {
  const client = useQueryClient()
  const { send, isSending } = useStaffAction('This could not be done. Please try again in a minute.')
  const act = (what: 'add' | 'remove') =>
    send({ path: '/inbox/samples', body: { act: what } }, { onSettled: () => client.invalidateQueries() })
  return (
    <>
      <button type="button" disabled={isSending} onClick={() => act('add')}>
        Add samples
      </button>
      <button type="button" disabled={isSending} onClick={() => act('remove')}>
        Remove the samples
      </button>
    </>
  )
}
