import { Fragment } from 'react'

import { cx } from '@/components/ui/cx'
import { DetailSection } from '@/components/ui/detail-section'
import type { DocumentSection, DocumentTable } from '@/lib/content/document-section'

/** The sections of a quote or an order, one below the other, as in its PDF. */
export function DocumentSections({ sections }: { sections: readonly DocumentSection[] }) {
  return (
    <div className="grid gap-9">
      {sections.map((section, at) => (
        <Fragment key={at}>
          {section.isDetail ? (
            <DetailSection heading={section.title}>
              <SectionContent {...section} />
            </DetailSection>
          ) : (
            <section>
              <h2 className="text-h3 mb-3">{section.title}</h2>
              <SectionContent {...section} />
            </section>
          )}
        </Fragment>
      ))}
    </div>
  )
}

function SectionContent({ title, text, table }: DocumentSection) {
  return (
    <>
      <div className="grid max-w-[42em] gap-2">
        {text.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      {table && <SectionTable title={title} {...table} />}
    </>
  )
}

/** On a phone a row of three or more cells becomes a list, each cell labelled by its column; the roles are kept. */
function SectionTable({ title, columns, rows }: DocumentTable & { title: string }) {
  const isStacked = columns.length > 2
  const side = (index: number) => {
    if (!columns[index]?.isFigure) return 'text-left'
    return isStacked ? 'md:text-right print:text-right' : 'text-right'
  }
  return (
    <div role="region" aria-label={title} tabIndex={0} className="mt-3 overflow-x-auto">
      <table role="table" className={cx('w-full border-collapse text-sm tabular-nums', isStacked && 'stacked')}>
        <thead role="rowgroup">
          <tr role="row" className="border-b-[1.5px] border-ink">
            {columns.map(({ heading }, index) => (
              <th
                key={heading}
                role="columnheader"
                scope="col"
                className={cx('py-2 pr-3 align-bottom font-semibold', side(index))}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([head, ...cells], index) => (
            <tr key={index} role="row" className="border-b border-line">
              <th
                role="rowheader"
                scope="row"
                className={cx('py-2 pr-3 text-left align-top font-normal', isStacked && 'max-md:font-semibold')}
              >
                {head}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={at}
                  role="cell"
                  data-column={isStacked ? columns[at + 1]?.heading : undefined}
                  className={cx('py-2 pr-3 align-top', side(at + 1))}
                >
                  <div>{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
