import { StyleSheet, Text, View } from '@react-pdf/renderer'

import type { ProjectRoom } from '@/lib/domain/project/project'
import { breakEvenWords } from '@/lib/site/professional/break-even-words'
import {
  bathRoomWords,
  cableWords,
  noticeWords,
  roomsOnCircuit,
  SUPPLY_WORDS,
} from '@/lib/site/professional/circuits-words'
import type { ProjectCircuits } from '@/lib/site/professional/project-circuits'
import type { ProjectYear } from '@/lib/site/professional/project-year'
import { amountOf } from '@/lib/site/working-words'
import { writtenNumber } from '@/lib/site/written-number'

import { printable } from './printable'
import { RuledTable } from './ruled-table'

/** Panels on breakers of 16 A, the cable and the supply. */
export function CircuitsPart({ circuits, rooms }: { circuits: ProjectCircuits; rooms: readonly ProjectRoom[] }) {
  const { schedule, working, voltDrop, supply, spare } = circuits
  const bathRooms = bathRoomWords(circuits)
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
        rows={schedule.map((circuit, place) => [
          String(place + 1),
          roomsOnCircuit(circuit, names),
          String(circuit.panels),
          writtenNumber(circuit.load.watts),
          circuit.load.amps.toFixed(1),
          `${Math.round(circuit.load.percentOfBreaker)} %`,
        ])}
      />
      <Text style={styles.line}>
        The fullest circuit draws {amountOf(working.circuitAmps)} at 230 V, and {amountOf(working.worstAmps)} at 253 V,
        the highest voltage that is allowed. All panels on draw {amountOf(working.heatingAmps)}.
      </Text>
      <Text style={styles.line}>
        Volt drop at the end of the fullest circuit: {amountOf(voltDrop)} of the 5 % allowed. {cableWords(circuits)}
      </Text>
      <Text style={styles.line}>
        {SUPPLY_WORDS[supply.outcome]}: {amountOf({ value: Math.abs(spare.value), unit: 'A' })}{' '}
        {spare.value < 0 ? 'too little' : 'left'} with everything on.{' '}
        {supply.asksOperator && 'Above 60 A the network operator is asked first.'}
      </Text>
      <Text style={styles.line}>{noticeWords(circuits)}</Text>
      {bathRooms && <Text style={styles.line}>{bathRooms}</Text>}
    </View>
  )
}

/** What a year of heating costs and emits, panels first. */
export function YearPart({ year: { systems } }: { year: ProjectYear }) {
  return (
    <RuledTable
      columns={[
        { heading: 'Heating with', share: 4 },
        { heading: 'Heat', share: 2, isFigure: true },
        { heading: 'Bought', share: 2, isFigure: true },
        { heading: 'A year', share: 2, isFigure: true },
        { heading: 'Carbon', share: 2, isFigure: true },
        { heading: 'Panels cost as much with', share: 2, isFigure: true },
      ]}
      rows={systems.map(({ system, name, heat, bought, pence, carbonKg, breakEven }) => [
        name,
        amountOf(heat),
        amountOf(bought),
        amountOf(pence),
        carbonKg ? printable(amountOf(carbonKg)) : 'no factor',
        system === 'infrared' ? '' : breakEvenWords(breakEven.value),
      ])}
    />
  )
}

const styles = StyleSheet.create({ line: { marginTop: 4, fontSize: 8.5, lineHeight: 1.45 } })
