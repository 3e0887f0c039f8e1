import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'

import { HEADING_FONTS } from './fonts'
import { tagged } from './tags'

/** A section of a report under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={styles.part}>
      <Text style={styles.heading} minPresenceAhead={40} {...tagged('H2')}>
        {title}
      </Text>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  part: { marginTop: 12 },
  heading: { fontFamily: HEADING_FONTS, fontWeight: 500, fontSize: 14, marginBottom: 4 },
})
