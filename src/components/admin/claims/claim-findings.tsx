import type { Content } from '@/lib/cms/content/content'
import { bareFigures } from '@/lib/domain/claims/bare-figures'

/** Unsourced figures in published content that look like claims, each with a link to edit it. */
export function ClaimFindings({ contents, adminRoute }: { contents: readonly Content[]; adminRoute: string }) {
  const findings = contents.flatMap(({ passages, path, title, editPath }) =>
    passages.flatMap(bareFigures).map((figure) => ({ ...figure, name: path ?? title, editPath })),
  )
  return (
    <section aria-labelledby="pb-bare-title">
      <h2 id="pb-bare-title">Figures that look like claims</h2>
      {findings.length === 0 && <p>None: every such figure has a claim, a source or its working.</p>}
      <ul>
        {findings.map(({ figure, sentence, place, name, editPath }, index) => (
          <li key={index}>
            {editPath ? <a href={`${adminRoute}${editPath}`}>{name}</a> : name}, {place}: <strong>{figure}</strong> in “
            {sentence.trim()}”
          </li>
        ))}
      </ul>
    </section>
  )
}
