import { StyleSheet, Text, View } from '@react-pdf/renderer'

import { tagged } from './tags'

/** `share`: of the width; figures are right-aligned. */
type Column = { heading: string; share: number; isFigure?: boolean }

type RuledTableProps = {
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
  /** The last row is a total. */ hasTotal?: boolean
}

/** A table with ruled rows and headings repeated on every page. */
export function RuledTable({ columns, rows, hasTotal = false }: RuledTableProps) {
  const cell = ({ share, isFigure }: Column) => ({
    flexGrow: share,
    flexShrink: 1,
    flexBasis: 0,
    textAlign: isFigure ? ('right' as const) : ('left' as const),
  })
  return (
    <View {...tagged('Table')}>
      <View style={styles.head} fixed wrap={false} {...tagged('TR')}>
        {columns.map((column) => (
          <Text key={column.heading} style={cell(column)} {...tagged('TH')}>
            {column.heading}
          </Text>
        ))}
      </View>
      {rows.map((texts, index) => (
        <View
          key={index}
          style={hasTotal && index === rows.length - 1 ? styles.total : styles.row}
          wrap={false}
          {...tagged('TR')}
        >
          {columns.map((column, at) => (
            <Text key={column.heading} style={cell(column)} {...tagged('TD')}>
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
