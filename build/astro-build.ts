/** What our build adds to Astro's: the process entry, the browser modules, the hashes of files, and compressed files. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import { build, type Plugin, type Rolldown } from 'vite'
import { clientEntries, type ClientEntryName } from '../src/platform/client-entries.ts'
import { INTEGRITY_FILE } from '../src/platform/http/integrity.ts'
import { bundledPackages } from './bundled-packages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Makes `src/server.ts` the entry of the server build, so that the process and the pages share one set of modules. */
export const nodeProcess: AstroIntegration = {
  name: 'node-process',
  hooks: {
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'node-process',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('../src/server.ts', import.meta.url),
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: { serverOutput: 'stable', hybridOutput: 'stable', staticOutput: 'stable', sharpImageService: 'stable' },
      })
    },
  },
}

/** A press waits for these: each is one file, so that it waits for the network once and not for import after import. */
const inOneFile: ReadonlySet<string> = new Set<ClientEntryName>(['notaries'])

async function bundleAlone(path: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: join(root, path) } },
  })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [chunk, ...others] = chunks
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${path} is not one file`)
  return chunk.code
}

/** Builds the browser modules beside Astro's own and writes their hashed addresses to `dist/client-entries.json`. */
export const clientModules: Plugin = {
  name: 'client-modules',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildStart() {
    for (const [name, path] of Object.entries(clientEntries)) if (!inOneFile.has(name)) this.emitFile({ type: 'chunk', id: join(root, path), name })
  },
  async generateBundle(_options, bundle) {
    const all = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
    // Astro drops style sheets that none of its pages imports, unless a chunk names them as assets: those of parts that are loaded late too.
    for (const { viteMetadata } of all) for (const file of viteMetadata?.importedCss ?? []) viteMetadata?.importedAssets.add(file)
    const chunks = all.filter((file) => file.isEntry)
    const entryOf = async ([name, path]: [string, string]) => {
      if (inOneFile.has(name)) {
        const file = this.emitFile({ type: 'asset', name: `${name}.js`, source: await bundleAlone(path) })
        return [name, { script: `/${this.getFileName(file)}`, styles: [] }]
      }
      const chunk = chunks.find((file) => file.facadeModuleId === join(root, path))
      if (!chunk) throw new Error(`no chunk for ${path}`)
      return [name, { script: `/${chunk.fileName}`, styles: stylesOf(chunk, bundle) }]
    }
    const entries = await Promise.all(Object.entries(clientEntries).map(entryOf))
    writeFileSync(join(root, 'dist', 'client-entries.json'), JSON.stringify(Object.fromEntries(entries)))
  },
}

/** The style sheets of a chunk and of everything it imports at once. */
function stylesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  const own = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)
  const imported = chunk.imports.flatMap((file) => {
    const next = bundle[file]
    return next?.type === 'chunk' ? stylesOf(next, bundle, seen) : []
  })
  return [...new Set([...imported, ...own])]
}

/** Development loads them from where they are. */
export const withPackages: Plugin = {
  name: 'with-packages',
  apply: 'build',
  config: () => ({ ssr: { noExternal: bundledPackages } }),
}

/**
 * A process holds the text of its own files. One letter beyond ASCII makes every letter of a file take two bytes, and a seventh of the text is
 * what is said of the code: of the largest file that was a million and a half bytes.
 */
export const leanServerFiles: Plugin = {
  name: 'lean-server-files',
  apply: 'build',
  configEnvironment: (name) => (name === 'ssr' ? { build: { rolldownOptions: { output: { charset: 'ascii', comments: { jsdoc: false } } } } } : undefined),
  applyToEnvironment: (environment) => environment.name === 'ssr',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      const found = file.type === 'chunk' ? /.{0,40}[^\0-\x7F]/.exec(file.code) : undefined
      if (found) this.error(`${file.fileName} holds a letter that the build cannot write as ASCII; in String.raw write it as \\u: ${found[0]}`)
    }
  },
}

/** In development, articles, knowledge and figures are read anew when one of them changes. */
export const contentReload: Plugin = {
  name: 'content-reload',
  apply: 'serve',
  configureServer(server) {
    const folder = join(root, 'content')
    server.watcher.add(folder)
    server.watcher.on('change', (path) => {
      if (path.startsWith(folder)) void server.restart()
    })
  },
}

/** Writes the hashes of the scripts and style sheets, as they are sent, to `dist/integrity.json`. */
export const fileHashes: AstroIntegration = {
  name: 'file-hashes',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = join(fileURLToPath(dir), '_astro')
      const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name))
      const hashes = names.map((name) => [
        `/_astro/${name}`,
        `sha384-${createHash('sha384')
          .update(readFileSync(join(folder, name)))
          .digest('base64')}`,
      ])
      writeFileSync(join(root, 'dist', INTEGRITY_FILE), JSON.stringify(Object.fromEntries(hashes)))
    },
  },
}

/** Brotli and gzip beside every text file, at the highest level, once. */
export const compressedFiles: AstroIntegration = {
  name: 'compressed-files',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir)
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(?:js|css|svg|txt|json|webmanifest)$/.test(entry.name)) continue
        const path = join(entry.parentPath, entry.name)
        const bytes = readFileSync(path)
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  },
}
