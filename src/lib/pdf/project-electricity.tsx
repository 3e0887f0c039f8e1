import { StyleSheet, Text, View } from '@react-pdf/renderer'

import { amountOf } from '@/lib/calculators/format-working'
import { formatBreakEven } from '@/lib/calculators/professional/format-break-even'
import {
  capacityWords,
  formatBathRooms,
  formatCable,
  formatNotice,
  formatUncounted,
  roomsOnCircuit,
  SUPPLY_LABELS,
} from '@/lib/calculators/professional/format-circuits'
import type { ProjectCircuits } from '@/lib/calculators/professional/project-circuits'
import type { ProjectYear } from '@/lib/calculators/professional/project-year'
import type { ProjectRoom } from '@/lib/domain/estimate/project'
import { writtenNumber } from '@/lib/format/written-number'

import { printable } from './printable'
import { RuledTable } from './ruled-table'

/** Panels by 16 A circuit, cables and supply. */
export function CircuitsSection({ circuits, rooms }: { circuits: ProjectCircuits; rooms: readonly ProjectRoom[] }) {
  const { schedule, working, voltDrop, capacity, supply, spare } = circuits
  const bathRooms = formatBathRooms(circuits)
  const uncounted = formatUncounted(circuits.uncounted)
  const names = new Map(rooms.map(({ id, name }) => [id, name]))
  return (
    <View>
      <RuledTable
        columns={[
          { heading: 'Circuit', share: 1 },
          { heading: 'Rooms and their panels', share: 6 },
          { heading: 'Panels', share: 1, isFigure: true },
          { heading: 'W', share: 1, isFigure: true },
          { heading: 'A', share: 1, isFigure: true },
          { heading: 'Of 16 A', share: 1, isFigure: true },
        ]}
        rows={schedule.map((circuit, index) => [
          String(index + 1),
          roomsOnCircuit(circuit, names),
          String(circuit.panels),
          writtenNumber(circuit.load.watts),
          circuit.load.amps.toFixed(1),
          `${Math.round(circuit.load.percentOfBreaker)}%`,
        ])}
      />
      <Text style={styles.line}>
        The fullest circuit draws {amountOf(working.circuitAmps)} at 230 V, and {amountOf(working.worstAmps)} at 253 V,
        the highest voltage that is allowed. All panels on draw {amountOf(working.heatingAmps)}.
      </Text>
      <Text style={styles.line}>
        Volt drop at the end of the fullest circuit: {amountOf(voltDrop)} of the 5% allowed. As installed, the cable
        carries {amountOf(capacity)}, {capacityWords(circuits)}. {formatCable(circuits)}
      </Text>
      <Text style={styles.line}>
        {SUPPLY_LABELS[supply.outcome]}: {amountOf({ value: Math.abs(spare.value), unit: 'A' })}{' '}
        {spare.value < 0 ? 'too little' : 'left'} with everything on.{' '}
        {supply.asksOperator && 'Above 60 A, ask the network operator first.'}
      </Text>
      {uncounted && <Text style={styles.line}>{uncounted}</Text>}
      <Text style={styles.line}>{formatNotice(circuits)}</Text>
      {bathRooms && <Text style={styles.line}>{bathRooms}</Text>}
    </View>
  )
}

/** Annual heating cost and emissions, panels first. */
export function YearSection({ year: { systems } }: { year: ProjectYear }) {
  return (
    <RuledTable
      columns={[
        { heading: 'Heating with', share: 4 },
        { heading: 'Heat', share: 2, isFigure: true },
        { heading: 'Bought', share: 2, isFigure: true },
        { heading: 'A year', share: 2, isFigure: true },
        { heading: 'Carbon', share: 2, isFigure: true },
        { heading: 'Panels break even with', share: 2, isFigure: true },
      ]}
      rows={systems.map(({ system, name, heat, bought, pence, carbonKg, breakEven }) => [
        name,
        amountOf(heat),
        amountOf(bought),
        amountOf(pence),
        carbonKg ? printable(amountOf(carbonKg)) : 'no factor',
        system === 'infrared' ? '' : formatBreakEven(breakEven.value),
      ])}
    />
  )
}

const styles = StyleSheet.create({ line: { marginTop: 4, fontSize: 8.5, lineHeight: 1.45 } })
