import fs from 'node:fs'
import path from 'node:path'

import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'

import { completely } from './completely.mjs'

/**
 * Where nightly backups are kept.
 * @typedef {{ name: string, list: () => Promise<string[]>, read: (name: string) => Promise<string>, add: (file: string) => Promise<void>, remove: (name: string) => Promise<void> }} Place
 */

/**
 * The place of the settings; null without them.
 * @param {Record<string, string | undefined>} env
 */
export function configuredPlace(env) {
  if (env.BACKUP_DIR) return folderPlace(env.BACKUP_DIR)
  if (!env.BACKUP_BUCKET) return null
  return bucketPlace({
    bucket: env.BACKUP_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
    // As for the uploads, src/lib/integrations/storage/s3-store.ts, but with time to store a large file.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, socketTimeout: 5 * 60_000 },
  })
}

/** @returns {Place} a folder, such as one on another machine that is mounted here */
export function folderPlace(folder) {
  return {
    name: folder,
    list: async () => fs.readdirSync(folder),
    read: async (name) => fs.readFileSync(path.join(folder, name), 'utf8'),
    add: (file) =>
      completely(path.join(folder, path.basename(file)), async (partial) => {
        await fs.promises.copyFile(file, partial)
        fs.chmodSync(partial, 0o600)
      }),
    remove: async (name) => fs.rmSync(path.join(folder, name)),
  }
}

/**
 * A bucket, in files of at most 5 GB, the most that S3 takes at once.
 * @param {import('@aws-sdk/client-s3').S3ClientConfig & { bucket: string }} settings
 * @returns {Place}
 */
function bucketPlace({ bucket, ...config }) {
  const client = new S3Client(config)
  return {
    name: `the bucket ${bucket}`,
    async list() {
      const names = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket }))
        names.push(...Contents.map(({ Key }) => Key))
      return names
    },
    async read(name) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }))
      return Body.transformToString()
    },
    async add(file) {
      const { size } = fs.statSync(file)
      const Body = fs.createReadStream(file)
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: path.basename(file), Body, ContentLength: size }))
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }))
    },
  }
}
