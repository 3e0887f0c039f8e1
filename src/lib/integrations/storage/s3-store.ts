import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'

import { kindOfFile, mimeOf } from '@/lib/domain/files/file-kinds'
import type { S3Settings } from '@/lib/platform/settings'

import type { FileStore } from './file-store'

/** `forcePathStyle` and the checksum settings suit every S3-compatible server, not only Amazon's. */
export function s3ClientConfig({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3ClientConfig {
  return {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // An upload waits within its database transaction, which PostgreSQL ends after 15 s.
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, socketTimeout: 5_000 },
  }
}

export function s3Store(settings: S3Settings): FileStore {
  const client = new S3Client(s3ClientConfig(settings))
  const Bucket = settings.bucket
  return {
    async list() {
      const names: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
        names.push(...Contents.flatMap(({ Key }) => (Key ? [Key] : [])))
      return names
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: name }))
    },
    async write(name, content) {
      const kind = kindOfFile(content)
      const ContentType = kind ? mimeOf(kind) : undefined
      await client.send(new PutObjectCommand({ Bucket, Key: name, Body: content, ContentType }))
    },
  }
}
