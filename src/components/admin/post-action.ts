import { toast } from '@payloadcms/ui'

/** `failed`: the message to show if the response is unreadable or has none. */
type Action = { url: string; body?: object; failed: string }

/** Posts to our API as the signed-in user and shows its message. Returns whether the action succeeded. */
export const postAction = async (action: Action): Promise<boolean> => (await postForResponse(action)) !== null

/** `id`: of the created document. */
type Reply = { message?: string; id?: number }

/** Like `postAction`, but returns the response body, or null if the action failed. */
export async function postForResponse({ url, body, failed }: Action): Promise<Reply | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const reply: Reply = await response.json()
    if (response.ok) toast.success(reply.message)
    else toast.error(reply.message ?? failed)
    return response.ok ? reply : null
  } catch {
    toast.error(failed)
    return null
  }
}
