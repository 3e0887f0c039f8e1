import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'

import type { DesignResult } from '@/lib/calculators/designer/design-result'
import { type FixedPanel, panelName, type RoomFixings } from '@/lib/calculators/designer/fixing-list'
import { edgeAcrossMm, templateStrips } from '@/lib/calculators/designer/fixing-template'
import { storeyWords } from '@/lib/calculators/designer/storey-words'
import { viewedStoreys } from '@/lib/calculators/designer/viewed-storeys'
import { metresWords, storeyName } from '@/lib/calculators/designer/words'
import { type Design, roomOf } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import { planPaper } from '@/lib/domain/design/plan-paper'
import { writtenNumber } from '@/lib/format/written-number'

import { TemplateStrips } from './fixing-template'
import { printable } from './printable'
import { RoomPlan } from './room-plan'
import { DrawingPage } from './sheet'
import { StoreyDrawing } from './storey-drawing'
import { taggedFigure } from './tags'

type Paged = { design: Design; rooms: readonly RoomFixings[]; foot: ReactNode }

/** Each storey from above and one side, to help find the panels. */
export function ViewPages({ design, result, foot }: Pick<Paged, 'design' | 'foot'> & { result: DesignResult }) {
  return viewedStoreys({ design, result }).map(({ storey, viewed }) => (
    <DrawingPage
      key={storey}
      paper={{ size: 'A4', orientation: 'landscape' }}
      title={`${storeyName(storey)} from above`}
      foot={foot}
    >
      <Text style={styles.line}>
        Not to scale. Panels hang at the ceiling; dashed outlines are the places below them. Near and inner walls are
        cut low.
      </Text>
      <View style={styles.drawing} {...taggedFigure(printable(storeyWords(viewed)))}>
        <StoreyDrawing viewed={viewed} />
      </View>
    </DrawingPage>
  ))
}

/** One page for each room with panels. */
export function PlanPages({ design, rooms, foot }: Paged) {
  return rooms.map(({ id, name, panels }) => {
    const room = roomOf(design, id)
    if (!room) return null
    const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
    const size = { lengthMm: eastMm - westMm, widthMm: northMm - southMm }
    const paper = planPaper(size)
    const heading = `${name} at 1:${paper.scale}`
    const scale = paper.scale === 50 ? '' : ` The room is larger than A3 at 1:50 and is drawn at 1:${paper.scale}.`
    const slope = room.slope ? ' Figures up the slope are measured on the ceiling; the plan shows it from above.' : ''
    return (
      <DrawingPage key={id} paper={paper} title={heading} foot={foot}>
        <Text style={styles.line}>
          {`To scale on ${paper.size} if printed at 100%. Lengths in mm. Dashed lines are joists; red figures are the distances from the left and the bottom wall.${slope}${scale}`}
        </Text>
        <View style={styles.drawing} {...taggedFigure(planWords({ heading, size, panels }))}>
          <RoomPlan room={room} panels={panels} scale={paper.scale} />
        </View>
      </DrawingPage>
    )
  })
}

type Planned = { heading: string; size: { lengthMm: number; widthMm: number }; panels: readonly FixedPanel[] }

const planWords = ({ heading, size, panels }: Planned) =>
  `Plan of ${heading}, ${metresWords(size.lengthMm)} by ${metresWords(size.widthMm)}. ${panels
    .map(
      ({ number, toWallMm }) =>
        `${panelName(number)}: ${writtenNumber(toWallMm.west)} mm from the left wall, ${writtenNumber(toWallMm.south)} mm from the bottom wall.`,
    )
    .join(' ')}`

/** The edge of the first panel at 1:1, for marking the screws. */
export function TemplatePage({ design, rooms, foot }: Paged) {
  const [first] = rooms
  const panel = first?.panels[0]
  if (!first || !panel) return null
  const joists = roomOf(design, first.id)?.joists
  const edgeMm = edgeAcrossMm(panel, joists?.along)
  const strips = templateStrips({ edgeMm, joistsMm: panel.joistsMm })
  const name = panelName(panel.number)
  const marks =
    panel.joistsMm.length > 0
      ? 'Red lines are the middle of the joists: the channels are screwed where they cross them.'
      : 'No joists are drawn here: mark those found on site.'
  return (
    <DrawingPage
      paper={{ size: 'A4', orientation: 'landscape' }}
      title={`Fixing template of ${name} in ${first.name} at 1:1`}
      foot={foot}
    >
      <Text style={styles.line}>
        {`Print at 100% and measure the first line. No office paper is as long as a panel, so its edge of ${writtenNumber(edgeMm)} mm is in ${strips.length} strips: cut them out and join them at the same letters. ${marks} How far apart the channels are is not in our records: take it from the leaflet in the box. For other panels use the joists of the list.`}
      </Text>
      <View
        style={styles.drawing}
        {...taggedFigure(
          `Edge of ${name} at 1:1 in ${strips.length} strips. Joists at ${panel.joistsMm.map((at) => `${at} mm`).join(', ') || 'no known place'}.`,
        )}
      >
        <TemplateStrips strips={strips} />
      </View>
    </DrawingPage>
  )
}

const styles = StyleSheet.create({
  line: { fontSize: 8.5, lineHeight: 1.4, marginBottom: 4, maxWidth: 620 },
  drawing: { flexShrink: 0, alignSelf: 'flex-start' },
})
