import { StyleSheet, Text, View } from '@react-pdf/renderer'

import type { Expired } from '@/lib/domain/assumptions/in-force'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { writtenDate } from '@/lib/domain/text/written-date'
import { expiredWords } from '@/lib/site/expired-words'
import { assumptionsUsed } from '@/lib/site/professional/assumptions-used'
import { ownFigureWords, type OwnFigureUsed } from '@/lib/site/professional/own-figures-used'
import { amountOf, CONFIDENCE_WORDS } from '@/lib/site/working-words'

import { printable } from './printable'
import { RuledTable } from './ruled-table'

const COLUMNS = [
  { heading: 'Taken for granted', share: 4 },
  { heading: 'From', share: 5 },
  { heading: 'Value', share: 1.6, isFigure: true },
  { heading: 'Dated', share: 1.8, isFigure: true },
]

/** What was taken for granted for the home as a whole, and which prices have run out. */
export function AssumptionsPart({
  quantities,
  expired,
}: {
  quantities: readonly Quantity[]
  expired: readonly Expired[]
}) {
  return (
    <View>
      {expired.map((price) => (
        <Text key={price.key} style={styles.expired}>
          {expiredWords(price)}
        </Text>
      ))}
      <RuledTable
        columns={COLUMNS}
        rows={assumptionsUsed(quantities).map((assumption) => {
          const { name, source } = assumption
          return [
            name,
            `${source.title}: ${CONFIDENCE_WORDS[source.confidence]}`,
            amountOf(assumption),
            writtenDate(source.date),
          ].map(printable)
        })}
      />
    </View>
  )
}

/** The figures that somebody put in place of ours. */
export function OwnFiguresPart({ figures }: { figures: readonly OwnFigureUsed[] }) {
  return (
    <View>
      {figures.map((figure) => (
        <Text key={figure.key} style={styles.line}>
          <Text style={styles.name}>{printable(figure.name)}</Text>: {printable(ownFigureWords(figure))}
        </Text>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  expired: { fontSize: 8.5, lineHeight: 1.45, marginBottom: 4 },
  line: { fontSize: 8.5, lineHeight: 1.45 },
  name: { fontWeight: 600 },
})
