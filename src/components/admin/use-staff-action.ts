import { toast, useConfig } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'

import { apiRequest } from '@/lib/browser/api-request'
import { queryClient } from '@/lib/browser/query-client'
import { failureMessage } from '@/lib/browser/response-message'

/** `path`: of the endpoint, relative to the API. */
type Action = { path: `/${string}`; body?: object }

/** `id`: of the created document. */
type Reply = { message?: string; id?: number }

/**
 * Posts to our API as the signed-in user and shows the message of the response, or `failed` if it is unreadable or has
 * none. `send` takes what to do afterwards as `onSuccess` or `onSettled`, which are skipped once the component has been
 * removed.
 */
export function useStaffAction(failed: string) {
  const { routes } = useConfig().config
  const { mutate, isPending } = useMutation(
    {
      mutationFn: async ({ path, body }: Action) =>
        (await apiRequest({ method: 'POST', url: `${routes.api}${path}`, body })) as Reply,
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(failureMessage(error, failed)),
    },
    queryClient,
  )
  return { send: mutate, isSending: isPending }
}
