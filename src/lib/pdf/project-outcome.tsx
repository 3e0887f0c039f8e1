import { StyleSheet, Text, View } from '@react-pdf/renderer'

import { outcomeFigures } from '@/lib/calculators/professional/outcome-figures'
import type { ProjectOutcome } from '@/lib/calculators/professional/project-outcome'
import { verdictLines } from '@/lib/calculators/verdict-view'

import { printable } from './printable'

/** The reasons of the verdict, likely ranges and payback. */
export function OutcomeSection({ outcome }: { outcome: ProjectOutcome }) {
  const { verdict, rating, payback, vat } = outcome
  const sentences = [...verdictLines(verdict), rating, payback, vat].filter((text) => text !== null)
  return (
    <View>
      {sentences.map((sentence) => (
        <Text key={sentence} style={styles.line}>
          {printable(sentence)}
        </Text>
      ))}
      {outcomeFigures(outcome).map(({ name, text, likely }) => (
        <Text key={name} style={styles.line}>
          <Text style={styles.figure}>{text}</Text> {name}, likely {likely}
        </Text>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  line: { fontSize: 9.5, lineHeight: 1.45, marginBottom: 2 },
  figure: { fontWeight: 600 },
})
