import { StyleSheet, Text, View } from '@react-pdf/renderer'

import type { ProjectTotals } from '@/lib/calculators/professional/project-result'
import { totalsFigures } from '@/lib/calculators/professional/totals-figures'

import { HEADING_FONTS } from './fonts'

/** Six totals for the home, three to a row. */
export function TotalsSection({ totals }: { totals: ProjectTotals }) {
  return (
    <View style={styles.figures}>
      {totalsFigures(totals).map(({ of, name, text }) => (
        <View key={of.key} style={styles.figure}>
          <Text style={styles.amount}>{text}</Text>
          <Text style={styles.name}>{name}</Text>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  figures: { flexDirection: 'row', flexWrap: 'wrap', rowGap: 8 },
  figure: { width: '33.3%', paddingRight: 8 },
  amount: { fontFamily: HEADING_FONTS, fontWeight: 500, fontSize: 14, marginBottom: 2 },
  name: { fontSize: 8.5, lineHeight: 1.4, color: '#54414f' },
})
