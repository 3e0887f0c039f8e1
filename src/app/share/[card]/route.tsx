import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { ImageResponse } from 'next/og'
import sharp from 'sharp'

import { readPictureFile } from '@/lib/data/picture-file'
import { SHARE_CARDS, SHARE_CARD_SIZE, shareCardFile, type ShareCard } from '@/lib/site/share-cards'

import { Card, CARD_PICTURE_SIZE } from '../card'
import { CARDS } from '../cards'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => SHARE_CARDS.map((card) => ({ card: shareCardFile(card) }))

/** The picture that networks show when somebody shares a page. */
export async function GET(_request: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params
  const { title, pictureKey } = await CARDS[nameOf(card)]()
  const [picture, mark, commissioner, golos] = await Promise.all([
    jpegOf(pictureKey),
    fromRoot('public/mark.svg'),
    fromRoot('src/app/fonts/commissioner-500.woff'),
    fromRoot('src/app/fonts/golos-text-400.woff'),
  ])
  const drawn = new ImageResponse(<Card title={title} picture={picture} mark={`data:image/svg+xml;base64,${mark.toString('base64')}`} />, {
    ...SHARE_CARD_SIZE,
    fonts: [
      { name: 'Commissioner', data: commissioner, weight: 500 },
      { name: 'Golos Text', data: golos, weight: 400 },
    ],
  })
  // A PNG of a room has half a megabyte, which some networks refuse.
  const jpeg = await sharp(await drawn.arrayBuffer()).jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer()
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } })
}

function nameOf(file: string): ShareCard {
  return SHARE_CARDS.find((card) => shareCardFile(card) === file) ?? 'home'
}

/** Satori reads neither WebP nor AVIF. */
async function jpegOf(key: string): Promise<string> {
  const jpeg = await sharp(await readPictureFile(key)).resize({ ...CARD_PICTURE_SIZE, position: 'centre' }).jpeg({ quality: 88 }).toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

const fromRoot = (file: string) => readFile(path.join(/* turbopackIgnore: true */ process.cwd(), file))
