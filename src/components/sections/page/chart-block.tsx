import type { BlockOf } from '@/lib/content/page'

import { BlockFrame, Caption, Sheet } from './block-frame'
import { Words } from './words'

/** Bars on one scale from zero, with the figure beside each. They are neutral: the heat ramp stands for heat only. */
export function ChartBlock({
  block: { id, heading, rows, caption },
  number,
}: {
  block: BlockOf<'chart'>
  number: number
}) {
  const most = Math.max(...rows.map(({ value }) => value))
  return (
    <BlockFrame id={id} className="break-inside-avoid">
      <figure>
        <Sheet className="px-4 pt-5 pb-4 md:px-6 md:pt-6">
          <h2 className="mb-4 font-text text-h4 font-semibold">{heading}</h2>
          <dl>
            {rows.map(({ label, value, shown, note }, index) => (
              <div
                key={index}
                className="grid items-center gap-x-5 border-t border-line py-2.5 text-sm md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]"
              >
                <dt className="font-semibold">{label}</dt>
                <dd className="flex items-center gap-3 tabular-nums">
                  <span
                    aria-hidden
                    className="h-4.5 flex-none bg-ink-3 print-exact forced-colors:bg-[CanvasText]"
                    style={{ width: `${Math.max(0, (value / most) * BAR_MAX_PERCENT).toFixed(1)}%` }}
                  />
                  <span className="font-semibold">
                    <Words of={shown} />
                  </span>
                </dd>
                {note.length > 0 && (
                  <dd className="text-xs text-ink-2 md:col-start-2">
                    <Words of={note} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </Sheet>
        <figcaption>
          <Caption name={`Fig. ${number}`}>
            <Words of={caption} />
          </Caption>
        </figcaption>
      </figure>
    </BlockFrame>
  )
}

/** Leaves room for the figure behind the longest bar. */
const BAR_MAX_PERCENT = 68
