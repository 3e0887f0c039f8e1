import { memo, useRef } from 'react'

import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/browser/save-file'
import { viewWords } from '@/lib/calculators/designer/comfort-words'
import { viewedStoreys } from '@/lib/calculators/designer/viewed-storeys'
import { storeyName } from '@/lib/calculators/designer/words'

import type { Outcome } from './designer-engine'
import { StoreyPicture } from './storey-picture'

/** The storey as last calculated, to save as a picture. Redrawn only for a new result, so that drags stay smooth. */
export const StoreyFigure = memo(function StoreyFigure({ outcome, storey }: { outcome: Outcome; storey: number }) {
  const figure = useRef<HTMLElement>(null)
  const viewed = viewedStoreys(outcome).find((one) => one.storey === storey)?.viewed
  if (!viewed) return null
  const save = () => {
    const picture = figure.current?.querySelector('svg')
    if (!picture) return
    const content = new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' })
    saveFile({ name: `${storeyName(storey).toLowerCase().replaceAll(' ', '-')}.svg`, content })
  }
  return (
    <figure ref={figure} className="isolate mt-6 break-inside-avoid">
      <h2 className="mb-2 text-h4 font-medium">{`${storeyName(storey)} from above`}</h2>
      <StoreyPicture viewed={viewed} fields={outcome.fields} />
      <figcaption className="mt-2 text-sm text-ink-2">
        <span>{viewWords(outcome.view)}</span> Colours as in the key above. Dashed outlines are the places below the
        panels. Near and inner walls are cut low.
      </figcaption>
      <Button size="sm" look="secondary" icon="download" className="no-print mt-3" onClick={save}>
        Save this view as a picture (SVG)
      </Button>
    </figure>
  )
})
