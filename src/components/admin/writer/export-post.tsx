'use client'

import { Button, toast, useConfig, useForm } from '@payloadcms/ui'
import { useState } from 'react'

import { saveFile } from '@/lib/browser/save-file'
import { fromEditorState } from '@/lib/content/post-exchange/from-editor-state'
import { toMarkdown } from '@/lib/content/post-exchange/to-markdown'

import { askApi, keysOf } from './staff-api'

const FAILED = 'The file could not be created. Please try again in a minute.'

type Picture = { id: number; filename?: string | null }
type Post = { title?: string; excerpt?: string; slug?: string; content?: unknown }

/** Saves the current content of the form as a Markdown file and lists what the file does not contain. */
export function ExportPost() {
  const { routes } = useConfig().config
  const { getData } = useForm()
  const [missing, setMissing] = useState<string[]>([])

  const onClick = async () => {
    try {
      const post = getData() as Post
      const { markdown, notes } = await asMarkdown(post, routes.api)
      saveFile({ name: `${post.slug || 'post'}.md`, content: new Blob([markdown], { type: 'text/markdown' }) })
      setMissing(notes)
    } catch {
      toast.error(FAILED)
    }
  }

  return (
    <div className="field-type pb-full-form-only">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void onClick()}>
        Save as Markdown
      </Button>
      <div role="status">{missing.length > 0 && <p>{`Not in the file: ${missing.join('; ')}.`}</p>}</div>
    </div>
  )
}

async function asMarkdown({ title = '', excerpt = '', content }: Post, api: string) {
  const [sources, claims, media] = await Promise.all([
    keysOf(api, 'sources'),
    keysOf(api, 'claims'),
    askApi<{ docs: Picture[] }>(`${api}/media?pagination=false&depth=0&select[filename]=true`),
  ])
  const { blocks, notes } = fromEditorState(content, {
    source: (id) => sources.find((source) => source.id === id)?.key ?? null,
    claim: (id) => claims.find((claim) => claim.id === id)?.key ?? null,
    picture: (id) => {
      const name = media.docs.find((file) => file.id === id)?.filename
      return name ? `${api}/media/file/${name}` : null
    },
  })
  return { markdown: toMarkdown({ title, excerpt, blocks, notes }), notes }
}
