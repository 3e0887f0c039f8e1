import fs from 'node:fs'
import path from 'node:path'

import { DeleteObjectCommand, paginateListObjectsV2, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'

/**
 * Where nightly backups are kept.
 * @typedef {{ list: () => Promise<string[]>, add: (file: string) => Promise<void>, remove: (name: string) => Promise<void> }} Place
 */

/** @returns {Place} a folder, such as one on another machine that is mounted here */
export function folderPlace(folder) {
  return {
    list: async () => fs.readdirSync(folder),
    async add(file) {
      const name = path.basename(file)
      const partial = path.join(folder, `${name}.partial`)
      try {
        fs.copyFileSync(file, partial)
        fs.chmodSync(partial, 0o600)
        fs.renameSync(partial, path.join(folder, name))
      } finally {
        fs.rmSync(partial, { force: true })
      }
    },
    remove: async (name) => fs.rmSync(path.join(folder, name)),
  }
}

/**
 * A bucket, in files of at most 5 GB, the most that S3 takes at once.
 * @param {import('@aws-sdk/client-s3').S3ClientConfig & { bucket: string }} settings
 * @returns {Place}
 */
export function bucketPlace({ bucket, ...config }) {
  const client = new S3Client(config)
  return {
    async list() {
      const names = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket }))
        names.push(...Contents.map(({ Key }) => Key))
      return names
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
