import { Image as Photograph, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'

import type { SiteSettings } from '@/lib/content/site-settings'
import type { CaseStudy } from '@/lib/content/testimonials'

import { HEADING_FONTS, registerFonts } from './fonts'
import { Sheet } from './sheet'
import { renderTagged } from './tagged-pdf'
import { tagged } from './tags'

export type CaseStudyDocument = {
  study: CaseStudy
  settings: SiteSettings
  /** JPEG or PNG, thermal image second; any number. */
  pictures: Uint8Array[]
  /** '21 November 2026' */
  date: string
}

/** A completed project as an A4 PDF. */
export async function caseStudyPdf(input: CaseStudyDocument): Promise<Buffer> {
  registerFonts()
  return renderTagged(CaseStudyPages(input))
}

function CaseStudyPages({ study, settings: { company, mainPhone, email }, pictures, date }: CaseStudyDocument) {
  return (
    <Sheet
      title={study.title}
      subject="Case study"
      company={company}
      phone={mainPhone.display}
      email={email}
      date={date}
    >
      {study.isSample && (
        <Text style={styles.sample}>A worked example, written by us. The owners’ words are sample text.</Text>
      )}
      <Text style={styles.lede}>{study.challenge}</Text>
      <View style={styles.pair} wrap={false}>
        {pictures.map((data, index) => (
          <View key={index} style={styles.half}>
            <Photograph src={{ data: Buffer.from(data), format: 'jpg' }} style={styles.picture} />
          </View>
        ))}
      </View>
      <Text style={styles.caption}>
        {study.heatPicture
          ? 'The same view twice: by daylight, and as the heat that reaches each surface, from 0 W/m² (darkest) to 10 W/m² and more (lightest). The second is a simulation.'
          : study.picture.caption || study.picture.alt}
      </Text>
      <View wrap={false}>
        {study.technicalSummary.map(({ term, detail }) => (
          <View key={term} style={styles.row}>
            <Text style={styles.term}>{term}</Text>
            <Text style={styles.detail}>{detail}</Text>
          </View>
        ))}
      </View>
      <Part title="What we did">
        <Text>{study.solution}</Text>
      </Part>
      <ListedPart title="In figures" items={study.results} />
      <ListedPart title="What it avoided" items={study.benefits} />
      {study.clientTestimonial !== '' && (
        <View style={styles.quote} wrap={false}>
          <Text style={styles.words}>{study.clientTestimonial}</Text>
          <Text style={styles.term}>{study.clientName}</Text>
        </View>
      )}
    </Sheet>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={styles.part} minPresenceAhead={40}>
      <Text style={styles.heading} {...tagged('H2')}>
        {title}
      </Text>
      {children}
    </View>
  )
}

function ListedPart({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <Part title={title}>
      {items.map((item) => (
        <View key={item} style={styles.item}>
          <Text>•</Text>
          <Text style={styles.itemText}>{item}</Text>
        </View>
      ))}
    </Part>
  )
}

const styles = StyleSheet.create({
  sample: { marginBottom: 8, fontSize: 9, color: '#54414f' },
  lede: { fontSize: 12, lineHeight: 1.4, marginBottom: 12, maxWidth: 440 },
  pair: { flexDirection: 'row', gap: 2 },
  half: { flex: 1 },
  picture: { width: '100%', height: 170, objectFit: 'cover' },
  caption: { marginTop: 5, marginBottom: 12, fontSize: 8.5, lineHeight: 1.4, color: '#54414f' },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottomWidth: 0.75,
    borderBottomColor: '#c2d0d2',
    paddingVertical: 4,
  },
  term: { fontWeight: 600 },
  detail: { textAlign: 'right' },
  part: { marginTop: 11 },
  heading: { fontFamily: HEADING_FONTS, fontWeight: 500, fontSize: 14, marginBottom: 3 },
  item: { flexDirection: 'row', gap: 6, marginBottom: 2 },
  itemText: { flex: 1 },
  quote: { marginTop: 14, borderTopWidth: 1.5, borderTopColor: '#281325', paddingTop: 10 },
  words: { fontFamily: HEADING_FONTS, fontWeight: 500, fontSize: 14, lineHeight: 1.25, marginBottom: 6 },
})
