import { toast, useConfig } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'

import { apiRequest } from '@/lib/browser/api-request'
import { queryClient } from '@/lib/browser/query-client'

import { staffFailure } from './staff-failure'

/** `path`: of the endpoint, relative to the API. */
type Action = { path: `/${string}`; body?: object }

/** `id`: of the created document. `records`: what was asked for. */
type Reply = { message?: string; id?: number; records?: object[] }

const UNANSWERED = 'There was no answer, so this may have been done. Reload the page and check before you try again.'

/**
 * Posts to our API as the signed-in user and shows the message of the response, `failed` if it has none, or `unanswered`
 * if there is no response that we can read, in which case the action may have succeeded. `send` takes what to do
 * afterwards as `onSuccess` or `onSettled`, which are skipped once the component has been removed.
 */
export function useStaffAction(failed: string, unanswered = UNANSWERED) {
  const { routes } = useConfig().config
  const { mutate, isPending } = useMutation(
    {
      mutationFn: async ({ path, body }: Action) =>
        (await apiRequest({ method: 'POST', url: `${routes.api}${path}`, body })) as Reply,
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(staffFailure(error, { failed, unanswered })),
    },
    queryClient,
  )
  return { send: mutate, isSending: isPending }
}
