import type { DrawChanger } from '@/components/tools/working/working-tree'
import type { EstimateView } from '@/lib/calculators/quick/estimate-view'

import { DriversPart } from './drivers-part'
import { KeepPart } from './keep-part'
import { MoisturePart } from './moisture-part'
import { NextPart } from './next-part'
import { OwnFiguresNote } from './own-figures-note'
import { PanelsPart } from './panels-part'
import { RatingPart } from './rating-part'
import { VerdictPart } from './verdict-part'
import { WorkingPart } from './working-part'
import { type DrawOwnPrice, YearsPart } from './years-part'

type AnswerSheetProps = {
  view: EstimateView
  /** The answers as a query string, for the links of the figures. */
  query: string
  /** The key of the figure whose working is shown. */
  shown: string | null
  /** Renders an override field; absent without JavaScript. */
  changer?: DrawChanger
  ownPrice?: DrawOwnPrice
  isOwnRefused?: boolean
  onOurs?: () => void
}

/** The complete result, identical from the server and in the browser. */
export function EstimateSheet({
  view,
  query,
  shown,
  changer,
  ownPrice,
  isOwnRefused = false,
  onOurs,
}: AnswerSheetProps) {
  return (
    <>
      <OwnFiguresNote view={view} query={query} isRefused={isOwnRefused} onOurs={onOurs} />
      <VerdictPart view={view} query={query} />
      <YearsPart view={view} query={query} ownPrice={ownPrice} />
      <PanelsPart view={view} query={query} />
      <RatingPart view={view} query={query} />
      <MoisturePart view={view} query={query} />
      <DriversPart view={view} query={query} />
      <KeepPart query={query} />
      <NextPart next={view.next} query={query} />
      <WorkingPart view={view} query={query} shown={shown} changer={changer} />
    </>
  )
}
