import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { ImageResponse } from 'next/og'
import sharp from 'sharp'

import { getPowerboard } from '@/lib/data/panels'
import { readPictureFile } from '@/lib/data/picture-file'
import { getShareCard } from '@/lib/data/share-cards'
import { drawPlace } from '@/lib/illustrations/locator'
import { pageOfCard, SHARE_CARD_SIZE } from '@/lib/seo/share-cards'

import { Card, CARD_PICTURE_SIZE } from '../card'

// Drawn on the first request, then cached until a page or a picture changes; query parameters are ignored.
export const dynamic = 'force-static'

export const generateStaticParams = () => []

/** The share image of a page for social networks. */
export async function GET(_request: Request, { params }: { params: Promise<{ page: string[] }> }) {
  const page = pageOfCard((await params).page)
  const card = page === null ? null : await getShareCard(page)
  if (!card) return new Response(null, { status: 404 })
  const [picture, mark, commissioner, golos, panel] = await Promise.all([
    jpegOf(card.picture.file),
    fromRoot('public/mark.svg'),
    fromRoot('src/app/fonts/commissioner-500.woff'),
    fromRoot('src/app/fonts/golos-text-400.woff'),
    getPowerboard(),
  ])
  const drawn = new ImageResponse(
    <Card
      title={card.title}
      picture={picture}
      isSimulation={card.picture.isSimulation}
      mark={svgUrl(mark)}
      panel={panel}
      map={card.place && svgUrl(drawPlace(card.place))}
    />,
    {
      ...SHARE_CARD_SIZE,
      fonts: [
        { name: 'Commissioner', data: commissioner, weight: 500 },
        { name: 'Golos Text', data: golos, weight: 400 },
      ],
    },
  )
  // A PNG of a room is about half a megabyte, which some networks reject.
  const jpeg = await sharp(await drawn.arrayBuffer())
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } })
}

/** Satori supports neither WebP nor AVIF. */
async function jpegOf(file: string): Promise<string> {
  const jpeg = await sharp(await readPictureFile(file))
    .resize({ ...CARD_PICTURE_SIZE, position: 'centre' })
    .jpeg({ quality: 88 })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

const svgUrl = (svg: string | Buffer) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

const fromRoot = (file: string) => readFile(path.join(/* turbopackIgnore: true */ process.cwd(), file))
