import { toast } from '@payloadcms/ui'

/** `failed`: what to say if there is no readable answer. */
type Action = { url: string; body?: object; failed: string }

/** Asks our API to do something as the signed-in user, and shows its message. True if it was done. */
export async function postAction({ url, body, failed }: Action): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const { message }: { message?: string } = await response.json()
    if (response.ok) toast.success(message)
    else toast.error(message ?? failed)
    return response.ok
  } catch {
    toast.error(failed)
    return false
  }
}
