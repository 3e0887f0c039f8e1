import type { Payload } from 'payload'

/** Counts a tap on the call button on a phone. The visitor left no number, so there is nobody to call back. */
export async function recordDialledCall(payload: Payload): Promise<void> {
  await payload.create({
    collection: 'call-requests',
    data: { kind: 'dialled', source: 'sparky-widget' },
    overrideAccess: true, // not exposed through the API; only this use case creates them
  })
}
