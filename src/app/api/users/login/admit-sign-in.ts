import { overLimit, spend } from '@/lib/platform/rate-limit'

/** `username`: null if the attempt could not be read. `device`: null unless it has signed in to the account before. */
type Attempt = { sender: string; username: string | null; device: string | null }

/**
 * `waitSeconds`: null if the attempt may be made. `succeeded` takes back what counts only failed attempts, `unfinished`
 * everything, because the same sign-in goes on with another request.
 */
type Admission = { waitSeconds: number | null; succeeded: () => Promise<void>; unfinished: () => Promise<void> }

const nothingToTakeBack = async () => undefined

/**
 * Counts an attempt by its sender and, from unknown devices, by account. After many failures at an account, one attempt
 * in twenty seconds is let through, whoever makes it; a device that has signed in to it before does not wait for those
 * of others, and has a limit of its own.
 */
export async function admitSignIn({ sender, username, device }: Attempt): Promise<Admission> {
  if (device !== null) {
    const ofDevice = await spend([{ limit: 'loginSameAccount', key: `device ${device}` }])
    return { ...refuseOver(ofDevice.over && ofDevice.over.waitSeconds), unfinished: ofDevice.refund }
  }
  const ofSender = await spend([
    { limit: 'login', key: sender },
    { limit: 'loginSameAccount', key: `${sender} ${username ?? ''}` }, // unreadable attempts share one count
  ])
  if (ofSender.over || username === null) return refuseOver(ofSender.over && ofSender.over.waitSeconds)
  const failures = await spend([{ limit: 'loginAccount', key: username }])
  const unfinished = async () => {
    await Promise.all([ofSender.refund(), failures.refund()])
  }
  if (!failures.over) return { waitSeconds: null, succeeded: failures.refund, unfinished }
  const waitSeconds = await overLimit('loginAccountPace', username)
  if (waitSeconds !== null) await ofSender.refund() // it waits for others, which must not use up its own attempts
  return { ...refuseOver(waitSeconds), unfinished }
}

const refuseOver = (waitSeconds: number | null): Admission => ({
  waitSeconds,
  succeeded: nothingToTakeBack,
  unfinished: nothingToTakeBack,
})
