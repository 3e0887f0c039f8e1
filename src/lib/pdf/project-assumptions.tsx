import { StyleSheet, Text, View } from '@react-pdf/renderer'

import { formatExpired } from '@/lib/calculators/format-expired'
import { amountOf, CONFIDENCE_LABELS } from '@/lib/calculators/format-working'
import { ownFigureWords } from '@/lib/calculators/own-figure-words'
import { assumptionsUsed } from '@/lib/calculators/professional/assumptions-used'
import type { OwnFigureUsed } from '@/lib/calculators/professional/own-figures-used'
import type { Expired } from '@/lib/domain/assumptions/effective'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { Quantity } from '@/lib/domain/quantity/quantity'

import { printable } from './printable'
import { RuledTable } from './ruled-table'

const COLUMNS = [
  { heading: 'Assumption', share: 4 },
  { heading: 'From', share: 5 },
  { heading: 'Value', share: 1.6, isFigure: true },
  { heading: 'Dated', share: 1.8, isFigure: true },
]

/** Assumptions for the home as a whole, and expired prices. */
export function AssumptionsSection({
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
          {formatExpired(price)}
        </Text>
      ))}
      <RuledTable
        columns={COLUMNS}
        rows={assumptionsUsed(quantities).map((assumption) => {
          const { name, source } = assumption
          return [
            name,
            `${source.title}: ${CONFIDENCE_LABELS[source.confidence]}`,
            amountOf(assumption),
            writtenDate(source.date),
          ].map(printable)
        })}
      />
    </View>
  )
}

/** Figures the user entered in place of ours. */
export function OwnFiguresSection({ figures }: { figures: readonly OwnFigureUsed[] }) {
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
