import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { LONGEST_PX, pictureOf, type PictureRead } from './read-picture'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href

/** Draws the first page of a PDF as a picture. Loaded only when a PDF is chosen, as the library is large. */
export async function readPlanPdf(file: Blob): Promise<PictureRead> {
  const loading = getDocument({ data: await file.arrayBuffer(), isEvalSupported: false, verbosity: 0 })
  try {
    const page = await (await loading.promise).getPage(1)
    const { width, height } = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: LONGEST_PX / Math.max(width, height) })
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(viewport.width))
    canvas.height = Math.max(1, Math.round(viewport.height))
    const canvasContext = canvas.getContext('2d', { alpha: false })
    if (!canvasContext) return { ok: false, message: 'This browser can’t show PDFs here. Choose a picture.' }
    await page.render({ canvasContext, viewport, background: 'white' }).promise
    return { ok: true, picture: pictureOf(canvas) }
  } catch (err) {
    return {
      ok: false,
      message:
        err instanceof Error && err.name === 'PasswordException'
          ? 'This PDF is locked with a password. Save it without one, or choose a picture.'
          : 'This PDF can’t be read here. Save its page as a picture.',
    }
  } finally {
    await loading.destroy()
  }
}
