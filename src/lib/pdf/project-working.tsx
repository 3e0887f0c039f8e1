import { StyleSheet, Text, View } from '@react-pdf/renderer'

import type { ProjectRoom } from '@/lib/domain/project/project'
import type { Working, WorkingStep } from '@/lib/domain/quantity/working'
import { amountOf, CONFIDENCE_WORDS } from '@/lib/site/working-words'

import { printable } from './printable'

/** Every quantity: what was given with its source, and what follows with its formula; the home first, then room by room. */
export function WorkingPart({ working: { steps }, rooms }: { working: Working; rooms: readonly ProjectRoom[] }) {
  const ofHome = steps.filter(({ key }) => !key.startsWith('room.'))
  return (
    <View>
      <Group title="The home" steps={ofHome} />
      {rooms.map(({ id, name }) => (
        <Group key={id} title={name} steps={steps.filter(({ key }) => key.startsWith(`room.${id}.`))} />
      ))}
    </View>
  )
}

function Group({ title, steps }: { title: string; steps: readonly WorkingStep[] }) {
  if (steps.length === 0) return null
  return (
    <View style={styles.group}>
      <Text style={styles.title} minPresenceAhead={30}>
        {title}
      </Text>
      <Text style={styles.steps}>{printable(steps.map(wordsOf).join('\n'))}</Text>
    </View>
  )
}

/** 'Corners and joints of Lounge = y × sum of A = 5.18 W/K' */
function wordsOf(step: WorkingStep): string {
  const { name, formula, source, spread, unit } = step
  const sum = formula === undefined ? '' : ` = ${formula}`
  const range = spread ? `, between ${amountOf({ value: spread.low, unit })} and ${amountOf({ value: spread.high, unit })}` : ''
  const from = source ? ` (${source.title}, ${source.date}; ${CONFIDENCE_WORDS[source.confidence]})` : ''
  return `${name}${sum} = ${amountOf(step)}${range}${from}`
}

const styles = StyleSheet.create({
  group: { marginTop: 6 },
  title: { fontSize: 9, fontWeight: 600, marginBottom: 1 },
  steps: { fontSize: 7.5, lineHeight: 1.4 },
})
