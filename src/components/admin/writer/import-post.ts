import { readTextFile } from '@/lib/browser/read-text-file'
import type { Block, Line, List, ReadPost } from '@/lib/content/post-exchange/exchanged-post'
import { readMarkdown } from '@/lib/content/post-exchange/read-markdown'
import { toEditorState } from '@/lib/content/post-exchange/to-editor-state'

import { readWord } from './read-word'
import { askApi, keysOf } from './staff-api'

export type Imported = { id: number; notes: string[] }

const TEXT_BYTES_MAX = 2_000_000
const DOCUMENT = /\.(?:md|markdown|txt|docx)$/i

/** Creates a draft from a document. Pictures come from the Word document or from the files chosen with it. */
export async function importPost(files: readonly File[], api: string): Promise<Imported> {
  const document = files.find(({ name }) => DOCUMENT.test(name))
  if (!document) throw new Error('Choose a Markdown or Word document (.md or .docx).')
  const { post, pictures } = await readDocument(document, files)
  const stored = await storePictures(post, { pictures, api })
  const [sources, claims] = [await keysOf(api, 'sources'), await keysOf(api, 'claims')]
  const { content, notes } = toEditorState(
    { ...post, notes: [...post.notes, ...stored.notes] },
    {
      source: (key) => sources.find((source) => source.key === key)?.id ?? null,
      claim: (key) => claims.find((claim) => claim.key === key)?.id ?? null,
      picture: (src) => stored.ids.get(src) ?? null,
      newId: () => crypto.randomUUID(),
    },
  )
  const { title, excerpt } = post
  const { doc } = await askApi<{ doc: { id: number } }>(`${api}/blog-posts?draft=true&depth=0`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title, excerpt, content }),
  })
  return { id: doc.id, notes }
}

async function readDocument(document: File, files: readonly File[]): Promise<{ post: ReadPost; pictures: File[] }> {
  if (!/\.docx$/i.test(document.name))
    return { post: readMarkdown(await textOf(document)), pictures: files.filter((file) => file !== document) }
  const { post, pictures } = await readWord({ arrayBuffer: await document.arrayBuffer() })
  return { post, pictures: pictures.map(({ name, type, content }) => new File([content], name, { type })) }
}

async function textOf(document: File): Promise<string> {
  const read = await readTextFile(document, { bytesMax: TEXT_BYTES_MAX })
  if (!read.ok) throw new Error(read.message)
  return read.text
}

type PictureSource = { pictures: readonly File[]; api: string }
type Stored = { ids: Map<string, number>; notes: string[] }

/** Adds the pictures of the post to the library, each once. Pictures of this site are looked up in it instead. */
async function storePictures({ blocks }: ReadPost, { pictures, api }: PictureSource): Promise<Stored> {
  const stored: Stored = { ids: new Map(), notes: [] }
  for (const { src, alt } of blocks.flatMap(picturesIn)) {
    if (stored.ids.has(src)) continue
    const name = nameOf(src)
    const file = pictures.find((picture) => picture.name === name)
    try {
      const id = file ? await upload({ file, alt, api }) : await findOnSite({ src, name, api })
      if (id !== null) stored.ids.set(src, id)
    } catch (error) {
      stored.notes.push(`${name}: ${error instanceof Error ? error.message : 'could not be stored.'}`)
    }
  }
  return stored
}

function picturesIn(block: Block): { src: string; alt: string }[] {
  const inLine = (line: Line) => line.flatMap((mark) => (mark.kind === 'picture' ? [mark] : []))
  const inList = ({ items }: List): { src: string; alt: string }[] =>
    items.flatMap(({ line, lists }) => [...inLine(line), ...lists.flatMap(inList)])
  if (block.kind === 'list') return inList(block)
  return block.kind === 'table' ? block.rows.flat().flatMap(inLine) : inLine(block.line)
}

function nameOf(src: string): string {
  const last = src.split(/[?#]/)[0]?.split('/').at(-1) ?? src
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** Without a description the file name is used, and "Before you publish" asks for a better one. */
async function upload({ file, alt, api }: { file: File; alt: string; api: string }): Promise<number> {
  const body = new FormData()
  body.set('file', file)
  body.set('_payload', JSON.stringify({ alt: alt.slice(0, 300) || file.name }))
  const { doc } = await askApi<{ doc: { id: number } }>(`${api}/media?depth=0`, { method: 'POST', body })
  return doc.id
}

async function findOnSite({ src, name, api }: { src: string; name: string; api: string }): Promise<number | null> {
  if (!src.includes(`${api}/media/file/`)) return null
  const query = `where[filename][equals]=${encodeURIComponent(name)}&limit=1&depth=0&select[alt]=true`
  return (await askApi<{ docs: { id: number }[] }>(`${api}/media?${query}`)).docs[0]?.id ?? null
}
