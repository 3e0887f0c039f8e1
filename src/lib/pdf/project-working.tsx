import { StyleSheet, Text, View } from '@react-pdf/renderer'

import type { ProjectRoom } from '@/lib/domain/estimate/project'
import type { Working, WorkingStep } from '@/lib/domain/quantity/working'

import { printable } from './printable'
import { tagged } from './tags'
import { citations, stepWords } from './working-lines'

/**
 * Each quantity once: inputs with the number of their source, derived values with their formula; the home first, then
 * each room, then the sources. Repeats would double the length and with it the rendering time.
 */
export function WorkingSection({ working: { steps }, rooms }: { working: Working; rooms: readonly ProjectRoom[] }) {
  const { numberOf, sources } = citations(steps)
  const lines = (of: readonly WorkingStep[]) => of.map((step) => stepWords(step, numberOf))
  return (
    <View>
      <Text style={styles.steps}>
        A number in brackets after an input refers to its source, in the list at the end.
      </Text>
      <Group title="The home" lines={lines(steps.filter(({ key }) => !key.startsWith('room.')))} />
      {rooms.map(({ id, name }) => (
        <Group key={id} title={name} lines={lines(steps.filter(({ key }) => key.startsWith(`room.${id}.`)))} />
      ))}
      <Group title="Sources" lines={sources} />
    </View>
  )
}

function Group({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <View style={styles.group}>
      <Text style={styles.title} minPresenceAhead={30} {...tagged('H3')}>
        {printable(title)}
      </Text>
      <Text style={styles.steps}>{printable(lines.join('\n'))}</Text>
    </View>
  )
}

const styles = StyleSheet.create({
  group: { marginTop: 6 },
  title: { fontSize: 9, fontWeight: 600, marginBottom: 1 },
  steps: { fontSize: 7.5, lineHeight: 1.4 },
})
