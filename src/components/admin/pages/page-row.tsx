import { labelOf } from '@/lib/domain/text/label-of'
import { INVENTORY_KINDS } from '@/lib/page-inventory/kinds'
import type { ListedPage } from '@/lib/page-inventory/listed-page'

import { writtenMoment } from '../moment'
import { BrokenLinks } from './broken-links'
import { StatusCell } from './status-cell'

type PageRowProps = { adminRoute: string; apiRoute: string; address: ListedPage; mayAsk: boolean }

export function PageRow({ adminRoute, apiRoute, address, mayAsk }: PageRowProps) {
  const { path, title, kind, standing, words, claims, checkedAt, editedAt, editPath } = address
  const isPublic = standing === 'published' || standing === 'inactive'
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {isPublic ? <a href={path}>{path}</a> : path}
        <span className="pb-title">
          {editPath ? (
            <a href={`${adminRoute}${editPath}`} aria-label={`Edit ${title}`}>
              {title}
            </a>
          ) : (
            title
          )}
        </span>
        <BrokenLinks address={address} />
      </th>
      <td role="cell" data-column="Kind">
        {labelOf(INVENTORY_KINDS, kind)}
      </td>
      <td role="cell" data-column="Status">
        <StatusCell {...address} />
      </td>
      <td role="cell" data-column="Answers">
        <Live {...address} />
        {mayAsk && isPublic && (
          <form method="post" action={`${apiRoute}/page-checks`}>
            <input type="hidden" name="path" value={path} />
            <button type="submit" aria-label={`Check ${path} now`}>
              Check now
            </button>
          </form>
        )}
      </td>
      <td role="cell" data-column="Last checked">
        {checkedAt ? writtenMoment(checkedAt) : '–'}
      </td>
      <td role="cell" data-column="Words" className="pb-number">
        {words ?? '–'}
      </td>
      <td role="cell" data-column="Claims" className="pb-number">
        {claims ?? '–'}
      </td>
      <td role="cell" data-column="Last edit">
        {editedAt ? writtenMoment(editedAt) : '–'}
      </td>
    </tr>
  )
}

function Live({ isLive, problem, brokenLinks }: Pick<ListedPage, 'isLive' | 'problem' | 'brokenLinks'>) {
  if (isLive === null) return '–'
  if (!isLive)
    return (
      <span className="pb-state" data-state="parked">
        Broken: {problem}
      </span>
    )
  if (brokenLinks.length > 0)
    return (
      <span className="pb-state" data-state="parked">
        Yes, with broken links
      </span>
    )
  return (
    <span className="pb-state" data-state="sent">
      Yes
    </span>
  )
}
