import type { ClaimLocation } from '@/lib/cms/content/claim-locations'

/** The pages that show a reading, with the blocks that print it, each linked to where it is edited. */
export function ClaimPlaces({ standings, adminRoute }: { standings: readonly ClaimLocation[]; adminRoute: string }) {
  if (standings.length === 0) return '–'
  const pages = [...new Set(standings.map(({ content }) => content.path))]
  return (
    <ul>
      {pages.map((path) => (
        <li key={path}>
          {path ? <a href={path}>{path}</a> : 'Every page'}:{' '}
          {standings
            .filter(({ content }) => content.path === path)
            .map(({ place, content: { editPath } }, index) => (
              <span key={`${place} ${index}`}>
                {index > 0 && '; '}
                {editPath ? <a href={`${adminRoute}${editPath}`}>{place}</a> : place}
              </span>
            ))}
        </li>
      ))}
    </ul>
  )
}
