import { toast } from '@payloadcms/ui'

/** `failed`: what to say if there is no readable answer. */
type Action = { url: string; body?: object; failed: string }

/** Asks our API to do something as the signed-in user, and shows its message. True if it was done. */
export const postAction = async (action: Action): Promise<boolean> => (await postForAnswer(action)) !== null

/** `id`: of what was made. */
type Answer = { message?: string; id?: number }

/** The same, for what our API answered; null if it was not done. */
export async function postForAnswer({ url, body, failed }: Action): Promise<Answer | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const answer: Answer = await response.json()
    if (response.ok) toast.success(answer.message)
    else toast.error(answer.message ?? failed)
    return response.ok ? answer : null
  } catch {
    toast.error(failed)
    return null
  }
}
