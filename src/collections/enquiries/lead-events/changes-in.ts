import type { PayloadRequest } from 'payload'

/** What the timeline reports of a document: the subject, with a function that puts its value into words. */
export type Tracked<Doc> = Readonly<Record<string, (doc: Doc, req: PayloadRequest) => string | Promise<string>>>

type Versions<Doc> = { previousDoc: Doc; doc: Doc; req: PayloadRequest }

/** What has changed of that, in words. */
export async function changesIn<Doc>(tracked: Tracked<Doc>, { previousDoc, doc, req }: Versions<Doc>) {
  const changes: { subject: string; from: string; to: string }[] = []
  for (const [subject, write] of Object.entries(tracked)) {
    const [from, to] = [await write(previousDoc, req), await write(doc, req)]
    if (from !== to) changes.push({ subject, from, to })
  }
  return changes
}
