import { viewWords } from '@/lib/calculators/designer/comfort-words'
import { viewedStoreys } from '@/lib/calculators/designer/viewed-storeys'
import { storeyName } from '@/lib/calculators/designer/words'

import type { Outcome } from './designer-engine'
import { StoreyPicture } from './storey-picture'

/** In print, the storey as last calculated, from above and one side. */
export function StoreyFigure({ outcome, storey }: { outcome: Outcome; storey: number }) {
  const viewed = viewedStoreys(outcome).find((one) => one.storey === storey)?.viewed
  if (!viewed) return null
  return (
    <figure className="isolate mt-6 hidden break-inside-avoid print:block">
      <h2 className="mb-2 text-h4 font-medium">{`${storeyName(storey)} from above`}</h2>
      <StoreyPicture viewed={viewed} fields={outcome.fields} />
      <figcaption className="mt-2 text-sm text-ink-2">
        <span>{viewWords(outcome.view)}</span> Colours as in the key above. Dashed outlines are the places below the
        panels. Near and inner walls are cut low.
      </figcaption>
    </figure>
  )
}
