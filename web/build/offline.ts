// Builds the service worker, which has to know every file of the page: `/sw.js`, one classic script, because not every browser
// runs modules there.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

export function offline(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'bastide-offline',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle(_, bundle) {
      const { root, publicDir } = config;
      const outDir = resolve(root, config.build.outDir);
      const built = Object.keys(bundle).filter((name) => name !== 'index.html' && !name.endsWith('.map'));
      const shipped = existsSync(publicDir) ? readdirSync(publicDir) : [];
      const files = [...built, ...shipped].sort().map((name) => `/${name}`);
      // Built files carry a hash in their names; of the others the content counts, and of this worker its source.
      const hash = createHash('sha256').update(JSON.stringify(files));
      for (const name of ['index.html', ...shipped]) hash.update(readFileSync(resolve(outDir, name)));
      for (const name of readdirSync(resolve(root, 'src/offline')).sort())
        hash.update(readFileSync(resolve(root, 'src/offline', name)));
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: {
          __FILES__: JSON.stringify(files),
          __VERSION__: JSON.stringify(hash.digest('hex').slice(0, 16)),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: resolve(root, 'src/offline/sw.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}
