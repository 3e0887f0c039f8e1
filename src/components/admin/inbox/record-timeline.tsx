import type { InboxEvent } from '@/lib/inbox/inbox'

import { EntryList } from '../lead-timeline'

/** What has happened to the lead, newest first. */
export function RecordTimeline({ entries }: { entries: readonly InboxEvent[] }) {
  return (
    <section className="pb-timeline" aria-labelledby="pb-record-timeline">
      <h3 id="pb-record-timeline">Timeline</h3>
      {entries.length === 0 ? <p>No notes or changes yet.</p> : <EntryList entries={entries} />}
    </section>
  )
}
