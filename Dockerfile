# One node of Waybill. It needs a PostgreSQL 15 or newer (DATABASE_URL), WAYBILL_SECRET and PUBLIC_URL; see docs/operations.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --loglevel=error && npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production WAYBILL_HOST=0.0.0.0 WAYBILL_DATA=/data
WORKDIR /app
COPY --from=build /app /app
# A user with an entry in /etc/passwd: the embedded database refuses one without.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:8080/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "packages/server/src/main.ts"]
