import type { Payload } from 'payload'

/** A visitor pressed call on a phone and left no number: worth counting, but there is nobody to ring back. */
export async function recordDialledCall(payload: Payload): Promise<void> {
  await payload.create({
    collection: 'call-requests',
    data: { kind: 'dialled', source: 'sparky-widget' },
    overrideAccess: true, // nobody creates these through the API; this use case does
  })
}
