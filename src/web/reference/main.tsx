/** The API reference: Swagger UI on the service's own description of itself. */

interface SwaggerOptions {
  readonly url: string;
  readonly domNode: Element;
  /** Null: nothing is sent to a validator elsewhere. */
  readonly validatorUrl: null;
  readonly plugins: readonly object[];
  readonly defaultModelsExpandDepth: number;
  readonly tryItOutEnabled: boolean;
  readonly persistAuthorization: boolean;
}

declare global {
  interface Window {
    SwaggerUIBundle?: (options: SwaggerOptions) => unknown;
  }
}

async function load(script: string): Promise<void> {
  const element = document.createElement("script");
  element.src = script;
  await new Promise((resolve, reject) => {
    element.addEventListener("load", resolve);
    element.addEventListener("error", reject);
    document.head.append(element);
  });
}

const main = document.querySelector("main");
if (main !== null) {
  await load("/assets/swagger-ui.js");
  window.SwaggerUIBundle?.({
    url: "/openapi.json",
    domNode: main,
    validatorUrl: null,
    // Its list of servers has no name that a screen reader could say, and there is one server.
    plugins: [{ wrapComponents: { ServersContainer: () => () => null } }],
    defaultModelsExpandDepth: 0,
    tryItOutEnabled: true,
    // The key stays in the page, and goes with it.
    persistAuthorization: false,
  });
}
