import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'

import { writtenMoment } from '../moment'
import { readVersions } from './read-versions'
import { RestoreVersion } from './restore-version'

/** All versions of a document, newest first: when each was saved, by whom, and whether it was published. */
export async function VersionsView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const entity = collectionConfig ?? globalConfig
  const path = `${req.payload.config.routes.admin}/${routeSegments.join('/')}`
  const base = collectionConfig?.slug ?? `globals/${globalConfig?.slug}`
  const versions = await readVersions({ collection: collectionConfig?.slug, global: globalConfig?.slug, docID, req })
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? entity?.slug}
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
          <tbody>
            {versions.map(({ id, savedAt, savedBy, state, isDraft }) => (
              <tr key={id}>
                <th scope="row">
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
                    hasDrafts={Boolean(entity?.versions && entity.versions.drafts)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {versions.length === 0 && <p>No versions yet.</p>}
      </Gutter>
    </>
  )
}
