import type { Typed } from '@/lib/calculators/engine/home-questions'
import { writeOwnFigures } from '@/lib/domain/estimate/own-figures-text'
import type { QuickQuestions } from '@/lib/schemas/calculate/quick-estimate'

/** The quick calculator's answers in the format of its form. */
export function typedOf({ postcode, altitude, solar, own, ...others }: QuickQuestions): Typed {
  const height = { altitude: altitude ?? postcode?.heightM ?? undefined }
  const answered = Object.entries({ ...others, ...height }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return {
    ...Object.fromEntries(answered),
    postcode: postcode?.area ?? '',
    ...(solar && { solar: 'on' }),
    own: writeOwnFigures(own),
  }
}
