import type { Payload } from 'payload'

/** A visitor tapped the call button on a phone without leaving a number: counted, but there is nobody to call back. */
export async function recordDialledCall(payload: Payload): Promise<void> {
  await payload.create({
    collection: 'call-requests',
    data: { kind: 'dialled', source: 'sparky-widget' },
    overrideAccess: true, // not exposed through the API; only this use case creates them
  })
}
