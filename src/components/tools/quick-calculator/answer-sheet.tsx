import type { DrawChanger } from '@/components/tools/working/working-tree'
import type { AnswerView } from '@/lib/site/quick-calculation/answer-view'

import { DriversPart } from './drivers-part'
import { NextPart } from './next-part'
import { PanelsPart } from './panels-part'
import { VerdictPart } from './verdict-part'
import { WorkingPart } from './working-part'
import { YearsPart, type DrawOwnPrice } from './years-part'

type AnswerSheetProps = {
  view: AnswerView
  /** The answers as an address has them, for the links of the figures. */
  query: string
  /** The key of the figure that is taken apart. */
  shown: string | null
  /** Lets a visitor put in other figures; without a script there is none. */
  changer?: DrawChanger
  ownPrice?: DrawOwnPrice
}

/** The whole answer, the same from the server and in the browser. */
export function AnswerSheet({ view, query, shown, changer, ownPrice }: AnswerSheetProps) {
  return (
    <>
      <VerdictPart view={view} query={query} />
      <YearsPart view={view} query={query} ownPrice={ownPrice} />
      <PanelsPart view={view} query={query} />
      <DriversPart view={view} query={query} />
      <NextPart next={view.next} />
      <WorkingPart view={view} query={query} shown={shown} changer={changer} />
    </>
  )
}
