# One image for every process of the site; docker-compose.yml shows how they go together.
FROM node:22-bookworm-slim

RUN mkdir /app && chown node:node /app
WORKDIR /app
USER node

# What `npm start` does as well, without the tools for tests; the mark tells it that the packages are there.
COPY --chown=node:node package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error \
  && printf '%s without development tools' "$(sha256sum package-lock.json | cut -c 1-64)" > node_modules/.installed-lock \
  && npm cache clean --force

# Pages are prerendered from a database. This builds on an embedded one that is thrown away; the server renders each
# page afresh from the real one at its first visit. Takes 2.2 GiB of memory.
COPY --chown=node:node . .
RUN NODE_ENV=production node scripts/build.mjs \
  && rm -rf .data .next/cache \
  && mkdir -p .data media/uploads

EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=90s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

ENV NODE_ENV=production
CMD ["node", "scripts/start.mjs", "--web"]
