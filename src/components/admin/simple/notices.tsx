import type { Notice } from '@/lib/page-inventory/notices'

import { writtenMoment } from '../moment'

type NoticesProps = { title: string; empty: string; all: string; adminRoute: string; notices: Notice[]; total: number }

/** The first few notices, with a link to the rest. */
export function Notices({ title, empty, all, adminRoute, notices, total }: NoticesProps) {
  return (
    <section className="pb-notices" aria-label={title}>
      <h2>
        {title} {total > 0 && <span>{total}</span>}
      </h2>
      {total === 0 && <p>{empty}</p>}
      <ul>
        {notices.map(({ what, editPath, at, detail }) => (
          <li key={`${what} ${detail} ${at}`}>
            {editPath ? <a href={`${adminRoute}${editPath}`}>{what}</a> : <strong>{what}</strong>} {detail}
            {at && <time dateTime={new Date(at).toISOString()}> {writtenMoment(at)}</time>}
          </li>
        ))}
      </ul>
      {total > notices.length && <a href={all}>All {total}</a>}
    </section>
  )
}
