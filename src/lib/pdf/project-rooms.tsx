import { StyleSheet, Text, View } from '@react-pdf/renderer'

import type { ProjectTotals } from '@/lib/calculators/professional/project-result'
import type { RoomFigures, RoomResult } from '@/lib/calculators/professional/room-result'
import { methodsWords } from '@/lib/calculators/professional/totals-figures'
import { ROOM_KINDS } from '@/lib/domain/building/heat-loss/room-kinds'
import { labelOf } from '@/lib/domain/text/label-of'
import { writtenNumber } from '@/lib/format/written-number'

import { RuledTable } from './ruled-table'

const COLUMNS = [
  { heading: 'Room', share: 3 },
  { heading: 'Use', share: 2 },
  { heading: 'Floor, m²', share: 1.3, isFigure: true },
  { heading: 'Warm to, °C', share: 1.3, isFigure: true },
  { heading: 'Heat loss, W', share: 1.4, isFigure: true },
  { heading: 'W/m²', share: 1, isFigure: true },
  { heading: 'Rule of thumb, W', share: 1.4, isFigure: true },
  { heading: 'Panels', share: 1, isFigure: true },
  { heading: 'At stated temperature', share: 1.5, isFigure: true },
]

/** Each room by both methods, and why they differ. */
export function RoomsSection({ rooms, totals }: { rooms: readonly RoomResult[]; totals: ProjectTotals | null }) {
  const sum = totals
    ? [
        [
          'All rooms',
          '',
          figure(totals.floorArea.value, 1),
          '',
          figure(totals.heatLoss.value),
          figure(totals.wattsPerM2.value),
          figure(totals.ruleWatts.value),
          figure(totals.panels.value),
          figure(totals.panelsAtStatedTemperature.value),
        ],
      ]
    : []
  return (
    <View>
      <RuledTable columns={COLUMNS} rows={[...rooms.map(rowOf), ...sum]} hasTotal={totals !== null} />
      <View style={styles.reasons}>
        {rooms.map((room) => (
          <Text key={room.room.id} style={styles.reason}>
            <Text style={styles.name}>{room.room.name}. </Text>
            {room.ok ? room.difference : `${room.message}.`}
          </Text>
        ))}
        {totals && <Text style={styles.reason}>{methodsWords(totals)}</Text>}
      </View>
    </View>
  )
}

function rowOf(result: RoomResult): string[] {
  const { name, kind } = result.room
  return [name, labelOf(ROOM_KINDS, kind), ...(result.ok ? figuresOf(result) : ['not worked out'])]
}

function figuresOf({ loss, ruleWatts, panels, panelsAtStatedTemperature }: RoomFigures): string[] {
  return [
    figure(loss.floorArea.value, 1),
    writtenNumber(loss.indoor.value, { most: 1 }),
    figure(loss.heatLoss.value),
    figure(loss.wattsPerM2.value),
    figure(ruleWatts.value),
    figure(panels.value),
    figure(panelsAtStatedTemperature.value),
  ]
}

function figure(value: number, decimals = 0): string {
  return value.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

const styles = StyleSheet.create({
  reasons: { marginTop: 8 },
  reason: { fontSize: 8.5, lineHeight: 1.45, marginBottom: 3, color: '#54414f' },
  name: { fontWeight: 600, color: '#281325' },
})
