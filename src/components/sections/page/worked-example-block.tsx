import type { BlockOf } from '@/lib/content/page'

import { BlockFrame, Sheet } from './block-frame'
import { ScrollRegion } from './scroll-region'
import { Words } from './words'

/** A calculation, line by line, that readers can reproduce. On a phone, working and result follow below their label. */
export function WorkedExampleBlock({
  block: { id, heading, question, lines, answer },
}: {
  block: BlockOf<'workedExample'>
}) {
  return (
    <BlockFrame id={id} heading={heading} className="break-inside-avoid">
      <Sheet className="border-t-[6px] border-ink">
        <p className="max-w-[44em] px-4 pt-5 pb-4 text-lede md:px-6">
          <Words of={question} />
        </p>
        <ScrollRegion label={heading ? `${heading}, line by line` : 'Line by line'}>
          <table role="table" className="stacked w-full border-collapse text-left text-sm tabular-nums">
            <Headings />
            <tbody role="rowgroup">
              {lines.map(({ what, working, result }, index) => (
                <tr key={index} role="row" className="border-t border-line">
                  <th
                    role="rowheader"
                    scope="row"
                    className="px-4 py-2.5 align-top font-normal max-md:font-semibold md:px-6"
                  >
                    <Words of={what} />
                  </th>
                  <td role="cell" data-column="Working" className="px-4 py-2.5 align-top text-ink-2 md:px-2">
                    <div>
                      <Words of={working} />
                    </div>
                  </td>
                  <td
                    role="cell"
                    data-column="Result"
                    className="px-4 py-2.5 align-top font-semibold md:px-6 md:text-right md:whitespace-nowrap print:text-right"
                  >
                    <div>
                      <Words of={result} />
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
        <div className="border-t-[1.5px] border-ink px-4 py-5 md:px-6">
          <p className="max-w-[44em] font-semibold">
            <Words of={answer} />
          </p>
        </div>
      </Sheet>
    </BlockFrame>
  )
}

function Headings() {
  return (
    <thead role="rowgroup" className="sr-only">
      <tr role="row">
        <th role="columnheader" scope="col">
          What
        </th>
        <th role="columnheader" scope="col">
          Working
        </th>
        <th role="columnheader" scope="col">
          Result
        </th>
      </tr>
    </thead>
  )
}
