import type { ViewFaceKind } from '@/lib/domain/design/storey-view'

import { PAPER } from './heat-ramp'

type Look = { fill: string; fillOpacity: number; strokeWidth: number }

/** Appearance of the faces of a storey seen from above, on screen and on paper. Line widths are in points. */
export const VIEW_LOOKS: Readonly<Record<ViewFaceKind, Look>> = {
  'far-wall': { fill: PAPER.panel, fillOpacity: 0.75, strokeWidth: 1 },
  'near-wall': { fill: PAPER.panel, fillOpacity: 1, strokeWidth: 1.5 },
  window: { fill: PAPER.frost, fillOpacity: 0.7, strokeWidth: 1 },
  door: { fill: PAPER.panel, fillOpacity: 0.6, strokeWidth: 1 },
  wardrobe: { fill: PAPER.frost, fillOpacity: 1, strokeWidth: 1 },
  'on-ceiling': { fill: PAPER.frost, fillOpacity: 1, strokeWidth: 1 },
  panel: { fill: PAPER.panel, fillOpacity: 0.92, strokeWidth: 1.5 },
}
