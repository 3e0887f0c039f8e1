import type { UIFieldServerProps } from 'payload'

import { passagesOfPage } from '@/lib/cms/content/passages-of-page'
import { readRegistry } from '@/lib/cms/content/read-registry'
import { bareFigures } from '@/lib/domain/claims/bare-figures'
import { plainText } from '@/lib/domain/claims/passage'
import { readingGrade, wordsIn } from '@/lib/domain/text/reading-grade'
import type { Page } from '@/lib/generated/payload-types'

/** Unsourced figures in the last saved version that look like claims. A warning; it does not block saving. */
export async function PageFindings({ data, payload }: Pick<UIFieldServerProps, 'data' | 'payload'>) {
  const { claims } = await readRegistry({ payload })
  const keys = new Map<unknown, string>(claims.map(({ id, key }) => [id, key]))
  const passages = passagesOfPage({ page: data as Page /* the form of a page */, keyOf: (id) => keys.get(id) ?? null })
  const text = passages
    .filter(({ kind, isForEngineers }) => kind === 'prose' && !isForEngineers)
    .map(plainText)
    .join('\n')
  const grade = readingGrade(text)
  const found = passages.flatMap(bareFigures)
  return (
    <section className="pb-findings" aria-labelledby="pb-findings-title">
      <h3 id="pb-findings-title">As it was last saved</h3>
      <p>
        {wordsIn(text).length} words{grade !== null && `, readable with ${Math.round(grade)} years of schooling`}.
      </p>
      {found.length > 0 && (
        <>
          <p>These figures look like claims. Use a claim instead, add a source, or say whose they are.</p>
          <ul>
            {found.map(({ place, figure, sentence }, index) => (
              <li key={index}>
                <strong>{figure}</strong> in {place}: {sentence.trim()}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
