# One image for all processes of the site; docker-compose.yml shows how to run them together.
# docs/how-to/update-dependencies.md says when to raise it.
FROM node:24.21.0-bookworm-slim

RUN mkdir /app && chown node:node /app
WORKDIR /app
USER node

# Same as `npm start` does, but without development dependencies; the marker file tells it that packages are installed.
COPY --chown=node:node package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error \
  && printf '%s without development tools' "$(sha256sum package-lock.json | cut -c 1-64)" > node_modules/.installed-lock \
  && npm cache clean --force

# Pages are prerendered against a throwaway embedded database; the server renders each page again from the real one on
# its first visit. The build needs 3 GiB of memory.
COPY --chown=node:node . .
RUN NODE_ENV=production node scripts/build.mjs \
  && rm -rf .data .next/cache \
  && mkdir -p .data/mail media/uploads

EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=90s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

ENV NODE_ENV=production LOG_FORMAT=json
CMD ["node", "scripts/start.mjs", "--web"]
