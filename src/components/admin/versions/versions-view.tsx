import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'

import { writtenMoment } from '../moment'
import { readVersions } from './read-versions'
import { RestoreVersion } from './restore-version'

/** All versions of a document, newest first: when each was saved, by whom, whether it was published, and what it changed. */
export async function VersionsView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const path = `${req.payload.config.routes.admin}/${routeSegments.join('/')}`
  const { base, pluralLabel, useAsTitle, hasDrafts } = describe(collectionConfig, globalConfig)
  const versions = await readVersions({ collection: collectionConfig?.slug, global: globalConfig?.slug, docID, req })
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        pluralLabel={pluralLabel}
        useAsTitle={useAsTitle}
        view="Versions"
      />
      <Gutter className="pb-versions">
        <table>
          <thead>
            <tr>
              <th scope="col">Saved</th>
              <th scope="col">By</th>
              <th scope="col">State</th>
              <th scope="col">Restore</th>
            </tr>
          </thead>
          {versions.map(({ id, savedAt, savedBy, state, isDraft, changes }) => (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup">
                  <Link href={`${path}/${id}`} prefetch={false}>
                    {writtenMoment(savedAt)}
                  </Link>
                </th>
                <td>{savedBy}</td>
                <td>{state}</td>
                <td>
                  <RestoreVersion
                    path={`/${base}/versions/${id}`}
                    document={path.slice(0, -'/versions'.length)}
                    wasDraft={isDraft}
                    hasDrafts={hasDrafts}
                  />
                </td>
              </tr>
              <tr>
                <td colSpan={4}>
                  <Changes changes={changes} />
                </td>
              </tr>
            </tbody>
          ))}
        </table>
        {versions.length === 0 && <p>No versions yet.</p>}
      </Gutter>
    </>
  )
}

/** A page that was rewritten has more changes than anyone reads: Payload's comparison, on the version's page, has all. */
const CHANGES_SHOWN = 8

function Changes({ changes }: { changes: string[] | null }) {
  if (!changes) return 'The oldest version kept'
  if (changes.length === 0) return 'No changes'
  const more = changes.length - CHANGES_SHOWN
  return (
    <ul>
      {changes.slice(0, CHANGES_SHOWN).map((change, index) => (
        <li key={index}>{change}</li>
      ))}
      {more > 0 && <li>{more === 1 ? 'and one more' : `and ${more} more`}</li>}
    </ul>
  )
}

type Opened = DocumentViewServerProps['initPageResult']

/** What is opened: a collection's document or a global. `base`: its path in the API. */
function describe(collection: Opened['collectionConfig'], global: Opened['globalConfig']) {
  const hasDrafts = Boolean((collection ?? global)?.versions?.drafts)
  return collection
    ? {
        base: collection.slug,
        pluralLabel: collection.labels.plural,
        useAsTitle: collection.admin.useAsTitle,
        hasDrafts,
      }
    : { base: `globals/${global?.slug}`, pluralLabel: global?.label, useAsTitle: global?.slug, hasDrafts }
}
