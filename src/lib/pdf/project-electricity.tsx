import { StyleSheet, Text, View } from '@react-pdf/renderer'

import type { ProjectRoom } from '@/lib/domain/project/project'
import { amountOf } from '@/lib/site/working-words'
import type { ProjectCircuits } from '@/lib/site/professional/project-circuits'
import type { ProjectYear } from '@/lib/site/professional/project-year'

import { printable } from './printable'
import { RuledTable } from './ruled-table'

const OUTCOMES: Record<ProjectCircuits['supply']['outcome'], string> = { fits: 'The supply carries it', tight: 'The supply carries it, with less than a tenth to spare', over: 'The supply is too small' }

/** Panels on breakers of 16 A, the cable and the supply. */
export function CircuitsPart({ circuits, rooms }: { circuits: ProjectCircuits; rooms: readonly ProjectRoom[] }) {
  const { schedule, voltDrop, isVoltDropWithinLimit, thinnestMm2, supply, notice } = circuits
  const names = new Map(rooms.map(({ id, name }) => [id, name]))
  const thicker = thinnestMm2 === null ? 'no cable of ours is' : `${thinnestMm2} mm² is`
  return (
    <View>
      <RuledTable
        columns={[{ heading: 'Circuit', share: 1 }, { heading: 'Rooms', share: 6 }, { heading: 'Panels', share: 1, isFigure: true }, { heading: 'A', share: 1, isFigure: true }]}
        rows={schedule.map(({ panels, rooms: on, load }, place) => [
          String(place + 1), on.map(({ id, panels: own }) => `${names.get(id) ?? id} ${own}`).join(', '), String(panels), load.amps.toFixed(1),
        ])}
      />
      <Text style={styles.line}>
        Volt drop at the end of the fullest circuit: {amountOf(voltDrop)}, {isVoltDropWithinLimit ? 'within the limit' : `over the limit; ${thicker} within it`}.
      </Text>
      <Text style={styles.line}>
        {OUTCOMES[supply.outcome]}: {supply.totalAmps.toFixed(0)} A with everything on, of which heating {supply.heatingAmps.toFixed(0)} A.
        {supply.asksOperator && ' The network operator is to be asked before the work.'}
      </Text>
      <Text style={styles.line}>Building control: {noticeWords(notice)}</Text>
    </View>
  )
}

function noticeWords(notice: ProjectCircuits['notice']): string {
  if (notice.outcome === 'notifiable') return notice.reasons.map(({ reason }) => reason).join(' ')
  return notice.outcome === 'other-rules' ? notice.reason : 'nothing here is notifiable.'
}

/** What a year of heating costs and emits, panels first. */
export function YearPart({ year: { systems } }: { year: ProjectYear }) {
  return (
    <RuledTable
      columns={[{ heading: 'Heating with', share: 4 }, { heading: 'Heat', share: 2, isFigure: true }, { heading: 'Bought', share: 2, isFigure: true }, { heading: 'A year', share: 2, isFigure: true }, { heading: 'Carbon', share: 2, isFigure: true }]}
      rows={systems.map(({ name, heat, bought, pence, carbonKg }) => [name, amountOf(heat), amountOf(bought), amountOf(pence), carbonKg ? printable(amountOf(carbonKg)) : 'no factor'])}
    />
  )
}

const styles = StyleSheet.create({ line: { marginTop: 4, fontSize: 8.5, lineHeight: 1.45 } })
