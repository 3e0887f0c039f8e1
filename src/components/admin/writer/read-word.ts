import type { ReadPost } from '@/lib/content/post-exchange/exchanged-post'
import { readHtml } from '@/lib/content/post-exchange/read-html'

type Input = { arrayBuffer: ArrayBuffer } | { buffer: Buffer }
type WordPicture = { name: string; type: string; content: ArrayBuffer }

const TITLE_STYLE = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"]
const NEVER_TAKEN_OVER = 'Comments, headers and footers of a Word document are never imported.'

/** A Word document and its pictures. The converter is large and loads on first use. */
export async function readWord(input: Input): Promise<{ post: ReadPost; pictures: WordPicture[] }> {
  const { default: mammoth } = await import('mammoth')
  const pictures: WordPicture[] = []
  const convertImage = mammoth.images.imgElement(async (image) => {
    const name = `picture-${pictures.length + 1}.${image.contentType.split('/')[1] ?? 'png'}`
    pictures.push({ name, type: image.contentType, content: await image.readAsArrayBuffer() })
    return { src: name }
  })
  const { value, messages } = await mammoth.convertToHtml(input, { convertImage, styleMap: TITLE_STYLE })
  const post = readHtml(value, [...messages.map(({ message }) => `From Word: ${message}`), NEVER_TAKEN_OVER])
  return { post, pictures }
}
