import type { PayloadRequest } from 'payload'

/** `mentions`: the ids of colleagues. */
type LeadEvent = { text: string; mentions?: number[] } | { subject: string; from: string; to: string }

/** Adds an entry to a lead's timeline in the name of the signed-in user, or of `by` if there is none. */
export async function recordEvent({
  lead,
  req,
  by,
  ...event
}: LeadEvent & { lead: number; req: PayloadRequest; by?: string }): Promise<void> {
  await req.payload.create({
    collection: 'lead-events',
    data: { lead, ...event, author: req.user?.id ?? null, authorName: req.user?.name ?? by ?? null },
    overrideAccess: true, // nobody can create entries directly
    req,
  })
}
