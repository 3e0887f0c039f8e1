import type { DrawChanger } from '@/components/tools/working/working-tree'
import type { EstimateView } from '@/lib/calculators/quick/estimate-view'

import { DriversSection } from './drivers-section'
import { KeepSection } from './keep-section'
import { MoistureSection } from './moisture-section'
import { NextSection } from './next-section'
import { OwnFiguresNote } from './own-figures-note'
import { PanelsSection } from './panels-section'
import { RatingSection } from './rating-section'
import { VerdictSection } from './verdict-section'
import { WorkingSection } from './working-section'
import { type DrawOwnPrice, YearsSection } from './years-section'

type AnswerSheetProps = {
  view: EstimateView
  /** The panel that is counted; null if there is only one. */
  panelName: string | null
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

/**
 * The complete result, identical from the server and in the browser: the verdict, its reasons and rooms, the price and
 * the next step, then the comparison. Everything else is folded.
 */
export function EstimateSheet({
  view,
  panelName,
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
      <VerdictSection view={view} query={query} />
      <PanelsSection view={view} query={query} panelName={panelName} />
      <NextSection next={view.next} query={query} />
      <YearsSection view={view} query={query} ownPrice={ownPrice} />
      <RatingSection view={view} query={query} />
      <MoistureSection view={view} query={query} />
      <DriversSection view={view} query={query} />
      <KeepSection query={query} />
      <WorkingSection view={view} query={query} shown={shown} changer={changer} />
    </>
  )
}
