'use client'

import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import { takeFiles } from '@/lib/browser/take-files'

import { type Imported, importPost } from './import-post'

type State =
  { kind: 'idle' } | { kind: 'reading' } | { kind: 'failed'; message: string } | { kind: 'done'; post: Imported }

/** Creates a draft from a Markdown or Word document and lists what could not be imported. */
export function ImportForm() {
  const { routes } = useConfig().config
  const [state, setState] = useState<State>({ kind: 'idle' })

  const read = async (files: readonly File[]) => {
    if (files.length === 0) return
    setState({ kind: 'reading' })
    try {
      setState({ kind: 'done', post: await importPost(files, routes.api) })
    } catch (error) {
      setState({ kind: 'failed', message: error instanceof Error ? error.message : 'The file could not be read.' })
    }
  }

  return (
    <section className="pb-notices pb-import" aria-labelledby="pb-import">
      <h2 id="pb-import">Import a post</h2>
      <label htmlFor="pb-import-files">
        A Markdown or Word document (.md or .docx). For Markdown, choose its pictures together with it.
      </label>
      <input
        id="pb-import-files"
        type="file"
        multiple
        accept=".md,.markdown,.txt,.docx,image/jpeg,image/png,image/webp,image/avif"
        disabled={state.kind === 'reading'}
        onChange={({ target }) => void read(takeFiles(target))}
      />
      <div role="status">
        {state.kind === 'reading' && <p>Reading the document...</p>}
        {state.kind === 'failed' && <p>{`Nothing was imported. ${state.message}`}</p>}
        {state.kind === 'done' && <Result post={state.post} editPath={`${routes.admin}/collections/blog-posts`} />}
      </div>
    </section>
  )
}

function Result({ post: { id, notes }, editPath }: { post: Imported; editPath: string }) {
  return (
    <>
      <p>
        The draft is saved. <a href={`${editPath}/${id}/write`}>Open it</a>
      </p>
      {notes.length > 0 && (
        <>
          <p>Not imported, or imported differently:</p>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
