import { Document, Ellipse, Page, Path, Rect, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'

import { ABOUT_REPLACEMENT, REPLACEMENT } from './fit-fonts'
import { HEADING_FONTS, TEXT_FONTS } from './fonts'
import { PAGE_NUMBER } from './number-pages'
import { tagged } from './tags'

const INK = '#281325'
const INK_2 = '#54414f'
const MARGIN_MM = 16
/** PDF points per millimetre. */
export const MM = 72 / 25.4

type SheetProps = {
  title: string
  subject: string
  company: { legalName: string; registeredNumber: string; address: string[] }
  phone: string
  email: string
  /** '21 November 2026' */
  date: string
  /** When the content last changed; defaults to the time of creation. */
  asOf?: Date
  /** Additional pages of other sizes. */
  pages?: (foot: ReactNode) => ReactNode
  /** Repeated at the foot of every page. */
  caution?: string
  children: ReactNode
}

/** An A4 document: logo, title above a rule, and contact details with page numbers on every page. */
export function Sheet({ title, subject, company, phone, email, date, asOf, pages, caution, children }: SheetProps) {
  const registered = company.registeredNumber && `, registered in England and Wales no. ${company.registeredNumber}`
  const imprint = `${company.legalName}${registered}. ${company.address.join(', ')}. ${phone}, ${email}`
  const foot = (
    <View fixed style={styles.foot}>
      <Text style={styles.imprint}>{caution === undefined ? imprint : `${caution} ${imprint}`}</Text>
      <Text style={styles.number} {...PAGE_NUMBER}>
        Page
      </Text>
    </View>
  )
  return (
    <Document
      title={title}
      author={company.legalName}
      subject={subject}
      language="en-GB"
      creator="Powerboard"
      producer="Powerboard"
      creationDate={asOf}
      modificationDate={asOf}
    >
      <Page size="A4" style={styles.page}>
        <View style={styles.head}>
          <Mark />
          <Text style={styles.date}>{date}</Text>
        </View>
        <Text style={styles.title} {...tagged('H1')}>
          {title}
        </Text>
        <View style={styles.rule}>
          <View style={styles.bar} />
        </View>
        {foot}
        <Text style={styles.replaced} {...ABOUT_REPLACEMENT}>
          {`${REPLACEMENT} stands for letters that we cannot print yet. We keep them as they were typed.`}
        </Text>
        <View style={styles.body}>{children}</View>
      </Page>
      {pages?.(foot)}
    </Document>
  )
}

/** Texts with which `numberPages` replaces the page numbers, in the same style. */
export function PageNumbers({ total }: { total: number }) {
  return (
    <Document>
      <Page size={[100, 20 * total]} wrap={false} style={{ fontFamily: TEXT_FONTS, fontSize: 8, color: INK_2 }}>
        {Array.from({ length: total }, (_, index) => (
          <Text key={index} style={styles.number}>{`Page ${index + 1} of ${total}`}</Text>
        ))}
      </Page>
    </Document>
  )
}

type DrawingPageProps = {
  paper: { size: 'A4' | 'A3'; orientation: 'portrait' | 'landscape' }
  title: string
  foot: ReactNode
  children: ReactNode
}

/** A page for one drawing, without the logo. */
export function DrawingPage({ paper: { size, orientation }, title, foot, children }: DrawingPageProps) {
  return (
    <Page size={size} orientation={orientation} style={styles.page}>
      <Text style={styles.drawingTitle} {...tagged('H2')}>
        {title}
      </Text>
      {foot}
      {children}
    </Page>
  )
}

/** The logo at 12 mm. */
function Mark() {
  return (
    <Svg viewBox="0 0 32 32" style={{ width: 12 * MM, height: 12 * MM }}>
      <Rect x="0" y="0" width="32" height="32" fill={INK} />
      <Ellipse cx="16" cy="7" rx="15.5" ry="21.5" fill="#a8112d" />
      <Ellipse cx="16" cy="7" rx="12.2" ry="15.2" fill="#e2670c" />
      <Ellipse cx="16" cy="7" rx="9.4" ry="9" fill="#f9ecb0" />
      <Path d="M0 0h32v6H0z" fill={INK} />
      <Path d="M7 4.6h18v4H7z" fill="#ffffff" />
    </Svg>
  )
}

const styles = StyleSheet.create({
  page: {
    padding: MARGIN_MM * MM,
    paddingBottom: (MARGIN_MM + 12) * MM,
    fontFamily: TEXT_FONTS,
    fontSize: 10,
    color: INK,
  },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' },
  date: { fontSize: 9, color: INK_2 },
  title: { marginTop: 18, marginBottom: 12, fontFamily: HEADING_FONTS, fontWeight: 500, fontSize: 22, lineHeight: 1.1 },
  rule: { height: 7, borderTopWidth: 1.5, borderTopColor: INK, marginBottom: 14 },
  bar: { width: 54, height: 5, backgroundColor: INK, marginTop: -1.5 },
  drawingTitle: { marginBottom: 6, fontFamily: HEADING_FONTS, fontWeight: 500, fontSize: 16, lineHeight: 1.1 },
  replaced: { fontSize: 9, color: INK_2, marginBottom: 8 },
  body: { fontSize: 10, lineHeight: 1.5 },
  foot: {
    position: 'absolute',
    left: MARGIN_MM * MM,
    right: MARGIN_MM * MM,
    bottom: MARGIN_MM * MM,
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    borderTopWidth: 0.75,
    borderTopColor: INK,
    paddingTop: 6,
    fontSize: 8,
    color: INK_2,
  },
  imprint: { maxWidth: 380 },
  number: { width: 64, flexShrink: 0, textAlign: 'right' },
})
