import { createApp } from "../../src/server/app.ts";
import { makeParts } from "../server/service.ts";

interface Layer {
  readonly path: string;
  readonly methods: readonly string[];
}

/** Every route of the service: `POST /v4/decode`. */
export async function routesOfService(): Promise<readonly string[]> {
  const { parts, remove } = await makeParts();
  const layers = createApp(parts).middleware.flatMap(layersOf);
  await remove();
  return layers.flatMap(({ path, methods }) =>
    methods.filter((method) => method !== "HEAD").map((method) => `${method} ${path}`),
  );
}

function layersOf(middleware: object): readonly Layer[] {
  if (!("router" in middleware) || typeof middleware.router !== "object") return [];
  const { router } = middleware;
  return router !== null && "stack" in router && Array.isArray(router.stack)
    ? router.stack.filter(isLayer)
    : [];
}

function isLayer(value: unknown): value is Layer {
  return typeof value === "object" && value !== null && "path" in value && "methods" in value;
}
