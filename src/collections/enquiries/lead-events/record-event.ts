import type { PayloadRequest } from 'payload'

type LeadEvent = { text: string } | { subject: string; from: string; to: string }

/** Adds an entry to a lead's timeline in the name of the signed-in user. */
export async function recordEvent({
  lead,
  req,
  ...event
}: LeadEvent & { lead: number; req: PayloadRequest }): Promise<void> {
  await req.payload.create({
    collection: 'lead-events',
    data: { lead, ...event, author: req.user?.id ?? null, authorName: req.user?.name ?? null },
    overrideAccess: true, // nobody can create entries directly
    req,
  })
}
