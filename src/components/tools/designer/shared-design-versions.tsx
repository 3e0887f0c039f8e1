import { ChangeButton } from './shared-design-change'

/** `changes`: since the version before it; null if that is no longer kept. */
type ShownVersion = { number: number; at: string; changes: readonly string[] | null }

type SharedDesignVersionsProps = {
  versions: readonly ShownVersion[]
  token: string
  right: 'view' | 'comment' | 'edit'
}

/** The versions, the newest first, each with what changed. */
export function SharedDesignVersions({ versions, token, right }: SharedDesignVersionsProps) {
  const newest = versions[0]?.number
  return (
    <section aria-labelledby="versions-heading" className="no-print mt-10 border-t-[1.5px] border-ink pt-5">
      <h2 id="versions-heading" className="text-h3 font-medium">
        Versions
      </h2>
      <p className="mt-1 text-sm text-ink-2">The last twenty are kept. Restoring one adds a new version.</p>
      <ol className="mt-2 max-w-[44em]">
        {versions.map(({ number, at, changes }) => (
          <li key={number} className="border-t border-line py-3 text-sm">
            <p className="font-semibold">
              Version {number}, {at}
              {number === newest && ', shown here'}
            </p>
            <ul>
              {(changes ?? ['The oldest that is kept.']).map((change) => (
                <li key={change} className="break-words">
                  {change}
                </li>
              ))}
            </ul>
            {number !== newest && <a href={`?version=${number}`}>Open version {number}</a>}
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
