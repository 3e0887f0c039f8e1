import { StyleSheet, Text, View } from '@react-pdf/renderer'

/** `share`: of the width; figures stand on the right. */
type Column = { heading: string; share: number; isFigure?: boolean }

type RuledTableProps = {
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
  /** The last row sums up those above it. */ hasTotal?: boolean
}

/** A table with a hairline under each row, whose headings stand again on every page. */
export function RuledTable({ columns, rows, hasTotal = false }: RuledTableProps) {
  const cell = ({ share, isFigure }: Column) => ({
    flexGrow: share,
    flexShrink: 1,
    flexBasis: 0,
    textAlign: isFigure ? ('right' as const) : ('left' as const),
  })
  return (
    <View>
      <View style={styles.head} fixed wrap={false}>
        {columns.map((column) => (
          <Text key={column.heading} style={cell(column)}>
            {column.heading}
          </Text>
        ))}
      </View>
      {rows.map((texts, place) => (
        <View key={place} style={hasTotal && place === rows.length - 1 ? styles.total : styles.row} wrap={false}>
          {columns.map((column, at) => (
            <Text key={column.heading} style={cell(column)}>
              {texts[at]}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}

const row = { flexDirection: 'row', gap: 6, paddingVertical: 2.5, fontSize: 8.5, lineHeight: 1.35 } as const

const styles = StyleSheet.create({
  head: { ...row, fontWeight: 600, borderBottomWidth: 1.5, borderBottomColor: '#281325' },
  row: { ...row, borderBottomWidth: 0.75, borderBottomColor: '#c2d0d2' },
  total: { ...row, fontWeight: 600, borderTopWidth: 0.75, borderTopColor: '#281325' },
})
