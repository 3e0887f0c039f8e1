import { examples as homeExamples } from '@/components/sections/home.examples'
import { examples as buttonExamples } from '@/components/ui/button.examples'
import type { Example } from '@/components/ui/example'
import { examples as fieldExamples } from '@/components/ui/fields.examples'
import { examples as markExamples } from '@/components/ui/marks.examples'

type Groups = Readonly<Record<string, readonly Example[]>>

/** Parts that stand in a column of text. */
export const PARTS: Groups = {
  buttons: buttonExamples,
  fields: fieldExamples,
  marks: markExamples,
}

/** Parts that run from one edge of the page to the other. */
export const SECTIONS: Groups = {
  home: homeExamples,
}
