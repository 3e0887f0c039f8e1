import { sharedDesignPage } from '@/lib/routing/enquiry-routes'

import { ChangeButton } from './shared-design-change'

/** `changes`: since the version before it; null if that is no longer kept. */
type ShownVersion = { number: number; at: string; note: string | null; changes: readonly string[] | null }

type SharedDesignVersionsProps = {
  versions: readonly ShownVersion[]
  /** The number of the version on the page. */
  shown: number
  token: string
  right: 'view' | 'comment' | 'edit'
}

/** The versions, the newest first, each with what changed. */
export function SharedDesignVersions({ versions, shown, token, right }: SharedDesignVersionsProps) {
  const newest = versions[0]?.number
  // Not relative: after a refusal this is the response of an API.
  const page = sharedDesignPage(token)
  return (
    <section aria-labelledby="versions-heading" className="no-print mt-10 border-t-[1.5px] border-ink pt-5">
      <h2 id="versions-heading" className="text-h3 font-medium">
        Versions
      </h2>
      <p className="mt-1 text-sm text-ink-2">The last twenty are kept. Restoring one adds a new version.</p>
      <ol className="mt-2 max-w-[44em]">
        {versions.map(({ number, at, note, changes }) => (
          <li key={number} className="border-t border-line py-3 text-sm">
            <p className="font-semibold">{`Version ${number}, ${at}${number === shown ? ', shown here' : ''}`}</p>
            {note !== null && <p className="break-words whitespace-pre-wrap">{`Corrected by us: ${note}`}</p>}
            <ul>
              {(changes ?? ['The oldest that is kept.']).map((change) => (
                <li key={change} className="break-words">
                  {change}
                </li>
              ))}
            </ul>
            {number !== shown && (
              <a href={number === newest ? page : `${page}?version=${number}`}>{`Open version ${number}`}</a>
            )}
            {number !== newest && right === 'edit' && newest !== undefined && (
              <ChangeButton token={token} action="restore" number={number} version={newest}>
                Restore this version
              </ChangeButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
