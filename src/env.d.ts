/// <reference types="astro/client" />
/// <reference types="vite/client" />

declare namespace App {
  interface Locals {
    app: import('./app.ts').App
    requestId: string
    /** Present on pages that act for the visitor. */
    context: import('./platform/context.ts').Context | undefined
    /** What went wrong, on the page that says so. */
    fault?: Error | undefined
  }
}
