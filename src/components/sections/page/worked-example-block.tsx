import type { BlockOf } from '@/lib/content/page'

import { BlockFrame, Sheet } from './block-frame'
import { ScrollRegion } from './scroll-region'
import { Words } from './words'

/** A calculation, line by line, that readers can reproduce. */
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
        <ScrollRegion label={`${heading}, line by line`}>
          <table className="w-full border-collapse text-left text-sm tabular-nums">
            <thead className="sr-only">
              <tr>
                <th scope="col">What</th>
                <th scope="col">Working</th>
                <th scope="col">Result</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ what, working, result }, index) => (
                <tr key={index} className="border-t border-line">
                  <th scope="row" className="px-4 py-2.5 align-top font-normal md:px-6">
                    <Words of={what} />
                  </th>
                  <td className="px-2 py-2.5 align-top text-ink-2">
                    <Words of={working} />
                  </td>
                  <td className="px-4 py-2.5 text-right align-top font-semibold md:px-6 md:whitespace-nowrap">
                    <Words of={result} />
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
