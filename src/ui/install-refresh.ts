/** Development only: the component refresh of the development server expects these before the first component loads. */
export async function installRefresh(): Promise<void> {
  const path = '/@react-refresh'
  const refresh = (await import(/* @vite-ignore */ path)) as { injectIntoGlobalHook(target: Window): void }
  refresh.injectIntoGlobalHook(window)
  Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
}
